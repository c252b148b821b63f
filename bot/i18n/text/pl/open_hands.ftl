# All hands of a finished game, for whoever looks on.

dealt-hand = { $player }
button-open-hands = Wszystkie ręce
open-hands-title = Wszystkie ręce · partia { $number }, rozdanie { $deal } z { $deals }
open-hands-choose = Inne rozdanie…
open-hands-deal = Rozdanie { $deal }
open-hands-none = W tej partii nie rozdano kart.
