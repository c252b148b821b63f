# Statistics of finished games

stats-steps =
    På { $deals ->
        [one] en giv
       *[other] { $deals } givar
    }: tittat { $looks ->
        [one] en gång
       *[other] { $looks } gånger
    } på tvillingarna, { $exchanges ->
        [one] ett byte
       *[other] { $exchanges } byten
    }, { $bids ->
        [one] ett bud
       *[other] { $bids } bud
    }{ $contras ->
        [0] {""}
        [one] , kontra en gång
       *[other] , kontra { $contras } gånger
    }
stats-contracts = Kontrakt som spelförare: { $count }, hemgångna: { $made }
stats-by-name = Hemgångna, av dem som spelades: { $contracts }
stats-contract = { $contract } { $made }/{ $count }
stats-three-passes =
    { $count ->
        [one] Tre pass en gång
       *[other] Tre pass { $count } gånger
    }, med { $tricks ->
        [one] ett stick
       *[other] { $tricks } stick
    }
