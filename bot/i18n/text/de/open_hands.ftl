# Alle Blätter einer fertigen Partie, für alle, die zuschauen.

dealt-hand = { $player }
button-open-hands = Alle Karten
open-hands-title = Alle Karten · Partie { $number }, Runde { $deal } von { $deals }
open-hands-choose = Eine andere Runde …
open-hands-deal = Runde { $deal }
open-hands-none = In dieser Partie wurden keine Karten gegeben.
