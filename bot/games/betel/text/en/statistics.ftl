# Statistics of finished games

stats-steps =
    In { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }: { $looks ->
        [one] one look
       *[other] { $looks } looks
    } at the twins, { $exchanges ->
        [one] one exchange
       *[other] { $exchanges } exchanges
    }, { $bids ->
        [one] one bid
       *[other] { $bids } bids
    }{ $contras ->
        [0] {""}
        [one] , contra once
       *[other] , contra { $contras } times
    }
stats-contracts = Contracts as declarer: { $count }, made: { $made }
stats-by-name = Made, of those played: { $contracts }
stats-contract = { $contract } { $made }/{ $count }
stats-three-passes =
    { $count ->
        [one] Three passes once
       *[other] Three passes { $count } times
    }, with { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    }
