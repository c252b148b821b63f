# Statistics of finished games

stats-bets = Figures bet: { $bets }, raised: { $raises }, held: { $holds }, answered with good: { $goods }
stats-figures =
    Figures won by concession: { $conceded }, by the cards: { $cards }, in { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
stats-bluffs =
    Bluff book: { $count ->
        [one] one figure
       *[other] { $count } figures
    } bet or held that other players or no one had; successful: { $off }, caught: { $caught }
stats-no-bluffs = Bluff book: empty; no bluffs yet
