# La settimana di un server.

digest-title = La settimana al tavolo da carte
digest-games = { $games ->
    [one] È stata giocata una partita.
   *[other] Sono state giocate { $games } partite.
}
digest-player = { $name } { $games }
digest-more = e ancora { $count }
digest-marked = Più partite di Bieten perse questa settimana: { $names } con { $count }
digest-bluff = Il miglior bluff: { $name } ha vinto { $what } senza lotta e ha preso { $points ->
    [one] un punto
   *[other] { $points } punti
} (partita { $game }, smazzata { $deal }): tutti hanno detto buono, ma la figura l’aveva qualcun altro, o nessuno.
button-digest-bluff = Guarda il bluff
