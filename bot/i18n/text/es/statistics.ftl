# Clasificaciones, temporadas y los números de cada cual.

## Clasificación

leaderboard-season = Temporada “{ $season }”, por { $by }
leaderboard-all-time = Desde siempre, por { $by }
leaderboard-year = Año { $year }, por { $by }
error-year-or-season = Elige un año o una temporada, no las dos cosas.
leaderboard-rating-line =
    { "**" }{ $place }.** { $name } · { $provisional ->
        [yes] { $rating }?
       *[no] { $rating }
    } · { $games ->
        [one] una partida con rating
       *[other] { $games } partidas con rating
    }
leaderboard-provisional = ? Provisional: menos de { $games } partidas.
leaderboard-page = Página { $page } de { $pages }
statistics-anew = Las cifras se están contando de nuevo; estas todavía no están completas.
leaderboard-nobody = exjugador
by-wins = victorias
by-points = puntos
by-losses = derrotas
by-games = partidas
by-rating = rating
choice-wins = victorias
choice-points = puntos
choice-losses = derrotas
choice-games = partidas
choice-rating = rating
season-all-time = desde siempre
button-page-before = ◀ Anterior
button-page-after = Siguiente ▶

## Los números propios

stats-title = Estadísticas de { $name }
stats-game =
    { "**" }{ $game }** · { $games ->
        [one] una partida
       *[other] { $games } partidas
    } · ✗ { $wins } · ● { $losses } · { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $average } por partida
stats-game-alone =
    { "**" }{ $game }** solo contra bots · { $games ->
        [one] una partida
       *[other] { $games } partidas
    } · ✗ { $wins } · ● { $losses } · { $points ->
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

alt-bars = { $title }: { $values }
alt-bar = { $name } { $value }
alt-course =
    { $name }: { $first } al principio, { $last } después de { $count ->
        [one] una partida
       *[other] { $count } partidas
    }, entre { $low } y { $high }

## Temporadas

season-started = Empieza la temporada “{ $name }”. Cuenta para ella cada partida que termine desde ahora.
season-close-title = ¿Cerrar la temporada “{ $name }”?
season-close-text = Su clasificación se queda como está ahora, para siempre. Las partidas en curso cuentan para lo que venga después.
season-close-button = Cerrar la temporada
season-closed = La temporada “{ $name }” está cerrada.
season-list = Temporadas de este servidor
season-none = Aquí todavía no ha habido temporadas; /temporada empezar empieza una. Sin temporada cuentan todas las partidas jugadas.
season-line =
    { $running ->
        [yes] **{ $name }** · desde el { $from }
       *[no] **{ $name }** · { $from } – { $until }
    }{ $champions ->
        [none] {""}
       *[some] { "" } · ✗ { $champions }
    }

## Lo que no se puede

error-season-running = La temporada “{ $name }” está en curso; /temporada cerrar la termina y luego puede empezar otra.
error-season-name-taken = Aquí ya hubo una temporada llamada “{ $name }”; elige otro nombre.
error-season-name-length = El nombre de una temporada tiene de 1 a { $most } signos y no es “*”.
error-too-many-seasons = Aquí ya hay { $limit } temporadas; no caben más.
error-no-running-season = Aquí no hay ninguna temporada en curso; /temporada empezar empieza una, /temporada lista muestra las demás.
error-counted-anew = Los ratings se están contando de nuevo; la temporada podrá cerrarse en cuanto estén completos.
error-no-season =
    Aquí ninguna temporada se llama “{ $name }”. { $known ->
        [none] Todavía no ha habido ninguna; /temporada empezar empieza una.
       *[some] Puedes elegir: { $known }
    }
error-rating-of-one-game = El rating es de un solo juego: elige uno en “juego”.
error-points-of-one-game = Los puntos son de un solo juego: elige uno en “juego”.
error-stats-bot = Eso es un programa; no tiene estadísticas.
