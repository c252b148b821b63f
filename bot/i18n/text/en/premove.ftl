# What is said in advance: good, a pass.

button-ahead = Set in advance
button-unsay = Cancel
ahead-prompt = Set this in advance? The bot does it for you when it's your turn, until this deal is over. Only you know.
error-nothing-ahead = You can't set that in advance now: it can no longer come up in this deal.
