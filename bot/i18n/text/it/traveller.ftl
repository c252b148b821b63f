# What all tables have made of a board.

traveller-title = Smazzata { $board } · torneo { $number }: { $game }
traveller-table = Tavolo { $table }
traveller-masters = I maestri (versione { $version })
traveller-hands = Tutte le mani
traveller-seat = Posto { $number }
traveller-seats = Ai posti 1 e 3 siede la coppia scritta per prima.
traveller-empty = Nessun tavolo ha giocato questa smazzata fino in fondo.
button-traveller-masters = Rivedi i maestri
button-traveller-replay = Rivedi tavolo { $table }
button-traveller-board = Smazzata { $board }
button-traveller-more = Altri tavoli
button-traveller-fewer = Tavoli precedenti

error-board-sealed = Nessuna smazzata di questo torneo è ancora aperta. Una smazzata si apre quando l’ultimo tavolo l’ha giocata.
