# Lo que hizo quien administra el servidor, en el registro que solo se lee allí.

button-manager-log = Registro de administración
manager-log-title = Registro de administración
manager-log-note = Lo que quienes administran el servidor hicieron a otros o cambiaron en los últimos { $days } días. Solo lo leen quienes administran.
manager-log-empty = Todavía no hay entradas.
manager-log-entry = **{ $what }** · { $who } · { $time }
manager-log-setting = { $label }: { $before } → { $now }
manager-log-former = una persona cuyos datos se borraron

manager-log-settings-changed = Ajustes cambiados
manager-log-season-started = Temporada «{ $season }» iniciada
manager-log-season-closed = Temporada «{ $season }» cerrada
manager-log-winner-role-given = Rol { $role } dado a { $other } por ganar la temporada
manager-log-winner-role-taken = Rol { $role } quitado a { $other }, que ganó antes
manager-log-house-rules-replaced = Reglas de la casa «{ $name }» de { $other } sustituidas
manager-log-house-rules-deleted = Reglas de la casa «{ $name }» borradas
manager-log-table-closed = Mesa { $table } ({ $game }) cerrada
manager-log-game-ended = Mesa { $table } ({ $game }) cerrada durante la partida
manager-log-word-removed = Palabra de la suerte de { $other } en la mesa { $table } quitada
manager-log-protest-ruled = Mesa { $table }, protesta de { $other } contra la mano { $deal }: { $ruling ->
    [stands] se queda como está
    [again] se pregunta a todos si se reparte de nuevo
   *[void] la partida no tiene resultado
}
manager-log-tournament-started = Torneo { $tournament } empezado
manager-log-tournament-paused = Torneo { $tournament } en pausa
manager-log-tournament-resumed = Torneo { $tournament } reanudado
manager-log-tournament-ended = Torneo { $tournament } terminado antes de tiempo
manager-log-tournament-cancelled = Torneo { $tournament } cancelado
manager-log-tournament-skipped = Torneo { $tournament } cancelado por una semana
manager-log-tournament-word-removed = Palabra de la suerte de { $other } en el torneo { $tournament } quitada
