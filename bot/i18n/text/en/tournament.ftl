# Evenings of many tables.

tournament-title = Evening { $number }: { $game }
tournament-open = { $count ->
    [0] The list is open
    [one] The list is open: one person so far
   *[other] The list is open: { $count } people so far
    }
tournament-hint = Press Join to take part. Those who come late plays from the next round on; a computer player sits in for anyone who leaves.
tournament-form = { $form ->
    [duplicate] Pairs: all tables play the same cards
    [knockout] Pairs: the losers are out
   *[everybody] Everybody for themselves
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
   *[everybody] What counts: the share of opponents you beat at each table, then tables won, then fewer ●, then points. Sitting out a round counts like the middle of a table.
    }
tournament-apart = What a computer player plays for somebody counts for nobody.
tournament-promise = All cards of this evening are fixed already: { $promise }
tournament-nobody = Nobody yet.
tournament-computer = computer player
tournament-deleted = former player { $number }
tournament-gone = { $name } (left)
tournament-asks = { $name } would like to play with { $other }
tournament-alone = Anyone alone on the list gets a partner at the start; /evening partner chooses one.
tournament-running = Round { $round } of { $rounds }
tournament-round-over = Round { $round } of { $rounds } is over
tournament-due = It ends { $moment }. From then on computer players play for whoever is waited for.
tournament-paused = Paused: games that are on can be played to their end, but no time runs and no new round begins.
tournament-table = Table { $table }: { $names }
tournament-table-place = Table { $table } in { $channel }: { $names }
tournament-thread = Evening { $number } · round { $round } · table { $place }
tournament-event = Evening: { $game }
tournament-event-text = Card evening in { $channel }: press Join on the list there.
tournament-table-coming = Getting ready: { $names }
tournament-table-closed = Table { $table }, closed without a result: { $names }
tournament-at = { $name } { $points }
tournament-against = { $first } against { $second }
tournament-idle = Sitting out: { $names }
tournament-comers = From the next round on: { $names }
tournament-standings = Standings after round { $round }
tournament-line = **{ $place }.** { $name } · { $score }
tournament-line-marks = { $line } · { $marks } ●
tournament-line-points = { $line } · { $points ->
    [one] one point
   *[other] { $points } points
    }
tournament-line-stood-in = { $line } · { $count ->
    [one] one table played by a computer
   *[other] { $count } tables played by a computer
    }
tournament-percent = { $number } %
tournament-won = { $count ->
    [one] one round won
   *[other] { $count } rounds won
    }
tournament-column-places = places
tournament-column-percent = %
tournament-column-rounds = rounds
tournament-column-points = points
tournament-column-difference = diff.
tournament-over = The evening is over
tournament-called-off = The evening was called off.
tournament-first = { $count ->
    [one] { $names } wins the evening!
   *[other] { $names } win the evening!
    }
tournament-nobody-played = Nobody played a table to its end.
tournament-calls = Evening { $number }, round { $round }: your tables are ready. **My hand** at a table shows your cards. { $names }
tournament-begins-soon = A list for an evening of { $game } is open: { $names }
tournament-soon = Evening { $number }: round { $round } ends { $moment }. Then computer players play for whoever is waited for.
tournament-joined = You are on the list of evening { $number }.
tournament-left = You have left evening { $number }.
tournament-partner = Agreed: you play with { $name }.
tournament-partner-asked = Noted. As soon as { $name } chooses you with /evening partner, you are a pair.
tournament-stop-sure = End the evening now? Games that are on are broken off; what was played counts.
tournament-stop-done = The evening has ended.
tournament-table-small = Evening { $number }
tournament-sealed = All tables of this evening play these cards, so they are shown in your hand alone until all have.
sealed-waiting = Waiting for { $names }.
button-tournament-join = Join
button-tournament-leave = Leave
button-tournament-start = Start
button-tournament-pause = Pause
button-tournament-go-on = Go on
button-tournament-stop = End
button-tournament-stop-sure = Yes, end it
alt-standings = { $title }: { $rows }
alt-podium = Podium: { $rows }

error-of-tournament = This table belongs to an evening of many tables, which says who sits here; leave the evening with its own button.
error-tournament-over = That evening is over.
error-already-entered = You are on the list already.
error-tournament-full = { $limit } people are on the list already; more can't take part.
error-tournament-too-late = Nobody can enter a knockout that has begun.
error-not-entered = You are not on the list.
error-tournament-begun = That evening has begun.
error-no-pairs = Everybody plays for themselves this evening.
error-partner-not-entered = Your partner has to press Join first.
error-partner-yourself = Choose somebody else: you can't be your own partner.
error-not-organiser = Only who organises the evening, and who manages the server, can do that.
error-tournament-not-playing = No round is being played.
error-tournament-paused = The evening is already paused.
error-tournament-not-paused = The evening is not paused.
error-bad-rounds = An evening has 1 to { $most } rounds.
error-bad-minutes = A round takes 1 to { $most } minutes.
error-bad-form = That game can't be played this way.
error-bad-table-of = At a table of this game sit { $low } to { $high } in an evening.
error-tournament-rising = By these house rules losers rise; choose others for an evening.
error-too-many-tournaments = This server has { $limit } evenings that are open or being played: { $open }. End one of them first.
error-tournament-apart = Some people on this list can't be seated together; with all of them the evening can't start.
error-no-tournament = There is no such evening here; /evening open begins one.
