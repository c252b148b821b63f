# The words of Bid Whist.

game-name = Bid Whist

## Bids, contracts, directions

bid-bare = { $number }
bid-up = { $number } Uptown
bid-down = { $number } Downtown
bid-nt = { $number } No Trump
bid-nt-up = { $number } No Trump Uptown
bid-nt-down = { $number } No Trump Downtown
bid-none = no higher bid at all
no-trump = no trump
direction-up = Uptown (ace high, two low)
direction-down = Downtown (ace, two, … king low)
direction-down-aces-bad = Downtown with bad aces (two, three, … ace low)
scene-up = Uptown
scene-down = Downtown
scene-aces-bad = Downtown, bad aces
contract-trump = { $number } in { $trump }
contract-full = { $number } in { $trump }, { $direction }
card-list = { $cards }

## The public panel

title-table = Bid Whist · deal { $deal }
heading-shuffle = { $dealer } deals.
heading-auction = { $player } speaks.
heading-naming = { $player } has won the auction and names.
heading-burying = { $player } has taken the kitty and buries cards.
heading-drawing = Jokers are being exchanged.
heading-playing = Book { $book }: { $player } plays.
heading-review = All cards are played. Still to accept: { $players }.
heading-over = { $winner } won the game.
heading-shared = { $winner } share the win: they are level.
line-pairs = Clockwise: { $players }, partners opposite · dealer { $dealer }
line-seats = Clockwise: { $players } · dealer { $dealer }
line-contract = { $player } plays { $contract }, and needs { $needed ->
    [one] one book
   *[other] { $needed } books
    }.
line-auction = Auction: { $calls }
line-exchange = { $count ->
    [one] { $player } exchanged one joker.
   *[other] { $player } exchanged { $count } jokers.
    }
line-call-right = { $book ->
    [0] { $player } called a renege, rightly: { $reneges }.
   *[other] { $player } called a renege in book { $book }, rightly: { $reneges }.
    }
renege-proven = { $player }: { $card } in book { $book }
line-call-wrong = { $book ->
    [0] { $player } called a renege, wrongly.
   *[other] { $player } called a renege in book { $book }, wrongly.
    }
label-kitty = Kitty
label-trick = Book { $number }
label-last-trick = Book { $number }, just taken
button-last-trick = Last trick
prompt-last-trick = Book { $number }: { $plays }.
label-hand = Your hand
label-buried = You buried
label-drawn = You drew
head-player = Player
head-call = Says
head-side = Side
head-score = Score
head-games = Games
head-books = Books
head-goal = Goal
call-none = –
call-pass = pass
call-by = { $player }: { $call }
goal-made = made
goal-make = { $count } more to make it
goal-is-set = set
goal-set = { $count } more to set it
side-games = { $side }: { $games }

## The hand

title-hand = Bid Whist · your hand in deal { $deal }
heading-your-auction = Your turn to speak.
heading-your-naming = You have won the auction: name what your bid left open.
heading-your-burying = You have taken the kitty: bury cards.
heading-your-playing = Book { $book }: your turn to play.
button-bid = { $bid }
button-bid-number = { $number } …
prompt-bid = { $number }: which way?
button-pass = Pass
button-redeal = Demand a redeal
confirm-redeal = The same dealer deals again. Throw this deal in?
prompt-direction = { $trump }: which way?
prompt-bury = Choose { $count } cards to bury
prompt-bury-jokers = Choose { $count } cards to bury, your jokers among them
confirm-bury = Bury these cards? Nobody else sees them until the deal is over.
confirm-bury-exchange = Bury these cards? Whoever puts a joker away draws one of them, blindly.
button-play = { $card }
button-lead-nt = Lead in no trump …
prompt-lead-nt = No trump: which card do you lead?
button-calls = Call a renege …
prompt-calls = These are the books so far. Where did an opponent not follow suit?
prompt-call = Call a renege in book …
button-call = Renege in book { $book }
button-call-any = Call a renege
confirm-call = { $count ->
    [0] Call a renege?
    [one] A wrong call costs you one book. Call it?
   *[other] A wrong call costs you up to { $count } books. Call it?
    }
button-accept = Accept the deal
why-follow = You must follow suit: { $suit }.
why-throw-joker = You can't follow: your joker must go now.
why-joker-lead = A joker may be led only when you hold nothing else.

## What happens

event-first-dealer-cards = { $count ->
    [one] The first card turned up, { $card }, is a diamond: { $dealer } deals first.
   *[other] { $count } cards are turned up; the first diamond, { $card }, goes to { $dealer }, who deals first.
    }
event-dealt = { $dealer } has dealt; { $player } speaks first.
event-bid = { $player } bids { $bid }.
event-pass = { $player } passes.
event-redeal = { $player } demands a redeal; { $dealer } deals again.
event-declares = { $player } wins the auction with { $contract }.
event-declares-now = { $player } wins the auction and plays { $contract }.
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
event-call-right = It is true: { $reneges }. That costs up to { $count } books.
event-call-wrong = { $count ->
    [0] It is not true.
    [one] It is not true. That costs { $player } one book.
   *[other] It is not true. That costs { $player } up to { $count } books.
    }
event-accepted = { $player } accepts the deal.
event-buried-were = Buried were { $cards }.
result-made = { $player } bid { $bid } and made it: { $books ->
    [one] one book
   *[other] { $books } books
    }, { $needed } needed.
result-set = { $player } bid { $bid } and was set: { $books ->
    [0] no books
    [one] one book
   *[other] { $books } books
    }, { $needed } needed.
result-renege = { $player } was { $right ->
    [True] right
   *[other] wrong
    } about a renege, which cost { $moved ->
    [0] no books
    [one] one book
   *[other] { $moved } books
    }.
result-points = { $points ->
    [1] { $side }: one point.
    [-1] { $side }: minus one point.
   *[other] { $side }: { $points } points.
    }
result-game = A game of the rubber is decided. { $games }.
result-won = { $side } won: { $reason }.
result-shared = { $side } are level and share the win: { $reason }.

## Statistics over many deals

summary-nt = No Trump
summary-played = played
summary-made = made
summary-points = points
summary-reneges = reneges proven

## Why a game ends

reason-target = the target was reached
reason-bottom = the other side fell to the bottom
reason-boston = a Boston was at stake
reason-seven_nil = seven to nil
reason-eleven_ahead = eleven ahead
reason-twenty_one = twenty-one, two ahead
reason-missed_bids = a second bid was missed
reason-deals = the last deal was played

## Refusals

error-not-your-turn = It is { $player }'s turn.
error-wrong-phase = { $phase ->
    [auction] That must wait: the auction is on.
    [naming] That must wait: declarer is naming.
    [burying] That must wait: declarer is burying.
    [playing] The cards are being played: play one when it is your turn.
    [review] All cards are played: accept the deal, or call a renege.
    [over] The game is over.
   *[other] The cards are not there yet.
    }
error-dealer-must-bid = { $redeal ->
    [yes] Everybody has passed: bid { $bid }, or demand a redeal.
   *[other] Everybody has passed, so you may not: bid at least { $bid }.
    }
error-forced-bid = { $redeal ->
    [yes] Everybody has passed: bid { $number }, or demand a redeal.
   *[other] Everybody has passed: your bid is { $number }.
    }
error-bid-too-low = The bid to beat is { $high }; lowest for you: { $bid }.
error-bid-not-offered = Bids at this table go from { $low } to { $high }.
error-no-redeal = { $option ->
    [on] Only a hand without king, queen and jack may be redealt, before its holder's first call.
   *[other] There are no redeals now: bid or pass.
    }
error-name-what-is-open = { $what ->
    [trump] Name the trump suit, and nothing else.
    [direction] Name the direction, and nothing else.
   *[both] Name both, trump and direction, of those offered.
    }
error-must-bury-count = Bury exactly { $count } cards.
error-must-bury-jokers = In this exchange your jokers must be buried: { $cards }.
error-card-not-held = You don't hold that; choose among your own cards.
error-must-follow-suit = Follow suit ({ $suit }): { $cards }.
error-must-throw-joker = You can't follow, so a joker must go: { $cards }.
error-joker-leads-last = A joker may be led only when you hold nothing else: lead { $cards }.
error-no-trump-is-named = Trumps are known; just play the card.
error-no-such-call = You may call one of the books { $books }.
error-call-names-no-book = At this table a call names no book.
error-nothing-to-call = There is nothing you may call now.
error-already-accepted = You have accepted this deal; wait for the others.
error-bad-deck = These are not the { $count } cards of this table.
error-bad-draw = Draw { $count } of declarer's discards, no jokers.
error-bad-options-pairs-need-four = Pairs need four players; three or five play alone (preset: Cutthroat).
error-bad-options-cards-do-not-divide = Players, jokers and kitty don't go together: the rest of the cards must divide evenly.
error-bad-options-jokers-need-kitty = Without a kitty there can be no jokers.
error-bad-options-spade2-needs-joker = The high two of spades needs a joker in the pack.
error-bad-options-all-books-in-pairs = In pairs the highest bid is 7.
error-bad-options-kinds-need-up-down = Bids of Uptown and Downtown need the directions up and down.
error-bad-options-down-beats-up-needs-kinds = Downtown can beat Uptown only where both are bid.
error-bad-options-nt-bid-direction = A no-trump bid can have a direction only where no trump is bid, and both directions are played.
error-bad-options-match-in-rounds = The dealer may match only where everybody speaks once.
error-bad-options-bid-1-needs-min-1 = A dealer who bids 1 or redeals needs 1 as the lowest bid.
error-bad-options-first-lead-names = The first lead can name trumps only without a kitty, with bare numbers, uptown only.
error-bad-options-after-needs-kitty = Naming after the kitty needs a kitty.
error-bad-options-sport-needs-kitty = Sporting the kitty needs a kitty.
error-bad-options-first-trick-needs-kitty = A kitty for the first trick's winner needs a kitty.
error-bad-options-book-in-pairs = In pairs the kitty is somebody's book.
error-bad-options-exchange-needs-jokers = The exchange needs jokers and a kitty.
error-bad-options-per-trick-in-pairs = A point for each book is for playing alone.
error-bad-options-two-wins-need-match = A Boston can count as two wins only where games are counted: tally or rubber.
error-bad-options-solo-make = Alone, every book scores a point.
error-bad-options-solo-setters = Alone, the others score nothing or every book.
error-bad-options-solo-boston = Alone there is no Boston.
error-bad-options-solo-two-wins = Alone no game counts twice.
error-bad-options-solo-back-door = Alone there is no back door.
error-bad-options-solo-missed-bids = Alone missed bids lose no game.
error-bad-options-solo-rise-and-fly = Rise and fly is for pairs.
error-bad-options-solo-target = Alone the target is 11, 21 or 30.
error-bad-options-solo-rubber = A rubber is for pairs.

## House rules

option-preset = preset
value-preset-standard_54 = Standard, 54 cards
value-preset-wikipedia = Casual: sported kitty, callable reneges
value-preset-northeast_52 = Northeast, 52 cards
value-preset-boston_parr = Boston rubber, no kitty
value-preset-cincinnati = Cincinnati, no kitty
value-preset-hawaii_trump = Hawaii Trump
value-preset-cutthroat = Cutthroat, everybody alone

option-players = players
option-partnership = sides
value-partnership-pairs = pairs
value-partnership-individual = everybody alone
option-jokers = jokers
option-kitty = kitty
option-spade2_high = high two of spades
option-first_dealer = first dealer
value-first_dealer-first_diamond = who gets the first diamond
value-first_dealer-random = by lot
option-kitty_deal_restriction = cards the kitty can't get
value-kitty_deal_restriction-first_and_last_four = the first and last four
value-kitty_deal_restriction-none = none
option-no_court_redeal = redeal without court cards
option-auction = auction
value-auction-one_turn = everybody speaks once
value-auction-until_one_left = in rounds until one is left
option-min_bid = lowest bid
option-max_bid = highest bid
value-max_bid-all_books = all books
option-bid_form = bids
value-bid_form-number_up_down_nt = a number with up, down or no trump
value-bid_form-number = a number
value-bid_form-number_nt = a number, or one with no trump
option-bid_order = order of equal numbers
value-bid_order-nt_over_equal = no trump over the rest
value-bid_order-down_beats_up = up, down, no trump
value-bid_order-all_equal = all equal
option-dealer_may_match = dealer may match
option-all_pass = if all others pass
value-all_pass-dealer_must_bid = the dealer must bid
value-all_pass-dealer_bids_1_or_redeals = the dealer bids 1 or redeals
option-forced_bid = forced bid
value-forced_bid-any_legal = any
value-forced_bid-exactly_min = the lowest
option-nt_direction_at = direction of no trump
value-nt_direction_at-naming = named after the auction
value-nt_direction_at-bid = part of the bid
option-directions = directions
value-directions-up_down = up and down
value-directions-up_only = up only
value-directions-up_down_aces_bad = up, down, and down with bad aces
option-naming = naming
value-naming-before_kitty = before the kitty
value-naming-by_first_lead = by the first lead
value-naming-after_kitty = after the kitty
option-sport = kitty shown
value-sport-never = never
value-sport-trump_only = in trump contracts
value-sport-always = always
option-kitty_book = buried book belongs to
value-kitty_book-declarer = declarer
value-kitty_book-first_trick_winner = the first trick's winner
value-kitty_book-none = nobody
option-nt_jokers = jokers in no trump
value-nt_jokers-discard_when_void = thrown when void
value-nt_jokers-exchange = exchanged for discards
value-nt_jokers-play_anytime = thrown at any time
value-nt_jokers-must_throw = must be thrown when void
option-nt_joker_lead = leading a joker in no trump
value-nt_joker_lead-allowed = allowed
value-nt_joker_lead-only_if_nothing_else = only with nothing else
option-nt_multiplier = no-trump multiplier
option-make = a made bid scores
value-make-odd_books = the books over six
value-make-flat1 = one
value-make-per_trick = every book
option-set_penalty = a set costs
value-set_penalty-bid = the bid
value-set_penalty-none = nothing
option-setters = setters score
value-setters-none = nothing
value-setters-odd_books = their books over six
value-setters-bid = the bid
value-setters-flat2 = two
value-setters-every_trick = every book
option-back_door = back door
value-back_door-off = off
value-back_door-transfer = a missed bid goes to the others
option-boston_bid = a bid of 7
value-boston_bid-normal = scores as usual
value-boston_bid-x4 = counts four times
value-boston_bid-game_at_stake = decides the game
option-boston_taken = all 13 books, whatever was bid
value-boston_taken-normal = score as usual
value-boston_taken-x4 = count four times
option-boston_two_wins = a bid Boston is two wins
option-missed_bids_lose = missed bids that lose the game
value-missed_bids_lose-0 = none
option-target = target
value-target-7 = plus or minus 7
value-target-hawaii = 7 to nil, 11 ahead, or 21 by two
option-deals = maximum deals
value-deals-none = no limit
option-match = match
value-match-single = one game
value-match-tally = games are tallied
value-match-rubber = rubber of two games
option-rise_and_fly = rise and fly
value-rise_and_fly-off = off
value-rise_and_fly-on_set = after a set
value-rise_and_fly-on_game_loss = after a lost game
option-renege = reneges
value-renege-enforced = impossible
value-renege-callable = may be called
option-renege_penalty = books for a renege
option-false_call_penalty = books for a wrong call
option-must_name_book = the book must be named
option-last_trick_view = looking at the last trick
value-last_trick_view-until_next_play = until one's side plays
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
line-ahead-forced = Where you may not pass, you are asked. You are also asked if the bid is still below the number that you choose here when it is your turn.
line-ahead-pass = You'll pass.
line-ahead-pass-unless = You'll pass, unless the bid is still below { $number } when it is your turn.
