# Det som sägs i förväg: pass.

button-ahead = Bestäm i förväg
button-unsay = Avbryt
ahead-prompt = Bestämma det i förväg? Det görs utan dig när det är din tur, tills given är slut. Bara du vet om det.
error-nothing-ahead = Det kan inte bestämmas i förväg nu: i den här given blir du inte tillfrågad om det mer, eller på ett annat sätt.
