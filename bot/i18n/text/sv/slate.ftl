slate-title = Protokollet för { $game }, bord { $table }
slate-game = Parti { $number } · { $code }
slate-now = Det här partiet · { $code }
slate-no-deal = Ingen giv är räknad än.
slate-earlier = { $count ->
        [one] ett tidigare parti
       *[other] { $count } tidigare partier
    }
slate-empty = Inget har spelats vid det här bordet än.
