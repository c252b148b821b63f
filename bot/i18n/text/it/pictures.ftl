# Quello che mostrano le immagini, per chi non le vede.

alt-hand = { $count ->
    [one] La tua carta: { $cards }
   *[other] Le tue { $count } carte: { $cards }
}
alt-hand-open = Le tue carte: { $cards }
alt-hand-closed = Sbiadite, ora non giocabili: { $cards }
alt-hand-played = Già giocate: { $cards }
alt-trick = La presa: { $plays }
alt-play = { $name } { $card }
alt-play-winning = { $name } { $card } (prende)
alt-order = { $cards }, dalla più alta alla più bassa
alt-slate = { $count ->
    [0] Il segnapunti, vuoto
    [one] Il segnapunti dopo una smazzata
   *[other] Il segnapunti dopo { $count } smazzate
}
alt-slate-last = Il segnapunti dopo { $count } smazzate, le ultime { $last }
alt-struck = { $points } barrato
alt-won = { $wins } vinte, { $losses } perse
alt-marks = { $crosses ->
    [0] nessuna croce
    [one] una croce
   *[other] { $crosses } croci
}, { $losses ->
    [0] nessuna sconfitta
    [one] una sconfitta
   *[other] { $losses } sconfitte
}
alt-chart = { $count ->
    [one] Il punteggio dopo una smazzata: { $scores }
   *[other] Il punteggio in { $count } smazzate: { $scores }
}
alt-score = { $name } { $points }

## Parole dentro e accanto alle immagini

chart-deals = Smazzata
picture-dealer = M
picture-name = { $mark } = { $name }
picture-names = Nell’immagine: { $names }
picture-old = Questa immagine è vecchia.
