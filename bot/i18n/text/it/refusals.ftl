# Rifiuti.

error-command-changed = Questo comando è cambiato; ricarica Discord (Ctrl+R) o aspetta un po’, poi riprova.
error-failed = Qualcosa è andato storto da parte mia; non è cambiato niente. Riprova, per favore. (Errore { $id })
error-not-kept = In questo momento non posso salvare niente; non è cambiato niente, e niente è andato perso. L’errore è nel registro del bot. Riprova più tardi, per favore.
error-unsure = Il mio database non risponde più, e non so se la tua mossa è arrivata. Riguarda il tavolo e ripetila se manca.
error-not-shown = Discord non ha accettato la mia risposta. Guarda se quello che volevi fare è fatto; altrimenti riprova, per favore.
done-elsewhere = Fatto. Il tavolo si sta spostando; il suo messaggio lo mostrerà tra un momento.
error-game-over = La partita è finita; premi Rivincita per farne un’altra.
error-game-over-since = La partita è finita dopo l’apertura di questo menu, quindi non è cambiato nulla. Premi Altro al tavolo per preparare la prossima partita, o Rivincita per cominciarla subito.
error-managers-only = Può farlo solo chi ha il permesso di gestire questo server.
error-no-hand = A questo tavolo adesso non hai carte; arrivano quando inizia la partita.
error-no-record = Qui non c’è nessuna partita finita con il numero { NUMBER($number, useGrouping: 0) }; una partita si può guardare quando è conclusa.
error-no-table = Non c’è nessun tavolo { NUMBER($table, useGrouping: 0) }.
error-table-gone = Questo tavolo non esiste più.
error-game-gone = Questa partita non esiste più.
error-tournament-gone = Questo torneo non esiste più.
error-not-at-a-table = In questo canale non sei a nessun tavolo; con /partecipa prendi un posto, con /gioca apri un tavolo.
error-not-host = Può farlo solo l’host.
error-not-playing = A questo tavolo non è in corso nessuna partita; premi Inizia.
error-not-your-bid = Tocca a { $players } dichiarare.
error-not-seated = Non sei a questo tavolo; può farlo solo chi è seduto qui.
error-not-your-turn = Non tocca a te.
error-shutting-down = Mi stanno riavviando; riprova tra un momento, per favore.
error-stale-view = Intanto la partita è andata avanti; guarda com’è adesso e scegli di nuovo.
error-table-closed = Questo tavolo è chiuso; /gioca ne apre uno nuovo.
error-table-unreadable = Non riesco più a leggere il registro del tavolo { NUMBER($table, useGrouping: 0) }; aprine uno nuovo con /gioca, per favore.
error-table-of-newer-bot = Una mia versione più recente usa il tavolo { NUMBER($table, useGrouping: 0) }. Chiedi a chi mi gestisce di aggiornare tutti i processi.
error-too-much-at-table = Questo tavolo non può salvare altre richieste. Riprova quando qualcuno avrà lasciato la lista d’attesa.
error-too-fast =
    Troppe cose in poco tempo; riprova tra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }, per favore.
error-unknown = Adesso non è possibile.
error-wrong-phase = In questo momento della partita non è possibile.

## Ciò che non si può leggere: registrazioni, opzioni, azioni. Ogni frase dice che cosa andrebbe bene.

error-bad-json = Questa riga non è un oggetto JSON; una registrazione ha in ogni riga un oggetto JSON rigoroso in UTF-8.
error-too-large =
    { $reason ->
        [line] Questa riga è più lunga di { $limit } KiB; nessuna azione di una partita lo è.
       *[file] Questo file è più lungo di { $limit } MiB; una registrazione è una partita sola, dividilo.
    }
error-no-line =
    Questa riga non c’è: la registrazione ha { $lines ->
        [one] una riga
       *[other] { $lines } righe
    }, e si contano da 1.
error-bad-header =
    { $reason ->
        [newer] Questa registrazione è di una versione più nuova della { $version }; aggiorna il bot per leggerla.
        [record] La prima riga dev’essere l’intestazione, con "record": { $version }.
        [missing] Manca l’intestazione; la prima riga di una registrazione dice gioco, giocatori e mazziere.
        [players] "players" dev’essere un elenco di nomi, uno per ogni posto.
        [dealer] "dealer" dev’essere un posto da 0 a { $high }.
        [scores] "scores" dev’essere un elenco di numeri interi, uno per ogni posto, o uno per coppia dove si gioca a coppie.
        [commit] "commit" dev’essere un elenco dei numeri promessi, uno per ogni mescolata.
       *[other] L’intestazione non va bene per questo gioco.
    }
error-bad-options =
    { $reason ->
        [name] Questa regola della casa non esiste. Puoi scegliere tra: { $known }.
        [value] La regola della casa “{ $option }” può essere { $known }.
        [number] La regola della casa “{ $option }” accetta numeri da { $low } a { $high }{ $step ->
            [1] .
           *[other] , a passi di { $step }.
        }
        [least] La regola della casa “{ $option }” accetta numeri da { $low } in su.
        [odd] La regola della casa “{ $option }” per tradizione è dispari; accetta numeri da { $low } a { $high }, a passi di { $step }.
        [preset] Questo modello non esiste. Puoi scegliere tra: { $known }.
        [code] “{ $part }” non fa parte di nessun codice di regole della casa. Puoi scegliere tra: { $known }.
        [seats] Con queste regole della casa si può giocare da { $low } a { $high }.
        [seats_exactly] Con queste regole della casa si gioca in { $count }.
        [object] "options" dev’essere un oggetto JSON.
       *[other] Queste regole della casa non sono compatibili; lasciane una allo standard.
    }
error-near = Forse intendevi “{ $near }”?
error-bad-action =
    { $reason ->
        [unknown] Questa azione nel gioco non esiste. Puoi scegliere tra: { $known }.
        [missing] All’azione { $act } serve { $key }.
        [number] Qui serve un numero intero da { $low } a { $high }.
        [word] Qui serve una di queste parole: { $words }.
        [flag] Questo segno può essere soltanto true.
        [card] Una carta si scrive col suo codice, per esempio "Ah".
        [cards] Le carte si scrivono come codici separati da spazi, per esempio "Ah Kh".
        [hands] "hands" dev’essere un elenco di mani, una per ogni posto.
       *[other] Qui non si può fare.
    }
error-bad-field =
    { $reason ->
        [missing] Il modulo è tornato senza “{ $field }”; aprilo di nuovo e compilalo lì.
        [channel] Per “{ $field }” va bene un canale di testo di questo server, o nessuno.
        [role] Per “{ $field }” va bene un ruolo di questo server, o nessuno.
       *[choice] “{ $field }” può essere: { $known }.
    }
error-bad-card =
    { $reason ->
        [twice] Una carta è indicata due volte.
       *[other] In questo mazzo non c’è una carta così; un codice è valore e poi seme, per esempio "Ah".
    }
error-unknown-game = Questo gioco non esiste. Puoi scegliere tra: { $known }.
error-no-table-message = Questo non è un messaggio di un tavolo. Scegline uno mio che mostri un tavolo, una mano o un momento di una partita.
