# Protests against a deal

button-protest = Protest
protest-title = Protest, table { $table }
protest-label = What is wrong?
protest-hint = Only the host and moderators see it. It covers this deal, or the last if no one has acted since.
protest-made = ⚖️ { $name } protests against deal { $deal }. { $own ->
    [evening] The tournament's organiser or a moderator decides, unless they play at this table.
    [group] The host can ask everyone to deal again.
   *[no] A moderator who doesn't play here decides, or the host asks everyone to deal again.
}
protest-again-asked = Everyone is asked whether deal { $deal } should be dealt again. Waiting for: { $missing }
protest-ruled = { $name } protested against deal { $deal }: { $ruling ->
    [stands] the deal stands.
    [again] it was dealt again, as everyone agreed.
   *[void] the game has no result.
}
game-void = After a protest, the game has no result.
button-protest-look = View protest
button-replay-protest = View protest

protest-case = Protest in game { $game }, deal { $deal }
protest-said = { $name }: “{ $sentence }”
protest-record = { $line ->
    [one] What everyone saw until then (the record had one line):
   *[other] What everyone saw until then (the record had { $line } lines):
}
protest-line = `{ $line }` { $text }
protest-nothing-left = The record no longer contains anything of this deal.
protest-own-game = You play in this game, so only a moderator can decide.
protest-later = The hands are shown here after the game.
button-protest-stands = Let it stand
button-protest-again = Deal again, if all agree
button-protest-void = End without a result

error-bad-sentence = Say in one sentence what is wrong, in 1 to { $high } characters.
error-protest-open = There is already a protest. It must be decided first.
error-protested-already = You have already protested against deal { $deal }, and the protest was decided.
error-no-protest = There is no open protest here.
error-not-judge = Only the host, moderators and the player who protested can see a protest. In a tournament the organiser acts as the host.
error-protest-sealed = Other tables are still playing these cards. You can see the protest when all have played them.
error-needs-result = This game needs a result, because it is a knockout or because you play in it yourself.
error-own-protest = You can't decide your own protest, except to let the deal stand. A moderator can do more.
error-own-game = You play in this game, so you can't decide protests in it. The host can ask everyone to deal again, and a moderator who doesn't play here can decide.
error-too-late-again = It's too late to deal again: someone has acted in the next deal, or others play the same cards.
error-nobody-asks-again = The request to deal again is over.
answer-protested = Your protest was sent to the people who decide.

error-protest-too-late = You can't protest against this deal any more. You can protest against the current deal, and against the last one until someone acts in the next.
