# Statistics of finished games

stats-bets = Zakłady o figury: { $bets }, podbicia: { $raises }, trzymane: { $holds }; powiedziane „dobra”: { $goods }
stats-figures =
    Figury zdobyte bez walki: { $conceded }, kartami: { $cards }; { $deals ->
        [one] jedno rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdań
       *[other] { $deals } rozdania
    }
stats-bluffs =
    Księga blefów: { $count ->
        [one] jedna ogłoszona figura, którą
        [few] { $count } ogłoszone figury, które
        [many] { $count } ogłoszonych figur, które
       *[other] { $count } ogłoszonej figury, którą
    } miał kto inny albo nikt; udane: { $off }, przyłapane: { $caught }
stats-no-bluffs = Księga blefów: pusta; każda ogłoszona figura była prawdziwa
