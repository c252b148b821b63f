# Taking back the last action, if everybody agrees.

button-take-back = Take back
take-back-asked = { $player } asks to take back the last action. Waiting for: { $missing }
event-took-back = { $player } took back the last action. Everyone agreed.
error-nothing-to-take-back = You have nothing to take back now. You can take back only your own last bet, bid, pass or card, before anyone else acts, and not if it ended the auction or the deal.
error-no-wish = The request to take something back is over.
error-take-back-asked = There is already a request to take back the last action.
