# Leaderboards and seasons.

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
alt-bars = { $title }: { $values }
alt-bar = { $name } { $value }
season-started = Empieza la temporada “{ $name }”. Cuenta para ella cada partida que termine desde ahora.
season-close-title = ¿Cerrar la temporada “{ $name }”?
season-close-text = Su clasificación se queda como está ahora, para siempre. Las partidas en curso ya no cuentan para ella.
season-close-role = Quien tenga más victorias recibe el rol { $role }. Quien ganó la temporada anterior lo pierde.
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
       *[some] { "" } · victoria: { $champions }
    }
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
leaderboard-title = Clasificación
leaderboard-game-title = Clasificación: { $game }
leaderboard-house-title = Clasificación: { $game }, reglas de la casa { $code }
leaderboard-empty = Aquí todavía no cuenta ninguna partida. Una partida cuenta cuando al menos dos personas han jugado por sí mismas al menos la mitad de las manos.
leaderboard-line =
    { "**" }{ $place }.** { $name } · { $games ->
        [one] una partida
       *[other] { $games } partidas
    } · { $wins } ganadas · { $losses } perdidas · { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
leaderboard-all-line =
    { "**" }{ $place }.** { $name } · { $games ->
        [one] una partida
       *[other] { $games } partidas
    } · { $wins } ganadas · { $losses } perdidas
season-started-league = Tiene una liga: /temporada liga muestra los puntos por los puestos en sus torneos. { $best ->
    [0] Cuentan todos los torneos.
    [one] Cuenta el mejor torneo.
   *[other] Cuentan los { $best } mejores torneos.
    }
league-title = Liga de la temporada “{ $season }”
league-player = { $name } en la liga “{ $season }”
league-about = Puntos por puesto: el último puesto da un punto y cada puesto mejor, uno más; quienes empatan reciben la media. { $best ->
    [0] Cuentan todos los torneos
    [one] Cuenta el mejor torneo
   *[other] Cuentan los { $best } mejores torneos
    } · { $tournaments ->
    [0] ninguno hasta ahora
    [one] un torneo hasta ahora
   *[other] { $tournaments } torneos hasta ahora
    }
league-ties = Con los mismos puntos deciden, por este orden: los torneos ganados, el mejor torneo, el segundo mejor, etc.
league-empty = En esta temporada todavía no ha terminado ningún torneo.
league-line =
    { "**" }{ $place }.** { $name } · { $points ->
        [one] un punto
       *[other] { $points } puntos
    } · { $tournaments ->
        [one] un torneo
       *[other] { $tournaments } torneos
    } · ganados: { $wins }
league-evening = { $day } · torneo { $number } ({ $game }): puesto { $place } de { $field } · puntos: { $points }
league-dropped = { $line } · no cuenta
league-tie-wins = { $first } por delante de { $second }: mismos puntos, torneos ganados { $one } : { $other }
league-tie-best = { $first } por delante de { $second }: mismos puntos y torneos ganados, puntos del mejor torneo { $one } : { $other }
league-tie-none = { $first } y { $second } comparten puesto: iguales en todo lo que cuenta
error-no-league = La temporada “{ $name }” no tiene liga. Quien administra el servidor empieza una temporada con liga con /temporada empezar.
error-not-in-league = Esa persona no tiene torneos en la temporada “{ $season }”.

## El rol de quien gana

settings-winner = Rol para quien gana la temporada
settings-winner-hint = Quien gana lo recibe al cerrar una temporada; quien ganó antes lo pierde. Vacío: ningún rol.
settings-winner-off = ninguno
winner-role-given = 🏆 { $role } es ahora el rol de { $names }.
winner-role-taken = Se ha quitado el rol { $role } a { $names }.
winner-role-none = La temporada no tiene ganador, así que { $role } se queda donde está.
winner-role-failed = { $names } no recibió el rol { $role }. { $why }
winner-role-kept = { $names } todavía tiene el rol { $role }. { $why }
winner-role-not-yet = Todavía no puedo dar { $role }. { $why }
winner-role-why =
    { $problem ->
        [permission] A mi rol le falta el permiso Gestionar roles. Dáselo a mi rol en Ajustes del servidor, Roles.
        [above] El rol no está por debajo de mi rol más alto. Muévelo debajo del mío, o el mío encima, en Ajustes del servidor, Roles.
        [gone] El rol se eliminó. Elige otro en /ajustes, en Más ajustes.
        [managed] Discord o una aplicación gestiona este rol, así que no se puede dar. Elige otro en /ajustes, en Más ajustes.
        [left] Esta persona ya no está en el servidor.
        [sealed] Algunos resultados de esta temporada aún son secretos, porque otras mesas todavía juegan las mismas cartas. Inténtalo de nuevo cuando todas hayan terminado.
       *[refused] Discord lo rechazó. Inténtalo más tarde.
    }
winner-role-reason = Ganó la temporada «{ $season }»
winner-role-reason-before = Otra temporada ya tiene ganador
button-winner-again = Intentar de nuevo
error-winner-role-managed = Discord o una aplicación gestiona este rol, así que no se puede dar. Elige otro.
error-winner-role-powers = Este rol da permisos o abre canales. Solo puede elegirlo quien podría darlo: con Gestionar roles y un rol propio más alto.
