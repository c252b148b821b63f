# Was im Voraus gesagt wird: gut, passen.

button-ahead = Im Voraus
button-unsay = Doch nicht
ahead-prompt = Im Voraus sagen? Es gilt bis zum nächsten Geben und geschieht von selbst, wenn du dran bist. Niemand sieht, dass du es getan hast.
error-nothing-ahead = Das geht jetzt nicht im Voraus: In dieser Runde wirst du das nicht mehr oder anders gefragt.
