# Statistiche di partite finite

stats-steps =
    In { $deals ->
        [one] una smazzata
       *[other] { $deals } smazzate
    }: { $looks ->
        [one] una gemella guardata
       *[other] { $looks } gemelle guardate
    }, { $exchanges ->
        [one] uno scambio
       *[other] { $exchanges } scambi
    }, { $bids ->
        [one] una dichiarazione
       *[other] { $bids } dichiarazioni
    }{ $contras ->
        [0] {""}
        [one] , contro una volta
       *[other] , contro { $contras } volte
    }
stats-contracts = Contratti da dichiarante: { $count }, mantenuti: { $made }
stats-by-name = Mantenuti, di quelli giocati: { $contracts }
stats-contract = { $contract } { $made }/{ $count }
stats-three-passes =
    { $count ->
        [one] Tre passo una volta
       *[other] Tre passo { $count } volte
    }, con { $tricks ->
        [one] una presa
       *[other] { $tricks } prese
    }
