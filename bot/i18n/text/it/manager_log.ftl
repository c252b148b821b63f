# Che cosa ha fatto chi gestisce il server, nel registro riservato a loro.

button-manager-log = Registro dei gestori
manager-log-title = Registro dei gestori
manager-log-note = Che cosa chi gestisce il server ha fatto ad altri o cambiato negli ultimi { $days } giorni. Può leggerlo solo chi gestisce il server.
manager-log-empty = Ancora nessuna voce.
manager-log-entry = **{ $what }** · { $who } · { $time }
manager-log-setting = { $label }: { $before } → { $now }
manager-log-former = una persona i cui dati sono cancellati

manager-log-settings-changed = Impostazioni cambiate
manager-log-season-started = Stagione «{ $season }» iniziata
manager-log-season-closed = Stagione «{ $season }» chiusa
manager-log-winner-role-given = Ruolo { $role } dato a { $other } per la vittoria nella stagione
manager-log-winner-role-taken = Ruolo { $role } tolto a { $other }, che aveva vinto prima
manager-log-house-rules-replaced = Regole della casa «{ $name }» di { $other } sostituite
manager-log-house-rules-deleted = Regole della casa «{ $name }» cancellate
manager-log-table-closed = Tavolo { $table } ({ $game }) chiuso
manager-log-game-ended = Tavolo { $table } ({ $game }) chiuso durante la partita
manager-log-word-removed = Parola portafortuna di { $other } al tavolo { $table } tolta
manager-log-protest-ruled = Tavolo { $table }, protesta di { $other } contro la smazzata { $deal }: { $ruling ->
    [stands] resta com’è
    [again] si chiede a tutti se ridare le carte
   *[void] la partita non ha risultato
}
manager-log-tournament-started = Torneo { $tournament } iniziato
manager-log-tournament-paused = Torneo { $tournament } sospeso
manager-log-tournament-resumed = Torneo { $tournament } ripreso
manager-log-tournament-ended = Torneo { $tournament } chiuso in anticipo
manager-log-tournament-cancelled = Torneo { $tournament } annullato
manager-log-tournament-skipped = Torneo { $tournament } annullato per una settimana
manager-log-tournament-word-removed = Parola portafortuna di { $other } nel torneo { $tournament } tolta
