# The week of a server

digest-title = Tydzień przy stole
digest-games = { $games ->
    [one] Zagrano jedną partię.
    [few] Zagrano { $games } partie.
   *[many] Zagrano { $games } partii.
}
digest-player = { $name } { $games }
digest-more = i jeszcze { $count }
digest-marked = Najwięcej przegranych partii Bieten w tygodniu: { $names }, { $count }
digest-bluff = Najlepszy blef: { $name } bierze „{ $what }” bez walki i dostaje { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} (partia { $game }, rozdanie { $deal }); wszyscy powiedzieli „dobra”, a figurę miał kto inny albo nikt.
button-digest-bluff = Zobacz blef
