# The week of a server

digest-title = Die Woche am Kartentisch
digest-games = { $games ->
    [one] Eine Partie wurde gespielt.
   *[other] { $games } Partien wurden gespielt.
}
digest-player = { $name } { $games }
digest-more = und { $count } weitere
digest-marked = Die meisten verlorenen Partien in Bieten diese Woche: { $names } mit { $count }
digest-bluff = Bester Bluff: { $name } gewann „{ $what }“ kampflos und bekam { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} (Partie { $game }, Runde { $deal }): Alle sagten gut, dabei hatte die Figur jemand anders oder niemand.
button-digest-bluff = Bluff ansehen
