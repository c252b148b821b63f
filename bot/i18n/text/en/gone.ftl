# Players who are gone: waking them, going on without them, and ending a game behind their back.

## On the table

button-wake = Wake
button-sit-in = Take over
button-awake = I'm here
wake-line = ⏰ { $name }, are you still there? Without an answer, the others can go on without you { $when }.
wake-own = ⏰ The others ask whether you are still there. Without an answer, they can go on without you { $when }.
gone-silent = 💤 { $name } doesn't answer. Votes and requests go on without this player; Take over lets a computer player in.
gone-left = 🚪 { $name } has left this server. Votes and requests go on without this player; Take over lets a computer player in.
end-costs = ⚠ { $name } is only away. If the game ends now, the players who vote for it lose it, and there is no winner.
ended-behind-back = The game was ended while a player was away. It is lost for { $names }; there is no winner.

## Answers

answer-ended-behind-back = The game at table { $table } has ended. It counts as lost for the players who ended it.

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
