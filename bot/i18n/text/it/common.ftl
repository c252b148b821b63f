# Le parole comuni a tutti i giochi. Il catalogo di un gioco sta sopra questo.

## Carte, elenchi e forme brevi

card-back = 🂠
card-back-name = una carta coperta
card-faded = ({ $card })
card-full = { $short } { $name }
card-named = { $card }→{ $named }
card-named-name = { $card } come { $named }
cards-none = nessuna carta
column = { " · " }
labelled = { $label }: { $text }
number = { $number }
mention-channel = <#{ $id }>
mention-role = <@&{ $id }>
gain = +{ $number }
list-last = { $head } e { $last }
list-more = { $head }, { $next }
trick-play = { $name }: { $card }
trick-winning = { $name }: { $card } ★
trick-last = Ultima presa: { $plays }
why-follow = Devi rispondere a { $suit }.
value-false = no
value-true = sì
value-none = nessuno

## Persone

computer-name = 🤖 { $name }
computer-in-words = { $name } (computer)
computer-short = 🤖{ $name }
person-name = Giocatore { $number }
side-name = { $first } & { $second }

## Prima di iniziare

lobby-title = { $game } · { $state }
table-title = { $game } · tavolo { $table }
lobby-heading =
    { $state ->
        [missing] { $taken } posti occupati su { $seats }
        [open] Si può iniziare · altri possono ancora unirsi
        [computer] Si può iniziare · chi si unisce prende il posto di un computer
        [full] Si può iniziare · tutti i { $seats } posti occupati
       *[ready] Si può iniziare
    }
table-needs-players = { $role } Il tavolo { $table } ({ $game }) aspetta giocatori: { $link }
lobby-rules = Regole della casa: { $rules }
lobby-rules-counted = { $count ->
    [0] { $preset }
    [one] { $preset } · una modifica
   *[other] { $preset } · { $count } modifiche
    }
details-rules = Regole della casa { $code }
lobby-rules-standard = standard
table-closed = Questo tavolo è chiuso

## Pulsanti del tavolo

button-rules = Regole
button-how-to-play = Come si gioca
button-slate = Segnapunti
button-last-deal = Ultima smazzata
button-hand = Le mie carte
button-more = Altro
button-text-only = Solo testo
button-with-pictures = Con immagini
button-details = Dettagli
button-own-bids = Dichiara
button-refresh = Aggiorna
button-back = Indietro
button-yes = Sì
button-agree = Accetta
button-refuse = Rifiuta
button-table = Al tavolo

## Il tavolo

scene-taken =
    { $count ->
        [one] { $count } presa
       *[other] { $count } prese
    }
scene-out = fuori
game-number = Questa era la partita { $number }: /rivedi e /verifica accettano questo numero
game-over = Partita finita
ended-here = Questa smazzata è finita; il tavolo continua in un nuovo messaggio.
moved-on-link = Il tavolo è più in basso: { $link }
game-won =
    { $count ->
        [one] { $names } vince.
       *[other] { $names } vincono.
    }
game-shared = Parità: { $names } si dividono la vittoria.
game-lost =
    { $count ->
        [one] { $names } perde.
       *[other] { $names } perdono.
    }
game-no-winner = Non vince nessuno.
result-away = Per { $names } ha giocato un computer in più di metà delle smazzate, quindi la partita può contare solo come sconfitta.
glossary = { "" }
scores-line = Punti: { $scores }
slate-line = { $name } { $marks }
slate-won = { $name }: { $wins } vinte, { $losses } perse
slate-foot = { $wins } vinte · { $losses } perse
slate-legend = ✗ partita vinta · ● partita persa
slate-tally = Conto: { $sides }
slate-struck = ~ ~ barrato: all’inizio di una smazzata manca un punto
## Prima che si diano le carte

event-first-dealer = A sorte: dà le carte per primo { $dealer }.
## Carte in mano

hand-over = Questa smazzata è finita.
deal-brought =
    Questa smazzata ti ha dato { $shown } { $points ->
        [one] punto
       *[other] punti
    }; ora hai { $score }.
deal-brought-side =
    Questa smazzata ha dato alla tua coppia { $shown } { $points ->
        [one] punto
       *[other] punti
    }; ora ha { $score }.
hand-asleep = Qui da un po’ nessuno preme niente e non riesco più a tenere aggiornate queste carte. Premi **Aggiorna** e si va avanti.
hand-moved = Le tue carte ora sono qui: { $link }
pick-chosen = Scelte: { $cards }
why-not = { $label } – { $why }

## Menzioni

turn-mention = { $name }, tocca a te.
vote-mention = { $name }, al tavolo ti chiedono qualcosa.
dm-closed = { $name }, non posso scriverti in privato. Premi “Le mie carte” al tavolo: mostra le stesse cose, solo a te.
dm-closed-to-all = Per qualche ora Discord non mi lascia scrivere in privato a persone nuove. Premi “Le mie carte” al tavolo: mostra le tue carte, solo a te.

## Risposte a comandi e clic

rules-title = { $game }: { $topic }
rules-topics = Altri argomenti
rules-table = Regole della casa del tavolo { $table }
rules-code = Codice { $code }; in cima c’è ciò che è diverso dallo standard.
rules-missing = Per questo gioco non c’è ancora una pagina di regole.

## Perché finisce una partita

hand-in-dm = Le tue carte sono nei tuoi messaggi privati: { $link }
decimal-mark = ,
percent = { $number }%
why-columns = Probabilità di vincere · punti percentuali rispetto alla mossa abituale (“{ $usual }”)
dealt-hand = { $player }
open-hands-deal = Smazzata { $deal }
permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-embed-links = Incorpora link
permission-attach-files = Allega file
permission-read-message-history = Leggi la cronologia messaggi
permission-create-public-threads = Crea thread pubblici
permission-create-events = Crea eventi
permission-mention-everyone = Menziona @everyone, @here e tutti i ruoli
permission-manage-roles = Gestisci ruoli

back-soon = ⏳ Il bot torna tra un momento; il vostro tavolo è salvato.

## Pagine

leaderboard-page = Pagina { $page } di { $pages }
button-page-before = ◀ Precedente
button-page-after = Successiva ▶
