# Protests against a deal

button-protest = Protest
protest-title = Protest, table { $table }
protest-label = What is wrong?
protest-hint = For the host and managers alone. About this deal, or the last one until somebody acts in a new one.
protest-made = ⚖️ { $name } protests against deal { $deal }. { $own ->
    [evening] The organiser of the evening or a moderator of the server answers, if they don't play at this table.
    [group] The host can ask everybody to deal again.
   *[no] A moderator of the server who doesn't play here answers; the host can ask everybody to deal again.
}
protest-again-asked = Everybody is asked to deal deal { $deal } again. Still to agree: { $missing }
protest-ruled = { $name } protested against deal { $deal }: { $ruling ->
    [stands] it stands.
    [again] it was dealt again, as everybody agreed.
   *[void] the game has no result.
}
game-void = The game has no result: that is the answer to a protest.
button-protest-look = Look at the protest
button-replay-protest = The protest
button-again-agree = Deal again
button-again-refuse = Don't deal again

protest-case = Protest in game { $game }, deal { $deal }
protest-said = { $name }: “{ $sentence }”
protest-record = What everybody saw of the deal until then, with the lines of the record; it had { $line ->
    [one] one line
   *[other] { $line } lines
}:
protest-line = `{ $line }` { $text }
protest-nothing-left = Nothing of this deal is in the record any more.
protest-later = Hands stay secret until the game is over; then you can look at the whole of it here.
button-protest-stands = It stands
button-protest-again = Deal again, if all agree
button-protest-void = No result

error-bad-sentence = Say in a sentence what is wrong, in 1 to { $high } letters.
error-protest-open = There is a protest already; it has to be answered first.
error-protested-already = You have protested against deal { $deal } already, and it was answered.
error-no-protest = There is no protest here to be answered.
error-not-judge = Only the host, whoever manages the server and whoever protests can look at a protest; in an evening the organiser is the host.
error-protest-sealed = Other tables still play these cards; you can look at the protest once all have.
error-needs-result = This game needs a result: it is a knockout, or you play in it yourself.
error-own-protest = Nobody answers their own protest; you can only let it stand. Whoever manages the server can do more.
error-own-game = You play in this game, and players don't rule on protests in it. The host can ask everybody to deal again; a moderator who doesn't play here can rule.
error-too-late-again = The deal can't be dealt again any more: somebody has acted in the next one, or others play the same cards.
error-nobody-asks-again = Nobody is asking to deal again any more.
answer-protested = Your protest was sent to those who decide.

error-protest-too-late = This deal can't be protested any more: only the one being played, and the last one until somebody acts in the next.
