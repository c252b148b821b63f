slate-title = Zapis: { $game }, stół { $table }
slate-game = Partia { $number } · { $code }
slate-now = Ta partia · { $code }
slate-no-deal = Żadnego rozdania jeszcze nie policzono.
slate-earlier = { $count ->
        [one] jedna wcześniejsza partia
        [few] { $count } wcześniejsze partie
        [many] { $count } wcześniejszych partii
       *[other] { $count } wcześniejszej partii
    }
slate-empty = Przy tym stole jeszcze nic nie rozegrano.
