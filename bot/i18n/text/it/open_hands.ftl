# Tutte le mani di una partita finita, per chi guarda.

dealt-hand = { $player }
button-open-hands = Tutte le mani
open-hands-title = Tutte le mani · partita { $number }, smazzata { $deal } di { $deals }
open-hands-choose = Un’altra smazzata…
open-hands-deal = Smazzata { $deal }
open-hands-none = In questa partita non sono state date carte.
