# What all tables have made of a board.

traveller-title = Mano { $board } · torneo { $number }: { $game }
traveller-table = Mesa { $table }
traveller-masters = Los maestros (versión { $version })
traveller-hands = Todas las cartas
traveller-seat = Asiento { $number }
traveller-seats = En los asientos 1 y 3 está la pareja que se nombra primero.
traveller-empty = Ninguna mesa ha jugado esta mano hasta el final.
button-traveller-masters = Ver a los maestros
button-traveller-replay = Ver la mesa { $table }
button-traveller-board = Mano { $board }
button-traveller-more = Más mesas
button-traveller-fewer = Mesas anteriores

error-board-sealed = Todavía no hay ninguna mano abierta en este torneo. Una mano se abre cuando la última mesa la ha jugado.
