slate-title = El marcador de { $game }, mesa { $table }
slate-game = Partida { $number } · { $code }
slate-now = Esta partida · { $code }
slate-no-deal = Todavía no se ha contado ninguna mano.
slate-earlier = { $count ->
        [one] una partida anterior
       *[other] { $count } partidas anteriores
    }
slate-empty = En esta mesa todavía no se ha jugado nada.
