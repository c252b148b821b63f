# Seats: sitting down, leaving, places, starting a game.

## The lobby

lobby-seat = { $number }. { $name }
lobby-host = { $number }. { $name } 👑
lobby-free = { $number }. –
lobby-more = up to { $count } more may join
lobby-partners = Partners: { $sides }
event-sat-down = { $players } sit down.
swap-asked = { $name } asks { $other } to swap seats.
seats-title = Seats at table { $table }
seats-free = Seat { $number }: free
seats-taken = Seat { $number }: { $name }
seats-sit = Sit at …
seats-swap = Have two swap …
level-rated = { $level } · { $rating }
level-of = { $name } · { $level }
level-of-partner = { $name } · { $level } (as a partner)
level-and-manner = { $name } · { $level } · { $manner }
levels-here = Computer players: { $players }
levels-add = Choose a computer’s level …

## Buttons of a table

button-take-over = Take over a seat
button-join = Join
button-leave = Leave
button-computer = Add computer
button-remove-computer = Remove computer
button-start = Start
start-asked = { $name } wants to start. { $host }: shall it start?
start-by-itself = Without a press of { $host } it starts { $when }.
button-start-yes = Yes, start
button-not-yet = Not yet
button-seats = Seats
button-swap = Swap seats
button-stay = Stay
button-wait = Wait for a seat
button-unwait = Stop waiting
button-rematch = Rematch

## Waiting for a seat

waiting-line = Waiting for a seat: { $parties }
waiting-next = { $place }. { $names }
waiting-alone = { $place }. { $names } (and whoever comes)
waiting-none = Nobody waits for a seat.

## Answers to commands and clicks

leave-question =
    A game is being played at table { $table }. { $what ->
        [lost] If you leave now, a computer player takes your seat. It counts as lost for you.
        [last] Nobody else sits there: if you leave now, the table is closed, and the game has no result.
       *[nothing] If you leave now, a computer player takes your seat. The game doesn't count for you.
    } Leave all the same?
answer-helping = You sit at table { $table } and help out: this game counts neither for you nor against you.
answer-left = You have left table { $table }.
answer-joined = You sit at table { $table }.
answer-waiting = You wait for a seat at table { $table }.
answer-started = Table { $table } has started.
answer-start-asked = The host of table { $table } is asked; without an answer it starts by itself.
join-running = No table here waits for players, but at table { $table } a computer player has a seat that you can take over. You would help out: the game counts neither for you nor against you.

## Refusals

error-start-asked = The host has been asked already; without an answer it starts by itself.
error-no-start-wish = Nobody asks to start any more.
error-no-such-seat = There is no such seat at this table.
error-own-seat = You sit there already.
error-no-swap = Nobody asks you to swap seats.
error-own-seat-only = You have left another seat of this game and know its cards; when the game is over you may sit down again.
error-no-newcomers = On this server nobody new takes over a seat in a running game; when it is over you may sit down.
error-already-seated = You already sit at this table.
error-already-started = The game has already started; when it is over you may sit down.
error-already-waiting = You already wait for a seat at this table; your turn will come.
error-no-computer = No computer player sits here; “Add computer” seats one.
error-no-open-table = There is no open table in this channel; /play opens one.
error-not-over = The game is still going on; a rematch comes after it.
error-not-waiting = You don't wait for a seat at this table.
error-table-full = This table is full: { $room } can play here.
error-too-few =
    { $need } players are needed, { $have ->
        [one] one sits
       *[other] { $have } sit
    } here; press Add computer, or wait for others.
error-too-many-seated = With these house rules at most { $room } can play, but { $have } sit here; somebody would have to leave first.
error-too-many-tables =
    { $where ->
        [channel] There are { $limit } tables in this channel already; finish or leave one first.
        [guild] There are { $limit } tables on this server already; finish or leave one first.
       *[host] You have opened { $limit } tables already; finish or leave one first.
    }
