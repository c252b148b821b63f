# Claiming the rest of a deal.

label-claimed = { $player } shows
