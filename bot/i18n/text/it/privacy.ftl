# Che cosa si sa di una persona, e con chi non si siede.

former-player = ex giocatore { $number }

privacy-title = Che cosa è salvato su di te
privacy-preferences =
    { $count ->
        [0] Preferenze: nessuna, nemmeno la lingua del tuo Discord
       *[other] Preferenze: quello che mostra /preferenze, e la lingua del tuo Discord
    }
privacy-blocks = Persone che hai bloccato: { $count }
privacy-seats = Posti, turni e voti ai tavoli: { $count }
privacy-tables = Tavoli che hai tenuto come host: { $count }
privacy-tournaments = Tornei: le tue iscrizioni e quelli che hai organizzato: { $count }
privacy-daily = Smazzate del giorno che hai giocato: { $count }
privacy-results = Risultati di partite finite: { $count }
privacy-statistics = Rating, e ciò che si conta per /statistiche: { $count }
privacy-house = Regole della casa che hai salvato: { $count }
privacy-managing = Quello che hai fatto gestendo un server negli ultimi 90 giorni: { $count }
privacy-games = Partite il cui registro contiene il tuo ID utente: { $count }
privacy-notes = Messaggi privati di cui è salvato l’ID: { $count }
privacy-exported = Questo è tutto quello che è salvato su di te.
privacy-delete-title = Cancellare quello che è salvato su di te?
privacy-delete-text =
    Le tue preferenze, i blocchi, i risultati e i posti vengono cancellati, per tutti i server. Lasci i tavoli dove non si sta giocando.
    Nelle partite degli altri diventi un “ex giocatore”; le classifiche non ti conoscono più. I messaggi nei canali restano come sono.
    Non si può tornare indietro.
privacy-delete-button = Cancella tutto
privacy-deleted = Cancellato. Se qui premi o scrivi ancora qualcosa, salvo di nuovo la lingua del tuo Discord.
privacy-blocked = Non ti troverai mai più a un tavolo con { $name }; nessuno lo viene a sapere. Se adesso siete allo stesso tavolo, vale dalla prossima partita. Con /sblocca finisce.
privacy-unblocked = Puoi di nuovo stare a un tavolo con { $name }.

## Rifiuti

error-block-computer = I computer si siedono dove li si mette; l’host può toglierli.
error-block-self = Quella persona sei tu; con te ti toccherà giocare.
error-leave-first = Hai ancora un posto al tavolo { $tables }; lascialo prima con /lascia, perché nessuno ti aspetti, poi riprova.
error-not-blocked = Questa persona non è tra quelle che hai bloccato.
error-too-many-blocks = Hai già bloccato { $limit } persone; prima togline una con /sblocca.
