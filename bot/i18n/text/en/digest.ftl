# The week of a server

digest-title = The week at the card table
digest-games = { $games ->
    [one] One game was played.
   *[other] { $games } games were played.
}
digest-player = { $name } { $games }
digest-more = and { $count } more
digest-marked = Most games of Bieten lost this week: { $names } with { $count }
digest-bluff = Best bluff: { $name } won { $what } in deal { $deal } of game { $game } for { $points ->
    [one] one point
   *[other] { $points } points
}. Everyone said good, but by the cards the figure was another player's or no one's.
button-digest-bluff = Watch the bluff
