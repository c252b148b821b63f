# What all tables have made of a board.

traveller-title = Bricka { $board } · spelkväll { $number }: { $game }
traveller-table = Bord { $table }
traveller-masters = Mästarna (version { $version })
traveller-hands = Alla händer
traveller-seat = Plats { $number }
traveller-seats = På plats 1 och 3 sitter paret som nämns först.
traveller-empty = Inget bord har spelat den här brickan till slut.
button-traveller-masters = Se mästarna
button-traveller-replay = Se bord { $table }
button-traveller-board = Bricka { $board }
button-traveller-more = Fler bord
button-traveller-fewer = Föregående bord

error-board-sealed = Ingen bricka i spelkvällen är öppen än. En bricka öppnas när det sista bordet har spelat den.
