# Words that all games share. A game's own catalog is loaded over this one.

## Cards, lists and small forms

card-back = 🂠
card-back-name = a card lying face down
card-faded = ({ $card })
card-full = { $short } { $name }
card-named = { $card }→{ $named }
card-named-name = { $card } as { $named }
cards-none = no cards
column = { " · " }
labelled = { $label }: { $text }
number = { $number }
gain = +{ $number }
list-last = { $head } and { $last }
list-more = { $head }, { $next }
trick-play = { $name }: { $card }
trick-winning = { $name }: { $card } ★
value-false = no
value-true = yes
value-none = none

## People

computer-name = 🤖 { $name }
computer-in-words = { $name } (computer)
computer-short = 🤖{ $name }
person-name = Player { $number }
side-name = { $first } & { $second }

## The lobby

lobby-title = { $game } · table { $table }
lobby-heading =
    { $missing ->
        [0] Ready to start
        [one] Waiting for one more player
       *[other] Waiting for { $missing } more players
    }
lobby-seat = { $number }. { $name }
lobby-host = { $number }. { $name } 👑
lobby-free = { $number }. –
lobby-more = up to { $count } more may join
lobby-rules = House rules { $code }: { $rules }
lobby-rules-standard = standard
lobby-partners = Partners: { $sides }
swap-asked = { $name } asks { $other } to swap seats.
seats-title = Seats at table { $table }
seats-free = Seat { $number }: free
seats-taken = Seat { $number }: { $name }
seats-sit = Sit at …
seats-swap = Have two swap …
table-closed = This table is closed

## Buttons of a table

button-join = Join
button-leave = Leave
button-computer = Add computer
button-remove-computer = Remove computer
button-rules = Rules
button-how-to-play = How to play
button-start = Start
start-asked = { $name } wants to start. { $host }: shall it start?
start-by-itself = Without a press of { $host } it starts { $when }.
button-start-yes = Yes, start
button-not-yet = Not yet
button-seats = Seats
button-swap = Swap seats
button-stay = Stay
button-slate = Slate
button-hand = My hand
button-refresh = Refresh
button-wait = Wait for a seat
button-unwait = Stop waiting
button-rematch = Rematch
button-back = Back
button-yes = Yes
button-table = To the table

## The table

events-none = nothing yet
game-number = This was game { $number }: /replay and /verify take that number
table-small = Table { $table } · house rules { $code }
ended-here = This deal is over; the table goes on in a new message.
deal-headline = Deal { $deal }: { $points }
deal-gain = { $name } { $points }
deal-nothing = no points
moved-on-link = The table is further down: { $link }
result-heading = Game over: { $reason }
result-winner = ✗ { $name } · Score: { $score }
result-loser = ● { $name } · Score: { $score }
result-other = { $name } · Score: { $score }
result-away = { $names } had others play in more than half of the deals: of that, only a defeat counts.
glossary = { "" }
result-slate = The slate
slate-line = { $name } { $marks }
slate-tally = Tally: { $sides }
slate-struck = ~ ~ struck through: one point to go at the start of a deal
## What happens before the cards are dealt

event-first-dealer = { $dealer } deals first, by lot.
event-sat-down = { $players } sit down.

## Waiting for a seat

waiting-line = Waiting for a seat: { $parties }
waiting-next = { $place }. { $names }
waiting-alone = { $place }. { $names } (and whoever comes)
waiting-none = Nobody waits for a seat.

## Hands

hand-over = This hand is over.
hand-asleep = Nothing has been pressed here for a while, and I can't keep this hand up to date any longer. Press **Refresh** and it goes on.
hand-moved = Your hand is here now: { $link }
pick-chosen = Chosen: { $cards }
why-not = { $label } – { $why }

## Mentions

turn-mention = { $name }, it's your turn.
vote-mention = { $name }, the table asks you something.
dm-closed = { $name }, I can't write to you directly. Press “My hand” on the table: it shows the same, to you alone.
dm-closed-to-all = Discord keeps me from sending direct messages to new people for some hours. Press “My hand” on the table: it shows your cards, to you alone.

## Answers to commands and clicks

answer-helping = You sit at table { $table } and help out: this game counts neither for you nor against you.
answer-left = You have left table { $table }.
answer-joined = You sit at table { $table }.
answer-waiting = You wait for a seat at table { $table }.
answer-started = Table { $table } has started.
answer-start-asked = The host of table { $table } is asked; without an answer it starts by itself.
join-running = No table here waits for players, but at table { $table } a computer player has a seat that you can take over. You would help out: the game counts neither for you nor against you.
record-ready = Game { $number }: the record, and what happened in words.
rules-title = { $game }: { $topic }
rules-topics = More topics
rules-table = House rules of table { $table }
rules-code = Code { $code }; what differs from the standard stands first.
rules-missing = There is no page of rules for this game yet.

## Reasons a game ends

reason-target = the target was reached
reason-knockout = only one was left
reason-irregularity = an irregularity
hand-in-dm = Your cards are in your direct messages: { $link }
decimal-mark = .
why-columns = Chance to win · against the rule of thumb’s choice ({ $usual })
dealt-hand = { $player }
open-hands-deal = Deal { $deal }
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-create-events = Create Events

back-soon = ⏳ The bot is back in a moment; your table is saved.
