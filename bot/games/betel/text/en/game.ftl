# The Betel

game-name = The Betel
game-about = Bid for three, with two spare cards to look at and exchange while you bid

## House rules

option-preset = Edition
option-target = Target
option-deal_cap = Maximum deals
option-contra = Contra
option-rise_after_ruff = Overtake after a ruff
group-end = End of the game
change-end = End: points to win, deals
group-play = The play
change-play = Play: contra, overtaking
value-preset-english = English
value-preset-polish = Polish, with contra
value-target-none = no target
value-deal_cap-none = no limit

## The ladder

contract-lb = Little Betel
contract-1c = One clubs ♣
contract-1d = One diamonds ♦
contract-1h = One hearts ♥
contract-1s = One spades ♠
contract-1nt = One notrump
contract-sb = Small Betel
contract-2c = Two clubs ♣
contract-2d = Two diamonds ♦
contract-2h = Two hearts ♥
contract-2s = Two spades ♠
contract-2nt = Two notrump
contract-mb = Medium Betel
contract-3c = Three clubs ♣
contract-3d = Three diamonds ♦
contract-3h = Three hearts ♥
contract-3s = Three spades ♠
contract-3nt = Three notrump
contract-bb = Big Betel
contract-4c = Small Slam clubs ♣
contract-4d = Small Slam diamonds ♦
contract-4h = Small Slam hearts ♥
contract-4s = Small Slam spades ♠
contract-4nt = Small Slam notrump
contract-gb = Grand Betel
contract-5c = Grand Slam clubs ♣
contract-5d = Grand Slam diamonds ♦
contract-5h = Grand Slam hearts ♥
contract-5s = Grand Slam spades ♠
contract-5nt = Grand Slam notrump

level-1 = One, Little & Small Betel
level-1-small = One, Small Betel
level-2 = Two, Medium Betel
level-3 = Three, Big Betel
level-4 = Small Slam, Grand Betel
level-5 = Grand Slam
level-prompt = Choose a contract; its number is its points. { $needs }
level-need = Suits and notrump: { $need }.
level-need-betel = { $contract }: { $need }.
level-needs = { $first } { $second }

need-tricks =
    { $tricks ->
        [10] all 10 tricks
       *[other] at least { $tricks } tricks
    }
need-betel =
    { $tricks ->
        [0] no trick at all
        [one] at most 1 trick
       *[other] at most { $tricks } tricks
    }

## Slots of the twins

slots-one = twin { $slot }
slots-both = both twins

## What happens

event-dealt = { $dealer } deals and bids first.
event-look = { $who } looks at twin { $slot }.
event-exchange = { $who } exchanges { $slots }.
event-bid = { $who } bids { $contract }.
event-pass =
    { $price ->
        [0] { $who } passes.
       *[other] { $who } passes and pays { $price } for looking.
    }
event-contra = { $who } calls contra: { $contract } is doubled.
event-declarer = { $who } plays { $contract } ({ $need }).
event-three-passes = Three passes: everyone plays for tricks at notrump.
event-play = { $who } plays { $card }.
event-trick = { $who } takes the trick ({ $count } so far).

tricks-count =
    { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
ending-made =
    { $contra ->
        [yes] { $who } played { $contract }, doubled, and made it: { $tricks } (promised: { $need }). { $points }.
       *[no] { $who } played { $contract } and made it: { $tricks } (promised: { $need }). { $points }.
    }
ending-failed =
    { $contra ->
        [yes] { $who } played { $contract }, doubled, and failed: { $tricks } (promised: { $need }). { $points }.
       *[no] { $who } played { $contract } and failed: { $tricks } (promised: { $need }). { $points }.
    }
ending-three-passes = Three passes, so everyone played for tricks: { $counts }.
ending-target = { $who } reaches the target of { $target } with { $score } points.
ending-deal-cap = That was the last deal; the best score is { $score }.
ending-level = { $players } are tied at the top with { $score }: another deal decides.
result-points = Points of the deal, looks included: { $points }.
points-of = { $who } { $points }
tricks-of = { $who } { $tricks }

## The table

table-title = The Betel · deal { $deal }
heading-dealing = { $who } deals next.
heading-call = { $who } to bid.
heading-must-bid = { $who } has exchanged and must bid.
heading-lead = { $who } to lead.
heading-play = { $who } to play.
heading-your-turn = { $asks ->
    [bid] Your turn to bid.
    [lead] Your turn to lead.
   *[play] Your turn to play.
    }
no-bid-yet = No bid yet. After three passes everyone plays for tricks.
three-passes-line = Three passes: no contract, notrump, everyone for themselves.
high-bid-line = Highest bid: { $contract } by { $who } ({ $need }).
contract-line =
    { $tricks ->
        [one] { $who } plays { $contract }: { $need }; 1 so far.
       *[other] { $who } plays { $contract }: { $need }; { $tricks } so far.
    }
contra-line = Contra by { $who }: gains and losses of this contract count double.
twins-label = The twins, 1 and 2
twins-one = Twin { $slot }
twins-both = Both twins
twin-untouched = { $twin }: as dealt, unseen.
twin-seen = { $twin }: as dealt, seen by { $lookers }.
twin-put = { $twin }: put there by { $who }, unseen by the others.
twin-put-and-seen = { $twin }: put there by { $who }, also seen by { $lookers }.
calls-earlier =
    { $count ->
        [one] One earlier call is not shown.
       *[other] { $count } earlier calls are not shown.
    }
call-plain = { $who }: { $word }
call-with-steps = { $steps }; { $word }
steps-look = { $who }: looked at { $slots }
steps-exchange = { $who }: looked at { $seen }, exchanged { $slots }
word-pass =
    { $price ->
        [0] pass
       *[other] pass (−{ $price })
    }
word-contra = contra
scene-contra = contra: { $player }
trick-label = Trick { $number }
last-trick-label = Last trick
column-player = Player
column-role = Role
column-tricks = Tricks
column-looks = Looks
column-points = Points
role-declarer = declarer
role-dealer = dealer
role-none = –

## The hand

hand-label = Your hand
looks-cost = Looking is free if you then bid. If you pass, each twin you looked at costs { $price } points.
looks-cost-at-top = No bid is higher. { $contra ->
    [yes] If you pass, each twin you looked at costs { $price } points.
   *[no] Each twin you look at costs { $price } points.
    }
you-pay-if-you-pass = You have looked: a pass now costs { $price }, a bid is free.
you-must-bid = You have exchanged, so you must bid now.
explain-call = { $looked ->
    [yes] Bid what you can make: tricks, or a betel (few or none).
   *[no] Bid what you can make: tricks, or a betel (few or none). If you exchange twins (spare cards), you must bid.
    }
explain-call-at-top = { $contra ->
    [yes] You can pass, or call contra if you expect the contract to fail.
   *[no] You can only pass.
    }
explain-must-bid = You have exchanged cards, so you must bid. A betel is a promise to take few tricks or none.
explain-declarer = You must take { $need }. Follow suit and play higher if you can.
explain-defender = { $who } must take { $need }: win tricks to prevent that. Follow suit and play higher if you can.
explain-defender-betel = { $who } must take { $need }: leave the tricks to { $who }. Follow suit and play higher if you can.
explain-defender-grand = { $who } must take { $need }: leave the tricks to { $who }. Follow suit; here you need not play higher.
explain-three-passes = Everyone plays for tricks: each is worth { $points } points. Follow suit and play higher if you can.
bid-warning = if you fail, you lose at least { $cost } points and the game
look-button =
    { $price ->
        [0] Look at twin { $slot }
       *[other] Look: twin { $slot } (pass:−{ $price })
    }
exchange-button = Exchange …
exchange-prompt = What do you take up?
slot-button = Twin { $slot }: { $card }
both-button = Both: { $cards }
put-prompt = You take up { $card }. Which card becomes twin { $slot }?
put-both-prompt = You take up { $cards }. Which card becomes twin 1?
put-second-prompt = { $card } becomes twin 1. Which card becomes twin 2?
card-button = { $card }
exchange-confirm = Put back: { $cards }? Then you must bid { $contract } or higher.
pass-button =
    { $price ->
        [0] Pass
       *[other] Pass (−{ $price })
    }
contra-button = Contra
contra-confirm = Call contra on { $contract }? Its gains and losses count double, yours too.
bid-button = { $contract }: { $worth }
bid-phrase = Bid { $contract }
exchange-phrase = Exchange { $slots }: take up { $taken }; put down { $put }

## Refusals

why-trump = You have no { $lead } and must trump.
why-overtake = You must overtake { $top }.
why-overtrump = You must overtrump { $top }.
error-must-follow-suit = You must follow suit ({ $suit }). You can play { $cards }.
error-must-overtake = You must overtake { $top }. You hold { $cards }.
error-must-trump = You have no { $lead } and must trump. You hold { $cards }.
error-must-overtrump = You must overtrump { $top }. You hold { $cards }.
error-card-not-held = You don't hold { $card }. Choose one of your own cards; in an exchange, also one that you take up.
error-bid-too-low =
    { $top ->
        [yes] { $contract } is too low. { $high } is the top of the ladder, so you can only pass.
       *[no] { $contract } is not higher than { $high }. Bid { $least } or more, or pass if you can.
    }
error-must-bid = You have exchanged, so you must bid { $contract } or higher.
error-already-looked = You have already looked at twin { $slot } in this turn, and you still see it. Bid, exchange or pass.
error-already-exchanged = You have already exchanged in this turn. Now you must bid { $contract } or higher.
error-not-looked = Look at twin { $slot } first. You can exchange only what you looked at in this turn.
error-nothing-exchanged = Take up at least one twin, or bid or pass without an exchange.
error-no-higher-contract = No contract is higher than the last bid, so you can't exchange any more. You can pass.
error-contra-off = Contra is not played at this table. Bid or pass.
error-nothing-to-contra = There is no bid to call contra on yet. Bid or pass.
error-already-contra = { $high } is doubled already, and there is no redoubling. Pass, or bid higher if you can.
error-bad-options-endless = This game would never end. Set a target or a maximum of deals.
error-bad-deck = These are not the { $count } cards of the pack, ten for each hand and two twins.

## Statistics

three-passes = three passes
summary-played = played
summary-made = made
summary-points = points

## Above the row of cards on the first page of the rules

ranks-suit = Every suit, the best first

## A pass, said in advance

button-ahead-pass = Pass
prompt-ahead-pass = Pass, unless the bid is still below …
option-ahead-below = below { $contract }
line-ahead-no-look = You don't look at the twins then. You'll be asked as usual if the bid is still below this contract when it is your turn, or if your own bid is doubled.
line-ahead-pass = You'll pass.
line-ahead-pass-unless = You'll pass, unless the bid is still below { $contract } when it is your turn.
