# Was die Serververwaltung getan hat, im Protokoll, das nur sie liest.

button-manager-log = Protokoll der Verwaltung
manager-log-title = Protokoll der Verwaltung
manager-log-note = Was die Serververwaltung in den letzten { $days } Tagen bei anderen getan oder eingestellt hat. Nur sie kann das lesen.
manager-log-empty = Noch keine Einträge.
manager-log-entry = **{ $what }** · { $who } · { $time }
manager-log-setting = { $label }: { $before } → { $now }
manager-log-former = jemand, dessen Daten gelöscht sind

manager-log-settings-changed = Einstellungen geändert
manager-log-season-started = Saison „{ $season }“ begonnen
manager-log-season-closed = Saison „{ $season }“ beendet
manager-log-winner-role-given = Rolle { $role } für den Saisonsieg an { $other } vergeben
manager-log-winner-role-taken = Rolle { $role } zurückgenommen von { $other } (Sieg in einer früheren Saison)
manager-log-house-rules-replaced = Hausregeln „{ $name }“ von { $other } ersetzt
manager-log-house-rules-deleted = Hausregeln „{ $name }“ gelöscht
manager-log-table-closed = Tisch { $table } ({ $game }) geschlossen
manager-log-game-ended = Tisch { $table } ({ $game }) während der Partie geschlossen
manager-log-word-removed = Glückswort von { $other } an Tisch { $table } entfernt
manager-log-protest-ruled = Tisch { $table }, Einspruch von { $other } gegen Runde { $deal }: { $ruling ->
    [stands] es bleibt dabei
    [again] alle werden gefragt, ob neu gegeben wird
   *[void] die Partie hat kein Ergebnis
}
manager-log-tournament-started = Turnier { $tournament } begonnen
manager-log-tournament-paused = Turnier { $tournament } angehalten
manager-log-tournament-resumed = Turnier { $tournament } fortgesetzt
manager-log-tournament-ended = Turnier { $tournament } vorzeitig beendet
manager-log-tournament-cancelled = Turnier { $tournament } abgesagt
manager-log-tournament-skipped = Turnier { $tournament } für eine Woche abgesagt
manager-log-tournament-word-removed = Glückswort von { $other } in Turnier { $tournament } entfernt
