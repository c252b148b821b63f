# Statistics of finished games

stats-bids =
    Odzywki: { $bids }, pasy: { $passes }, { $deals ->
        [one] jedno rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdań
       *[other] { $deals } rozdania
    }
stats-contracts = Rozegrane kontrakty: { $count }, ugrane: { $made }, wpadki: { $set }; ugrane bez atu: { $nt }
stats-bostons = Bostony, pojedynczo albo w parze: { $count }
stats-reneges = Udowodnione fałszywe renonsy: { $count }; zgłoszenia słuszne: { $right }, niesłuszne: { $wrong }
