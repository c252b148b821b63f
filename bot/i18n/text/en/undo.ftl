# Taking back the last action, if everybody agrees.

button-take-back = Take back
button-take-back-agree = Let it be taken back
button-take-back-refuse = It stands
take-back-asked = { $player } asks to take back the last action. { $missing } must agree.
event-took-back = { $player } took the last action back; everybody agreed.
error-nothing-to-take-back = Nothing of yours can be taken back now: only your own last bet, bid, pass or card, while nobody has acted since, and never anything that showed a card.
error-no-wish = Nobody asks any more to take something back.
error-take-back-asked = Somebody asks already to take the last action back.
