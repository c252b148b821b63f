# A thread for each table

table-thread = { $game } · stół { $table }
table-in-thread = { $game }: stół { $table } jest w { $thread }
