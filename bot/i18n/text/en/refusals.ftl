# What can't be read: records, options, actions. Every sentence says what would be right.

error-bad-json = This line is no JSON object; a record has one strict JSON object in UTF-8 on each line.
error-bad-header =
    { $reason ->
        [newer] This record is of a newer version than { $version }; update the bot to read it.
        [record] The first line must be the header, with "record": { $version }.
        [missing] There is no header; the first line of a record tells game, players and dealer.
        [players] "players" must be a list of names, one for each seat.
        [dealer] "dealer" must be a seat from 0 to { $high }.
        [scores] "scores" must be a list of whole numbers, one for each seat, or for each side where partners share.
        [commit] "commit" must be a list of the numbers promised, one for each shuffle.
       *[other] The header doesn't fit this game.
    }
error-bad-options =
    { $reason ->
        [name] There is no such house rule; there are { $known }.
        [value] The house rule “{ $option }” can be { $known }.
        [number] The house rule “{ $option }” takes numbers from { $low } to { $high }, in steps of { $step }.
        [preset] There is no such preset; there are { $known }.
        [code] “{ $part }” is no part of a house-rule code here; there are { $known }.
        [seats] With these house rules { $low } to { $high } players can play.
        [seats_exactly] With these house rules { $count } players can play.
        [object] "options" must be a JSON object.
       *[other] These house rules don't go together; leave one of them at its standard.
    }
error-near = Did you mean “{ $near }”?
error-bad-action =
    { $reason ->
        [unknown] There is no such action in this game; there are { $known }.
        [missing] The action { $act } needs { $key }.
        [number] A whole number from { $low } to { $high } is needed here.
        [word] One of { $words } is needed here.
        [flag] This mark may only be true.
        [card] A card is written as its code, such as "Ah".
        [cards] Cards are written as codes with spaces between, such as "Ah Kh".
        [hands] "hands" must be a list of hands, one for each seat.
       *[other] That can't be done here.
    }
error-bad-card =
    { $reason ->
        [twice] A card stands here twice.
       *[other] There is no such card in this pack; a code is rank then suit, such as "Ah".
    }
error-unknown-game = There is no such game; there are { $known }.

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
