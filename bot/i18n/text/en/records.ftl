# Records and the proof of the shuffle.

## Records on the command line

transcript-title = { $game } ({ $code })
transcript-players = At the table: { $players }. { $dealer } deals first.
transcript-line = Line { $line }: { $message }
transcript-by-computer = From here a computer player plays for { $player }.
transcript-by-another = From here somebody else plays for { $player }.
transcript-by-themselves = From here { $player } plays again.
simulate-title = { $games } games
simulate-seat = seat
simulate-wins = won
simulate-losses = lost
simulate-length = { $deals } deals and { $actions } actions a game
simulate-per-deal = per deal

## Proof of the shuffle

verify-verdict-holds = ✅ The cards were fixed before the game, and nobody changed them.
verify-verdict-sealed = 🔒 The cards were fixed before the game; whether they were changed can be checked once the other tables have played them.
verify-verdict-broken = ❌ Something does not fit: { $what }
verify-verdict-unknown = ❔ The cards can’t be checked: { $what }
verify-verdict-none = ❔ This game has no proof, so its cards can’t be checked.
verify-promise = The promise of this game: { $promise }
verify-all-holds = This game has proof 2, and it holds: the seed makes the promise, and seed and lucky words make the first dealer and every card.
verify-sealed = This game has proof 2, and is sealed: its seed is not published.
verify-meaning-seed = The promise stood at the table before anybody gave a lucky word. If it is the one you saw there, nobody, the bot included, could choose the cards once a word was given that nobody could guess. Games without any word: only that nothing was changed afterwards.
verify-fault = Line { $line }: { $what }
verify-bad-json = this is no JSON object, and nothing after it was looked at.
verify-bad-proof = the proof in the first line is not of the form that docs/dev/proof-format.md describes.
verify-promise-differs = The promise you noted is NOT the one of this game.
verify-wrong-table = the proof is of another table.
verify-wrong-options = the draw is bound to other house rules.
verify-wrong-promise = the seed does NOT make the promise.
verify-words-deleted = somebody has had their lucky word deleted, so the cards can’t be checked any more.
verify-wrong-dealer = the first dealer is NOT the one that was drawn.
verify-deal-line = these hands were composed, not dealt.
verify-no-label = this draw does not say where it comes from.
verify-bad-label = this draw has a wrong label.
verify-wrong-label = this is not the next draw: something was left out, added or moved.
verify-wrong-luck = these cards are NOT those that the seed makes.
verify-missing-luck = these cards can’t have come from the shuffle before; a line with a draw was left out.
verify-wrong-pack = this pack is NOT the one that was promised before the game.
verify-no-promise = there was no promise for this pack.
verify-holds = Deal { $shuffle }: the pack is the one promised, { $computed }.
verify-broken = Deal { $shuffle } (line { $line }): the pack is NOT the one promised. Promised: { $promised }. This pack makes: { $computed }.
verify-unpromised = Deal { $shuffle } (line { $line }): the record holds no promise for this pack; it makes { $computed }.
verify-unsalted = Deal { $shuffle } (line { $line }): this pack has no random value (“salt”), so nothing was promised for it.
verify-invalid = Line { $line } breaks the rules of the game; this record can't have been played.
verify-nothing = There is no shuffle in this record, so there is nothing to check.
verify-no-proof = This record has no proof: nothing was promised for its draws, so there is nothing to check.
verify-meaning = This is proof 1: the number stood on the table's panel before anybody cut or saw a card, and no other pack gives the same number. So if it is the one you saw there, nobody can have moved a card since.
