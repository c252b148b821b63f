# What pictures show, for those who don't see them.

alt-hand = { $count ->
    [one] Ditt kort: { $cards }
   *[other] Dina { $count } kort: { $cards }
}
alt-hand-open = Dina kort: { $cards }
alt-hand-closed = Bleka, går inte att spela nu: { $cards }
alt-hand-played = Redan spelat: { $cards }
alt-trick = Sticket: { $plays }
alt-play = { $name } { $card }
alt-play-winning = { $name } { $card } (vinner)
alt-order = { $cards }, från högst till lägst
alt-slate = { $count ->
    [0] Protokollet, tomt
    [one] Protokollet efter en giv
   *[other] Protokollet efter { $count } givar
}
alt-slate-last = Protokollet efter { $count } givar, de sista { $last } av dem
alt-struck = { $points } överstruket
alt-won = { $wins } vunna, { $losses } förlorade
alt-marks = { $crosses ->
    [0] inget kryss
    [one] ett kryss
   *[other] { $crosses } kryss
}, { $losses ->
    [0] ingen förlust
    [one] en förlust
   *[other] { $losses } förluster
}
alt-chart = { $count ->
    [one] Poängen efter en giv: { $scores }
   *[other] Poängen över { $count } givar: { $scores }
}
alt-score = { $name } { $points }

## Words in and around pictures

chart-deals = Giv
picture-dealer = G
picture-name = { $mark } = { $name }
picture-names = På bilden: { $names }
picture-old = Den här bilden är gammal.
