# Quello che si dice in anticipo: buono, passo.

button-ahead = Decidi in anticipo
button-unsay = Annulla
ahead-prompt = Deciderlo in anticipo? Si fa da sé quando è il tuo turno, fino alla fine di questa smazzata. Nessuno vede che l’hai fatto.
error-nothing-ahead = Adesso non si può più decidere in anticipo: in questa smazzata la scelta non può più presentarsi.
