# Quello che un server e le sue persone scelgono, e quello che ne segue.

## Le lingue, ciascuna col suo nome

language-of-discord = come in Discord
language-name = Italiano

## Le impostazioni di un server

settings-title = Impostazioni di questo server
settings-changed = Le impostazioni sono cambiate
settings-unchanged = Nessuna modifica
settings-before = (prima: { $text })
settings-change = Cambia
settings-more = Altre impostazioni
settings-tables = Tavoli
settings-messages = Messaggi
settings-channel = Canali per i tavoli
settings-channel-hint = I soli in cui si aprono tavoli, thread compresi. Nessuno: tutti i canali.
settings-channel-any = tutti i canali
settings-language = Lingua
settings-time = Tempo per mossa
settings-time-hint = Scaduto il tempo gioca un computer, finché la persona non torna.
settings-time-off = senza limite
settings-time-seconds = { $count } secondi
settings-time-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
settings-time-hours =
    { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
settings-time-days =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
settings-openers = Chi può aprire tavoli
settings-openers-everyone = tutti
settings-openers-role = certi ruoli
settings-openers-managers = chi gestisce il server
settings-role = I ruoli
settings-role-hint = Solo se i tavoli li possono aprire certi ruoli; chi gestisce il server può sempre.
settings-newcomers = Persone nuove a partita in corso
settings-newcomers-yes = possono prendere un posto
settings-newcomers-no = non possono entrare
settings-let-in = Fai entrare persone nuove
settings-let-nobody-in = Non far entrare nessuno
settings-pictures = Aspetto del tavolo
settings-pictures-yes = come immagine, con poche parole
settings-pictures-no = a parole
settings-show-pictures = Mostra il tavolo come immagine
settings-hide-pictures = Mostra il tavolo a parole
settings-waits = Tempi di attesa
settings-pause = Chiudi le partite abbandonate dopo
settings-pause-days = Giorni prima di chiudere il tavolo
settings-pause-hint = Da { $low } a { $high }. Se per due giri giocano solo i computer, c’è una pausa; un clic e si riprende.
settings-houses = Regole della casa
settings-house = Regole della casa di { $game }

## Rifiuti

error-bad-days = “{ $given }” non è un numero di giorni; scrivine uno da { $low } a { $high }.
error-cannot-sit-here = A questo tavolo non puoi sederti.
error-cannot-sit-together = Con chi è seduto qui adesso non può iniziare una nuova partita.
error-opened-by-managers = Qui può aprire tavoli solo chi gestisce il server; ai suoi puoi partecipare.
error-opened-by-role =
    { $count ->
        [one] Qui può aprire tavoli solo chi ha il ruolo { $roles }; ai suoi puoi partecipare.
       *[other] Qui può aprire tavoli solo chi ha uno di questi ruoli: { $roles }. Ai suoi puoi partecipare.
    }
error-opener-role-missing = Scegli anche i ruoli che possono aprire tavoli.
error-wrong-channel = Su questo server i tavoli si aprono in { $channels }.
settings-news = Novità dopo un aggiornamento
settings-news-yes = mostrate una volta a chi gestisce il server
settings-news-no = non mostrate
settings-news-on = Mostra le novità
settings-no-news = Nascondi le novità
settings-level = Computer ai nuovi tavoli
settings-level-choice = Computer: { $level }
settings-patience = Attesa prima di poter svegliare qualcuno
settings-patience-hint = Solo se le mosse non hanno limite di tempo. Chi poi non risponde per due minuti conta come assente.
settings-threads = Un thread per ogni tavolo
settings-threads-yes = sì, dove il bot può crearlo
settings-threads-no = no
settings-threads-on = Usa un thread per tavolo
settings-no-threads = Non usare thread
settings-digest = Riepilogo settimanale
settings-digest-hint = Ogni lunedì: chi ha giocato la settimana prima. Senza canale: mai.
settings-digest-off = mai
settings-zone = Fuso orario
settings-zone-hint = Per i tornei in programma. Basta una città: Roma, Bolzano, Vienna, Chicago.
settings-zone-none = non scelto
settings-tournaments = Tornei
settings-tournament-channel = Canale per i tornei
settings-tournament-channel-hint = Il solo in cui si aprono tornei, thread compresi. Nessuno: i canali per i tavoli.
settings-channel-as-tables = come per i tavoli
settings-organisers = Chi può organizzare tornei
settings-organisers-openers = chi può aprire tavoli
settings-organisers-role = certi ruoli
settings-organisers-managers = chi gestisce il server
settings-organiser-role-hint = Solo se i tornei li possono organizzare certi ruoli; chi gestisce il server può sempre.
settings-mentions = Menzioni
settings-tournament-mention = Ruolo menzionato quando si apre un torneo
settings-tournament-mention-hint = Un messaggio quando si apre la lista. Nessuno: nessun ruolo.
settings-table-mention = Ruolo menzionato se mancano giocatori
settings-table-mention-hint = Quando un nuovo tavolo aspetta da un po’, al massimo ogni dieci minuti. Nessuno: nessun ruolo.
settings-mention-off = nessun ruolo
error-everyone-mentioned = Il bot non menziona un ruolo che hanno tutti. Scegline un altro, o nessuno.
error-bot-role = Questo ruolo ce l’ha solo un bot. Scegline uno che hanno le persone.
error-organised-by-managers = Qui può organizzare tornei solo chi gestisce il server; ai suoi puoi partecipare.
error-organiser-role-missing = Scegli anche i ruoli che possono organizzare tornei.
error-wrong-tournament-channel = Su questo server i tornei si aprono in { $channels }.
error-organised-by-role =
    { $count ->
        [one] Qui può organizzare tornei solo chi ha il ruolo { $roles }; ai suoi puoi partecipare.
       *[other] Qui può organizzare tornei solo chi ha uno di questi ruoli: { $roles }. Ai suoi puoi partecipare.
    }
settings-note-lacking = ⚠️ In { $channel } mi manca: **{ $permissions }**. Chi gestisce il server può darmelo in Modifica canale → Permessi.
settings-note-unmentionable = ⚠️ Una menzione di { $role } non avvisa ancora nessuno. Consenti a tutti di menzionarlo (Impostazioni server → Ruoli) o dammi il permesso **{ $permission }**.
settings-health = Stato del bot
health-complete = Permessi per giocare: completi in { $channels }
health-optional = Mancano, ma non servono per giocare:
health-lacking = ⚠️ { $what }: mi manca **{ $permission }**.
health-waiting = Modifiche in attesa di salvataggio
health-backup = Ultimo backup
health-backup-unknown = nessuno noto
health-version = Versione
