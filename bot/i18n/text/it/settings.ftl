# Quello che un server e le sue persone scelgono, e quello che ne segue.

## Le lingue, ciascuna col suo nome

language-of-discord = come in Discord
language-name = Italiano

## Le impostazioni di un server

settings-title = Impostazioni di questo server
settings-changed = Le impostazioni sono cambiate
settings-unchanged = Non è cambiato niente
settings-before = (prima: { $text })
settings-change = Cambia
settings-channel = Canale per i tavoli
settings-channel-hint = Il solo in cui si aprono tavoli, thread compresi. Nessuno: tutti i canali.
settings-channel-any = tutti i canali
settings-language = Lingua
settings-time = Tempo per una mossa
settings-time-hint = Scaduto il tempo gioca un computer, finché la persona non torna.
settings-time-off = tutto il tempo che serve
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
settings-openers-role = un ruolo
settings-openers-managers = chi gestisce il server
settings-role = Il ruolo
settings-role-hint = Solo se i tavoli li può aprire un ruolo; chi gestisce il server può sempre.
settings-newcomers = Persone nuove a partita in corso
settings-newcomers-yes = possono prendere un posto
settings-newcomers-no = non possono entrare
settings-let-in = Fai entrare persone nuove
settings-let-nobody-in = Non far entrare nessuno
settings-pictures = Il tavolo
settings-pictures-yes = come immagine, con poche parole
settings-pictures-no = a parole
settings-show-pictures = Mostra il tavolo come immagine
settings-hide-pictures = Mostra il tavolo a parole
settings-pause = Pausa di una partita abbandonata
settings-pause-days = Giorni prima di chiudere il tavolo
settings-pause-hint = Da { $low } a { $high }. Dopo due giri giocati solo dai computer; un clic e si riprende.
settings-houses = Regole della casa
settings-house = Regole della casa di { $game }

## Le preferenze di una persona

preferences-title = Le tue preferenze
preferences-none = nessuna
preferences-hand = Le tue carte
preferences-hand-both = in privato e con “Le mie carte”
preferences-hand-dm = solo in privato
preferences-hand-here = solo con “Le mie carte”
preferences-told = Notifiche per te
preferences-told-mentions = una menzione quando tocca a te
preferences-told-reminders = un promemoria a metà del tuo tempo
preferences-told-evenings = una menzione quando su questo server si apre la lista per un torneo
preferences-cards = Come si scrivono le carte
preferences-cards-usual = con immagini ed emoji, sui pulsanti con lettera e seme
preferences-cards-names = con i loro nomi
preferences-cards-text = solo come testo, senza immagini né emoji
preferences-colours = Colori dei simboli
preferences-colours-two = due (rosso, nero)
preferences-colours-four = quattro (uno per seme)
preferences-quiet = Ore di silenzio
preferences-quiet-from = Dalle
preferences-quiet-to = Alle
preferences-quiet-line = dalle { $start } alle { $end }, { $zone }
preferences-time-hint = Per esempio 22:00. Tutte e due vuote: nessuna ora di silenzio.
preferences-zone = Fuso orario
preferences-zone-hint = Basta una città: Roma, Bolzano, Vienna, Chicago.
preferences-blocked = Persone con cui non ti siedi
hand-in-dm = Le tue carte sono nei tuoi messaggi privati: { $link }

## Rifiuti

error-bad-days = “{ $given }” non è un numero di giorni; scrivine uno da { $low } a { $high }.
error-bad-time = “{ $given }” non è un’ora; scrivila come 22:00.
error-bad-zone = Non conosco nessun fuso orario “{ $given }”; scrivi una città, come Bolzano, oppure un nome come Europe/Rome, Europe/Vienna, America/Chicago.
error-ambiguous-zone = “{ $given }” può indicare più fusi orari; scrivine uno tra questi: { $zones }.
error-cannot-sit-here = A questo tavolo non puoi sederti.
error-cannot-sit-together = Con chi è seduto qui adesso non può iniziare una nuova partita.
error-opened-by-managers = Qui può aprire tavoli solo chi gestisce il server; ai suoi puoi partecipare.
error-opened-by-role = Qui può aprire tavoli solo <@&{ $role }>; ai suoi puoi partecipare.
error-opener-role-missing = Scegli anche il ruolo che può aprire tavoli.
error-quiet-hours-empty = Le ore di silenzio devono avere un inizio e una fine diversi.
error-wrong-channel = Su questo server i tavoli si aprono in <#{ $channel }>.
preferences-told-invitations = una menzione quando qualcuno ti invita al suo tavolo; altrimenti un messaggio privato
