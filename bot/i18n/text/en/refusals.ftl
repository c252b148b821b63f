# Refusals.

error-command-changed = This command has changed; reload Discord (Ctrl+R) or wait a little, then try again.
error-failed = Something went wrong on my side; nothing was changed. Please try again. (Error { $id })
error-not-kept = My disk takes nothing down at the moment, so nothing was changed, and nothing is lost. Whoever runs me has been told. Please try again later.
error-unsure = My database went away while I was writing, so I can't say whether that was done. Please look at the table again, and repeat it if it is missing.
error-not-shown = Discord did not take my answer just now. Look whether what you did has happened; otherwise please try again.
done-elsewhere = Done. The table is just being moved; its message will show it in a moment.
error-game-over = The game is over; press Rematch for another.
error-managers-only = Only who may manage this server can do that.
error-no-hand = Nobody has cards at this table now; they come when the game starts.
error-no-record = There is no finished game number { NUMBER($number, useGrouping: 0) } here; a game can be looked at once it is over.
error-no-table = There is no table { NUMBER($table, useGrouping: 0) }.
error-table-gone = This table no longer exists.
error-game-gone = This game no longer exists.
error-tournament-gone = This evening no longer exists.
error-not-at-a-table = You sit at no table in this channel; /join takes a seat, /play opens a table.
error-not-host = Only the host may do that.
error-not-playing = No game is being played at this table; press Start.
error-not-seated = You don't sit at this table; only who sits here may do that.
error-not-your-turn = It isn't your turn.
error-shutting-down = I am just being restarted; please try again in a moment.
error-stale-view = The table has moved on; look again and choose once more.
error-table-closed = This table is closed; /play opens a new one.
error-table-unreadable = I can't read the log of table { NUMBER($table, useGrouping: 0) } any more; please open a new one with /play.
error-table-of-newer-bot = A newer version of me uses table { NUMBER($table, useGrouping: 0) }. Please ask the person who runs me to update every process.
error-too-much-at-table = This table's notes are full. Please try again once somebody has left the waiting list.
error-too-fast =
    That was a lot in a short time; please try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-unknown = That isn't possible now.
error-wrong-phase = That isn't possible at this moment of the game.

## What can't be read: records, options, actions. Every sentence says what would be right.

error-bad-json = This line is no JSON object; a record has one strict JSON object in UTF-8 on each line.
error-too-large =
    { $reason ->
        [line] This line is longer than { $limit } KiB; no action of a game is.
       *[file] This file is longer than { $limit } MiB; a record is one game, so split it.
    }
error-no-line =
    There is no such line: the record has { $lines ->
        [one] one line
       *[other] { $lines } lines
    }, and they count from 1.
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
        [name] There is no such house rule; choose one of { $known }.
        [value] The house rule “{ $option }” can be { $known }.
        [number] The house rule “{ $option }” takes numbers from { $low } to { $high }, in steps of { $step }.
        [odd] The house rule “{ $option }” is odd by tradition; it takes numbers from { $low } to { $high }, in steps of { $step }.
        [preset] There is no such preset; choose one of { $known }.
        [code] “{ $part }” is no part of a house-rule code here; choose one of { $known }.
        [seats] With these house rules { $low } to { $high } players can play.
        [seats_exactly] With these house rules { $count } players can play.
        [object] "options" must be a JSON object.
       *[other] These house rules don't go together; leave one of them at its standard.
    }
error-near = Did you mean “{ $near }”?
error-bad-action =
    { $reason ->
        [unknown] There is no such action in this game; choose one of { $known }.
        [missing] The action { $act } needs { $key }.
        [number] A whole number from { $low } to { $high } is needed here.
        [word] One of { $words } is needed here.
        [flag] This mark may only be true.
        [card] A card is written as its code, such as "Ah".
        [cards] Cards are written as codes with spaces between, such as "Ah Kh".
        [hands] "hands" must be a list of hands, one for each seat.
       *[other] That can't be done here.
    }
error-bad-field =
    { $reason ->
        [missing] The form came back without “{ $field }”; open it again and fill it in there.
        [channel] “{ $field }” takes a text channel of this server, or none.
        [role] “{ $field }” takes a role of this server, or none.
       *[choice] “{ $field }” can be: { $known }.
    }
error-bad-card =
    { $reason ->
        [twice] A card stands here twice.
       *[other] There is no such card in this pack; a code is rank then suit, such as "Ah".
    }
error-unknown-game = There is no such game; choose one of { $known }.
error-no-table-message = That is no message of a table. Choose one of mine that shows a table, a hand or a moment of a game.
