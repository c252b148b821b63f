# Statistiche di partite finite

stats-bets = Figure puntate: { $bets }, rilanciate: { $raises }, tenute: { $holds }; detto buono: { $goods }
stats-figures =
    Figure vinte senza lotta: { $conceded }, con le carte: { $cards }, in { $deals ->
        [one] una smazzata
       *[other] { $deals } smazzate
    }
stats-bluffs =
    Libro dei bluff: { $count ->
        [one] una figura puntata o rilanciata
       *[other] { $count } figure puntate o rilanciate
    } che avevano altri o nessuno; riuscite: { $off }, scoperte: { $caught }
stats-no-bluffs = Libro dei bluff: vuoto; ogni figura puntata o tenuta c’era davvero
