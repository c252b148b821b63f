# Words that all games share. A game's own catalog is loaded over this one.

## Cards, lists and small forms

card-back = 🂠
card-back-name = a face-down card
card-faded = ({ $card })
card-full = { $short } { $name }
card-named = { $card }→{ $named }
card-named-name = { $card } as { $named }
cards-none = no cards
column = { " · " }
labelled = { $label }: { $text }
number = { $number }
mention-channel = <#{ $id }>
mention-role = <@&{ $id }>
gain = +{ $number }
list-last = { $head } and { $last }
list-more = { $head }, { $next }
trick-play = { $name }: { $card }
trick-winning = { $name }: { $card } ★
trick-last = Last trick: { $plays }
why-follow = You must follow { $suit }.
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

lobby-title = { $game } · { $state }
table-title = { $game } · table { $table }
lobby-heading =
    { $state ->
        [missing] { $taken } of { $seats } seats taken
        [open] Ready to start · others can still join
        [computer] Ready to start · joining takes a computer's seat
        [full] Ready to start · all { $seats } seats taken
       *[ready] Ready to start
    }
table-needs-players = { $role } Table { $table } ({ $game }) is waiting for players: { $link }
lobby-rules = House rules: { $rules }
lobby-rules-counted = { $count ->
    [0] { $preset }
    [one] { $preset } · one change
   *[other] { $preset } · { $count } changes
    }
details-rules = House rules { $code }
lobby-rules-standard = standard
table-closed = This table is closed

## Buttons of a table

button-rules = Rules
button-how-to-play = How to play
button-slate = Slate
button-last-deal = Last deal
button-hand = My hand
button-more = More
button-text-only = Text only
button-with-pictures = With pictures
button-details = Details
button-own-bids = Bid
button-refresh = Refresh
button-back = Back
button-yes = Yes
button-agree = Agree
button-refuse = Refuse
button-table = To the table

## The table

scene-taken =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
scene-out = out
game-number = Game over. Use number { $number } with /replay and /verify.
game-over = Game over
ended-here = This deal is over. The table goes on in a new message.
moved-on-link = The table is further down: { $link }
game-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
game-shared = { $names } are tied and share the win.
game-lost =
    { $count ->
        [one] { $names } loses.
       *[other] { $names } lose.
    }
game-no-winner = There is no winner.
result-away = A computer played more than half of the deals for { $names }, so only a loss counts for them.
glossary = { "" }
scores-line = Score: { $scores }
slate-line = { $name } { $marks }
slate-won = { $name }: won { $wins }, lost { $losses }
slate-foot = won { $wins } · lost { $losses }
slate-legend = ✗ game won · ● game lost
slate-tally = Tally: { $sides }
slate-struck = ~ ~ struck through: one point to go at the start of a deal
## What happens before the cards are dealt

event-first-dealer = { $dealer } deals first, by lot.
## Hands

hand-over = This deal is over.
deal-brought =
    This deal brought you { $shown } { $points ->
        [one] point
       *[other] points
    }; you have { $score } now.
deal-brought-side =
    This deal brought your side { $shown } { $points ->
        [one] point
       *[other] points
    }; it has { $score } now.
hand-asleep = No one has pressed a button here for a while, so I can't keep this hand up to date any longer. Press **Refresh** to continue.
hand-moved = Your hand is here now: { $link }
pick-chosen = Chosen: { $cards }
why-not = { $label } – { $why }

## Mentions

turn-mention = { $name }, it's your turn.
vote-mention = { $name }, the table has a question for you.
dm-closed = { $name }, I can't send you direct messages. Press “My hand” on the table: it shows your cards, to you alone.
dm-closed-to-all = Discord is blocking my direct messages to new people for a few hours. Press “My hand” on the table: it shows your cards, to you alone.

## Answers to commands and clicks

rules-title = { $game }: { $topic }
rules-topics = More topics
rules-table = House rules of table { $table }
rules-code = Code { $code }. What differs from the standard comes first.
rules-missing = There is no page of rules for this game yet.

## Reasons a game ends

hand-in-dm = Your cards are in your direct messages: { $link }
decimal-mark = .
percent = { $number }%
why-columns = Chance to win · percentage points above or below the usual move ({ $usual })
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
permission-mention-everyone = Mention @everyone, @here, and All Roles
permission-manage-roles = Manage Roles

back-soon = ⏳ The bot will be back in a moment. Your table is saved.

## Pages

leaderboard-page = Page { $page } of { $pages }
button-page-before = ◀ Previous
button-page-after = Next ▶
