# Hints: what the strongest player would do, for one person who asks.

button-hint = Hint
button-hints = Allow hints (not rated)
button-no-hints = Turn off hints
hints-allowed = 💡 Everyone can ask for hints here. Games at this table are not rated.
hints-small = hints allowed, not rated
choice-nothing = no action for now
hint = Hint: **{ $action }**.
hint-only = It is the only move allowed.
hint-rule = It is the usual move here.
hint-thumb = It is the usual move, and no other move that was tried is clearly better. Your chance to win the game: about { $chance }%.
hint-searched = { $more ->
        [0] It wins a little more often than the usual move ({ $usual }). Your chance to win the game: about { $chance }%.
        [one] It wins one more game in a hundred than the usual move ({ $usual }). Your chance to win the game: about { $chance }%.
       *[other] It wins { $more } more games in a hundred than the usual move ({ $usual }). Your chance to win the game: about { $chance }%.
    }
hint-second-same = Second best, about as good: { $action }.
hint-second-little = Second best, a little worse: { $action }.
hint-second-more = Second best, clearly worse: { $action }.
hint-second-much = Second best, far worse: { $action }.
error-no-hints = This table has no hints. Only its host can allow them, before the game.
error-no-hint = You have no decision to make right now.
