# A thread for each table

table-thread = { $game } · mesa { $table }
table-in-thread = { $game }: la mesa { $table } está en { $thread }
