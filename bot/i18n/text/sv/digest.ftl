# The week of a server

digest-title = Veckan vid kortbordet
digest-games = { $games ->
    [one] Ett parti spelades.
   *[other] { $games } partier spelades.
}
digest-player = { $name } { $games }
digest-more = och { $count } till
digest-marked = Veckans ● i Bieten: { $names } med { $count } ●
digest-bluff = Bästa bluffen: { $name } fick { $what } i giv { $deal } av parti { $game } för { $points ->
    [one] en poäng
   *[other] { $points } poäng
}; alla passade, och enligt korten var det någon annans eller ingens.
button-digest-bluff = Se bluffen

settings-digest = Veckobrev
settings-digest-hint = En gång i veckan, på måndagen, vilka som har spelat. Utan kanal: aldrig.
settings-digest-off = aldrig
