# Hosts, the vote to end a game, and closing a table.

## On the table

vote-line = { $name } asks to end this game without a result. Still to agree: { $missing }
button-agree = End the game
button-play-on = Play on

## Questions and answers

end-question = Shall I ask everybody at table { $table } to end this game? If all agree, it ends without a result, and its cards stay secret.
close-question = A game is being played at table { $table }. Close it all the same? It ends without a result, and its cards stay secret.
leave-question =
    A game is being played at table { $table }. { $what ->
        [lost] If you leave now, a computer player takes your seat. It counts as lost for you.
        [last] Nobody else sits there: if you leave now, the table is closed, and the game has no result.
       *[nothing] If you leave now, a computer player takes your seat. The game doesn't count for you.
    } Leave all the same?
answer-vote = Everybody at table { $table } is asked; if all agree, the game ends.
answer-ended = The game at table { $table } has ended without a result.
answer-closed = Table { $table } is closed.
answer-host = { $name } is the host of table { $table } now.
answer-kicked = { $name } sits at table { $table } no longer.

## Refusals

error-already-agreed = You have agreed already; the others are still to answer.
error-close-in-game = A game is being played here; { "**/end**" } asks everybody to end it, and who moderates here may close the table.
error-leave-in-game = A game is being played here; leave it with { "**/leave**" }.
error-kick-in-game = Nobody can be sent away in mid-game; { "**/end**" } asks everybody to end it.
error-kick-yourself = To go yourself, use { "**/leave**" }.
error-start-asked = The host has been asked already; without an answer it starts by itself.
error-no-start-wish = Nobody asks to start any more.
error-no-such-seat = There is no such seat at this table.
error-own-seat = You sit there already.
error-no-swap = Nobody asks you to swap seats.
error-no-vote = Nobody asks to end this game any more.
error-not-at-this-table = That person is not at this table.
