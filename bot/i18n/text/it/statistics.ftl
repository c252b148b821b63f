statistics-anew = Le cifre si stanno ricontando; queste non sono ancora complete.

## Le proprie cifre

stats-title = Statistiche di { $name }
stats-game =
    { "**" }{ $game }** · { $games ->
        [one] una partita
       *[other] { $games } partite
    } · { $wins } vinte · { $losses } perse · { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $average } a partita
stats-game-alone =
    { "**" }{ $game }** coi soli computer · { $games ->
        [one] una partita
       *[other] { $games } partite
    } · { $wins } vinte · { $losses } perse · { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $average } a partita
stats-average = { $sign }{ $whole },{ $tenth }
stats-rating = Rating { $rating }
stats-rating-provisional =
    Rating { $rating }? (provvisorio: { $games ->
        [one] una partita
       *[other] { $games } partite
    } su { $needed })
stats-empty = { $name } qui non ha ancora finito nessuna partita.
chart-rating = Rating, partita per partita
chart-points = Punti a { $game }, partita per partita

## Grafici per chi non li vede

alt-course =
    { $name }: { $first } all’inizio, { $last } dopo { $count ->
        [one] una partita
       *[other] { $count } partite
    }, tra { $low } e { $high }

error-stats-bot = Quello è un programma; non ha statistiche.
