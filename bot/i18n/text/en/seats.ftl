# Seats: sitting down, leaving, places, starting a game.

leave-question =
    A game is being played at table { $table }. { $what ->
        [lost] If you leave now, a computer player takes your seat. It counts as lost for you.
        [last] Nobody else sits there: if you leave now, the table is closed, and the game has no result.
       *[nothing] If you leave now, a computer player takes your seat. The game doesn't count for you.
    } Leave all the same?
error-start-asked = The host has been asked already; without an answer it starts by itself.
error-no-start-wish = Nobody asks to start any more.
error-no-such-seat = There is no such seat at this table.
error-own-seat = You sit there already.
error-no-swap = Nobody asks you to swap seats.
button-take-over = Take over a seat
error-own-seat-only = You have left another seat of this game and know its cards; when the game is over you may sit down again.
error-no-newcomers = On this server nobody new takes over a seat in a running game; when it is over you may sit down.
