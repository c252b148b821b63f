# Una partita finita da guardare, mossa per mossa.

replay-title = Partita { $number } · smazzata { $deal } di { $deals }
replay-move = Mossa { $move } di { $moves } · { $code }
replay-waits = { $count ->
    [one] Tocca a { $players }.
   *[other] Il tavolo aspetta { $players }.
}
replay-choose = Vai a una smazzata…
button-replay = Rivedi
button-replay-first = Inizio
button-replay-back = Indietro
button-replay-on = Avanti
button-replay-last = Fine
button-replay-share = Condividi
button-replay-words = A parole
button-replay-from = Guarda da qui
