# Records and the proof of the shuffle.

## Records on the command line

simulate-title =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }
simulate-seat = miejsce
simulate-wins = wygrane
simulate-losses = przegrane
simulate-length = Na partię: rozdań { $deals }, akcji { $actions }
simulate-per-deal = na rozdanie
