# La semana de un servidor.

digest-title = La semana en la mesa de cartas
digest-games = { $games ->
    [one] Se ha jugado una partida.
   *[other] Se han jugado { $games } partidas.
}
digest-player = { $name } { $games }
digest-more = y { $count } más
digest-marked = Más partidas de Bieten perdidas esta semana: { $names } con { $count }
digest-bluff = El mejor farol: { $name } se llevó { $what } sin que nadie quisiera, y ganó { $points ->
    [one] un punto
   *[other] { $points } puntos
} (partida { $game }, mano { $deal }); el lance lo tenía otra persona, o nadie.
button-digest-bluff = Ver el farol
