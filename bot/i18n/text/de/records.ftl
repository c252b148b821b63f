# Aufzeichnungen und der Beweis des Mischens.

## Aufzeichnungen auf der Befehlszeile

simulate-title = { $games } Partien
simulate-seat = Platz
simulate-wins = gewonnen
simulate-losses = verloren
simulate-length = { $deals } Runden und { $actions } Züge pro Partie
simulate-per-deal = pro Runde
