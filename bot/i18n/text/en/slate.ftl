slate-title = The slate of { $game }, table { $table }
slate-game = Game { $number } · { $code }
slate-now = This game · { $code }
slate-no-deal = No deal has been scored yet.
slate-earlier = { $count ->
        [one] one earlier game
       *[other] { $count } earlier games
    }
slate-empty = This table has not played yet.
