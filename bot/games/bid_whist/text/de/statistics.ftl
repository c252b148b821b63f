# Statistik fertiger Partien

stats-bids =
    Gebote: { $bids }, gepasst: { $passes }, in { $deals ->
        [one] einer Runde
       *[other] { $deals } Runden
    }
stats-contracts = Kontrakte als Ansager: { $count }, gewonnen: { $made }, verloren: { $set }; ohne Trumpf gewonnen: { $nt }
stats-bostons = Bostons, allein oder zu zweit: { $count }
stats-reneges = Bedienfehler nachgewiesen: { $count }; reklamiert zu Recht: { $right }, zu Unrecht: { $wrong }
