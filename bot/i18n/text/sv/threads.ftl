# A thread for each table

settings-threads = En tråd för varje bord
settings-threads-yes = ja, där boten får skapa en
settings-threads-no = nej
settings-threads-on = En tråd per bord
settings-no-threads = Inga trådar mer
table-thread = { $game } · bord { $table }
table-in-thread = { $game }: bord { $table } är i { $thread }
