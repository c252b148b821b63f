# Serate a più tavoli.

tournament-title = Torneo { $number }: { $game }
tournament-open = { $count ->
    [0] La lista è aperta
    [one] La lista è aperta: per ora una persona
   *[other] La lista è aperta: per ora { $count } persone
    }
tournament-hint = Premi Partecipa per esserci. Chi arriva tardi gioca dal prossimo turno; per chi se ne va gioca un computer.
tournament-form = { $form ->
    [duplicate] Coppie: tutti i tavoli giocano le stesse carte
    [knockout] Coppie: chi perde è fuori
    [swiss] Ognuno per sé, sistema svizzero: si incontra chi ha lo stesso punteggio (in meno di otto, tutti si incontrano circa lo stesso numero di volte)
   *[everybody] Ognuno per sé
    }
tournament-rounds = { $rounds ->
    [one] un turno
   *[other] { $rounds } turni
    }
tournament-seats = tavoli da { $seats }
tournament-minutes = { $minutes ->
    [one] un minuto a turno
   *[other] { $minutes } minuti a turno
    }
tournament-host = Organizza { $name } · regole della casa { $code }
tournament-no-host = Regole della casa { $code }
tournament-ties = { $form ->
    [duplicate] Che cosa conta: i matchpoint, poi la differenza punti. Saltare un turno non cambia niente.
    [knockout] Che cosa conta: i turni vinti, poi la differenza punti.
   *[everybody] Che cosa conta: la percentuale di avversari che superi a ogni tavolo, poi i tavoli vinti, poi meno partite perse, poi i punti. Saltare un turno conta come un piazzamento a metà tavolo.
    }
tournament-apart = Quello che un computer gioca al posto di qualcuno non conta per nessuno.
tournament-promise = Il numero segreto dietro tutte le carte di questo torneo è già fissato. La sua promessa: { $promise }
tournament-masters = { $form ->
    [duplicate] I maestri (versione { $version }) giocano le smazzate che giocano meno di tre tavoli. Il loro risultato si confronta come quello di un tavolo.
   *[everybody] Tutti i tavoli di un turno giocano le stesse carte, e dove i tavoli sono meno di tre le giocano anche i maestri (versione { $version }). Chi ha giocato dal tuo posto conta come un avversario.
    }
tournament-compared = Smazzata { $board }: { $name } { $points }, i maestri { $masters }
tournament-masters-late = I maestri giocano ancora la smazzata { $board }.
tournament-masters-played = Torneo { $number }: i maestri hanno giocato la smazzata { $board }. Il loro risultato ora conta in classifica.
tournament-ranges = Smazzate migliori e peggiori del torneo { $number }
tournament-range-even = **{ $name }**: { $best_percent } in ogni smazzata
tournament-range = **{ $name }**: migliore la smazzata { $best } ({ $best_percent }), peggiore la smazzata { $worst } ({ $worst_percent })
tournament-lucky = Con Parola portafortuna aggiungi una tua parola alle carte. Così né io né altri possono averle scelte.
tournament-lucky-title = Parola portafortuna per il torneo { $number }
tournament-lucky-hint = Un testo qualsiasi fino a 32 caratteri. Cambia tutte le carte del torneo. Vuoto: nessuna.
tournament-lucky-done = Le parole portafortuna ora sono in lista. Con l’inizio del torneo sono fissate.
tournament-nobody = Ancora nessuno.
tournament-computer = computer
tournament-deleted = ex giocatore { $number }
tournament-gone = { $name } (via)
tournament-asks = { $name } vorrebbe giocare con { $other }
tournament-alone = Chi non ha un compagno ne riceve uno all’inizio. Con /torneo compagno lo scegli tu.
tournament-running = Turno { $round } di { $rounds }
tournament-round-over = Il turno { $round } di { $rounds } è finito
tournament-due = Finisce { $moment }.
tournament-paused = Pausa: le partite in corso si possono finire, ma il tempo non corre e non inizia nessun nuovo turno.
tournament-table = Tavolo { $table }: { $names }
tournament-table-place = Tavolo { $table } in { $channel }: { $names }
tournament-thread = Torneo { $number } · turno { $round } · tavolo { $place }
tournament-event = Torneo: { $game }
tournament-event-text = Torneo in { $channel }: nella lista che trovi lì premi Partecipa.
tournament-table-coming = Quasi pronto: { $names }
tournament-table-closed = Tavolo { $table }, chiuso senza risultato: { $names }
tournament-at = { $name } { $points }
tournament-against = { $first } contro { $second }
tournament-idle = Turno di riposo: { $names }
tournament-comers = Dal prossimo turno: { $names }
tournament-standings = Classifica dopo il turno { $round }
tournament-line = **{ $place }.** { $name } · { $score }
tournament-line-marks = { $line } · { $marks } perse
tournament-line-points = { $line } · { $points ->
    [one] un punto
   *[other] { $points } punti
    }
tournament-line-stood-in = { $line } · { $count ->
    [one] un tavolo giocato da un computer
   *[other] { $count } tavoli giocati da un computer
    }
tournament-won = { $count ->
    [one] un turno vinto
   *[other] { $count } turni vinti
    }
tournament-column-places = piazzamenti
tournament-column-percent = %
tournament-column-rounds = turni
tournament-column-points = punti
tournament-column-won = vinte
tournament-column-lost = perse
tournament-column-difference = diff.
tournament-over = Il torneo è finito
tournament-called-off = Il torneo è stato annullato.
tournament-first = { $count ->
    [one] { $names } vince il torneo!
   *[other] { $names } vincono il torneo!
    }
tournament-shared = { $names } condividono la vittoria!
tournament-nobody-played = Nessuno ha giocato un tavolo fino in fondo.
tournament-calls = Torneo { $number }, turno { $round }: i vostri tavoli sono pronti. **Le mie carte** al tavolo mostra le tue carte. { $names }
tournament-begins-soon = È aperta la lista per un torneo di { $game }: { $names }
tournament-soon = Torneo { $number }: il turno { $round } finisce { $moment }. Poi i computer giocano per chi si fa aspettare.
tournament-joined = Sei nella lista del torneo { $number }.
tournament-left = Hai lasciato il torneo { $number }.
tournament-partner = D’accordo: giochi con { $name }.
tournament-partner-asked = Annotato. Appena { $name } ti sceglie con /torneo compagno, siete una coppia.
tournament-stop-sure = Chiudere adesso il torneo? Le partite in corso vengono interrotte; quello che si è giocato conta.
tournament-stop-done = Il torneo è finito.
tournament-table-small = Torneo { $number }
tournament-sealed = Tutti i tavoli di questo torneo giocano queste carte; finché non hanno finito tutti, si vedono solo nella tua mano.
sealed-waiting = Si aspetta { $names }.
tournament-planned = In programma per { $moment }, { $left }
tournament-planned-hint = Puoi partecipare già adesso. All’ora prevista chi organizza può premere Inizia.
tournament-open-hint = Premi Partecipa per esserci. Chi organizza preme Inizia.
tournament-more-places = { $count ->
    [one] Un altro posto: premi Classifica.
   *[other] Altri { $count } posti: premi Classifica.
    }
tournament-more-entrants = { $count ->
    [one] e un altro
   *[other] e altri { $count }
    }
tournament-waiting = In attesa di un posto: { $names }
tournament-places = { $count ->
    [one] Un posto. Gli altri aspettano; quando si libera, tocca al primo della fila.
   *[other] { $count } posti. Gli altri aspettano; quando se ne libera uno, tocca al primo della fila.
    }
tournament-opens = La lista si apre da sola a quest’ora (fuso orario { $zone }). Poi chi organizza può premere Inizia.
tournament-remind = Promemoria alle { $moment }.
tournament-weekly = Ogni settimana a quest’ora.
tournament-reminder = Il torneo { $number } apre { $moment }. { $names }
tournament-moved-up = { $count ->
    [one] Torneo { $number }: { $names } ora ha un posto.
   *[other] Torneo { $number }: { $names } ora hanno un posto.
    }
tournament-joined-waiting = Tutti i posti del torneo { $number } sono presi. Sei in lista d’attesa al numero { $place }.
tournament-cancelled-missed = Il torneo { $number } era in programma per { $moment }, ma la lista non si è potuta aprire in tempo. È annullato.
tournament-cancelled-ownerless = Il torneo { $number } era in programma per { $moment }. I dati di chi lo organizzava sono stati cancellati e la lista è vuota, quindi è annullato.
tournament-cancelled-mute = Il torneo { $number } era in programma per { $moment } in { $channel }, ma lì non posso scrivere. È annullato.
tournament-cancelled-gone = Il torneo { $number } era in programma per { $moment }, ma il suo canale è stato eliminato. È annullato e non si ripete.
tournament-next = Il prossimo è il torneo { $number }, { $moment }.
tournament-cancel-sure = Annullare questo torneo?
tournament-cancel-weekly = Questo torneo si tiene ogni settimana. Annullare solo questo o tutti?
tournament-cancel-done = Il torneo è annullato.
tournament-skip-done = È annullato solo questo torneo. Il prossimo è in programma.
button-tournament-cancel-sure = Sì, annulla
button-tournament-cancel-all = Annulla tutti
button-tournament-skip = Solo questo
tournament-axis = { $axis ->
    [first] Nord–Sud
   *[second] Est–Ovest
    }
tournament-axis-places = **{ $axis }** { $places }
tournament-met = Chi ha incontrato chi
tournament-met-hint = I numeri degli avversari, e quante volte se più di una.
tournament-met-line = **{ $number }** { $name }: { $met }
alt-met = Chi ha incontrato chi, come griglia. { $rows }
button-tournament-standings = Classifica
button-tournament-boards = Smazzate
tournament-handicap = { $form ->
    [duplicate] Handicap: una coppia riceve l’uno per cento ogni 50 punti di rating sotto la coppia migliore, al massimo dieci. È fissato all’inizio. Chi ha meno di 20 partite con rating non conta.
   *[everybody] Handicap: ogni 100 punti di rating sotto il migliore si comincia ogni partita con un punto, al massimo un terzo del traguardo. È fissato all’inizio. Chi ha meno di 20 partite con rating non ne ha. Le partite non cambiano i rating.
    }
tournament-handicaps = { $form ->
    [duplicate] Per cento: { $names }
   *[everybody] Punti di partenza: { $names }
    }
tournament-line-handicap = { $line } · handicap +{ $number }
button-tournament-join = Partecipa
button-tournament-leave = Lascia
button-tournament-start = Inizia
button-tournament-pause = Pausa
button-tournament-go-on = Riprendi
button-tournament-stop = Chiudi il torneo
button-tournament-cancel = Annulla il torneo
button-tournament-stop-sure = Sì, chiudi
alt-standings = { $title }: { $rows }
alt-podium = Podio: { $rows }

error-of-tournament = Questo tavolo fa parte di un torneo, che assegna i posti; il torneo lo lasci con “Lascia” nel suo messaggio.
error-tournament-over = Quel torneo è finito.
error-already-entered = Sei già nella lista.
error-tournament-full = Nella lista ci sono già { $limit } persone; di più non possono partecipare.
error-tournament-too-late = In un torneo a eliminazione già iniziato non può entrare più nessuno.
error-not-entered = Non sei nella lista.
error-tournament-begun = Quel torneo è già iniziato.
error-no-pairs = In questo torneo ognuno gioca per sé.
error-partner-not-entered = Prima l’altra persona deve premere Partecipa.
error-partner-yourself = Scegli qualcun altro: non puoi fare coppia con te.
error-not-organiser = Possono farlo solo chi organizza il torneo e chi gestisce il server.
error-tournament-not-playing = Non è in corso nessun turno.
error-tournament-paused = Il torneo è già in pausa.
error-tournament-not-paused = Il torneo non è in pausa.
error-bad-rounds = Un torneo ha da 1 a { $most } turni.
error-bad-minutes = Un turno dura da 1 a { $most } minuti.
error-bad-form = Questo gioco non si può giocare così. Possibile: { $forms }, oppure nessuna formula.
error-masters-knockout = In un torneo a eliminazione i maestri non giocano: ogni coppia si confronta solo con quella che incontra.
error-no-masters = Per questo gioco non ci sono maestri.
error-bad-table-of = In un torneo, a un tavolo di questo gioco si siedono da { $low } a { $high } persone.
error-tournament-rising = Con queste regole della casa chi perde si alza; per un torneo scegline altre.
error-too-many-tournaments = Su questo server ci sono già { $limit } tornei aperti o in corso: { $open }. Prima terminane uno.
tournament-in-channel = { $number } (<#{ $channel }>)
error-tournament-apart = Nella lista ci sono persone che non possono sedere allo stesso tavolo; con tutte il torneo non può cominciare.
error-no-tournament = Qui non c’è un torneo così; /torneo apri ne inizia uno.
error-tournament-planned = La lista di questo torneo si apre da sola; allora premi Inizia.
error-tournament-not-weekly = Questo torneo non si ripete; per annullarlo premi Altro e Annulla il torneo.
error-bad-places = Un torneo di questo gioco ha da { $low } a { $high } posti.
error-plan-past = <t:{ $moment }:F> è già passato; scegli un momento successivo.
error-plan-too-far = Un torneo si può programmare al massimo { $days } giorni prima.
error-too-many-plans = Questo server ha già { $limit } tornei in programma; annullane prima uno.
error-bad-date = “{ $given }” non è un giorno; scrivilo come { $today }, oppure scegline uno dall’elenco.
error-no-zone = Questo server non ha un fuso orario. Chi gestisce il server lo sceglie in /impostazioni: preme Altre impostazioni, poi Fuso orario. Oppure imposta il tuo con le ore di silenzio in /preferenze.
error-no-standings = Prima della fine del primo turno non c’è classifica.
error-no-handicap = L’handicap c’è a Bieten e per le coppie con le stesse carte, qui no.
error-handicap-masters = Un torneo può avere i maestri o l’handicap, non tutti e due.
