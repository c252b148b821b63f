# What is said in advance: good, a pass.

button-ahead = In advance
button-unsay = Cancel
ahead-prompt = Say it in advance? It is done in your turn, without you, until this deal is over. Nobody sees that you have.
error-nothing-ahead = That can't be said in advance now: in this deal you can't be asked for it any more, or not in this way.
