# A thread for each table

table-thread = { $game } · Tisch { $table }
table-in-thread = { $game }: Tisch { $table } ist in { $thread }
