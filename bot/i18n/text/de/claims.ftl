# Den Rest eines Spiels ansagen.

label-claimed = { $player } zeigt
