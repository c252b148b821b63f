# Statistics of finished games

stats-bids =
    Bids: { $bids }, passes: { $passes }, in { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
stats-contracts = Contracts as declarer: { $count }, made: { $made }, set: { $set }; no trump made: { $nt }
stats-bostons = Bostons, alone or with a partner: { $count }
stats-reneges = Own reneges proven: { $count }; renege calls that were right: { $right }, wrong: { $wrong }
