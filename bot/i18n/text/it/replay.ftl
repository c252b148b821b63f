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
error-no-game-yet = A questo tavolo non si è ancora giocata nessuna partita.
error-replay-unfinished = Questa partita non è ancora finita; si può guardare quando è conclusa.
