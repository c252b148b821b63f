# Det som sägs i förväg: pass.

button-ahead = I förväg
button-unsay = Avbryt
ahead-prompt = Säga det i förväg? Det görs utan dig när det är din tur, tills given är slut. Ingen ser att du har gjort det.
error-nothing-ahead = Det kan inte sägas i förväg nu: du blir inte tillfrågad mer i den här given, eller inte på det sättet.
