# Eine fertige Partie zum Ansehen, Zug um Zug.

replay-title = Partie { $number } · Runde { $deal } von { $deals }
replay-move = Zug { $move } von { $moves } · { $code }
replay-waits = { $count ->
    [one] { $players } ist dran.
   *[other] Der Tisch wartet auf { $players }.
}
replay-choose = Zu einer Runde …
button-replay = Nachspielen
button-replay-first = Anfang
button-replay-back = Zurück
button-replay-on = Weiter
button-replay-last = Ende
button-replay-share = Teilen
button-replay-words = In Worten
button-replay-from = Ab hier nachspielen
error-no-game-yet = An diesem Tisch wurde noch keine Partie gespielt.
error-replay-unfinished = Diese Partie ist noch nicht zu Ende; anschauen kann man sie danach.
