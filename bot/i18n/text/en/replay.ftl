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
