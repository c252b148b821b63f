## Menus on people and messages, and invitations

invitation = { $name }, { $host } invites you to a table of { $game } (table { $table }). { $link }
button-invitation-decline = No, thanks
answer-invited = { $name } is invited to table { $table }: { $link }
answer-invitation-declined = All right: nobody will ask you to table { $table } again.
answer-protested = Your protest was sent to those who decide.

preferences-told-invitations = a mention when somebody invites you to their table; otherwise a direct message

error-invite-bot = That is a program, it can't be invited; computer players come with “Add computer”.
error-invite-self = That is you; you are there already.
error-invite-no-table = You sit at no table on this server that waits for players; /play opens one.
error-invite-stranger = They can't read the channel of your table, so they couldn't come.
error-invite-seated = They sit at this table already, or wait for a seat.
error-invite-apart = They can't be invited to this table.
error-invited-already = They have an invitation to this table already.
error-invitation-declined = They have said no to this table; when it is another one, you may ask again.
error-invitation-unreachable = I may not write in the channel of your table, so I can't invite anybody.
error-invitation-of-another = This invitation is somebody else's; the table has a “Join” for everybody.
error-no-invitation = This invitation is over.
error-stats-bot = That is a program; it has no figures.
error-no-table-message = That is no message of a table. Choose one of mine that shows a table, a hand or a moment of a game.
error-no-game-yet = No game has been played at this table yet.
error-replay-unfinished = This game is not over yet; it can be looked at once it is.
error-protest-too-late = This deal can't be protested any more: only the one being played, and the last one until somebody acts in the next.
