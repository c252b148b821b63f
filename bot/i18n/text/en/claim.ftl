# Claiming the rest of a deal.

button-claim-all = Claim all the rest
button-claim-none = Claim none of the rest
claim-ask-all = Claim all the rest? Everyone then sees your hand. If no possible hand can stop you, the deal is played out at once. Otherwise everyone must agree. You can claim once in a deal.
claim-ask-none = Claim that you take none of the rest? Everyone then sees your hand. If no possible hand can make you take one, the deal is played out at once. Otherwise everyone must agree. You can claim once in a deal.
button-claim = Yes, show my hand
label-claimed = { $player } shows
claim-asked-all = { $player } claims all the rest. Waiting for: { $missing }
claim-asked-none = { $player } claims to take none of the rest. Waiting for: { $missing }
claim-refused = { $player } doesn't agree to { $claimant }'s claim. Play goes on.
claim-fails = Everyone agreed to { $claimant }'s claim, but no way of playing these cards makes it come true. Play goes on.
claim-granted-all = { $claimant } claimed the rest. It was played out.
claim-granted-none = { $claimant } claimed to take none of the rest. It was played out.
error-no-claim = The claim is over.
error-may-not-claim = You can't claim the rest now. You can claim during the play when it is your turn to lead, and as declarer of a betel whenever it is your turn.
error-claimed-already = You have already claimed the rest in this deal.
error-claim-asked = There is already a claim. Answer that first.
