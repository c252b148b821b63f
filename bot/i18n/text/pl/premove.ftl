# Co mówi się z góry: dobra, pas.

button-ahead = Zaplanuj
button-unsay = Anuluj
ahead-prompt = Zaplanować to? Wykona się bez ciebie, gdy przyjdzie twoja kolej, do końca rozdania. Nikt tego nie widzi.
error-nothing-ahead = Teraz nie da się tego zaplanować: w tym rozdaniu nie padnie już takie pytanie albo będzie inne.
