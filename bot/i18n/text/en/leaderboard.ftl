# Leaderboards and seasons.

leaderboard-season = Season “{ $season }”, by { $by }
leaderboard-all-time = All time, by { $by }
leaderboard-year = Year { $year }, by { $by }
error-year-or-season = Name a year or a season, not both.
leaderboard-rating-line =
    { "**" }{ $place }.** { $name } · { $provisional ->
        [yes] { $rating }?
       *[no] { $rating }
    } · { $games ->
        [one] one rated game
       *[other] { $games } rated games
    }
leaderboard-provisional = ? Provisional: fewer than { $games } games.
leaderboard-page = Page { $page } of { $pages }
leaderboard-nobody = former player
by-wins = wins
by-points = points
by-losses = losses
by-games = games
by-rating = rating
choice-wins = wins
choice-points = points
choice-losses = losses
choice-games = games
choice-rating = rating
season-all-time = all time
button-page-before = ◀ Before
button-page-after = After ▶
alt-bars = { $title }: { $values }
alt-bar = { $name } { $value }
season-started = The season “{ $name }” has begun. Every game finished from now on counts for it.
season-close-title = Close the season “{ $name }”?
season-close-text = Its table stays as it is now, for good. Games that are going on count for what comes after.
season-close-button = Close the season
season-closed = The season “{ $name }” is closed.
season-list = Seasons of this server
season-none = There has been no season here yet; /season start begins one. Without a season all games ever played count.
season-line =
    { $running ->
        [yes] **{ $name }** · since { $from }
       *[no] **{ $name }** · { $from } – { $until }
    }{ $champions ->
        [none] {""}
       *[some] { "" } · ✗ { $champions }
    }
error-season-running = The season “{ $name }” is running; /season close ends it, then another can begin.
error-season-name-taken = A season here was called “{ $name }” already; choose another name.
error-season-name-length = A season's name has 1 to { $most } characters and is not “*”.
error-too-many-seasons = There are { $limit } seasons here already; no more can be kept.
error-no-running-season = No season is running here; /season start begins one, /season list shows the others.
error-counted-anew = Ratings are being counted again at the moment; the season can be closed as soon as they are complete.
error-no-season =
    No season is called “{ $name }” here. { $known ->
        [none] There has been none yet; /season start begins one.
       *[some] Choose one of { $known }
    }
error-rating-of-one-game = Ratings are kept per game; choose one in “game”.
error-points-of-one-game = Points are kept per game; choose one in “game”.
leaderboard-title = Leaderboard
leaderboard-game-title = Leaderboard: { $game }
leaderboard-house-title = Leaderboard: { $game }, house rules { $code }
leaderboard-empty = No game counts here yet. A game counts when at least two people have each played at least half of its deals.
leaderboard-line =
    { "**" }{ $place }.** { $name } · { $games ->
        [one] one game
       *[other] { $games } games
    } · ✗ { $wins } · ● { $losses } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
leaderboard-all-line =
    { "**" }{ $place }.** { $name } · { $games ->
        [one] one game
       *[other] { $games } games
    } · ✗ { $wins } · ● { $losses }
