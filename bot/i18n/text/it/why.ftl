# Perché un computer ha fatto quello che ha fatto.

button-why = Perché?
decimal-mark = ,
why-only = Altro non era permesso.
why-unsearched = Qui decide la sola regola pratica: “{ $action }”.
why-thumb = Resta la mossa abituale: “{ $action }”. Nient’altro è chiaramente migliore.
why-searched = “{ $action }” è chiaramente meglio della mossa abituale, “{ $usual }”.
why-same = “{ $action }” vale quanto la scelta che resta, “{ $best }”.
why-manner = “{ $action }” vale circa quanto “{ $best }”, e questo computer è { $manner }: la preferisce.
why-regret = “{ $action }” costa un po’ rispetto a “{ $best }”; un computer del suo livello se ne accontenta.
why-otherwise = Ricalcolando sarebbe piuttosto “{ $best }” che “{ $action }”: aveva provato altre distribuzioni, o aveva avuto troppo poco tempo.
why-columns = Probabilità di vincere · rispetto alla mossa abituale (“{ $usual }”)
why-note = Ricostruito: ricalcolato con quello che quel posto poteva sapere allora, da un computer del suo livello ({ $level }).
why-unknown = non si sa, quindi il più forte
