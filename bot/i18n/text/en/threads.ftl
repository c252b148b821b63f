# A thread for each table

settings-threads = A thread for each table
settings-threads-yes = yes, where the bot may make one
settings-threads-no = no
settings-threads-on = A thread for each table
settings-no-threads = No more threads
table-thread = { $game } · table { $table }
table-in-thread = { $game }: table { $table } is in { $thread }
