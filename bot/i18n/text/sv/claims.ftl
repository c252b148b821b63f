# Att begära resten av en giv.

label-claimed = { $player } visar
