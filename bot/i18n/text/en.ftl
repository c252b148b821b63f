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
list-last = { $head } and { $last }
list-more = { $head }, { $next }
trick-play = { $name }: { $card }
trick-winning = { $name }: { $card } ★
value-false = no
value-true = yes
value-none = none

## People

computer-name = 🤖 Computer { $number }
person-name = Player { $number }
side-name = { $first } & { $second }
unknown-person = somebody

## The lobby

lobby-title = { $game } · table { $table }
lobby-heading =
    { $missing ->
        [0] Ready to start
        [one] Waiting for one more player
       *[other] Waiting for { $missing } more players
    }
lobby-seats = Seats: { $taken } of { $range }
lobby-seat = { $number }. { $name }
lobby-host = { $number }. { $name } 👑
lobby-free = { $number }. –
lobby-more = up to { $count } more may join
lobby-rules = House rules { $code }: { $rules }
lobby-rules-standard = standard
option-and-value = { $option } { $value }
seat-range =
    { $low ->
        [-1] { $high }
       *[other] { $low }–{ $high }
    }
table-closed = This table is closed.

## Buttons of a table

button-join = Join
button-leave = Leave
button-computer = Add computer
button-remove-computer = Remove computer
button-rules = Rules
button-start = Start
button-hand = My hand
button-rematch = Rematch
button-back = Back
button-yes = Yes
button-table = To the table

## The table

events-title = Lately
events-none = nothing yet
commitment = Proof of the shuffle: { $hash }
ended-here = This deal is over; the table goes on in a new message.
moved-on-link = The table is further down: { $link }
result-heading = Game over: { $reason }
result-winner = ✗ { $name } · { $score }
result-loser = ● { $name } · { $score }
result-other = { $name } · { $score }
result-slate = The slate
slate-line = { $name } { $marks }
slate-marks = { $crosses }{ $losses }
jump-pin = Table { $table } in { $channel }

## Hands

hand-title = Your hand · table { $table }
hand-none = You have no cards at the moment.
hand-sent = Your hand is also in your direct messages.
hand-waiting = Nothing to decide for you now.
pick-chosen = Chosen: { $cards }
why-not = { $label }: { $why }

## Mentions

turn-mention = { $name }, it's your turn.
dm-closed = { $name }, I can't write to you directly. Press “My hand” on the table: it shows the same, to you alone.

## Answers to commands and clicks

answer-left = You have left table { $table }.
answer-joined = You sit at table { $table }.
answer-started = Table { $table } has started.
answer-table = Here is table { $table }.
stale-answer = The table has moved on; look again and choose anew.
help-text =
    ## How to play
    **/play** opens a table here; others press **Join**, or you press **Add computer**, then **Start**.
    Your cards come by direct message, with buttons when you may act. **My hand** on the table shows them too, to you alone.
    **/rules** explains a game, **/table** brings the table to the bottom of the channel, **/hand** shows your hand.
    **/leaderboard** shows who has won how often.
rules-title = { $game }: { $topic }
rules-topics = More topics
rules-missing = There is no page of rules for this game yet.
leaderboard-title = Leaderboard
leaderboard-game-title = Leaderboard: { $game }
leaderboard-empty = No game has been finished here yet.
leaderboard-line =
    { $place }. { $name } · { $games ->
        [one] one game
       *[other] { $games } games
    } · ✗ { $wins } · ● { $losses } · { $points } points

## Refusals by the service

error-already-seated = You already sit at this table.
error-already-started = The game has already started.
error-bad-action = That can't be done here.
error-bad-card = There is no such card here.
error-bad-header = The table can't be set up like this.
error-bad-options = These house rules don't go together.
error-game-over = The game is over.
error-no-open-table = There is no open table in this channel; /play opens one.
error-no-table = There is no such table.
error-not-at-a-table = You sit at no table in this channel.
error-no-such-table = There is no such table.
error-no-hand = Nobody has cards at this table now.
error-not-seated = You don't sit at this table.
error-not-host = Only the host may do that.
error-not-playing = No game is being played at this table.
error-not-your-turn = It isn't your turn.
error-stale-view = The table has moved on; look again and choose anew.
error-stale = The table has moved on; look again and choose anew.
error-table-closed = This table is closed.
error-table-full = This table is full.
error-too-few = There are too few players; press Add computer, or wait for others.
error-too-many = There are too many players for this.
error-unknown-game = There is no such game.
error-wrong-phase = That isn't possible just now.
error-unknown = That isn't possible now.
error-failed = Something went wrong on my side; nothing was changed. Please try again. (Error { $id })
error-guild-only = This works on a server only.

## Reasons a game ends

reason-target = the target was reached
reason-knockout = only one was left
reason-irregularity = an irregularity

## Commands, for people whose client is in this language

command-play-description = Open a table in this channel
