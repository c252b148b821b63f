# Hints: what the strongest player would do, for one person who asks.

button-hint = Hint
button-hints = Allow hints
button-no-hints = No hints
hints-allowed = 💡 Everybody may ask for hints here. Games at such a table are not rated.
hints-small = hints allowed, not rated
choice-nothing = nothing for now
hint = Hint: **{ $action }**.
hint-only = Nothing else is allowed.
hint-rule = That is what the rule of thumb says here.
hint-thumb = That is the usual move, and nothing else that was tried is clearly better; your chance to win the game is about { $chance } %.
hint-searched = { $more ->
        [0] It wins a little more often than the usual move ({ $usual }); your chance to win the game is about { $chance } %.
        [one] It wins one game in a hundred more than the usual move ({ $usual }); your chance to win the game is about { $chance } %.
       *[other] It wins { $more } games in a hundred more than the usual move ({ $usual }); your chance to win the game is about { $chance } %.
    }
hint-second-same = Second best, about as good: { $action }.
hint-second-little = Second best, a little worse: { $action }.
hint-second-more = Second best, clearly worse: { $action }.
hint-second-much = Second best, far worse: { $action }.
error-no-hints = There are no hints at this table: its host would have to allow them before the game.
error-no-hint = There is nothing for you to decide right now.
