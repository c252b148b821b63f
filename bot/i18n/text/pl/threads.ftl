# A thread for each table

settings-threads = Osobny wątek dla każdego stołu
settings-threads-yes = tak, gdzie bot może go utworzyć
settings-threads-no = nie
settings-threads-on = Wątek dla każdego stołu
settings-no-threads = Bez wątków
table-thread = { $game } · stół { $table }
table-in-thread = { $game }: stół { $table } jest w { $thread }
