# Estadísticas de partidas terminadas

stats-bids =
    Pujas: { $bids }, pasos: { $passes }, en { $deals ->
        [one] una mano
       *[other] { $deals } manos
    }
stats-contracts = Contratos declarados: { $count }, cumplidos: { $made }, no cumplidos: { $set }; cumplidos sin triunfo: { $nt }
stats-bostons = Bostons, a solas o en pareja: { $count }
stats-reneges = Renuncios probados: { $count }; reclamados con razón: { $right }, sin razón: { $wrong }
