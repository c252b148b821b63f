# Aufzeichnungen und der Beweis des Mischens.

## Aufzeichnungen auf der Befehlszeile

transcript-title = { $game } ({ $code })
transcript-players = Am Tisch: { $players }. { $dealer } gibt als Erstes.
transcript-line = Zeile { $line }: { $message }
simulate-title = { $games } Partien
simulate-seat = Platz
simulate-wins = gewonnen
simulate-losses = verloren
simulate-length = { $deals } Runden und { $actions } Züge pro Partie
simulate-per-deal = pro Runde

## Beweis fürs Mischen

verify-holds = Runde { $shuffle }: Es ist das zugesagte Kartenspiel, { $computed }.
verify-broken = Runde { $shuffle } (Zeile { $line }): Es ist NICHT das zugesagte Kartenspiel. Zugesagt: { $promised }. Dieses ergibt: { $computed }.
verify-unpromised = Runde { $shuffle } (Zeile { $line }): In der Aufzeichnung ist für dieses Kartenspiel nichts zugesagt; es ergibt { $computed }.
verify-unsalted = Runde { $shuffle } (Zeile { $line }): Dieses Kartenspiel hat kein „salt“, also war nichts zugesagt.
verify-invalid = Zeile { $line } verstößt gegen die Regeln; so kann diese Partie nicht gespielt worden sein.
verify-nothing = In dieser Aufzeichnung wird nicht gemischt, also gibt es nichts zu prüfen.
verify-meaning = Diese Zahl stand am Tisch, bevor jemand abgehoben oder eine Karte gesehen hat, und kein anderes Kartenspiel ergibt dieselbe Zahl. Ist es also die, die du dort gesehen hast, dann kann seitdem niemand eine Karte verschoben haben.
