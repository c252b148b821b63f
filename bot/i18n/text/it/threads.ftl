# A thread for each table

settings-threads = Un thread per ogni tavolo
settings-threads-yes = sì, dove il bot può crearlo
settings-threads-no = no
settings-threads-on = Un thread per tavolo
settings-no-threads = Niente più thread
table-thread = { $game } · tavolo { $table }
table-in-thread = { $game }: il tavolo { $table } è in { $thread }
