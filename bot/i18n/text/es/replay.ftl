# Una partida terminada, para verla jugada a jugada.

replay-title = Partida { $number } · mano { $deal } de { $deals }
replay-move = Jugada { $move } de { $moves } · { $code }
replay-waits = { $count ->
    [one] Le toca a { $players }.
   *[other] La mesa espera a { $players }.
}
replay-choose = Ir a una mano…
button-replay = Repetición
button-replay-first = Al principio
button-replay-back = Atrás
button-replay-on = Adelante
button-replay-last = Al final
button-replay-share = Compartir
button-replay-words = En palabras
button-replay-from = Ver desde aquí
error-no-game-yet = En esta mesa todavía no se ha jugado ninguna partida.
error-replay-unfinished = Esta partida no ha terminado; se puede ver cuando termine.
button-why = ¿Por qué?
why-only = No se podía hacer otra cosa.
why-unsearched = Solo se tuvo en cuenta la jugada habitual: “{ $action }”.
why-thumb = Se queda con la jugada habitual: “{ $action }”. Nada es claramente mejor.
why-searched = “{ $action }” es claramente mejor que la jugada habitual, “{ $usual }”.
why-same = “{ $action }” es igual de bueno que lo que elegiría, “{ $best }”.
why-manner = “{ $action }” vale casi lo mismo que “{ $best }”, y este bot es { $manner }: lo prefiere.
why-regret = “{ $action }” es peor que “{ $best }”; un bot de su nivel no se da cuenta.
why-otherwise = Al calcularlo otra vez, prefiere “{ $best }” a “{ $action }”: quizá probó otros repartos o tuvo poco tiempo.
why-note = Reconstruido: valorado de nuevo con lo que ese asiento podía saber entonces, por un bot de su nivel ({ $level }).
why-unknown = no se sabe, así que el más fuerte
button-open-hands = Todas las cartas
open-hands-title = Todas las cartas · partida { $number }, mano { $deal } de { $deals }
open-hands-choose = Otra mano…
open-hands-none = En esta partida no se repartieron cartas.
transcript-title = { $game } ({ $code })
transcript-players = En la mesa: { $players }. Reparte primero { $dealer }.
transcript-line = Línea { $line }: { $message }
transcript-by-computer = Desde aquí un bot juega por { $player }.
transcript-by-another = Desde aquí otra persona juega por { $player }.
transcript-by-themselves = Desde aquí { $player } vuelve a jugar.
record-ready = Partida { $number }: el registro, y lo que pasó en palabras.
