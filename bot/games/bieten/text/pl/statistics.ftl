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
        [one] jedna figura z zakładem, którą
        [few] { $count } figury z zakładem, które
        [many] { $count } figur z zakładem, które
       *[other] { $count } figury z zakładem, którą
    } miał kto inny albo nikt; udane: { $off }, przyłapane: { $caught }
stats-no-bluffs = Księga blefów: pusta; każda figura z zakładem była prawdziwa
