statistics-anew = Las cifras se están contando de nuevo; estas todavía no están completas.

## Los números propios

stats-title = Estadísticas de { $name }
stats-game =
    { "**" }{ $game }** · { $games ->
        [one] una partida
       *[other] { $games } partidas
    } · { $wins } ganadas · { $losses } perdidas · { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $average } por partida
stats-game-alone =
    { "**" }{ $game }** solo contra bots · { $games ->
        [one] una partida
       *[other] { $games } partidas
    } · { $wins } ganadas · { $losses } perdidas · { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $average } por partida
stats-average = { $sign }{ $whole },{ $tenth }
stats-rating = Rating { $rating }
stats-rating-provisional =
    Rating { $rating }? (provisional: { $games ->
        [one] una partida
       *[other] { $games } partidas
    } de { $needed })
stats-empty = { $name } todavía no ha terminado ninguna partida aquí.
chart-rating = Rating, partida a partida
chart-points = Puntos en { $game }, partida a partida

## Los gráficos, para quien no los ve

alt-course =
    { $name }: { $first } al principio, { $last } después de { $count ->
        [one] una partida
       *[other] { $count } partidas
    }, entre { $low } y { $high }

error-stats-bot = Eso es un programa; no tiene estadísticas.
