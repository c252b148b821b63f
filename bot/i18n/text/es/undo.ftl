# Deshacer la última jugada, si todos están de acuerdo.

button-take-back = Deshacer
take-back-asked = { $player } pide deshacer la última jugada. Falta que acepten: { $missing }.
event-took-back = { $player } deshizo la última jugada; todos estaban de acuerdo.
error-nothing-to-take-back = Ahora no puedes deshacer nada: solo tu última apuesta, puja, paso o carta, mientras nadie haya hecho nada después, y no si con eso terminó la subasta o la mano.
error-no-wish = La petición de deshacer ya no vale.
error-take-back-asked = Alguien ya pide deshacer la última jugada.
