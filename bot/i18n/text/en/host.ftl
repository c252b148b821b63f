# Hosts, the vote to end a game, and closing a table.

## On the table

vote-line = { $name } asks to end this game without a result. Still to agree: { $missing }
button-agree = End the game
button-play-on = Play on
end-costs = ⚠ { $name } is only away. If the game ends now, the players who vote for it lose it, and there is no winner.
ended-behind-back = The game was ended while a player was away. It is lost for { $names }; there is no winner.
ended-by-consent = The game was ended by consent, without a result.
game-closed = This table is closed; its game has no result.

## Questions and answers

end-question = Shall I ask everybody at table { $table } to end this game? If all agree, it ends without a result, and its cards stay secret.
close-question = A game is being played at table { $table }. Close it all the same? It ends without a result, and its cards stay secret.
answer-vote = Everybody at table { $table } is asked; if all agree, the game ends.
answer-ended = The game at table { $table } has ended without a result.
answer-ended-behind-back = The game at table { $table } has ended. It counts as lost for the players who ended it.
answer-closed = Table { $table } is closed.
answer-host = { $name } is the host of table { $table } now.
answer-kicked = { $name } sits at table { $table } no longer.

## Refusals

error-already-agreed = You have agreed already; the others are still to answer.
error-close-in-game = A game is being played here; { "**/end**" } asks everybody to end it, and who moderates here may close the table.
error-leave-in-game = A game is being played here; leave it with { "**/leave**" }.
error-kick-in-game = Nobody can be sent away in mid-game; { "**/end**" } asks everybody to end it.
error-kick-yourself = To go yourself, use { "**/leave**" }.
error-no-vote = Nobody asks to end this game any more.
error-not-at-this-table = That person is not at this table.
