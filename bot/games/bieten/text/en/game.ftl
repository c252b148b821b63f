# Words of Bieten.

game-name = Bieten
game-short = Five figures, three tricks, and a bet at any time

## Options

option-target = Target
option-counting = Order of counting
option-wild = Wild cards
option-knockout = Knockout
option-irregularities = Irregularities
option-steal = Stealing cards
option-packets = Dealing
value-target-none = 11, or 9 from five players on
value-counting-bets-first = bets first
value-counting-conceded-first = conceded bets first
value-wild-weli = Weli
value-wild-weli-and-sevens = Weli and the sevens of bells and acorns
value-wild-none = none
value-knockout-false = no
value-knockout-true = yes
value-irregularities-prevented = impossible
value-irregularities-minus-two = possible, cost two points each
value-irregularities-lose-score = possible, cost the whole score
value-irregularities-lose-game = possible, cost the game
value-steal-true = allowed
value-steal-false = no, plain cut
value-packets-1-2 = 1+2
value-packets-2-1 = 2+1
option-exact_target = Going over the target
group-end = End of the game
change-end = End: target, knockout
group-deal = The deal
change-deal = Deal: wild cards, stealing
value-exact_target-false = counts in full
value-exact_target-true = costs the points

## Suits of a wild card, with the names that the figures have

suit-choice-h = ❤️ hearts (Rot)
suit-choice-l = 🍃 leaves (Grün)
suit-choice-b = 🔔 bells (Schellen)
suit-choice-a = 🌰 acorns (Eicheln)

## Figures

glossary = Rot: the highest heart · Grün: the highest leaf · Gleich: the best pair or three of a kind · Hanger: the best run in a suit · Spiel: the last trick. { button-more } → { button-rules }
figure-red = Rot
figure-green = Grün
figure-gleich = Gleich
figure-hanger = Hanger
figure-game = Spiel
figure-claimed =
    { $figure ->
        [red] { figure-red }
        [green] { figure-green }
        [gleich] { figure-gleich }
        [hanger] { figure-hanger }
       *[game] { figure-game }
    }
figure-raised =
    { $figure ->
        [red] { figure-red }
        [green] { figure-green }
        [gleich] { figure-gleich }
        [hanger] { figure-hanger }
       *[game] { figure-game }
    }

## Statistics

summary-unbet = unbet
summary-contested = contested
summary-conceded = conceded
summary-tie = tie
summary-nobody = no one
summary-uncounted = not counted
summary-points = points

## The public panel

title-table = Bieten · deal { $deal }
heading-shuffle = { $dealer } shuffles the next deal.
heading-cut = { $player } to cut.
heading-steal = { $player } looks at the bottom card: steal it or leave it?
heading-lead = Trick { $trick }: { $player } to lead.
heading-turn = Trick { $trick }: { $player } to play.
heading-bet = { $by } bets { $figure }. { $player }: hold or good?
heading-raised = { $by } raises { $figure } to 3. { $player }: hold or good?
line-deal =
    { $phase ->
        [over] Target { $target }
        [before] { $dealer } deals, { $cutter } cuts · target { $target }
       *[play] { $dealer } dealt{ $stolen ->
            [0] {""}
            [one] , { $cutter } stole a card
           *[other] , { $cutter } stole { $stolen } cards
        } · target { $target }
    }
line-bottom = Bottom card, out of play: { $card }
label-trick = Trick { $number }
label-last-trick = Trick { $number }, taken
line-open =
    Not bet yet: { $figures } (worth { $count ->
        [1] 1 point
       *[other] 1 point each
    })
head-figure = Figure
head-value = Worth
head-state = Bets
head-player = Player
head-score = Score
head-cards = Played
state-betting = bet by { $player }
state-raising = raised to 3 by { $player }
state-held = { $player } bet, { $holder } held
state-raised = { $player } raised, { $holder } held
state-conceded =
    { $points ->
        [one] conceded: 1 point for { $player }
       *[other] conceded: { $points } points for { $player }
    }
score = { $score }
score-won = { $score } (+{ $won } in this deal)
score-gespannt = { $score } (+{ $won } in this deal), gespannt
score-gestrichen = ~~{ $score }~~ gestrichen
score-out = { $score }, out
cards-shown = { $cards }
cards-hidden = –

## Buttons

button-bet = Bet { $figure }
button-raise = Raise { $figure } to 3
button-closed = { $figure }: worth { $value }
button-hold = Hold { $figure } at { $value }
button-good = Good
button-lift = Lift { $count }
button-lift-other = Another number
button-steal = Steal { $card }
button-leave = Leave { $card }
button-play = { $card }
button-play-wild = { $card } as …
button-name = { $card }
play-wild-phrase = { $card } as { $named }
prompt-lift = How many cards do you lift?
prompt-lift-thin = 4 to 16 cards
prompt-lift-thick = 17 to 32 cards
prompt-name = { $card } stands for …
line-weli-rank = It counts as the card that you name, just below the real one.

## The hand

title-hand = Bieten · your hand in deal { $deal }
heading-your-cut = Your cut: how many cards do you lift?
heading-your-steal =
    { $left ->
        [one] Steal the bottom card, or leave it for all to see? It is the last one you can steal.
       *[other] Steal the bottom card, or leave it for all to see? You can still steal { $left } cards.
    }
heading-your-lead = Trick { $trick }: your turn to lead.
heading-your-turn = Trick { $trick }: your turn to play.
heading-your-answer =
    { $raised ->
        [yes] { $by } raises { $figure }
       *[no] { $by } bets { $figure }
    }{ $hold ->
        [yes] : hold it at { $value }, or good?
       *[no] : you can only answer good.
    }
label-own-cards = Your cards
label-bottom = Bottom card
label-stolen = Stolen
label-may-be = { $card } can still be
line-gespannt =
    { $needs ->
        [2] You need 2 points: you can't raise.
        [1] You are gespannt, 1 point from the target: you can hold, but not bet or raise.
       *[none] You are gespannt: you can hold, but not bet or raise.
    }
line-figures = You have cards for { $figures }.
line-figures-wild =
    { $held ->
        [no] { $cards } can still make { $open }.
       *[yes] You have cards for { $figures }. { $cards } can still make { $open }.
    }
line-no-figures = You have no cards for Rot, Grün, Gleich or Hanger.
explain-cut =
    { $steal ->
        [no] Lift some cards. Everyone sees the bottom one, and it is out of play.
       *[yes] Lift some cards. You see the bottom one and can steal it.
    }
explain-steal = Steal: the card is one of your three. Leave: everyone sees it, and it is out of play.
figure-meaning =
    { $figure ->
        [red] Rot: the highest heart.
        [green] Grün: the highest leaf.
        [gleich] Gleich: the best pair or three of a kind.
        [hanger] Hanger: the best run in a suit.
       *[game] Spiel: the last trick.
    }
explain-answer = { $meaning } { $hold ->
        [take] Hold: the player who takes it wins { $value } points.
        [lost] You can't win it, so you can't hold.
        [yes] Hold: at the end the best cards win { $value } points.
        [foul] You don't have the cards for it: holding would be an irregularity.
       *[no] You have no cards for it, so you can't hold.
    } Good: { $by } takes { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $last ->
        [yes] .
       *[no] , unless another player holds.
    }
hint-often = Your cards usually win { $figure }.
hint-seldom = Your cards seldom win { $figure }.
hint-wins = It wins the trick for certain, and you lead to the next one.
hint-wins-last = It wins the last trick for certain, and with it { $figure }.
hint-often-wins = It usually wins the trick.
hint-lowest = You can't win this trick, so give up your lowest card.
hint-keeps-highest = You can't win this trick, so keep your highest card, { $card }.
hint-lost-last = You can no longer win { $figure }.
hint-keeps = Keep { $card } for the last trick, which decides { $figure }.
hint-keeps-high = Keep your higher cards for the next tricks.
hint-tricks-over = { $figure } is already won, so the tricks bring no more points.
hint-counts-for = With this name, { $card } counts for { $figures }.
explain-lead = Play any card.
explain-follow = Follow the suit led if you can.
explain-discard = You can't follow suit: play any card.
explain-play = { $play } { $claims }
explain-claims = { $claims ->
        [bet] You can also bet a figure first: if all others say good, its point is yours.
        [raise] You can also raise a figure first: if all others say good, its 2 points are yours.
       *[both] You can also bet or raise a figure first: if all others say good, its points are yours.
    }
line-may-be-any = { $card } can still be any card that you don't hold.
line-may-not-be = { $card } can still be any card that you don't hold, except { $suits }.

## What happens

event-shuffled = { $dealer } shuffles.
event-cut = { $player } lifts some cards.
event-stole =
    { $count ->
        [one] { $player } steals a card.
       *[other] { $player } steals another card ({ $count } now).
    }
event-left =
    { $count ->
        [0] { $player } steals no card.
       *[other] { $player } steals no more.
    }
event-set-up = The cards are set up.
event-dealt = { $dealer } deals.
event-bottom = The bottom card is { $card }.
event-bet = { $player } bets { $figure }.
event-raise = { $player } raises { $figure } to 3.
event-hold = { $player } holds: { $figure } counts { $value }.
event-good = { $player }: good.
event-conceded =
    { $points ->
        [one] { $player } wins 1 point for { $figure }.
       *[other] { $player } wins { $points } points for { $figure }.
    }
event-gespannt =
    { $needs ->
        [1] { $player } is gespannt: 1 point to go.
       *[none] { $player } is gespannt.
    }
event-gestrichen =
    { $count ->
        [one] { $players } is gestrichen: 1 point to go, no bets.
       *[other] { $players } are gestrichen: 1 point to go, no bets.
    }
event-play = { $player } plays { $card }.
event-play-wild = { $player } plays { $card } as { $name }.
event-trick = { $player } takes trick { $number }.
event-figure-won = { $figure }: { $player } +{ $points }
event-figure-tie = { $figure }: a tie, no points
event-figure-nobody = { $figure }: no player has it
event-figure-uncounted = No longer counted: { $figures }
event-weli-minus = Weli without a figure: { $player } −1
event-weli-plus = Weli: { $player } +1
event-figure-over = { $figure }: { $player } goes over the target, { $points ->
    [0] and scores nothing
   *[other] −{ $points }
    }
event-weli-over = Weli: { $player } goes over the target, −1
event-revoke = { $player } failed to follow suit in trick { $trick }{ $points ->
        [0] {""}
       *[other] : −{ $points }
    }
event-unheld-figure = { $player } bet, raised or held { $figure } in trick { $trick } without the cards for it{ $points ->
        [0] {""}
       *[other] : −{ $points }
    }
event-gespannt-offence = { $player } bet or raised { $figure } in trick { $trick }, too close to the target{ $points ->
        [0] {""}
       *[other] : −{ $points }
    }
event-out =
    { $count ->
        [one] { $players } has reached the target and is out.
       *[other] { $players } have reached the target and are out.
    }
ending-loses =
    { $points ->
        [one] { $player } loses 1 point
       *[other] { $player } loses { $points } points
    }
ending-points = { $shares }.
ending-gains =
    { $points ->
        [one] { $player } gets 1 point
       *[other] { $player } gets { $points } points
    }
ending-nothing = This deal brings no points.
ending-target = { $player } reaches { $target } with { $figure }.
ending-weli = the Weli
ending-one-left = Only { $player } has not reached { $target }.
ending-together = { $players } reach { $target } in the same deal, { $last } last.
ending-irregularity = { $offence }, which costs the game.
points-with = { $player } { $points } ({ $figures })
points-of = { $figure } { $points }
figure-with = { $won } with { $cards }
figure-conceded = { $won }, the others said good
figure-held = { $won } ({ $raised ->
        [yes] { $bettor } raised, { $holder } held
       *[no] { $bettor } bet, { $holder } held
    })

## Refusals

error-already-bet = { $player } has already bet this figure. Choose one without a bet (see Rules: Betting).
error-bad-deck =
    { $reason ->
        [hands] A set-up deal needs { $count } hands, one for each seat (see Rules: The cards).
        [hand] Each player in the game needs three cards, and players who are out have none (see Rules: The cards).
        [bottom] The exposed card is also in a hand (see Rules: The cards).
       *[pack] A pack has all { $count } cards (see Rules: The cards).
    }
error-card-already-played = You have already played that card. You can still play { $cards } (see Rules: The play).
error-card-not-held = You don't hold that card. You hold { $cards } (see Rules: The play).
error-figure-closed = { $player } has already won this figure with a bet. Choose another one (see Rules: Betting).
error-figure-not-held =
    { $figure ->
        [red] You need a heart to bet, raise or hold Rot{ $wild ->
            [yes] , and your wild card can't become one any more
           *[no] {""}
        } (see Rules: Betting).
        [green] You need a leaf to bet, raise or hold Grün{ $wild ->
            [yes] , and your wild card can't become one any more
           *[no] {""}
        } (see Rules: Betting).
        [gleich] You need two cards of one rank to bet, raise or hold Gleich{ $wild ->
            [yes] , and your wild card can't make them any more
           *[no] {""}
        } (see Rules: Betting).
        [hanger] You need two cards in sequence in one suit to bet, raise or hold Hanger{ $wild ->
            [yes] , and your wild card can't make them any more
           *[no] {""}
        } (see Rules: Betting).
       *[game] In the last trick you need a card of { $suit } to bet, raise or hold Spiel (see Rules: Betting).
    }
error-gespannt =
    { $needs ->
        [1] You are gespannt: you need 1 point to reach { $target }, so you can hold, but not bet or raise (see Rules: Gespannt).
       *[other] You need { $needs } points to reach { $target }, so you can bet and hold, but not raise (see Rules: Gespannt).
    }
error-must-answer =
    { $figure } is { $raised ->
        [yes] raised
       *[no] bet
    }. { $you ->
        [yes] Choose hold or good first (see Rules: Betting).
       *[no] { $player } must choose hold or good first (see Rules: Betting).
    }
error-must-follow-suit =
    You must follow { $suit }. Play { $cards }{ $wild ->
        [yes] , or a wild card named in that suit
       *[no] {""}
    } (see Rules: The play).
error-no-further-raise = A figure can be raised only once, from 2 to 3 (see Rules: Betting).
error-no-open-bet = There is no open bet to answer. Bet a figure or play a card (see Rules: Betting).
error-not-a-wild-card = { $card } is not wild. Play it without a name (see Rules: The Weli).
error-not-bet-yet = This figure has no bet yet. Bet it first (see Rules: Betting).
error-not-your-turn =
    { $meanwhile ->
        [cut] { $player } cuts first, then the cards are dealt (see Rules: Cut and deal).
        [answer] { $player } must answer first. Wait for your turn (see Rules: Betting).
        [bet] It is { $player }'s turn to play. You can bet while you wait (see Rules: Betting).
       *[wait] It is { $player }'s turn. Wait for yours (see Rules: The play).
    }
error-out-of-the-game = You have reached the target and are out of this game. You can watch the others (see Rules: House rules).
error-own-bet = You bet this figure first, so another player has to raise it (see Rules: Betting).
why-weli-follow = After what you bet, raised or held, a wild card must become a card of { $suit }.
error-weli-must-follow =
    { $count ->
        [1] After what you bet, raised or held, { $cards } must become a card of { $suit }. Play it, named in that suit (see Rules: The Weli).
       *[other] After what you bet, raised or held, one of { $cards } must become a card of { $suit }. Play one, named in that suit (see Rules: The Weli).
    }
error-weli-name-held = You hold { $card } yourself or have named it already. Choose another name (see Rules: The Weli).
error-weli-name-ruled-out =
    Your earlier actions rule out { $card }. { $count ->
        [0] Play a real card (see Rules: The Weli).
       *[other] Possible names are { $cards } (see Rules: The Weli).
    }
error-wild-needs-name = Name the card that { $card } stands for when you play it (see Rules: The Weli).
error-wrong-phase =
    { $phase ->
        [shuffle] The next deal is being shuffled. Wait for your cards.
        [cut] The cutter lifts first, then the cards are dealt (see Rules: Cut and deal).
        [steal] The cutter can steal or leave the bottom card, then the cards are dealt (see Rules: Cut and deal).
        [play] The cards are dealt. Bet a figure, or play a card when it's your turn.
       *[chance] The next deal is being shuffled. Wait for your cards.
    }

## Above the rows of cards on the first page of the rules

ranks-suit = Every suit, the best first
ranks-aces = Hearts, leaves, bells, acorns, and the Weli
ranks-bells = Bells: the Weli is the lowest
ranks-wild = Wild cards of one name, the best first

## Good, said in advance

button-ahead-good = Good to any bet
button-ahead-lacking = Good to all I don't have
prompt-ahead-good = Good to any bet except …
line-ahead-own = If someone raises a figure that you have bet or held yourself, you always decide. The same goes for the figures that you choose below, and for their raises.
line-ahead-good =
    { $count ->
        [0] You decide on every bet in this deal.
       *[other] In this deal you'll answer good if another player bets or raises: { $figures }.
    }
