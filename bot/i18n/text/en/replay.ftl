# A finished game to be looked at, move by move.

replay-title = Game { $number } · deal { $deal } of { $deals }
replay-move = Move { $move } of { $moves } · { $code }
replay-waits = { $count ->
    [one] It is { $players }’s turn.
   *[other] The table waits for { $players }.
}
replay-choose = Go to a deal …
button-replay = Replay
button-replay-first = First
button-replay-back = Back
button-replay-on = On
button-replay-last = Last
button-replay-share = Share
button-replay-words = In words
button-replay-from = Look from here
error-no-game-yet = No game has been played at this table yet.
error-replay-unfinished = This game is not over yet; it can be looked at once it is.
button-why = Why?
why-only = Nothing else was allowed.
why-unsearched = The rule of thumb alone decides here: { $action }.
why-thumb = The rule of thumb’s choice stands: { $action }. Nothing else is clearly better.
why-searched = { $action } is clearly better than the rule of thumb’s choice, { $usual }.
why-same = { $action } is as good as the choice that stands, { $best }.
why-manner = { $action } is about as good as { $best }, and this player is { $manner }: it likes it better.
why-regret = { $action } costs a little against { $best }; a player of its level may take that.
why-otherwise = Calculated again it would rather be { $best } than { $action }: it had sampled other deals, or had too little time.
why-note = Reconstructed: judged again from what that seat could know then, by a computer of its level ({ $level }).
why-unknown = not known, so the strongest
button-open-hands = All hands
open-hands-title = All hands · game { $number }, deal { $deal } of { $deals }
open-hands-choose = Another deal …
open-hands-none = No cards were dealt in this game.
transcript-title = { $game } ({ $code })
transcript-players = At the table: { $players }. { $dealer } deals first.
transcript-line = Line { $line }: { $message }
transcript-by-computer = From here a computer player plays for { $player }.
transcript-by-another = From here somebody else plays for { $player }.
transcript-by-themselves = From here { $player } plays again.
record-ready = Game { $number }: the record, and what happened in words.
