# All hands of a finished game, for whoever looks on.

dealt-hand = { $player }
button-open-hands = Alla händer
open-hands-title = Alla händer · parti { $number }, giv { $deal } av { $deals }
open-hands-choose = En annan giv …
open-hands-deal = Giv { $deal }
open-hands-none = Inga kort delades ut i det här partiet.
