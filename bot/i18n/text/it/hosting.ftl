# L’host, il voto per interrompere una partita, e la chiusura di un tavolo.

## Al tavolo

vote-line = { $name } chiede di chiudere questa partita senza risultato. Manca il sì di { $missing }
button-agree = Chiudi la partita
button-play-on = Si continua

## Domande e risposte

end-question = Chiedo a tutti al tavolo { $table } di chiudere questa partita? Se sono tutti d’accordo, finisce senza risultato e le sue carte restano segrete.
close-question = Al tavolo { $table } è in corso una partita. Chiuderlo lo stesso? La partita finisce senza risultato e le sue carte restano segrete.
leave-question =
    Al tavolo { $table } è in corso una partita. { $what ->
        [lost] Se lo lasci adesso, un computer prende il tuo posto. Per te la partita conta come persa.
        [last] Non c’è nessun altro: se lo lasci adesso, il tavolo viene chiuso e la partita non ha risultato.
       *[nothing] Se lo lasci adesso, un computer prende il tuo posto. Per te la partita non conta.
    } Lasciare lo stesso?
answer-vote = Ho chiesto a tutti al tavolo { $table }; se sono tutti d’accordo, la partita finisce.
answer-ended = La partita al tavolo { $table } è finita senza risultato.
answer-closed = Il tavolo { $table } è chiuso.
answer-host = Adesso l’host del tavolo { $table } è { $name }.
answer-kicked = { $name } non è più al tavolo { $table }.

## Rifiuti

error-already-agreed = Hai già detto di sì; mancano le risposte degli altri.
error-close-in-game = Qui è in corso una partita; { "**/interrompi**" } chiede a tutti di chiuderla, e chi modera qui può chiudere il tavolo.
error-leave-in-game = Qui è in corso una partita; lasciala con { "**/lascia**" }.
error-kick-in-game = A partita in corso non si manda via nessuno; { "**/interrompi**" } chiede a tutti di chiuderla.
error-kick-yourself = Per andartene tu, usa { "**/lascia**" }.
error-start-asked = L’ho già chiesto all’host; se non arriva risposta, si inizia comunque.
error-no-start-wish = La richiesta di iniziare non vale più.
error-no-such-seat = A questo tavolo non c’è un posto così.
error-own-seat = È già il tuo posto.
error-no-swap = Lo scambio non vale più.
error-no-vote = La votazione è finita.
error-not-at-this-table = Quella persona non è a questo tavolo.
