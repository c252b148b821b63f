# Claiming the rest of a deal.

button-claim-all = The rest are mine
button-claim-none = None of the rest
claim-ask-all = Claim all the rest? Everybody then sees your hand. If no possible deal of the cards can stop you, the deal is played out at once; otherwise all must agree. You can do so once in a deal.
claim-ask-none = Claim to take none of the rest? Everybody then sees your hand. If no possible deal of the cards can make you take one, the deal is played out at once; otherwise all must agree. You can do so once in a deal.
button-claim = Yes, show my hand
label-claimed = { $player } shows
claim-asked-all = { $player } says: the rest are mine. { $missing } must agree.
claim-asked-none = { $player } says: I take none of the rest. { $missing } must agree.
button-claim-agree = Agree
button-claim-refuse = Play it out
claim-refused = { $player } would not agree to the claim of { $claimant }: play goes on.
claim-fails = All agreed to the claim of { $claimant }, but there is no way to play these cards so that it comes true: play goes on.
claim-granted-all = { $claimant } claimed the rest; it was played out.
claim-granted-none = { $claimant } claimed to take none of the rest; it was played out.
error-no-claim = Nobody claims the rest any more.
error-may-not-claim = You can't claim the rest now: only in the play, when it is your turn to lead; the declarer of a betel whenever it is their turn.
error-claimed-already = You have claimed the rest in this deal already.
error-claim-asked = Somebody claims the rest already; answer that first.
