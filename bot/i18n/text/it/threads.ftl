# A thread for each table

table-thread = { $game } · tavolo { $table }
table-in-thread = { $game }: il tavolo { $table } è in { $thread }
