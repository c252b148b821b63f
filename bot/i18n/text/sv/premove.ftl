# Det som sägs i förväg: pass.

button-ahead = Bestäm i förväg
button-unsay = Avbryt
ahead-prompt = Bestämma det i förväg? Det görs utan dig när det är din tur, tills given är slut. Bara du vet om det.
error-nothing-ahead = Det kan inte bestämmas i förväg nu: det kan inte längre bli aktuellt i den här given.
