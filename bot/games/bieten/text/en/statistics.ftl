# Statistics of finished games

stats-bets = Figures bet: { $bets }, raised: { $raises }, held: { $holds }, answered with good: { $goods }
stats-figures =
    Figures won by concession: { $conceded }, by the cards: { $cards }, in { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
stats-bluffs =
    Bluff book: { $count ->
        [one] one figure bet or raised that by the cards was
       *[other] { $count } figures bet or raised that by the cards were
    } another player's or no one's; successful: { $off }, caught: { $caught }
stats-no-bluffs = Bluff book: empty; no bluffs yet
