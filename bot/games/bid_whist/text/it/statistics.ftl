# Statistiche di partite finite

stats-bids =
    Dichiarazioni: { $bids }, passo: { $passes }, in { $deals ->
        [one] una smazzata
       *[other] { $deals } smazzate
    }
stats-contracts = Contratti da dichiarante: { $count }, mantenuti: { $made }, caduti: { $set }; senza atout mantenuti: { $nt }
stats-bostons = Boston, in proprio o col compagno: { $count }
stats-reneges = Renonce scoperte: { $count }; contestazioni a ragione: { $right }, a torto: { $wrong }
