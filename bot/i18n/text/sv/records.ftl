# Records and the proof of the shuffle.

## Records on the command line

simulate-title =
    { $games ->
        [one] Ett parti
       *[other] { $games } partier
    }
simulate-seat = plats
simulate-wins = vinster
simulate-losses = förluster
simulate-length = { $deals } givar och { $actions } drag per parti
simulate-per-deal = per giv
