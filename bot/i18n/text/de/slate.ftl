slate-title = Die Tafel für { $game }, Tisch { $table }
slate-game = Partie { $number } · { $code }
slate-now = Diese Partie · { $code }
slate-no-deal = Noch ist keine Runde gezählt.
slate-earlier = { $count ->
        [one] eine frühere Partie
       *[other] { $count } frühere Partien
    }
slate-empty = An diesem Tisch ist noch nichts gespielt worden.
