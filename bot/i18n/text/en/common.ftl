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
computer-short = 🤖{ $number }
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
option-and-value = { $option } { $value }
table-closed = This table is closed

## House rules

house-title = House rules of { $game }: { $code }
house-standard = The standard
house-start-from = Start from a preset …
house-change = Change an option …
house-number =
    From { $low } to { $high }{ $step ->
        [one] {""}
       *[other] {" "}in steps of { $step }
    }{ $nullable ->
        [yes] , or – for none
       *[no] {""}
    }. Empty: { $standard }
house-code = A code such as BIE-15-KO, a preset, or a name from /house list
house-list = House rules with a name
house-choice = { $name } ({ $code })
house-line = **{ $name }** · { $game } `{ $code }`: { $rules }
house-none = No house rules have a name here yet; /house save gives them one.
house-saved = “{ $name }” now stands for { $code }; /play takes it as a preset.
house-deleted = “{ $name }” is forgotten; its code was { $code }.

## Buttons of a table

button-join = Join
button-leave = Leave
button-computer = Add computer
button-remove-computer = Remove computer
button-rules = Rules
button-how-to-play = How to play
button-start = Start
button-house = House rules
button-slate = Slate
button-code = Enter a code
button-hand = My hand
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
commitment = Proof of the shuffle: { $hash }
commitment-short = Proof of the shuffle: { $hash }, whole in /verify
ended-here = This deal is over; the table goes on in a new message.
moved-on-link = The table is further down: { $link }
result-heading = Game over: { $reason }
result-winner = ✗ { $name } · { $score }
result-loser = ● { $name } · { $score }
result-other = { $name } · { $score }
result-slate = The slate
slate-title = The slate of { $game }, table { $table }
slate-line = { $name } { $marks }
slate-game = Game { $number } · { $code }
slate-now = This game · { $code }
slate-no-deal = No deal has been counted yet.
slate-struck = ~ ~ struck through: one point to go at the start of a deal
slate-earlier = { $count ->
        [one] one earlier game
       *[other] { $count } earlier games
    }
slate-empty = Nothing has been played at this table yet.

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
pick-chosen = Chosen: { $cards }
why-not = { $label } – { $why }

## Mentions

turn-mention = { $name }, it's your turn.
dm-closed = { $name }, I can't write to you directly. Press “My hand” on the table: it shows the same, to you alone.

## Answers to commands and clicks

answer-left = You have left table { $table }.
answer-joined = You sit at table { $table }.
answer-waiting = You wait for a seat at table { $table }.
answer-started = Table { $table } has started.
help-text =
    ## How to play
    { "**/play**" } opens a table here; others press **Join**, or you press **Add computer**, then **Start**.
    Your cards come by direct message, with buttons when you may act. **My hand** on the table shows them too, to you alone.
    { "**/rules**" } explains a game, **/table** brings the table to the bottom of the channel, **/hand** shows your hand.
    { "**/house**" } gives house rules a name, **/slate** is the score sheet of your table, **/leaderboard** shows who has won how often.
    { "**/preferences**" } is for your own language, cards and quiet hours, **/settings** for a server's.
    { "**/replay**" } and { "**/verify**" } show a finished game again and prove that no card was moved.
record-ready = Game { $number }: the record, and what happened in words.
rules-title = { $game }: { $topic }
rules-topics = More topics
rules-table = House rules of table { $table }
rules-code = Code { $code }; what differs from the standard stands first.
rules-missing = There is no page of rules for this game yet.
leaderboard-title = Leaderboard
leaderboard-game-title = Leaderboard: { $game }
leaderboard-house-title = Leaderboard: { $game }, house rules { $code }
leaderboard-empty = No game has been finished here yet.
leaderboard-line =
    { $place }. { $name } · { $games ->
        [one] one game
       *[other] { $games } games
    } · ✗ { $wins } · ● { $losses } · { $points ->
        [1] 1 point
       *[other] { $points } points
    }

## Refusals

error-already-seated = You already sit at this table.
error-already-started = The game has already started; when it is over you may sit down.
error-already-waiting = You already wait for a seat at this table; your turn will come.
error-command-changed = This command has changed; reload Discord (Ctrl+R) or wait a little, then try again.
error-failed = Something went wrong on my side; nothing was changed. Please try again. (Error { $id })
error-game-over = The game is over; press Rematch for another.
error-house-name-length = A name has 1 to { $most } letters.
error-house-name-reserved = “{ $name }” would be taken for a preset or a code; choose another name.
error-house-name-taken = Somebody else has saved “{ $name }”; choose another name, or ask a manager of the server.
error-managers-only = Only who may manage this server can do that.
error-no-computer = No computer player sits here; “Add computer” seats one.
error-no-hand = Nobody has cards at this table now; they come when the game starts.
error-no-house-rules = No house rules are called “{ $name }” here; /house list shows them all.
error-no-open-table = There is no open table in this channel; /play opens one.
error-no-record = There is no finished game number { NUMBER($number, useGrouping: 0) } here; a game can be looked at once it is over.
error-no-table = There is no table { NUMBER($table, useGrouping: 0) }.
error-not-at-a-table = You sit at no table in this channel; /join takes a seat, /play opens a table.
error-not-host = Only the host may do that.
error-not-over = The game is still going on; a rematch comes after it.
error-not-playing = No game is being played at this table; press Start.
error-not-seated = You don't sit at this table; only who sits here may do that.
error-not-waiting = You don't wait for a seat at this table.
error-not-your-turn = It isn't your turn.
error-shutting-down = I am just being restarted; please try again in a moment.
error-stale-view = The table has moved on; look again and choose anew.
error-table-closed = This table is closed; /play opens a new one.
error-table-full = This table is full: { $room } can play here.
error-table-unreadable = I can't read the log of table { NUMBER($table, useGrouping: 0) } any more; please open a new one with /play.
error-too-few =
    { $need } players are needed, { $have ->
        [one] one sits
       *[other] { $have } sit
    } here; press Add computer, or wait for others.
error-too-many-house-rules = This server has { $limit } names for house rules already; a manager can delete one.
error-too-many-seated = With these house rules at most { $room } can play, but { $have } sit here; somebody would have to leave first.
error-too-many-tables =
    { $where ->
        [channel] There are { $limit } tables in this channel already; finish or leave one first.
        [guild] There are { $limit } tables on this server already; finish or leave one first.
       *[host] You have opened { $limit } tables already; finish or leave one first.
    }
error-unknown = That isn't possible now.
error-wrong-phase = That isn't possible at this moment of the game.

## Reasons a game ends

reason-target = the target was reached
reason-knockout = only one was left
reason-irregularity = an irregularity
