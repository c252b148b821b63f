# Was Bilder zeigen, für alle, die sie nicht sehen.

alt-hand = { $count ->
    [one] Deine Karte: { $cards }
   *[other] Deine { $count } Karten: { $cards }
}
alt-hand-open = Deine Karten: { $cards }
alt-hand-closed = Blass, jetzt nicht spielbar: { $cards }
alt-hand-played = Schon gespielt: { $cards }
alt-trick = Der Stich: { $plays }
alt-play = { $name } { $card }
alt-play-winning = { $name } { $card } (liegt vorn)
alt-order = { $cards }, von der höchsten zur niedrigsten
alt-slate = { $count ->
    [0] Die Tafel, leer
    [one] Die Tafel nach einer Runde
   *[other] Die Tafel nach { $count } Runden
}
alt-slate-last = Die Tafel nach { $count } Runden, davon die letzten { $last }
alt-struck = { $points } gestrichen
alt-won = { $wins } gewonnen, { $losses } verloren
alt-marks = { $crosses ->
    [0] kein Kreuz
    [one] ein Kreuz
   *[other] { $crosses } Kreuze
}, { $losses ->
    [0] keine Niederlage
    [one] eine Niederlage
   *[other] { $losses } Niederlagen
}
alt-chart = { $count ->
    [one] Der Stand nach einer Runde: { $scores }
   *[other] Der Stand über { $count } Runden: { $scores }
}
alt-score = { $name } { $points }

## Wörter in und an Bildern

chart-deals = Runde
picture-dealer = G
picture-name = { $mark } = { $name }
picture-names = Im Bild: { $names }
picture-old = Dieses Bild ist alt.
