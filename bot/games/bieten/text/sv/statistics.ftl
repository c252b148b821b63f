# Statistics of finished games

stats-bets = Figurer som bjöds: { $bets }, höjdes: { $raises }, synades: { $holds }; pass: { $goods }
stats-figures =
    Figurer vunna på avpassade bud: { $conceded }, på korten: { $cards }, på { $deals ->
        [one] en giv
       *[other] { $deals } givar
    }
stats-bluffs =
    Bluffboken: { $count ->
        [one] en figur bjuden eller höjd
       *[other] { $count } figurer bjudna eller höjda
    } som andra hade eller ingen hade; lyckades: { $off }, avslöjades: { $caught }
stats-no-bluffs = Bluffboken: tom; inga bluffar än
