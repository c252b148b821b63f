# Statistics of finished games

stats-bets = Figurer som bjöds: { $bets }, höjdes: { $raises }, hölls: { $holds }; gott: { $goods }
stats-figures =
    Figurer vunna på medgivna bud: { $conceded }, på korten: { $cards }, på { $deals ->
        [one] en giv
       *[other] { $deals } givar
    }
stats-bluffs =
    Bluffboken: { $count ->
        [one] anspråk på en figur
       *[other] anspråk på { $count } figurer
    } som andra hade eller ingen hade; lyckades: { $off }, avslöjades: { $caught }
stats-no-bluffs = Bluffboken: tom; varje figur det gjordes anspråk på fanns där
