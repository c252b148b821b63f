# Quello che si dice in anticipo: buono, passo.

button-ahead = In anticipo
button-unsay = Annulla
ahead-prompt = Dirlo in anticipo? Lo faccio io quando è il tuo turno, senza di te, fino alla fine di questa smazzata. Nessuno vede che l’hai detto.
error-nothing-ahead = Adesso non si può dire in anticipo: in questa smazzata non te lo chiederanno più, o non in questo modo.
