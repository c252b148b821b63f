# Seats: sitting down, leaving, places, starting a game.

## The lobby

lobby-seat = { $number }. { $name }
lobby-host = { $name } 👑
lobby-free = { $number }. free
seats-free-place = free seat
lobby-from = { $count } or more can start
lobby-partners = Partners: { $sides }
lobby-computer-partner = A computer that partners a person always plays its best, so no one loses because of a weak partner.
event-sat-down = { $players } sit down.
swap-asked = { $name } asks { $other } to swap seats.
seats-title = Seats at table { $table }
seats-free = Seat { $number }: free
seats-taken = Seat { $number }: { $name }
seats-sit = Sit at …
seats-swap = Swap two seats …
level-rated = { $level } · rating { $rating }
level-of = { $name } · { $level }
level-of-partner = { $name } · { $level } (as a partner)
level-and-manner = { $name } · { $level } · { $manner }
levels-here = Computer players: { $players }
levels-add = Add a computer: choose its level …

## Buttons of a table

button-take-over = Take over a seat
button-join = Join
button-leave = Leave
button-computer = Add computer
button-remove-computer = Remove computer
button-start = Start
button-start-with =
    { $count ->
        [one] Start with { $count } computer
       *[other] Start with { $count } computers
    }
start-asked = { $name } wants to start. { $host }, start now?
start-by-itself = Otherwise the game starts { $when }.
button-seats = Seats
button-partner = { $name }'s partner
button-opponent = { $name }'s opponent
button-learn = Learn it in 3 minutes
button-wait = Wait for a seat
button-unwait = Stop waiting
button-rematch = Rematch

## Waiting for a seat

waiting-line = Waiting for a seat: { $parties }
waiting-next = { $place }. { $names }
waiting-alone = { $place }. { $names } (looking for a partner)

## Answers to commands and clicks

leave-question =
    A game is being played at table { $table }. { $what ->
        [lost] If you leave now, a computer player takes your seat, and you lose the game.
        [last] You are the last person at the table. If you leave now, the table is closed, and the game has no result.
       *[nothing] If you leave now, a computer player takes your seat. The game doesn't count for you.
    } Leave anyway?
answer-helping = You've taken a seat at table { $table } to help out. This game doesn't count for or against you.
answer-left = You have left table { $table }.
answer-joined = You sit at table { $table }.
answer-waiting = You're on the waiting list of table { $table }.
welcome-partner = You are { $name }'s partner.
welcome-opponent = You play against { $name }.
welcome-new = New to { $game }? A short lesson shows you how it is played.
answer-started = Table { $table } has started.
answer-start-asked = I asked the host of table { $table }. Without an answer, the game starts by itself.
join-running = No table here is waiting for players, but you can take over a computer player's seat at table { $table }. You would help out: the game doesn't count for or against you.

## Refusals

error-start-asked = The host has already been asked. Without an answer, the game starts by itself.
error-no-start-wish = The request to start is over.
error-no-such-seat = This table has no such seat.
error-own-seat = That is already your seat.
error-no-swap = The request to swap seats is over.
error-own-seat-only = You left another seat of this game and know its cards. You can sit down again when the game is over.
error-no-newcomers = On this server new players can't take over a seat in a running game. You can sit down when the game is over.
error-already-seated = You already sit at this table. { $status ->
        [lobby] Press “Start” to begin. “Join” is for other people.
        [over] Press “Rematch” to play again.
       *[playing] Press “My hand” to see your cards.
    }
error-already-started = The game has already started. You can sit down when it is over.
error-already-waiting = You're already on this table's waiting list. Your turn will come.
error-no-computer = There is no computer player at this table. Press “More → Add computer” to seat one.
error-no-open-table = There is no open table in this channel. Use /play to open one.
error-not-over = The game is still being played. A rematch is possible when it is over.
error-not-waiting = You're not on this table's waiting list.
error-table-full = This table is full. It has room for { $room }.
error-too-few =
    This game needs { $need } players, and { $have ->
        [one] one is here
       *[other] { $have } are here
    }. Press “More → Add computer”, or wait for others.
error-too-many-seated = With these house rules at most { $room } can play, but { $have } are seated here. Someone has to leave first.
error-too-many-tables =
    { $where ->
        [channel] This channel already has { $limit } tables. Finish or leave one first.
        [guild] This server already has { $limit } tables. Finish or leave one first.
       *[host] You have already opened { $limit } tables. Finish or leave one first.
    }
