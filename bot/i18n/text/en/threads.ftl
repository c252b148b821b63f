# A thread for each table

table-thread = { $game } · table { $table }
table-in-thread = { $game }: table { $table } is in { $thread }
