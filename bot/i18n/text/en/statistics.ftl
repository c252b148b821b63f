statistics-anew = Statistics are being recalculated; these numbers are incomplete.

## Own figures

stats-title = Statistics of { $name }
stats-game =
    { "**" }{ $game }** · { $games ->
        [one] one game
       *[other] { $games } games
    } · won { $wins } · lost { $losses } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $average } a game
stats-game-alone =
    { "**" }{ $game }** against computer players only · { $games ->
        [one] one game
       *[other] { $games } games
    } · won { $wins } · lost { $losses } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $average } a game
stats-average = { $sign }{ $whole }.{ $tenth }
stats-rating = Rating { $rating }
stats-rating-provisional =
    Rating { $rating }? (provisional: { $games ->
        [one] one game
       *[other] { $games } games
    } of { $needed })
stats-empty = { $name } has not finished a game here yet.
chart-rating = Rating, game by game
chart-points = Points in { $game }, game by game

## Charts for those who don't see them

alt-course =
    { $name }: { $first } at first, { $last } after { $count ->
        [one] one game
       *[other] { $count } games
    }, between { $low } and { $high }

error-stats-bot = That is a bot. It has no statistics.
