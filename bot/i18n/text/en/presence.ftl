# Who is there: turn times, players who are gone, computer players that sit in, and coming back.

## On the table

button-wake = Wake
button-sit-in = Let a computer play
button-awake = I'm here
wake-line =
    ⏰ { $name }, { $count ->
        [one] are you still there? If you don't answer, the game can go on without you { $when }.
       *[other] are you all still there? If you don't answer, the game can go on without you { $when }.
    }
wake-own = ⏰ The others are asking whether you're still there. If you don't answer, they can go on without you { $when }.
gone-silent = 💤 { $name } doesn't answer. Press “Let a computer play”, and a computer player fills in.
gone-left = 🚪 { $name } has left this server. Press “Let a computer play”, and a computer player fills in.
time-due = ⏳ { $name }'s turn ends { $when }
sits-in = { $name } (🤖 fills in)
sits-in-short = { $name } 🤖
sat-in-for-you = A computer player fills in for you. The seat is still yours.
game-paused = ⏸ The game is paused because all players are away. Any button resumes it. Otherwise the table is closed { $when }, without a result.
button-here = I'm back
turn-reminder = { $name }, half of your turn time is over. A computer player fills in { $when }.
answer-back = You're playing for yourself again at table { $table }.

## Refusals

error-wake-too-early = You can wake this player <t:{ $when }:R>.
error-woken-already = This player has already been asked, and can answer until <t:{ $when }:t>.
error-wake-yourself = The game is waiting for you.
error-nobody-to-wake = The game isn't waiting for a player you could wake.
error-nobody-gone = No seat needs a computer player. Everyone is here, or a computer player is already filling in.
error-mentioned-too-often =
    { $minutes ->
        [one] I've mentioned people often enough for now. Try again in one minute.
       *[other] I've mentioned people often enough for now. Try again in { $minutes } minutes.
    }
error-not-absent = No computer player is filling in for you at this table.
