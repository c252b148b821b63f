# What all tables have made of a board.

traveller-title = Board { $board } · tournament { $number }: { $game }
traveller-table = Table { $table }
traveller-masters = The masters (version { $version })
traveller-hands = All hands
traveller-seat = Seat { $number }
traveller-seats = Seats 1 and 3 are the pair that is named first.
traveller-empty = No table has played this board to the end.
button-traveller-masters = Replay masters
button-traveller-replay = Replay table { $table }
button-traveller-board = Board { $board }
button-traveller-more = More tables
button-traveller-fewer = Previous tables

error-board-sealed = No board of this tournament is open yet. A board opens when its last table has played it.
