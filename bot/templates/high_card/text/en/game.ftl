# Change: the texts of your game. Keys are those in the code, { $who } a variable of `localized`.
game-name = High card
title = High card, deal { $deal }
heading-turn = { $who } turns up next
last-deal = { $who } takes the point with { $card }.
own-card = Your card
button-turn = Turn it up
# `option-<name>` for each house rule, `value-<option>-<value>` for each value that is a word.
option-target = Points to win
event-dealt = { $who } deals.
event-turned = { $who } turns up { $card }.
# `error-<code>` for each refusal in state.py; not_your_turn, wrong_phase and game_over have a text.
error-not-your-card = Turn up your own card: it is the only one you have.
error-bad-deck = A pack has its 52 cards, each once.
