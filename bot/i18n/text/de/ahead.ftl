# Was im Voraus gesagt wird: gut, passen.

button-ahead = Im Voraus
button-unsay = Doch nicht
ahead-prompt = Im Voraus sagen? Es geschieht ohne dich, wenn du dran bist, bis neu gegeben wird. Niemand sieht, dass du es getan hast.
error-nothing-ahead = Das geht jetzt nicht im Voraus: Du wirst in diesem Spiel nicht mehr danach gefragt, oder nicht so.
