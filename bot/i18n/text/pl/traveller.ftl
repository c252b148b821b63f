# What all tables have made of a board.

traveller-title = Rozdanie { $board } · turniej { $number }: { $game }
traveller-table = Stół { $table }
traveller-masters = Mistrzowie (wersja { $version })
traveller-hands = Wszystkie ręce
traveller-seat = Miejsce { $number }
traveller-seats = Na miejscach 1 i 3 siedzi para wymieniona jako pierwsza.
traveller-empty = Żaden stół nie zagrał tego rozdania do końca.
button-traveller-masters = Zobacz mistrzów
button-traveller-replay = Zobacz stół { $table }
button-traveller-board = Rozdanie { $board }
button-traveller-more = Dalsze stoły
button-traveller-fewer = Poprzednie stoły

error-board-sealed = Żadne rozdanie tego turnieju nie jest jeszcze otwarte. Rozdanie otwiera się, gdy zagra je ostatni stół.
