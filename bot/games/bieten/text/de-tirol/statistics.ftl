# Wås man fertig gspielt håt

stats-bets = Figurn botn: { $bets }, Drei gsågt: { $raises }, ghaltn: { $holds }; guat gsågt: { $goods }
stats-figures =
    Figurn kriagt, weil ålle guat gsågt håbn: { $conceded }, mit die Kårtn: { $cards }, in { $deals ->
        [one] oaner Rund
       *[other] { $deals } Rundn
    }
stats-bluffs =
    Bluffbiachl: { $count ->
        [one] oa Figur
       *[other] { $count } Figurn
    } botn oder auf Drei gsågt, die wer ånderer ghåbt håt oder koaner; gången: { $off }, derwischt: { $caught }
stats-no-bluffs = Bluffbiachl: laar; no koa Bluff
