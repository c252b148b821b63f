# What pictures show, for those who don't see them.

alt-hand = { $count ->
    [one] Twoja karta: { $cards }
    [few] Twoje { $count } karty: { $cards }
    [many] Twoich { $count } kart: { $cards }
   *[other] Twoje karty ({ $count }): { $cards }
}
alt-hand-open = Twoje karty: { $cards }
alt-hand-closed = Blade, teraz nie do zagrania: { $cards }
alt-hand-played = Już zagrane: { $cards }
alt-trick = Lewa: { $plays }
alt-play = { $name } { $card }
alt-play-winning = { $name } { $card } (bierze lewę)
alt-order = { $cards }, od najstarszej do najmłodszej
alt-slate = { $count ->
    [0] Zapis, jeszcze pusty
    [one] Zapis po jednym rozdaniu
    [few] Zapis po { $count } rozdaniach
    [many] Zapis po { $count } rozdaniach
   *[other] Zapis po { $count } rozdaniach
}
alt-slate-last = Zapis po { $count } rozdaniach, z nich ostatnie: { $last }
alt-struck = { $points } przekreślone
alt-won = wygrane { $wins }, przegrane { $losses }
alt-marks = { $crosses ->
    [0] bez krzyżyka
    [one] jeden krzyżyk
    [few] { $crosses } krzyżyki
    [many] { $crosses } krzyżyków
   *[other] { $crosses } krzyżyka
}, { $losses ->
    [0] bez przegranej
    [one] jedna przegrana
    [few] { $losses } przegrane
    [many] { $losses } przegranych
   *[other] { $losses } przegranej
}
alt-chart = { $count ->
    [one] Wynik po jednym rozdaniu: { $scores }
    [few] Wyniki po { $count } rozdaniach: { $scores }
    [many] Wyniki po { $count } rozdaniach: { $scores }
   *[other] Wyniki po { $count } rozdaniach: { $scores }
}
alt-score = { $name } { $points }

## Words in and around pictures

chart-deals = Rozdanie
picture-dealer = R
picture-name = { $mark } = { $name }
picture-names = Na obrazku: { $names }
picture-old = Ten obrazek jest stary.
