# Who is there: turn times, players who are gone, computer players that sit in, and coming back.

## On the table

button-wake = Wake
button-sit-in = Take over
button-awake = I'm here
wake-line = ⏰ { $name }, are you still there? Without an answer, the others can go on without you { $when }.
wake-own = ⏰ The others ask whether you are still there. Without an answer, they can go on without you { $when }.
gone-silent = 💤 { $name } doesn't answer. Votes and requests go on without this player; Take over lets a computer player in.
gone-left = 🚪 { $name } has left this server. Votes and requests go on without this player; Take over lets a computer player in.
time-due = ⏳ { $name } { $when }
sits-in = { $name } (🤖 sits in)
sits-in-short = { $name } 🤖
sat-in-for-you = A computer player sits in for you; the seat is yours.
game-paused = ⏸ The game pauses: nobody is here. Whatever one of you presses goes on with it; without that the table is closed without a result { $when }.
button-here = I'm back
turn-reminder = { $name }, half of the time for your move is over; a computer player sits in { $when }.
answer-back = You play for yourself again at table { $table }.

## Refusals

error-wake-too-early = You can wake this player <t:{ $when }:R>.
error-woken-already = This player was woken already and can answer until <t:{ $when }:t>.
error-wake-yourself = The game waits for you.
error-nobody-to-wake = The game waits for no player who could be woken.
error-nobody-gone = There is no seat to take over: all players are here, or a computer player sits in.
error-mentioned-too-often =
    { $minutes ->
        [one] People were mentioned often enough for now; try again in one minute.
       *[other] People were mentioned often enough for now; try again in { $minutes } minutes.
    }
error-not-absent = Nobody sits in for you at this table.
