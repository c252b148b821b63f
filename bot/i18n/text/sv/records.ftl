# Records and the proof of the shuffle.

## Records on the command line

transcript-title = { $game } ({ $code })
transcript-players = Vid bordet: { $players }. { $dealer } ger först.
transcript-line = Rad { $line }: { $message }
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

## Proof of the shuffle

verify-holds = Giv { $shuffle }: leken är den utlovade, { $computed }.
verify-broken = Giv { $shuffle } (rad { $line }): leken är INTE den utlovade. Utlovat: { $promised }. Den här leken ger: { $computed }.
verify-unpromised = Giv { $shuffle } (rad { $line }): protokollet har inget löfte för den här leken; den ger { $computed }.
verify-unsalted = Giv { $shuffle } (rad { $line }): den här leken saknar salt, så inget utlovades för den.
verify-invalid = Rad { $line } bryter mot spelets regler; det här protokollet kan inte ha spelats.
verify-nothing = Protokollet innehåller ingen blandning, så det finns inget att kontrollera.
verify-meaning = Talet stod på bordet innan någon kuperade eller såg ett kort, och ingen annan lek ger samma tal. Är det alltså talet du såg där, så kan ingen ha flyttat något kort sedan dess.
