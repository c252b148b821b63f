# Aufzeichnungen und der Beweis des Mischens.

## Aufzeichnungen auf der Befehlszeile

transcript-title = { $game } ({ $code })
transcript-players = Am Tisch: { $players }. { $dealer } gibt zuerst.
transcript-line = Zeile { $line }: { $message }
transcript-by-computer = Ab hier spielt ein Computer für { $player }.
transcript-by-another = Ab hier spielt jemand anderes für { $player }.
transcript-by-themselves = Ab hier spielt { $player } wieder selbst.
simulate-title = { $games } Partien
simulate-seat = Platz
simulate-wins = gewonnen
simulate-losses = verloren
simulate-length = { $deals } Runden und { $actions } Züge pro Partie
simulate-per-deal = pro Runde

## Beweis fürs Mischen

verify-verdict-holds = ✅ Die Karten standen vor der Partie fest, und niemand hat sie verändert.
verify-verdict-sealed = 🔒 Die Karten standen vor der Partie fest; nachprüfen lässt es sich, sobald die anderen Tische sie gespielt haben.
verify-verdict-broken = ❌ Etwas passt nicht: { $what }
verify-verdict-unknown = ❔ Die Karten lassen sich nicht nachprüfen: { $what }
verify-verdict-none = ❔ Diese Partie hat keinen Beweis; ihre Karten lassen sich nicht nachprüfen.
verify-promise = Die Prüfsumme dieser Partie: { $promise }
verify-all-holds = Diese Partie hat Beweis 2, und er stimmt: Die Startzahl ergibt die Prüfsumme, und Startzahl und Glückswörter ergeben den ersten Geber und jede Karte.
verify-sealed = Diese Partie hat Beweis 2 und ist versiegelt: Ihre Startzahl ist nicht veröffentlicht.
verify-meaning-seed = Die Prüfsumme stand am Tisch, bevor jemand ein Glückswort gab. Ist es die, die du dort gesehen hast, dann konnte niemand, auch der Bot nicht, die Karten aussuchen, sobald es ein Wort gab, das niemand erraten konnte. In Partien ganz ohne Wort beweist sie nur, dass danach nichts geändert wurde.
verify-fault = Zeile { $line }: { $what }
verify-bad-json = Das ist kein JSON-Objekt; was danach kommt, wurde nicht angesehen.
verify-bad-proof = Der Beweis in der ersten Zeile hat nicht die Form, die docs/dev/proof-format.md beschreibt.
verify-promise-differs = Die Prüfsumme, die du dir notiert hast, ist NICHT die dieser Partie.
verify-wrong-table = Der Beweis ist von einem anderen Tisch.
verify-wrong-options = Der Zufall gehört zu anderen Hausregeln.
verify-wrong-promise = Die Startzahl ergibt die Prüfsumme NICHT.
verify-words-deleted = Jemand hat sein Glückswort löschen lassen; die Karten lassen sich nicht mehr nachprüfen.
verify-wrong-dealer = Der erste Geber ist NICHT der, den das Los bestimmt.
verify-deal-line = Diese Karten wurden zusammengestellt, nicht gegeben.
verify-no-label = Diese Zufallszeile nennt keine Herkunft.
verify-bad-label = Diese Zufallszeile trägt eine falsche Bezeichnung.
verify-wrong-label = Das ist nicht die nächste Zufallszeile: Etwas wurde weggelassen, hinzugefügt oder verschoben.
verify-wrong-luck = Das sind NICHT die Karten, die die Startzahl ergibt.
verify-missing-luck = Diese Karten können nicht aus dem Mischen davor kommen; eine Zufallszeile fehlt.
verify-wrong-pack = Das ist NICHT das Kartenspiel, das vor der Partie zugesagt war.
verify-no-promise = Für dieses Kartenspiel war nichts zugesagt.
verify-holds = Runde { $shuffle }: Es ist das zugesagte Kartenspiel, { $computed }.
verify-broken = Runde { $shuffle } (Zeile { $line }): Es ist NICHT das zugesagte Kartenspiel. Zugesagt: { $promised }. Dieses ergibt: { $computed }.
verify-unpromised = Runde { $shuffle } (Zeile { $line }): In der Aufzeichnung ist für dieses Kartenspiel nichts zugesagt; es ergibt { $computed }.
verify-unsalted = Runde { $shuffle } (Zeile { $line }): Dieses Kartenspiel hat keinen Zufallswert („salt“), also war nichts zugesagt.
verify-invalid = Zeile { $line } verstößt gegen die Regeln; so kann diese Partie nicht gespielt worden sein.
verify-nothing = In dieser Aufzeichnung wird nicht gemischt, also gibt es nichts zu prüfen.
verify-no-proof = Diese Aufzeichnung hat keinen Beweis: Für ihren Zufall war nichts zugesagt, also gibt es nichts zu prüfen.
verify-meaning = Das ist Beweis 1: Diese Prüfsumme stand am Tisch, bevor jemand abgehoben oder eine Karte gesehen hat, und kein anderes Kartenspiel ergibt dieselbe. Ist es also die, die du dort gesehen hast, dann kann seitdem niemand eine Karte verschoben haben.
