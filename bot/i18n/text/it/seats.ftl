# Posti: sedersi, alzarsi, scegliere il posto, iniziare una partita.

## Prima di iniziare

lobby-seat = { $number }. { $name }
lobby-host = { $name } 👑
lobby-free = { $number }. libero
seats-free-place = posto libero
lobby-from = si può iniziare in { $count } o più
lobby-partners = Coppie: { $sides }
lobby-computer-partner = Come compagno di una persona, il computer gioca al meglio: nessuno deve perdere per colpa sua.
event-sat-down = Si siedono al tavolo: { $players }.
swap-asked = { $name } chiede a { $other } di scambiarsi il posto.
seats-title = Posti al tavolo { $table }
seats-free = Posto { $number }: libero
seats-taken = Posto { $number }: { $name }
seats-sit = Siediti al posto…
seats-swap = Fai scambiare di posto…
level-rated = { $level } · rating { $rating }
level-of = { $name } · { $level }
level-of-partner = { $name } · { $level } (come compagno)
level-and-manner = { $name } · { $level } · { $manner }
levels-here = Computer: { $players }
levels-add = Aggiungi un computer: scegli il livello…

## Pulsanti del tavolo

button-take-over = Prendi un posto
button-join = Partecipa
button-leave = Lascia
button-computer = Aggiungi computer
button-remove-computer = Togli computer
button-start = Inizia
button-start-with =
    { $count ->
        [one] Inizia con { $count } computer
       *[other] Inizia con { $count } computer
    }
start-asked = { $name } vorrebbe iniziare. { $host }: si comincia?
start-by-itself = Si inizia da sé { $when }.
button-seats = Posti
button-partner = Con { $name }
button-opponent = Contro { $name }
button-learn = Imparalo in 3 minuti
button-wait = Aspetta un posto
button-unwait = Non aspettare più
button-rematch = Rivincita

## Aspettare un posto

waiting-line = Aspettano un posto: { $parties }
waiting-next = { $place }. { $names }
waiting-alone = { $place }. { $names } (cerca un compagno)

## Risposte a comandi e clic

leave-question =
    Al tavolo { $table } è in corso una partita. { $what ->
        [lost] Se lo lasci adesso, un computer prende il tuo posto. Per te la partita conta come persa.
        [last] Non c’è nessun altro: se lo lasci adesso, il tavolo viene chiuso e la partita non ha risultato.
       *[nothing] Se lo lasci adesso, un computer prende il tuo posto. Per te la partita non conta.
    } Lasciare lo stesso?
answer-helping = Sei al tavolo { $table } per dare una mano: questa partita non conta né a tuo favore né contro di te.
answer-left = Hai lasciato il tavolo { $table }.
answer-joined = Sei al tavolo { $table }.
answer-waiting = Aspetti un posto al tavolo { $table }.
welcome-partner = Giochi con { $name }.
welcome-opponent = Giochi contro { $name }.
welcome-new = { $game } è nuovo per te? Una breve lezione mostra come si gioca.
answer-started = Al tavolo { $table } si comincia.
answer-start-asked = Ho chiesto all’host del tavolo { $table }; se non arriva risposta, si inizia comunque.
join-running = Qui nessun tavolo aspetta giocatori, ma al tavolo { $table } un computer occupa un posto che puoi prendere tu. Daresti una mano: la partita non conta né a tuo favore né contro di te.

## Rifiuti

error-start-asked = L’ho già chiesto all’host; se non arriva risposta, si inizia comunque.
error-no-start-wish = La richiesta di iniziare non vale più.
error-no-such-seat = A questo tavolo non c’è un posto così.
error-own-seat = È già il tuo posto.
error-no-swap = Lo scambio non vale più.
error-own-seat-only = Hai lasciato un altro posto di questa partita e ne conosci le carte; quando sarà finita potrai sederti di nuovo.
error-no-newcomers = Su questo server nessuno prende un posto a partita in corso; quando sarà finita potrai sederti.
error-already-seated = Sei già a questo tavolo. { $status ->
        [lobby] Premi “Inizia” per cominciare. “Partecipa” è per gli altri.
        [over] Premi “Rivincita” per giocare ancora.
       *[playing] Premi “Le mie carte” per vedere le tue carte.
    }
error-already-started = La partita è già iniziata; quando sarà finita potrai sederti.
error-already-waiting = Aspetti già un posto a questo tavolo; arriverà il tuo turno.
error-no-computer = Qui non c’è nessun computer; “Altro → Aggiungi computer” ne fa sedere uno.
error-no-open-table = In questo canale non c’è nessun tavolo aperto; /gioca ne apre uno.
error-not-over = La partita non è ancora finita; la rivincita viene dopo.
error-not-waiting = Non aspetti nessun posto a questo tavolo.
error-table-full = Questo tavolo è al completo: qui si gioca al massimo in { $room }.
error-too-few =
    Servono { $need } giocatori, qui { $have ->
        [one] ce n’è uno
       *[other] ce ne sono { $have }
    }; premi “Altro → Aggiungi computer”, o aspetta altri.
error-too-many-seated = Con queste regole della casa si gioca al massimo in { $room }, ma qui siete in { $have }; prima qualcuno dovrebbe lasciare il tavolo.
error-too-many-tables =
    { $where ->
        [channel] In questo canale ci sono già { $limit } tavoli; prima finiscine o lasciane uno.
        [guild] Su questo server ci sono già { $limit } tavoli; prima finiscine o lasciane uno.
       *[host] Hai già aperto { $limit } tavoli; prima finiscine o lasciane uno.
    }
