# A finished game to be looked at, move by move.

replay-title = Game { $number } · deal { $deal } of { $deals }
replay-move = Move { $move } of { $moves } · { $code }
replay-waits = { $count ->
    [one] It is { $players }'s turn.
   *[other] The table is waiting for { $players }.
}
replay-choose = Go to a deal …
button-replay = Replay
button-replay-first = First
button-replay-back = Previous
button-replay-on = Next
button-replay-last = Last
button-replay-share = Share
button-replay-words = In words
button-replay-from = Replay from here
error-no-game-yet = This table has not played a game yet.
error-replay-unfinished = This game is not over yet. You can look at it when it is.
button-why = Why?
why-only = It is the only move allowed.
why-unsearched = Only the usual move was considered: { $action }.
why-thumb = It chose the usual move: { $action }. No other move is clearly better.
why-searched = { $action } is clearly better than the usual move, { $usual }.
why-same = { $action } is as good as { $best }, which it would choose now.
why-manner = { $best } is about as good, but this player is { $manner } and prefers { $action }.
why-regret = { $action } is worse than { $best }. A player of its level misses that.
why-otherwise = On a second look it prefers { $best } to { $action }. It may have sampled other deals or run out of time.
why-note = Reconstructed: calculated again from what that seat could know then, by a computer of its level ({ $level }).
why-unknown = unknown, so the strongest
button-open-hands = All hands
open-hands-title = All hands · game { $number }, deal { $deal } of { $deals }
open-hands-choose = Another deal …
open-hands-none = No cards were dealt in this game.
transcript-title = { $game } ({ $code })
transcript-players = At the table: { $players }. { $dealer } deals first.
transcript-line = Line { $line }: { $message }
transcript-by-computer = From here on a computer player plays for { $player }.
transcript-by-another = From here on another player plays for { $player }.
transcript-by-themselves = From here on { $player } plays again.
record-ready = Game { $number }: the record, and what happened in words.
