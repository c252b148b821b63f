# Estadísticas de partidas terminadas

stats-bets = Lances apostados: { $bets }, subidos: { $raises }, queridos: { $holds }; dijo “no quiero”: { $goods }
stats-figures =
    Lances ganados sin que los quisieran: { $conceded }, con las cartas: { $cards }, en { $deals ->
        [one] una mano
       *[other] { $deals } manos
    }
stats-bluffs =
    Faroles: { $count ->
        [one] un lance
       *[other] { $count } lances
    } que tenía otra persona o nadie; salieron bien: { $off }, descubiertos: { $caught }
stats-no-bluffs = Faroles: ninguno; cada lance que dijo tener lo tenía
