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
