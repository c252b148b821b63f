# Perché un computer ha fatto quello che ha fatto.

button-why = Perché?
decimal-mark = ,
why-only = Altro non era permesso.
why-unsearched = Qui decide la sola regola pratica: { $action }.
why-thumb = Resta la scelta della regola pratica: { $action }. Nient’altro è chiaramente migliore.
why-searched = { $action } è chiaramente meglio della scelta della regola pratica, { $usual }.
why-same = { $action } vale quanto la scelta che resta, { $best }.
why-manner = { $action } vale circa quanto { $best }, e questo giocatore è { $manner }: la preferisce.
why-regret = { $action } costa un po’ rispetto a { $best }; un giocatore del suo livello può permetterselo.
why-otherwise = A ripensarci sarebbe piuttosto { $best } che { $action }: aveva avuto altra fortuna, o troppo poco tempo.
why-columns = Probabilità di vincere · rispetto alla scelta della regola pratica ({ $usual })
why-note = Ricostruito: ripesato da quello che quel posto poteva sapere allora, da un giocatore del suo livello ({ $level }).
why-unknown = non si sa, quindi il più forte
