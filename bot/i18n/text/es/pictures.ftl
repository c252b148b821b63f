# Lo que muestran las imágenes, para quien no las ve.

alt-hand = { $count ->
    [one] Tu carta: { $cards }
   *[other] Tus { $count } cartas: { $cards }
}
alt-hand-open = Tus cartas: { $cards }
alt-hand-closed = Pálidas, no se pueden jugar ahora: { $cards }
alt-hand-played = Ya jugadas: { $cards }
alt-trick = La baza: { $plays }
alt-play = { $name } { $card }
alt-play-winning = { $name } { $card } (gana)
alt-order = { $cards }, de la más alta a la más baja
alt-slate = { $count ->
    [0] El marcador, vacío
    [one] El marcador después de una mano
   *[other] El marcador después de { $count } manos
}
alt-slate-last = El marcador después de { $count } manos, las últimas { $last }
alt-struck = { $points } tachado
alt-won = { $wins } ganadas, { $losses } perdidas
alt-marks = { $crosses ->
    [0] ninguna cruz
    [one] una cruz
   *[other] { $crosses } cruces
}, { $losses ->
    [0] ninguna derrota
    [one] una derrota
   *[other] { $losses } derrotas
}
alt-chart = { $count ->
    [one] Los puntos después de una mano: { $scores }
   *[other] Los puntos a lo largo de { $count } manos: { $scores }
}
alt-score = { $name } { $points }

## Palabras dentro de las imágenes y junto a ellas

chart-deals = Mano
picture-dealer = R
picture-name = { $mark } = { $name }
picture-names = En la imagen: { $names }
picture-old = Esta imagen es antigua.
