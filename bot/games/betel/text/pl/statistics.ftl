# Statistics of finished games

stats-steps =
    { $deals ->
        [one] Jedno rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdań
       *[other] { $deals } rozdania
    }: { $looks ->
        [one] jedna obejrzana karta dubla
        [few] { $looks } obejrzane karty dubla
        [many] { $looks } obejrzanych kart dubla
       *[other] { $looks } obejrzanej karty dubla
    }, { $exchanges ->
        [one] jedna wymiana
        [few] { $exchanges } wymiany
        [many] { $exchanges } wymian
       *[other] { $exchanges } wymiany
    }, { $bids ->
        [one] jedna odzywka
        [few] { $bids } odzywki
        [many] { $bids } odzywek
       *[other] { $bids } odzywki
    }{ $contras ->
        [0] {""}
       *[other] , kontra: { $contras }
    }
stats-contracts = Rozegrane kontrakty: { $count }, w tym ugrane: { $made }
stats-by-name = Ugrane z rozegranych: { $contracts }
stats-contract = { $contract } { $made }/{ $count }
stats-three-passes =
    { $count ->
        [one] Trzy pasy jeden raz
        [few] Trzy pasy { $count } razy
        [many] Trzy pasy { $count } razy
       *[other] Trzy pasy { $count } razu
    }: { $tricks ->
        [one] jedna lewa
        [few] { $tricks } lewy
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }
