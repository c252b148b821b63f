# Records and the proof of the shuffle.

## Records on the command line

simulate-title = { $games } games
simulate-seat = seat
simulate-wins = won
simulate-losses = lost
simulate-length = { $deals } deals and { $actions } actions a game
simulate-per-deal = per deal
