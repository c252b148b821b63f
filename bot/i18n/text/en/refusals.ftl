# Refusals.

error-command-changed = This command has changed. Reload Discord (Ctrl+R) or wait a moment, then try again.
error-failed = Something went wrong on my side, and nothing was changed. Please try again. (Error { $id })
error-not-kept = I can't save right now, so nothing was changed and nothing is lost. The problem is in the operator's log. Please try again later.
error-unsure = My database stopped responding while I was saving, so I don't know whether your action was saved. Look at the table, and repeat the action if it is missing.
error-not-shown = Discord didn't accept my reply. Check whether your action went through; if not, please try again.
done-elsewhere = Done. The table is being moved, and its message will show the change in a moment.
error-game-over = The game is over. Press Rematch to play another.
error-game-over-since = The game has ended since this menu was opened, and your press changed no setting. Press More at the table to set up the next game, or Rematch to play it at once.
error-managers-only = Only people who can manage this server can do that.
error-no-hand = You have no cards at this table now. You get them when the game starts.
error-no-record = There is no finished game number { NUMBER($number, useGrouping: 0) } here. You can look at a game once it is over.
error-no-table = There is no table { NUMBER($table, useGrouping: 0) }.
error-table-gone = This table no longer exists.
error-game-gone = This game no longer exists.
error-tournament-gone = This tournament no longer exists.
error-not-at-a-table = You're not at a table in this channel. Use /join to take a seat or /play to open a table.
error-not-host = Only the host can do that.
error-not-playing = No game is being played at this table. Press Start.
error-not-your-bid = It isn't your turn to bid. Waiting for { $players }.
error-not-seated = You're not at this table. Only its players can do that.
error-not-your-turn = It isn't your turn.
error-shutting-down = I'm being restarted. Please try again in a moment.
error-stale-view = The table has changed since then. Look again, then choose.
error-table-closed = This table is closed. Use /play to open a new one.
error-table-unreadable = I can't read the log of table { NUMBER($table, useGrouping: 0) } any more. Please open a new one with /play.
error-table-of-newer-bot = A newer version of me uses table { NUMBER($table, useGrouping: 0) }. Please ask the operator to update every process.
error-too-much-at-table = This table can't store any more requests. Please try again after someone has left the waiting list.
error-too-fast =
    That was a lot in a short time. Please try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-unknown = That isn't possible now.
error-wrong-phase = That isn't possible at this point of the game.

## What can't be read: records, options, actions. Every sentence says what would be right.

error-bad-json = This line is not a JSON object. Each line of a record is one strict JSON object in UTF-8.
error-too-large =
    { $reason ->
        [line] This line is longer than { $limit } KiB. No action of a game is that long.
       *[file] This file is longer than { $limit } MiB. A record is one game, so split the file.
    }
error-no-line =
    There is no such line. The record has { $lines ->
        [one] one line
       *[other] { $lines } lines
    }, counted from 1.
error-bad-header =
    { $reason ->
        [newer] This record is newer than version { $version }. Update the bot to read it.
        [record] The first line must be the header, with "record": { $version }.
        [missing] There is no header. The first line of a record names game, players and dealer.
        [players] "players" must be a list of names, one for each seat.
        [dealer] "dealer" must be a seat from 0 to { $high }.
        [scores] "scores" must be a list of whole numbers, one for each seat, or for each side if partners share a score.
        [commit] "commit" must be a list of the promises, one for each shuffle.
       *[other] The header doesn't fit this game.
    }
error-bad-options =
    { $reason ->
        [name] There is no such house rule. Choose one of { $known }.
        [value] The house rule “{ $option }” can be { $known }.
        [number] The house rule “{ $option }” takes numbers from { $low } to { $high }{ $step ->
            [1] .
           *[other] , in steps of { $step }.
        }
        [least] The house rule “{ $option }” takes numbers from { $low } up.
        [odd] The house rule “{ $option }” takes odd numbers only, by tradition: from { $low } to { $high }, in steps of { $step }.
        [preset] There is no such preset. Choose one of { $known }.
        [code] “{ $part }” is not part of a house-rule code here. Choose one of { $known }.
        [seats] With these house rules { $low } to { $high } players can play.
        [seats_exactly] With these house rules { $count } players can play.
        [object] "options" must be a JSON object.
       *[other] These house rules don't go together. Set one of them to its standard.
    }
error-near = Did you mean “{ $near }”?
error-bad-action =
    { $reason ->
        [unknown] There is no such action in this game. Choose one of { $known }.
        [missing] The action { $act } needs { $key }.
        [number] Give a whole number from { $low } to { $high }.
        [word] Give one of { $words }.
        [flag] This mark can only be true.
        [card] Write a card as its code, such as "Ah".
        [cards] Write cards as codes with spaces between them, such as "Ah Kh".
        [hands] "hands" must be a list of hands, one for each seat.
       *[other] That can't be done here.
    }
error-bad-field =
    { $reason ->
        [missing] The form came back without “{ $field }”. Open it again and fill it in there.
        [channel] “{ $field }” takes a text channel of this server, or none.
        [role] “{ $field }” takes a role of this server, or none.
       *[choice] “{ $field }” can be: { $known }.
    }
error-bad-card =
    { $reason ->
        [twice] One card is listed twice.
       *[other] There is no such card in this pack. A code is rank, then suit, such as "Ah".
    }
error-unknown-game = There is no such game. Choose one of { $known }.
error-no-table-message = That is not a table's message. Choose one of mine that shows a table, a hand or a moment of a game.
