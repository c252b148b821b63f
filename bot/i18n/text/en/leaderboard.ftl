# Leaderboards and seasons.

leaderboard-season = Season “{ $season }”, by { $by }
leaderboard-all-time = All time, by { $by }
leaderboard-year = Year { $year }, by { $by }
error-year-or-season = Give a year or a season, not both.
leaderboard-rating-line =
    { "**" }{ $place }.** { $name } · { $provisional ->
        [yes] { $rating }?
       *[no] { $rating }
    } · { $games ->
        [one] one rated game
       *[other] { $games } rated games
    }
leaderboard-provisional = ? Provisional: fewer than { $games } games.
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
alt-bars = { $title }: { $values }
alt-bar = { $name } { $value }
season-started = The season “{ $name }” has begun. Every game finished from now on counts for it.
season-close-title = Close the season “{ $name }”?
season-close-text = Its standings then stay as they are. Games that are still in progress won't count for it.
season-close-role = The player with the most wins gets the role { $role }. The previous season's winner loses it.
season-close-button = Close the season
season-closed = The season “{ $name }” is closed.
season-list = Seasons of this server
season-none = This server has had no season yet. Use /season start to begin one. Without a season all games count.
season-line =
    { $running ->
        [yes] **{ $name }** · since { $from }
       *[no] **{ $name }** · { $from } – { $until }
    }{ $champions ->
        [none] {""}
       *[some] { "" } · won by { $champions }
    }
error-season-running = The season “{ $name }” is running. Use /season close to end it before you begin another.
error-season-name-taken = A season here already had the name “{ $name }”. Choose another name.
error-season-name-length = A season's name has 1 to { $most } characters, and can't be “*”.
error-too-many-seasons = This server already has { $limit } seasons, the maximum.
error-no-running-season = No season is running here. Use /season start to begin one, or /season list to see earlier ones.
error-counted-anew = Ratings are being recalculated. You can close the season when they are complete.
error-no-season =
    No season is called “{ $name }” here. { $known ->
        [none] There has been none yet. Use /season start to begin one.
       *[some] Choose one of { $known }
    }
error-rating-of-one-game = Each game has its own ratings. Choose one in “game”.
error-points-of-one-game = Each game has its own points. Choose one in “game”.
leaderboard-title = Leaderboard
leaderboard-game-title = Leaderboard: { $game }
leaderboard-house-title = Leaderboard: { $game }, house rules { $code }
leaderboard-empty = No game counts here yet. A game counts when at least two people have each played at least half of its deals.
leaderboard-line =
    { "**" }{ $place }.** { $name } · { $games ->
        [one] one game
       *[other] { $games } games
    } · won { $wins } · lost { $losses } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
leaderboard-all-line =
    { "**" }{ $place }.** { $name } · { $games ->
        [one] one game
       *[other] { $games } games
    } · won { $wins } · lost { $losses }
season-started-league = It has a league: /season league shows points for the places in its tournaments. { $best ->
    [0] All tournaments of a player count.
    [one] The best tournament of a player counts.
   *[other] The { $best } best tournaments of a player count.
    }
league-title = League of the season “{ $season }”
league-player = { $name } in the league “{ $season }”
league-about = Points by place: the last place gets one point, and each place above it one more. Players who share a place get the average. { $best ->
    [0] All tournaments count
    [one] The best tournament counts
   *[other] The { $best } best tournaments count
    } · { $tournaments ->
    [0] none so far
    [one] one tournament so far
   *[other] { $tournaments } tournaments so far
    }
league-ties = If points are equal, these decide in turn: tournaments won, the best tournament, the second best, and so on.
league-empty = No tournament has ended in this season yet.
league-line =
    { "**" }{ $place }.** { $name } · { $points ->
        [one] one point
       *[other] { $points } points
    } · { $tournaments ->
        [one] one tournament
       *[other] { $tournaments } tournaments
    } · won { $wins }
league-evening = { $day } · tournament { $number } ({ $game }): place { $place } of { $field } · points: { $points }
league-dropped = { $line } · doesn't count
league-tie-wins = { $first } before { $second }: equal points, tournaments won { $one } : { $other }
league-tie-best = { $first } before { $second }: equal points and tournaments won, points of the better tournament { $one } : { $other }
league-tie-none = { $first } and { $second } share their place: equal in everything that counts
error-no-league = The season “{ $name }” has no league. A server manager can begin a season with one by /season start.
error-not-in-league = This player has no tournament in the season “{ $season }”.

## The role for the winner

settings-winner = Role for the winner of a season
settings-winner-hint = The winner gets it when a season is closed; the previous winner loses it. None: no role.
settings-winner-off = none
winner-role-given = 🏆 { $role } is now the role of { $names }.
winner-role-taken = { $role } was taken from { $names }.
winner-role-none = The season has no winner, so { $role } stays where it is.
winner-role-failed = { $names } did not get the role { $role }. { $why }
winner-role-kept = { $names } still has the role { $role }. { $why }
winner-role-not-yet = I can't give { $role } yet. { $why }
winner-role-why =
    { $problem ->
        [permission] My role lacks the permission Manage Roles. Give it to my role under Server Settings, Roles.
        [above] The role is not below my highest role. Move it below mine, or mine above it, under Server Settings, Roles.
        [gone] The role was deleted. Choose another one in /settings under More settings.
        [managed] Discord or an app manages this role, so it can't be given to people. Choose another one in /settings under More settings.
        [left] This person is no longer on the server.
        [sealed] Some results of this season are still secret, because other tables are playing the same cards. Try again when all have played them.
       *[refused] Discord refused it. Try again later.
    }
winner-role-reason = Winner of the season “{ $season }”
winner-role-reason-before = A new season has a winner
button-winner-again = Try again
error-winner-role-managed = Discord or an app manages this role, so it can't be given to people. Choose another one.
error-winner-role-powers = This role comes with permissions or opens channels. Only a person who could also give it to others can choose it: one with Manage Roles and a higher role.
