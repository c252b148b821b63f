# The words of Bid Whist.

game-name = Bid Whist

## Bids, contracts, directions

bid-bare = { $number }
bid-up = { $number } Uptown
bid-down = { $number } Downtown
bid-nt = { $number } No Trump
bid-nt-up = { $number } No Trump Uptown
bid-nt-down = { $number } No Trump Downtown
bid-none = none, no bid is higher
no-trump = no trump
direction-up = Uptown (ace high, two low)
direction-down = Downtown (ace, two, … king low)
direction-down-aces-bad = Downtown, bad aces (two, … ace low)
scene-up = Uptown
scene-down = Downtown
scene-aces-bad = Downtown, bad aces
contract-trump = { $number } in { $trump }
contract-full = { $contract }, { $direction }
card-list = { $cards }

## The public panel

title-table = Bid Whist · deal { $deal }
heading-shuffle = { $dealer } deals.
heading-auction = { $player } to bid.
heading-naming = { $player } won the bid and names the contract.
heading-burying = { $player } took the kitty and buries cards.
heading-drawing = Jokers are being exchanged.
heading-playing = Book { $book }: { $player } to play.
heading-review = All cards are played. Waiting for { $players } to accept the deal.
line-pairs = Clockwise: { $players }, partners opposite · dealer { $dealer }
line-seats = Clockwise: { $players } · dealer { $dealer }
line-contract = { $player } plays { $contract } and needs { $needed ->
    [one] one book
   *[other] { $needed } books
    }.
line-auction = Auction: { $calls }
line-exchange = { $count ->
    [one] { $player } exchanged one joker.
   *[other] { $player } exchanged { $count } jokers.
    }
line-call-right = { $book ->
    [0] { $player } called a renege and was right: { $reneges }.
   *[other] { $player } called a renege in book { $book } and was right: { $reneges }.
    }
renege-proven = { $book ->
    [0] { $player }: { $card }
   *[other] { $player }: { $card } in book { $book }
    }
line-call-wrong = { $book ->
    [0] { $player } called a renege and was wrong.
   *[other] { $player } called a renege in book { $book } and was wrong.
    }
label-kitty = Kitty
label-trick = Book { $number }
label-last-trick = Book { $number }, just taken
trick-last = Last book: { $plays }
button-last-trick = Last book
prompt-last-trick = Book { $number }: { $plays }.
label-hand = Your hand
label-buried = You buried
label-drawn = You drew
head-player = Player
head-call = Bid
head-side = Side
head-score = Score
head-games = Games
head-books = Books
scene-taken =
    { $count ->
        [one] { $count } book
       *[other] { $count } books
    }
head-goal = Goal
call-pass = pass
call-by = { $player }: { $call }
goal-made = made
goal-make = { $count } more to make it
goal-is-set = set
goal-set = { $count } more to set it
side-games = { $side }: { $games }

## The hand

title-hand = Bid Whist · your hand in deal { $deal }
heading-your-auction = Your bid.
heading-your-naming = { $trump ->
    [yes] You won the bid. Name the trump suit.
   *[no] You won the bid. Name the direction.
    }
heading-your-burying = You took the kitty. Bury { $count } cards.
heading-your-playing = Book { $book }: your turn to play.
heading-your-accepting = All cards are played. Accept the deal or call a renege.
explain-auction = { $pairs ->
    [yes] Bid how many books (tricks) over six your side will take.
   *[no] Bid how many books (tricks) you will take.
    }{ $kinds ->
    [yes] {" "}Uptown: high cards win. Downtown: low cards win, after the ace.
   *[no] {""}
    }{ $kitty ->
    [yes] {" "}The highest bidder gets the kitty, the cards left over.
   *[no] {""}
    }
explain-naming = { $trump ->
    [yes] Cards of the trump suit beat all others.
   *[no] Uptown: high cards win. Downtown: low cards win, after the ace.{ $bad ->
        [yes] {" "}With bad aces, the ace is the weakest card.
       *[no] {""}
    }
    }
explain-burying = The kitty, the cards left over, is in your hand now. Bury { $count } cards{ $book ->
    [yes] , your first book
   *[no] {""}
    }.
explain-lead = { $joker ->
    [no] Lead any card except a joker.
   *[yes] Lead any card.
    }{ $useless ->
    [yes] {" "}Jokers never win here.
   *[no] {""}
    }
explain-lead-names = Lead any card: its suit becomes trump, unless you lead in no trump.
explain-jokers = Jokers never win here.
explain-follow = { $trump ->
    [yes] Follow suit if you can. If you can't, play any card: trumps beat other suits.
    [joker] Follow suit if you can. If you can't, you must play your joker.
    [anytime] Follow suit if you can, or throw a joker. If you can't follow, play any card.
   *[no] Follow suit if you can. If you can't, play any card.
    }{ $useless ->
    [yes] {" "}Jokers never win here.
   *[no] {""}
    }
explain-review = Accept if all followed suit.{ $penalty ->
    [0] {""}
   *[other] {" "}A wrong call of a renege costs you books.
    }
bid-warning = { $cost ->
    [0] if you are set, you lose the game
    [one] if you are set, you lose at least 1 point and the game
   *[other] if you are set, you lose at least { $cost } points and the game
    }
button-bid = { $bid }
bid-phrase = Bid { $bid }
name-phrase = Name { $trump }, { $direction }
name-trump-phrase = Name { $trump }
name-direction-phrase = Name { $direction }
button-bid-number = { $number } …
prompt-bid = { $number }: which way?
button-pass = Pass
button-redeal = Demand a redeal
confirm-redeal = Throw in this deal? The same dealer deals again.
prompt-direction = { $trump }: which way?
prompt-bury = Choose { $count } cards to bury
prompt-bury-jokers = Choose { $count } cards to bury, your jokers among them
bury-phrase = Bury
confirm-bury = Bury these cards? Only you see them until the deal is over.
confirm-bury-exchange = Bury these cards? A player who puts a joker away draws one of them unseen.
button-play = { $card }
button-lead-nt = Lead in no trump …
prompt-lead-nt = No trump: which card do you lead?
button-calls = Call a renege …
prompt-calls = These are the books so far. In which one did an opponent fail to follow suit?
prompt-call = Call a renege in book …
button-call = Renege in book { $book }
button-call-any = Call a renege
call-phrase = Call a renege in book { $book }
confirm-call = { $count ->
    [0] Call a renege?
    [one] A wrong call costs you one book. Call it?
   *[other] A wrong call costs you up to { $count } books. Call it?
    }
button-accept = Accept the deal
why-throw-joker = You can't follow suit, so you must play your joker now.
why-joker-lead = You can lead a joker only when you hold nothing else.

## What happens

event-first-dealer-cards = { $count ->
    [one] The first card turned up, { $card }, is a diamond: { $dealer } deals first.
   *[other] { $count } cards are turned up. The first diamond, { $card }, goes to { $dealer }, who deals first.
    }
event-dealt = { $dealer } has dealt. { $player } bids first.
event-bid = { $player } bids { $bid }.
event-pass = { $player } passes.
event-redeal = { $player } demands a redeal. { $dealer } deals again.
event-declares = { $player } wins the bid and plays { $contract }.
event-named = { $player } plays { $contract }.
event-kitty = The kitty: { $cards }.
event-buried = { $player } buries { $count } cards.
event-jokers-away = { $count ->
    [one] { $player } puts a joker away.
   *[other] { $player } puts { $count } jokers away.
    }
event-drew = { $count ->
    [one] { $player } draws a card for it.
   *[other] { $player } draws { $count } cards for them.
    }
event-play = { $player } plays { $card }.
event-play-nt = { $player } announces no trump and leads { $card }.
event-trump = Trumps are { $trump }.
event-trick = { $player } takes book { $number }.
event-call = { $player } calls a renege in book { $book }.
event-call-any = { $player } calls a renege.
event-call-right = The call is right: { $reneges }. It costs up to { $count } books.
event-call-wrong = { $count ->
    [0] The call is wrong.
    [one] The call is wrong. It costs { $player } one book.
   *[other] The call is wrong. It costs { $player } up to { $count } books.
    }
event-accepted = { $player } accepts the deal.
event-buried-were = The buried cards: { $cards }.
result-renege = { $player } called a renege and was { $right ->
    [True] right
   *[other] wrong
    }. That cost { $moved ->
    [0] no books
    [one] one book
   *[other] { $moved } books
    }.
result-points = { $side }: { $points }
result-game = A game of the rubber is decided. { $games }.
ending-made = { $player } bid { $bid }{ $boston ->
    [bid] , a Boston, and made it: all { $books } books
    [taken] {" "}and took all { $books } books, a Boston
   *[no] {" "}and made it: { $books ->
        [one] 1 book
       *[other] { $books } books
    }, { $needed } needed
    }. { $points }{ $renege ->
    [yes] {" "}after a renege
   *[no] {""}
    }.
ending-set = { $player } bid { $bid }{ $boston ->
    [bid] , a Boston,
   *[no] {""}
    } and was set: { $books ->
    [one] 1 book
   *[other] { $books } books
    } of { $needed }. { $points }{ $renege ->
    [yes] {" "}after a renege
   *[no] {""}
    }.
ending-no-points = No points
result-back-door = Back door: { $side } { $points }
ending-target = { $side } reached the target of { $target } with { $score } points.
ending-back-door = { $side } reached the target of { $target } by the back door, with the points of the missed bid.
ending-bottom = { $other } fell to { $least }; { $bottom } loses the game.
ending-boston = A bid of a Boston decides the game.
ending-seven-nil = Seven to zero decides the game: { $score } to { $least }.
ending-eleven-ahead = Eleven points ahead decide the game: { $score } to { $least }.
ending-twenty-one = Twenty-one and two ahead decide the game: { $score } to { $least }.
ending-missed-bids = { $other } missed a second bid, which loses the game.
ending-deals = That was the last deal.
ending-rubber = Games of the rubber: { $games }.
ending-two-wins = The Boston counts as two wins.

## Statistics over many deals

summary-nt = No Trump
summary-played = played
summary-made = made
summary-points = points
summary-reneges = reneges proven

## Why a game ends


## Refusals

error-not-your-turn = It is { $player }'s turn.
error-wrong-phase = { $phase ->
    [auction] The auction isn't over yet. Wait until the contract is named.
    [naming] Declarer is naming the contract. Wait until that is done.
    [burying] Declarer is burying cards. Wait until that is done.
    [playing] The cards are being played. Play one when it is your turn.
    [review] All cards are played. Accept the deal or call a renege.
    [over] The game is over.
   *[other] The cards are not dealt yet. Wait for the deal.
    }
error-dealer-must-bid = Everyone else has passed, so you can't pass. Bid at least { $bid }.
error-forced-bid = { $redeal ->
    [yes] Everyone else has passed. Bid { $number } or demand a redeal.
   *[other] Everyone else has passed, so you must bid { $number }.
    }
error-bid-too-low = The bid to beat is { $high }. Your lowest bid: { $bid }.
error-bid-not-offered = Bids at this table go from { $low } to { $high }.
error-no-redeal = { $option ->
    [on] You can demand a redeal only before your first call, and only without a king, queen or jack.
   *[other] You can't demand a redeal now. Bid or pass.
    }
error-name-what-is-open = { $what ->
    [trump] Name only the trump suit.
    [direction] Name only the direction.
   *[both] Name both trump and direction from those offered.
    }
error-must-bury-count = Bury exactly { $count } cards.
error-must-bury-jokers = In this exchange you must bury your jokers: { $cards }.
error-card-not-held = You don't hold that card. Choose one of your own.
error-must-follow-suit = Follow suit ({ $suit }): { $cards }.
error-must-throw-joker = You can't follow suit, so you must play a joker: { $cards }.
error-joker-leads-last = You can lead a joker only when you hold nothing else. Lead { $cards }.
error-no-trump-is-named = Trumps are named already. Just play the card.
error-no-such-call = Call one of the books { $books }.
error-call-names-no-book = At this table, call a renege without naming a book.
error-nothing-to-call = You can't call a renege now.
error-already-accepted = You have accepted this deal. Wait for the others.
error-bad-deck = These are not the { $count } cards of this table.
error-bad-draw = Draw { $count } of declarer's discards, no jokers.
error-bad-options-pairs-need-four = Pairs need four players; three or five play alone (preset: Cutthroat).
error-bad-options-cards-do-not-divide = Players, jokers and kitty don't fit together: the cards outside the kitty must divide evenly among the players. For four players: a kitty of six with two jokers, of five with one, of four or none without.
error-bad-options-jokers-need-kitty = Jokers need a kitty.
error-bad-options-spade2-needs-joker = The high two of spades needs a joker in the pack.
error-bad-options-all-books-in-pairs = In pairs the highest bid is 7.
error-bad-options-kinds-need-up-down = Bids name Uptown or Downtown only if the directions are “up and down”. With “up only” or bad aces, bids are a number (NUM), or a number with or without no trump (NUMNT).
error-bad-options-down-beats-up-needs-kinds = Downtown can beat Uptown only if the bids name both.
error-bad-options-nt-bid-direction = A no-trump bid has a direction only if bids can name no trump and the directions are “up and down”. Otherwise the direction is named after the auction.
error-bad-options-match-in-rounds = The dealer can match a bid only if everyone bids once.
error-bad-options-bid-1-needs-min-1 = A dealer who bids 1 or redeals needs 1 as the lowest bid.
error-bad-options-first-lead-names = The first lead can name trumps only if there is no kitty, bids are bare numbers, and only uptown is played.
error-bad-options-after-needs-kitty = Naming after the kitty needs a kitty.
error-bad-options-sport-needs-kitty = Sporting the kitty needs a kitty.
error-bad-options-first-trick-needs-kitty = A buried book for the winner of the first book needs a kitty.
error-bad-options-book-in-pairs = In pairs the buried book must belong to a side.
error-bad-options-exchange-needs-jokers = The exchange needs jokers and a kitty.
error-bad-options-per-trick-in-pairs = A point for each book is possible only if everyone plays alone.
error-bad-options-two-wins-need-match = A Boston can count as two wins only if games are counted: tally or rubber.
error-bad-options-solo-make = If everyone plays alone, every book scores a point.
error-bad-options-solo-setters = If everyone plays alone, the others score nothing or every book.
error-bad-options-solo-boston = If everyone plays alone, there is no Boston.
error-bad-options-solo-two-wins = If everyone plays alone, no game counts twice.
error-bad-options-solo-back-door = If everyone plays alone, there is no back door.
error-bad-options-solo-missed-bids = If everyone plays alone, missed bids don't lose the game.
error-bad-options-solo-rise-and-fly = Rise and fly is for pairs.
error-bad-options-solo-target = If everyone plays alone, the target is 11, 21 or 30.
error-bad-options-solo-rubber = A rubber is for pairs.

## House rules

option-preset = Preset
value-preset-standard_54 = Standard, 54 cards
value-preset-wikipedia = Casual: sported kitty, callable reneges
value-preset-northeast_52 = Northeast, 52 cards
value-preset-boston_parr = Boston rubber, no kitty
value-preset-cincinnati = Cincinnati, no kitty
value-preset-hawaii_trump = Hawaii Trump
value-preset-cutthroat = Cutthroat, everyone alone

option-players = Players
option-partnership = Sides
value-partnership-pairs = pairs
value-partnership-individual = everyone alone
option-jokers = Jokers
option-kitty = Kitty
option-spade2_high = High two of spades
option-first_dealer = First dealer
value-first_dealer-first_diamond = the player with the first diamond
value-first_dealer-random = drawn at random
option-kitty_deal_restriction = Cards the kitty can't get
value-kitty_deal_restriction-first_and_last_four = the first and last four
value-kitty_deal_restriction-none = none
option-no_court_redeal = Redeal if no face cards
option-auction = Auction
value-auction-one_turn = everyone bids once
value-auction-until_one_left = in rounds until one is left
option-min_bid = Lowest bid
option-max_bid = Highest bid
value-max_bid-all_books = all books
option-bid_form = Bids
value-bid_form-number_up_down_nt = a number with up, down or no trump
value-bid_form-number = a number
value-bid_form-number_nt = a number, with or without no trump
option-bid_order = Bids of the same number
value-bid_order-nt_over_equal = no trump beats the others
value-bid_order-down_beats_up = no trump beats down, down beats up
value-bid_order-all_equal = none beats another
option-dealer_may_match = Dealer can match
option-all_pass = If all others pass
value-all_pass-dealer_must_bid = the dealer must bid
value-all_pass-dealer_bids_1_or_redeals = the dealer bids 1 or redeals
option-forced_bid = Forced bid
value-forced_bid-any_legal = any bid
value-forced_bid-exactly_min = the lowest bid
option-nt_direction_at = Direction of no trump
value-nt_direction_at-naming = named after the auction
value-nt_direction_at-bid = part of the bid
option-directions = Directions
value-directions-up_down = up and down
value-directions-up_only = up only
value-directions-up_down_aces_bad = up, down, and down with bad aces
option-naming = Naming
value-naming-before_kitty = before the kitty
value-naming-by_first_lead = by the first lead
value-naming-after_kitty = after the kitty
option-sport = Sport the kitty
value-sport-never = never
value-sport-trump_only = in trump contracts
value-sport-always = always
option-kitty_book = Buried book belongs to
value-kitty_book-declarer = declarer
value-kitty_book-first_trick_winner = the winner of the first book
value-kitty_book-none = no one
option-nt_jokers = Jokers in no trump
value-nt_jokers-discard_when_void = thrown when you can't follow suit
value-nt_jokers-exchange = exchanged for discards
value-nt_jokers-play_anytime = thrown at any time
value-nt_jokers-must_throw = must be thrown when you can't follow suit
option-nt_joker_lead = Leading a joker in no trump
value-nt_joker_lead-allowed = allowed
value-nt_joker_lead-only_if_nothing_else = only if you hold nothing else
option-nt_multiplier = No-trump multiplier
option-make = A made bid scores
value-make-odd_books = the books over six
value-make-flat1 = one point
value-make-per_trick = every book
option-set_penalty = A set costs
value-set_penalty-bid = the bid
value-set_penalty-none = nothing
option-setters = The others score
value-setters-none = nothing
value-setters-odd_books = their books over six, after a set
value-setters-bid = the bid, after a set
value-setters-flat2 = two points, after a set
value-setters-every_trick = every book they take, made or set
option-back_door = Back door
value-back_door-off = off
value-back_door-transfer = a missed bid goes to the others
option-boston_bid = A bid of 7 (Boston)
value-boston_bid-normal = scores as usual
value-boston_bid-x4 = counts four times
value-boston_bid-game_at_stake = decides the game
option-boston_taken = All 13 books, any bid
value-boston_taken-normal = score as usual
value-boston_taken-x4 = count four times
option-boston_two_wins = A bid Boston is two wins
option-missed_bids_lose = Missed bids that lose the game
value-missed_bids_lose-0 = none
option-target = Target
value-target-7 = plus or minus 7
value-target-hawaii = 7 to 0, 11 ahead, or 21 by two
option-deals = Maximum deals
value-deals-none = no limit
option-match = Match
value-match-single = one game
value-match-tally = tally of games
value-match-rubber = rubber of two games
option-rise_and_fly = Rise and fly
value-rise_and_fly-off = off
value-rise_and_fly-on_set = after a set
value-rise_and_fly-on_game_loss = after a lost game
option-renege = Reneges
value-renege-enforced = impossible
value-renege-callable = can be called
option-renege_penalty = Books for a renege
option-false_call_penalty = Books for a wrong call
option-must_name_book = A call must name the book
option-last_trick_view = Looking at the last book
group-cards = Cards and players
change-cards = Cards, players and kitty
group-auction = Auction
change-auction = Auction: lowest bid, order
group-naming = Naming and kitty
change-naming = Naming, sporting the kitty
group-no_trump = No trump
change-no_trump = No trump: jokers, points
group-points = Points
change-points = Points, sets and Boston
group-end = End of the game
change-end = End: target, rise and fly
group-reneges = Reneges
change-reneges = Reneges and the last book
value-last_trick_view-until_next_play = until your side plays
value-last_trick_view-always = always
value-last_trick_view-never = never

## Above the rows of cards on the first page of the rules

ranks-up = Uptown, spades trumps
ranks-down = Downtown, spades trumps
ranks-down-aces-bad = Downtown with bad aces, spades trumps

## A pass, said in advance

button-ahead-pass = Pass
prompt-ahead-pass = Pass, unless the bid is still below …
option-ahead-below = below { $number }
line-ahead-forced = You'll be asked as usual if you can't pass, or if the bid is still below this number when it's your turn.
line-ahead-pass = You'll pass.
line-ahead-pass-unless = You'll pass, unless the bid is still below { $number } when it is your turn.
