# L’host, il voto per interrompere una partita, e la chiusura di un tavolo.

## Al tavolo

vote-line = { $name } chiede di chiudere questa partita senza risultato. Manca il sì di { $missing }.
button-end = Termina la partita
button-close = Chiudi il tavolo
end-costs =
    ⚠ { $count ->
        [one] { $names } è assente, ma può
       *[other] { $names } sono assenti, ma possono
    } tornare. Se la partita finisce adesso, perde chi vota per chiuderla e nessuno vince.
ended-behind-back =
    { $count ->
        [one] { $names } ha chiuso la partita mentre qualcuno era via, e la perde; non vince nessuno.
       *[other] { $names } hanno chiuso la partita mentre qualcuno era via, e la perdono; non vince nessuno.
    }
ended-by-consent = Tutti hanno voluto finire la partita, che quindi non ha risultato.
game-closed =
    { $why ->
        [moderator] La moderazione ha chiuso il tavolo, quindi la partita non ha risultato.
        [host] L’host ha chiuso il tavolo, quindi la partita non ha risultato.
        [left] Tutti hanno lasciato il tavolo, quindi la partita non ha risultato.
        [deserted] Per troppo tempo non c’è stato nessuno, quindi la partita non ha risultato.
        [tournament] Il torneo è finito prima della partita, che quindi non ha risultato.
       *[other] Il tavolo è chiuso, quindi la partita non ha risultato.
    }

## Domande e risposte

end-question = Chiedo a tutti al tavolo { $table } di chiudere questa partita? Se sono tutti d’accordo, finisce senza risultato e le sue carte restano segrete.
close-question = Al tavolo { $table } è in corso una partita. Chiuderlo lo stesso? La partita finisce senza risultato e le sue carte restano segrete.
answer-vote = Ho chiesto a tutti al tavolo { $table }; se sono tutti d’accordo, la partita finisce.
answer-ended = La partita al tavolo { $table } è finita senza risultato.
answer-ended-behind-back = La partita al tavolo { $table } è finita. Conta come persa per chi l’ha chiusa.
answer-closed = Il tavolo { $table } è chiuso.
answer-host = Adesso l’host del tavolo { $table } è { $name }.
answer-kicked = { $name } non è più al tavolo { $table }.

## Rifiuti

error-already-agreed = Hai già detto di sì; mancano le risposte degli altri.
error-close-in-game = Qui è in corso una partita; { "**/interrompi**" } chiede a tutti di chiuderla, e chi modera qui può chiudere il tavolo.
error-leave-in-game = Qui è in corso una partita; lasciala con { "**/lascia**" }.
error-kick-in-game = A partita in corso non si manda via nessuno; { "**/interrompi**" } chiede a tutti di chiuderla.
error-kick-yourself = Per andartene tu, usa { "**/lascia**" }.
error-no-vote = La votazione è finita.
error-not-at-this-table = Quella persona non è a questo tavolo.
