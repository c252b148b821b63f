# All hands of a finished game, for whoever looks on.

dealt-hand = { $player }
button-open-hands = All hands
open-hands-title = All hands · game { $number }, deal { $deal } of { $deals }
open-hands-choose = Another deal …
open-hands-deal = Deal { $deal }
open-hands-none = No cards were dealt in this game.
