# Todas las cartas de una partida terminada, para quien mire.

dealt-hand = { $player }
button-open-hands = Todas las cartas
open-hands-title = Todas las cartas · partida { $number }, mano { $deal } de { $deals }
open-hands-choose = Otra mano…
open-hands-deal = Mano { $deal }
open-hands-none = En esta partida no se repartieron cartas.
