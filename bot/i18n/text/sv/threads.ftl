# A thread for each table

table-thread = { $game } · bord { $table }
table-in-thread = { $game }: bord { $table } är i { $thread }
