# The week of a server

digest-title = Veckan vid kortbordet
digest-games = { $games ->
    [one] Ett parti spelades.
   *[other] { $games } partier spelades.
}
digest-player = { $name } { $games }
digest-more = och { $count } till
digest-marked = Flest förlorade partier Bieten i veckan: { $names } med { $count }
digest-bluff = Bästa bluffen: { $name } vann { $what } utan syn och fick { $points ->
    [one] en poäng
   *[other] { $points } poäng
} (parti { $game }, giv { $deal }): alla passade, fast någon annan hade figuren, eller ingen.
button-digest-bluff = Se bluffen
