# Co mówi się z góry: dobra, pas.

button-ahead = Z góry
button-unsay = Anuluj
ahead-prompt = Powiedzieć to z góry? Stanie się bez ciebie, gdy przyjdzie twoja kolej, do końca rozdania. Nikt tego nie widzi.
error-nothing-ahead = Teraz nie da się tego powiedzieć z góry: w tym rozdaniu nikt już o to nie zapyta albo nie w ten sposób.
