# What managers of a server have done, in the log that managers read.

button-manager-log = Managers' log
manager-log-title = Managers' log
manager-log-note = What people who manage this server did to others or changed in the last { $days } days. Only they can read this.
manager-log-empty = There are no entries yet.
manager-log-entry = **{ $what }** · { $who } · { $time }
manager-log-setting = { $label }: { $before } → { $now }
manager-log-former = a person whose data was deleted

manager-log-settings-changed = Settings changed
manager-log-season-started = Season “{ $season }” started
manager-log-season-closed = Season “{ $season }” closed
manager-log-winner-role-given = Role { $role } given to { $other } for winning the season
manager-log-winner-role-taken = Role { $role } taken from { $other }, who won before
manager-log-house-rules-replaced = House rules “{ $name }” of { $other } replaced
manager-log-house-rules-deleted = House rules “{ $name }” deleted
manager-log-table-closed = Table { $table } ({ $game }) closed
manager-log-game-ended = Table { $table } ({ $game }) closed during the game
manager-log-word-removed = Lucky word of { $other } at table { $table } removed
manager-log-protest-ruled = Table { $table }, protest by { $other } against deal { $deal }: { $ruling ->
    [stands] the deal stands
    [again] all are asked to deal again
   *[void] the game has no result
}
manager-log-tournament-started = Tournament { $tournament } started
manager-log-tournament-paused = Tournament { $tournament } paused
manager-log-tournament-resumed = Tournament { $tournament } resumed
manager-log-tournament-ended = Tournament { $tournament } ended early
manager-log-tournament-cancelled = Tournament { $tournament } cancelled
manager-log-tournament-skipped = Tournament { $tournament } cancelled for one week
manager-log-tournament-word-removed = Lucky word of { $other } in tournament { $tournament } removed
