# Statistik fertiger Partien

stats-bets = Figuren geboten: { $bets }, erhöht: { $raises }, gehalten: { $holds }; gut gesagt: { $goods }
stats-figures =
    Figuren kampflos gewonnen: { $conceded }, mit den Karten: { $cards }, in { $deals ->
        [one] einer Runde
       *[other] { $deals } Runden
    }
stats-bluffs =
    Bluffbuch: { $count ->
        [one] eine Figur
       *[other] { $count } Figuren
    } geboten oder erhöht, die andere hatten oder niemand; gelungen: { $off }, erwischt: { $caught }
stats-no-bluffs = Bluffbuch: leer; noch kein Bluff
