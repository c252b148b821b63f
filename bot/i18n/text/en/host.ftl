# Hosts, the vote to end a game, and closing a table.

## On the table

vote-line = { $name } asks to end this game without a result. Waiting for: { $missing }
button-agree = End the game
button-play-on = Play on
end-costs = ⚠ { $name } is only away. If the game ends now, the players who vote for it lose it, and there is no winner.
ended-behind-back = The game was ended while a player was away. It is lost for { $names }; there is no winner.
ended-by-consent = The game was ended by consent, without a result.
game-closed = This table is closed; its game has no result.

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
