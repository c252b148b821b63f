# Estadísticas de partidas terminadas

stats-steps =
    En { $deals ->
        [one] una mano
       *[other] { $deals } manos
    }: { $looks ->
        [one] una gemela mirada
       *[other] { $looks } gemelas miradas
    }, { $exchanges ->
        [one] un cambio
       *[other] { $exchanges } cambios
    }, { $bids ->
        [one] una puja
       *[other] { $bids } pujas
    }{ $contras ->
        [0] {""}
        [1] , contra una vez
       *[other] , contra { $contras } veces
    }
stats-contracts = Contratos declarados: { $count }, cumplidos: { $made }
stats-by-name = Cumplidos, de los jugados: { $contracts }
stats-contract = { $contract } { $made }/{ $count }
stats-three-passes =
    { $count ->
        [one] Una vez pasaron los tres
       *[other] { $count } veces pasaron los tres
    }, con { $tricks ->
        [one] una baza
       *[other] { $tricks } bazas
    }
