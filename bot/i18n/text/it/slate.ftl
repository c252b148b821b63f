slate-title = Il segnapunti di { $game }, tavolo { $table }
slate-game = Partita { $number } · { $code }
slate-now = Questa partita · { $code }
slate-no-deal = Non è ancora stata contata nessuna smazzata.
slate-earlier = { $count ->
        [one] una partita precedente
       *[other] { $count } partite precedenti
    }
slate-empty = A questo tavolo non si è ancora giocato.
