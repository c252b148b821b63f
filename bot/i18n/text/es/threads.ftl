# A thread for each table

settings-threads = Un hilo para cada mesa
settings-threads-yes = sí, donde el bot pueda crearlo
settings-threads-no = no
settings-threads-on = Un hilo por mesa
settings-no-threads = Sin hilos
table-thread = { $game } · mesa { $table }
table-in-thread = { $game }: la mesa { $table } está en { $thread }
