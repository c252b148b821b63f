# Statistics of finished games

stats-bids =
    Bud: { $bids }, pass: { $passes }, på { $deals ->
        [one] en giv
       *[other] { $deals } givar
    }
stats-contracts = Kontrakt som spelförare: { $count }, hemma: { $made }, bet: { $set }; sang hemma: { $nt }
stats-bostons = Bostons, ensam eller med partner: { $count }
stats-reneges = Felbekännelser som upptäcktes: { $count }; riktiga anmälningar: { $right }, felaktiga: { $wrong }
