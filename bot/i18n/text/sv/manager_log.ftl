# Vad serverns hanterare har gjort, i loggen som bara de läser.

button-manager-log = Hanterarnas logg
manager-log-title = Hanterarnas logg
manager-log-note = Vad de som hanterar servern har gjort mot andra eller ändrat de senaste { $days } dagarna. Bara de kan läsa det här.
manager-log-empty = Inga poster än.
manager-log-entry = **{ $what }** · { $who } · { $time }
manager-log-setting = { $label }: { $before } → { $now }
manager-log-former = någon vars uppgifter är raderade

manager-log-settings-changed = Inställningar ändrade
manager-log-season-started = Säsongen ”{ $season }” startad
manager-log-season-closed = Säsongen ”{ $season }” avslutad
manager-log-winner-role-given = Rollen { $role } gavs till { $other } för segern i säsongen
manager-log-winner-role-taken = Rollen { $role } togs från { $other }, som vann förra gången
manager-log-house-rules-replaced = Husreglerna ”{ $name }” av { $other } ersatta
manager-log-house-rules-deleted = Husreglerna ”{ $name }” borttagna
manager-log-table-closed = Bord { $table } ({ $game }) stängt
manager-log-game-ended = Bord { $table } ({ $game }) stängt under partiet
manager-log-word-removed = Lyckoordet från { $other } vid bord { $table } borttaget
manager-log-protest-ruled = Bord { $table }, protest från { $other } mot giv { $deal }: { $ruling ->
    [stands] det står fast
    [again] alla får frågan om en ny giv
   *[void] partiet har inget resultat
}
manager-log-tournament-started = Spelkväll { $tournament } startad
manager-log-tournament-paused = Spelkväll { $tournament } pausad
manager-log-tournament-resumed = Spelkväll { $tournament } återupptagen
manager-log-tournament-ended = Spelkväll { $tournament } avslutad i förtid
manager-log-tournament-cancelled = Spelkväll { $tournament } inställd
manager-log-tournament-skipped = Spelkväll { $tournament } inställd för en vecka
manager-log-tournament-word-removed = Lyckoordet från { $other } i spelkväll { $tournament } borttaget
