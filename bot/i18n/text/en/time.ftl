# Turn times, computer players that sit in, and coming back.

## On the table

time-due = ⏳ { $name } { $when }
sits-in = { $name } (🤖 sits in)
sits-in-short = { $name } 🤖
sat-in-for-you = A computer player sits in for you; the seat is yours.
game-paused = ⏸ The game pauses: nobody is here. Whatever one of you presses goes on with it; without that the table is closed without a result { $when }.
game-closed = This table is closed; its game has no result.
button-here = I'm back
button-take-over = Take over a seat

## Messages

turn-reminder = { $name }, half of the time for your move is over; a computer player sits in { $when }.
answer-back = You play for yourself again at table { $table }.

## Refusals

error-not-absent = Nobody sits in for you at this table.
error-own-seat-only = You have left another seat of this game and know its cards; when the game is over you may sit down again.
error-no-newcomers = On this server nobody new takes over a seat in a running game; when it is over you may sit down.
