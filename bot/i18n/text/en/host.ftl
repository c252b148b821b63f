# Hosts, the vote to end a game, and closing a table.

## On the table

vote-line = { $name } asks to end this game without a result. Waiting for: { $missing }
button-end = End the game
button-close = Close the table
end-costs =
    ⚠ { $count ->
        [one] { $names } is away
       *[other] { $names } are away
    } but can come back. If you end the game now, everyone who votes for it loses, and there is no winner.
ended-behind-back =
    { $count ->
        [one] { $names } ended the game while a player was away, and loses it; there is no winner.
       *[other] { $names } ended the game while a player was away, and lose it; there is no winner.
    }
ended-by-consent = All players agreed to end the game, so it has no result.
game-closed =
    { $why ->
        [moderator] A moderator closed this table, so the game has no result.
        [host] The host closed this table, so the game has no result.
        [left] All players have left the table, so the game has no result.
        [deserted] The players stayed away too long, so the game has no result.
        [tournament] The tournament ended before this game did, so it has no result.
       *[other] This table is closed, so the game has no result.
    }

## Questions and answers

end-question = Ask everyone at table { $table } to end this game? If all agree, it ends without a result, and its cards stay secret.
close-question = A game is being played at table { $table }. Close the table anyway? The game then ends without a result, and its cards stay secret.
answer-vote = I asked everyone at table { $table }. If all agree, the game ends.
answer-ended = The game at table { $table } has ended without a result.
answer-ended-behind-back = The game at table { $table } has ended. It counts as lost for the players who ended it.
answer-closed = Table { $table } is closed.
answer-host = { $name } is now the host of table { $table }.
answer-kicked = { $name } was removed from table { $table }.

## Refusals

error-already-agreed = You have already agreed. The others haven't answered yet.
error-close-in-game = A game is being played here. Use { "**/end**" } to ask everyone to end it; moderators can close the table.
error-leave-in-game = A game is being played here. Use { "**/leave**" } to leave it.
error-kick-in-game = You can't remove a player during a game. Use { "**/end**" } to ask everyone to end it.
error-kick-yourself = To leave the table yourself, use { "**/leave**" }.
error-no-vote = The vote to end this game is over.
error-not-at-this-table = That person is not at this table.
