# What pictures show, for those who don't see them.

alt-hand = { $count ->
    [one] Your card: { $cards }
   *[other] Your { $count } cards: { $cards }
}
alt-hand-open = Your cards: { $cards }
alt-hand-closed = Greyed out, can't be played now: { $cards }
alt-hand-played = Already played: { $cards }
alt-trick = The trick: { $plays }
alt-play = { $name } { $card }
alt-play-winning = { $name } { $card } (winning)
alt-order = { $cards }, from the highest to the lowest
alt-slate = { $count ->
    [0] The slate, empty
    [one] The slate after one deal
   *[other] The slate after { $count } deals
}
alt-slate-last = The slate after { $count } deals, the last { $last } of them
alt-struck = { $points } struck through
alt-won = won { $wins }, lost { $losses }
alt-marks = { $crosses ->
    [0] no cross
    [one] one cross
   *[other] { $crosses } crosses
}, { $losses ->
    [0] no loss
    [one] one loss
   *[other] { $losses } losses
}
alt-chart = { $count ->
    [one] The scores after one deal: { $scores }
   *[other] The scores over { $count } deals: { $scores }
}
alt-score = { $name } { $points }

## Words in and around pictures

chart-deals = Deal
picture-dealer = D
picture-name = { $mark } = { $name }
picture-names = In the picture: { $names }
picture-old = This picture is old.
