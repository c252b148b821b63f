# Statistics of finished games

stats-bids =
    Bud: { $bids }, pass: { $passes }, på { $deals ->
        [one] en giv
       *[other] { $deals } givar
    }
stats-contracts = Kontrakt som spelförare: { $count }, hemgångna: { $made }, bet: { $set }; hemgångna i sang: { $nt }
stats-bostons = Bostons, ensam eller med partner: { $count }
stats-reneges = Revoker som upptäcktes: { $count }; riktiga anmälningar: { $right }, felaktiga: { $wrong }
