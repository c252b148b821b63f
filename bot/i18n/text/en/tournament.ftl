# Evenings of many tables.

tournament-title = Tournament { $number }: { $game }
tournament-open = { $count ->
    [0] The list is open
    [one] The list is open: one person so far
   *[other] The list is open: { $count } people so far
    }
tournament-hint = Press Join to take part. Players who come late play from the next round on. A computer player fills in for anyone who leaves.
tournament-form = { $form ->
    [duplicate] Pairs: all tables play the same cards
    [knockout] Pairs: the losers are out
    [swiss] Everyone for themselves, Swiss: players with equal scores meet (with fewer than eight, all meet about equally often)
   *[everybody] Everyone for themselves
    }
tournament-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
    }
tournament-seats = tables of { $seats }
tournament-minutes = { $minutes ->
    [one] one minute a round
   *[other] { $minutes } minutes a round
    }
tournament-host = Organised by { $name } · house rules { $code }
tournament-no-host = House rules { $code }
tournament-ties = { $form ->
    [duplicate] What counts: matchpoints, then the difference of the points. Sitting out changes nothing.
    [knockout] What counts: rounds won, then the difference of the points.
   *[everybody] What counts: the share of opponents you beat at each table, then tables won, then fewer games lost, then points. Sitting out a round counts like a middle place at a table.
    }
tournament-apart = What computer players do while they fill in doesn't count for anyone.
tournament-promise = The seed of all cards in this tournament is already fixed. Its promise: { $promise }
tournament-masters = { $form ->
    [duplicate] Masters (version { $version }) play the boards that fewer than three tables play. Their results are compared like those of a table.
   *[everybody] All tables of a round play the same cards, and masters (version { $version }) play them too where fewer than three tables do. Everyone who played from your seat counts like an opponent.
    }
tournament-compared = Board { $board }: { $name } { $points }, the masters { $masters }
tournament-masters-late = The masters are still playing board { $board }.
tournament-masters-played = Tournament { $number }: the masters have played board { $board }. Their result counts in the standings now.
tournament-ranges = Best and worst boards of tournament { $number }
tournament-range-even = **{ $name }**: { $best_percent } on every board
tournament-range = **{ $name }**: best board { $best } ({ $best_percent }), worst board { $worst } ({ $worst_percent })
tournament-lucky = Lucky word adds a word of yours to the cards. Then neither I nor anyone else can have chosen them.
tournament-lucky-title = Lucky word for tournament { $number }
tournament-lucky-hint = Any text of up to 32 characters. It changes all cards of the tournament. Empty: none.
tournament-lucky-done = The lucky words are on the list now. They are fixed when the tournament starts.
tournament-nobody = No players yet.
tournament-computer = computer player
tournament-deleted = former player { $number }
tournament-gone = { $name } (left)
tournament-asks = { $name } would like to play with { $other }
tournament-alone = Players without a partner get one at the start. Use /evening partner to choose one.
tournament-running = Round { $round } of { $rounds }
tournament-round-over = Round { $round } of { $rounds } is over
tournament-due = It ends { $moment }.
tournament-paused = Paused: current games can be finished, but no time runs and no new round begins.
tournament-table = Table { $table }: { $names }
tournament-table-place = Table { $table } in { $channel }: { $names }
tournament-thread = Tournament { $number } · round { $round } · table { $place }
tournament-event = Tournament: { $game }
tournament-event-text = Card tournament in { $channel }: press Join on the list there.
tournament-table-coming = Getting ready: { $names }
tournament-table-closed = Table { $table }, closed without a result: { $names }
tournament-at = { $name } { $points }
tournament-against = { $first } against { $second }
tournament-idle = Sitting out: { $names }
tournament-comers = From the next round on: { $names }
tournament-standings = Standings after round { $round }
tournament-line = **{ $place }.** { $name } · { $score }
tournament-line-marks = { $line } · { $marks } lost
tournament-line-points = { $line } · { $points ->
    [one] one point
   *[other] { $points } points
    }
tournament-line-stood-in = { $line } · { $count ->
    [one] one table played by a computer
   *[other] { $count } tables played by a computer
    }
tournament-won = { $count ->
    [one] one round won
   *[other] { $count } rounds won
    }
tournament-column-places = places
tournament-column-percent = %
tournament-column-rounds = rounds
tournament-column-points = points
tournament-column-won = won
tournament-column-lost = lost
tournament-column-difference = diff.
tournament-over = The tournament is over
tournament-called-off = The tournament was cancelled.
tournament-first = { $count ->
    [one] { $names } wins the tournament!
   *[other] { $names } win the tournament!
    }
tournament-shared = { $names } share the win!
tournament-nobody-played = No table was played to the end.
tournament-calls = Tournament { $number }, round { $round }: your tables are ready. **My hand** at a table shows your cards. { $names }
tournament-begins-soon = The list for a tournament of { $game } is open: { $names }
tournament-soon = Tournament { $number }: round { $round } ends { $moment }. Then computer players fill in for players who are late.
tournament-joined = You are on the list of tournament { $number }.
tournament-left = You have left tournament { $number }.
tournament-partner = Agreed: you play with { $name }.
tournament-partner-asked = Noted. You are a pair as soon as { $name } chooses you with /evening partner.
tournament-stop-sure = End the tournament now? This stops the current games. Finished games count.
tournament-stop-done = The tournament has ended.
tournament-table-small = Tournament { $number }
tournament-sealed = All tables of this tournament play these cards, so only your hand shows them until all tables are done.
sealed-waiting = Waiting for { $names }.
tournament-planned = Planned for { $moment }, { $left }
tournament-planned-hint = You can join now. At the planned time the organiser can press Start.
tournament-open-hint = Join to take part. The organiser presses Start.
tournament-more-places = { $count ->
    [one] One more: press Standings.
   *[other] { $count } more: press Standings.
    }
tournament-more-entrants = and { $count } more
tournament-waiting = Waiting for a place: { $names }
tournament-places = { $count ->
    [one] One place. Others wait, and the first of them moves up when it becomes free.
   *[other] { $count } places. Others wait, and the first of them moves up when a place becomes free.
    }
tournament-opens = The list opens by itself at this time (time zone { $zone }). Then the organiser can press Start.
tournament-remind = Reminder at { $moment }.
tournament-weekly = Every week at this time.
tournament-reminder = Tournament { $number } opens { $moment }. { $names }
tournament-moved-up = { $count ->
    [one] Tournament { $number }: { $names } has a place now.
   *[other] Tournament { $number }: { $names } have places now.
    }
tournament-joined-waiting = All places of tournament { $number } are taken. You are number { $place } on the waiting list.
tournament-cancelled-missed = Tournament { $number } was planned for { $moment }, but I couldn't open its list in time. It is cancelled.
tournament-cancelled-ownerless = Tournament { $number } was planned for { $moment }. Its organiser's data was deleted and its list is empty, so it is cancelled.
tournament-cancelled-mute = Tournament { $number } was planned for { $moment } in { $channel }, but I am not allowed to write there. It is cancelled.
tournament-cancelled-gone = Tournament { $number } was planned for { $moment }, but its channel was deleted. It is cancelled and won't be repeated.
tournament-next = The next one is tournament { $number }, { $moment }.
tournament-cancel-sure = Cancel this tournament?
tournament-cancel-weekly = This tournament takes place every week. Cancel only this one, or all of them?
tournament-cancel-done = The tournament has been cancelled.
tournament-skip-done = Only this tournament has been cancelled. The next one is planned.
button-tournament-cancel-sure = Yes, cancel it
button-tournament-cancel-all = Cancel all
button-tournament-skip = Only this one
tournament-axis = { $axis ->
    [first] North–South
   *[second] East–West
    }
tournament-axis-places = **{ $axis }** { $places }
tournament-met = Who has met whom
tournament-met-hint = The numbers of each player's opponents, and how often they met if it was more than once.
tournament-met-line = **{ $number }** { $name }: { $met }
alt-met = Who has met whom, as a grid. { $rows }
button-tournament-standings = Standings
button-tournament-boards = Boards
tournament-handicap = { $form ->
    [duplicate] Handicap: a pair gets one percent for every 50 points of rating below the best pair, ten at most. It is fixed at the start. Players with fewer than 20 rated games don't count.
   *[everybody] Handicap: a player begins every game with one point for every 100 points of rating below the best player, a third of the target at most. It is fixed at the start. Players with fewer than 20 rated games get none. The games don't change ratings.
    }
tournament-handicaps = { $form ->
    [duplicate] Percent: { $names }
   *[everybody] Start points: { $names }
    }
tournament-line-handicap = { $line } · handicap +{ $number }
button-tournament-join = Join
button-tournament-leave = Leave
button-tournament-start = Start
button-tournament-pause = Pause
button-tournament-go-on = Resume
button-tournament-stop = End tournament
button-tournament-cancel = Cancel tournament
button-tournament-stop-sure = Yes, end it
alt-standings = { $title }: { $rows }
alt-podium = Podium: { $rows }

error-of-tournament = This table belongs to a tournament, which assigns the seats. Press Leave on the tournament's message to leave it.
error-tournament-over = That tournament is over.
error-already-entered = You are already on the list.
error-tournament-full = { $limit } people are already on the list, the maximum.
error-tournament-too-late = You can't enter a knockout that has begun.
error-not-entered = You are not on the list.
error-tournament-begun = That tournament has already begun.
error-no-pairs = This tournament has no pairs: everyone plays for themselves.
error-partner-not-entered = Your partner has to press Join first.
error-partner-yourself = You can't be your own partner. Choose another player.
error-not-organiser = Only the tournament's organiser and server managers can do that.
error-tournament-not-playing = No round is being played.
error-tournament-paused = The tournament is already paused.
error-tournament-not-paused = The tournament is not paused.
error-bad-rounds = A tournament has 1 to { $most } rounds.
error-bad-minutes = A round takes 1 to { $most } minutes.
error-bad-form = This game has no such form of tournament. Possible: { $forms }, or no form.
error-masters-knockout = A knockout has no masters: each pair is compared only with the pair that it meets.
error-no-masters = There are no masters for this game.
error-bad-table-of = In a tournament, tables of this game have { $low } to { $high } players.
error-tournament-rising = With these house rules the losers give up their seats, which a tournament can't have. Choose other rules.
error-too-many-tournaments = This server has { $limit } open or running tournaments: { $open }. End one of them first.
tournament-in-channel = { $number } (<#{ $channel }>)
error-tournament-apart = Some people on this list can't be seated together, so the tournament can't start with all of them.
error-no-tournament = There is no such tournament here. Use /evening open to begin one.
error-tournament-planned = The list of this tournament opens by itself. Press Start then.
error-tournament-not-weekly = This tournament is not repeated. Press More and Cancel tournament to cancel it.
error-bad-places = A tournament of this game has { $low } to { $high } places.
error-plan-past = <t:{ $moment }:F> is in the past. Choose a later time.
error-plan-too-far = A tournament can be planned { $days } days ahead at most.
error-too-many-plans = This server already has { $limit } planned tournaments. Cancel one of them first.
error-bad-date = “{ $given }” is not a day. Write it as { $today }, or choose one from the list.
error-no-zone = This server has no time zone. A server manager can choose one in /settings: press More settings, then Time zone. Or set your own with your quiet hours in /preferences.
error-no-standings = There are no standings before the first round is over.
error-no-handicap = Only Bieten and pairs tournaments with the same cards can have a handicap.
error-handicap-masters = A tournament can have masters or a handicap, not both.
