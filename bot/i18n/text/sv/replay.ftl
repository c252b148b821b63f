# Ett avslutat parti att titta på, drag för drag.

replay-title = Parti { $number } · giv { $deal } av { $deals }
replay-move = Drag { $move } av { $moves } · { $code }
replay-waits = { $count ->
    [one] { $players } är på tur.
   *[other] Bordet väntar på { $players }.
}
replay-choose = Gå till en giv …
button-replay = Repris
button-replay-first = Början
button-replay-back = Bakåt
button-replay-on = Framåt
button-replay-last = Slutet
button-replay-share = Dela
button-replay-words = I ord
button-replay-from = Titta härifrån
error-no-game-yet = Inget parti har spelats vid det här bordet än.
error-replay-unfinished = Partiet är inte slut än; det går att se på när det är det.
