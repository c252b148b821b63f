# A thread for each table

settings-threads = Ein Thread für jeden Tisch
settings-threads-yes = ja, wo der Bot einen anlegen darf
settings-threads-no = nein
settings-threads-on = Ein Thread je Tisch
settings-no-threads = Keine Threads mehr
table-thread = { $game } · Tisch { $table }
table-in-thread = { $game }: Tisch { $table } ist in { $thread }
