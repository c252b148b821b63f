# Statistik fertiger Partien

stats-steps =
    In { $deals ->
        [one] einer Runde
       *[other] { $deals } Runden
    }: { $looks ->
        [one] ein Zwilling
       *[other] { $looks } Zwillinge
    } angesehen, { $exchanges ->
        [one] einmal
       *[other] { $exchanges }-mal
    } getauscht, { $bids ->
        [one] ein Gebot
       *[other] { $bids } Gebote
    }{ $contras ->
        [0] {""}
        [one] , einmal Kontra
       *[other] , { $contras }-mal Kontra
    }
stats-contracts = Kontrakte allein gespielt: { $count }, gewonnen: { $made }
stats-by-name = Gewonnen von den gespielten: { $contracts }
stats-contract = { $contract } { $made }/{ $count }
stats-three-passes = Dreimal gepasst: { $count ->
        [one] einmal
       *[other] { $count }-mal
    }, eigene Stiche dabei: { $tricks }
