# Was im Voraus gesagt wird: gut, passen.

button-ahead = Im Voraus festlegen
button-unsay = Doch nicht
ahead-prompt = Im Voraus festlegen? Es gilt bis zum nächsten Geben und geschieht von selbst, wenn du dran bist. Nur du weißt davon.
error-nothing-ahead = Das geht jetzt nicht im Voraus: In dieser Runde wirst du das nicht mehr oder anders gefragt.
