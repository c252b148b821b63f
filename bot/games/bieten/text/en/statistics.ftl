# Statistics of finished games

stats-bets = Figures bet: { $bets }, raised: { $raises }, held: { $holds }; said good: { $goods }
stats-figures =
    Figures won by concession: { $conceded }, by the cards: { $cards }, in { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
stats-bluffs =
    Bluff book: { $count ->
        [one] one figure
       *[other] { $count } figures
    } claimed that others had or nobody had; came off: { $off }, caught: { $caught }
stats-no-bluffs = Bluff book: empty; every figure claimed was there
