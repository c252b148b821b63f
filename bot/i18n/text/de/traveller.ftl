# What all tables have made of a board.

traveller-title = Board { $board } · Turnier { $number }: { $game }
traveller-table = Tisch { $table }
traveller-masters = Die Meister (Version { $version })
traveller-hands = Alle Blätter
traveller-seat = Platz { $number }
traveller-seats = Auf den Plätzen 1 und 3 sitzt das zuerst genannte Paar.
traveller-empty = Kein Tisch hat dieses Board zu Ende gespielt.
button-traveller-masters = Meister ansehen
button-traveller-replay = Tisch { $table } ansehen
button-traveller-board = Board { $board }
button-traveller-more = Weitere Tische
button-traveller-fewer = Vorige Tische

error-board-sealed = Noch ist kein Board dieses Turniers offen. Ein Board öffnet sich, wenn es der letzte Tisch gespielt hat.
