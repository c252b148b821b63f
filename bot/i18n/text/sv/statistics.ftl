statistics-anew = Siffrorna räknas om just nu; de här är inte fullständiga än.

## Own figures

stats-title = Statistik för { $name }
stats-game =
    { "**" }{ $game }** · { $games ->
        [one] ett parti
       *[other] { $games } partier
    } · { $wins } vunna · { $losses } förlorade · { $points ->
        [1] 1 poäng
       *[other] { $points } poäng
    }, { $average } per parti
stats-game-alone =
    { "**" }{ $game }** bara med datorer · { $games ->
        [one] ett parti
       *[other] { $games } partier
    } · { $wins } vunna · { $losses } förlorade · { $points ->
        [1] 1 poäng
       *[other] { $points } poäng
    }, { $average } per parti
stats-average = { $sign }{ $whole },{ $tenth }
stats-rating = Rating { $rating }
stats-rating-provisional =
    Rating { $rating }? (preliminär: { $games ->
        [one] ett parti
       *[other] { $games } partier
    } av { $needed })
stats-empty = { $name } har inte spelat färdigt något parti här än.
chart-rating = Rating, parti för parti
chart-points = Poäng i { $game }, parti för parti

## Charts for those who don't see them

alt-course =
    { $name }: { $first } till en början, { $last } efter { $count ->
        [one] ett parti
       *[other] { $count } partier
    }, mellan { $low } och { $high }

error-stats-bot = Det är ett program; det har ingen statistik.
