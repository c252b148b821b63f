# Records and the proof of the shuffle.

## Records on the command line

transcript-title = { $game } ({ $code })
transcript-players = At the table: { $players }. { $dealer } deals first.
transcript-line = Line { $line }: { $message }
simulate-title = { $games } games
simulate-seat = seat
simulate-wins = won
simulate-losses = lost
simulate-length = { $deals } deals and { $actions } actions a game
simulate-per-deal = per deal

## Proof of the shuffle

verify-holds = Deal { $shuffle }: the pack is the one promised, { $computed }.
verify-broken = Deal { $shuffle } (line { $line }): the pack is NOT the one promised. Promised: { $promised }. This pack makes: { $computed }.
verify-unpromised = Deal { $shuffle } (line { $line }): the record holds no promise for this pack; it makes { $computed }.
verify-unsalted = Deal { $shuffle } (line { $line }): this pack has no salt, so nothing was promised for it.
verify-invalid = Line { $line } breaks the rules of the game; this record can't have been played.
verify-nothing = There is no shuffle in this record, so there is nothing to check.
verify-meaning = The number stood on the table's panel before anybody cut or saw a card, and no other pack gives the same number. So if it is the one you saw there, nobody can have moved a card since.
