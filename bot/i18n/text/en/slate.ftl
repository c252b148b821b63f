slate-title = The slate of { $game }, table { $table }
slate-game = Game { $number } · { $code }
slate-now = This game · { $code }
slate-no-deal = No deal has been counted yet.
slate-earlier = { $count ->
        [one] one earlier game
       *[other] { $count } earlier games
    }
slate-empty = Nothing has been played at this table yet.
