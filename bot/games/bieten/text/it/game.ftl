# Le parole del Bieten.

game-name = Bieten
game-short = Cinque figure, tre prese, e si punta in ogni momento

## Regole della casa

option-target = Traguardo
option-counting = Ordine del conteggio
option-wild = Matte
option-knockout = A eliminazione
option-irregularities = Irregolarità
option-steal = Rubare carte
option-packets = Distribuzione
value-target-none = 11, da cinque giocatori in su 9
value-counting-bets-first = prima le figure puntate
value-counting-conceded-first = prima le figure vinte senza lotta
value-wild-weli = Weli
value-wild-weli-and-sevens = Weli, sette di campanelli e di ghiande
value-wild-none = nessuna
value-knockout-false = no
value-knockout-true = sì
value-irregularities-prevented = impedite
value-irregularities-minus-two = possibili, costano due punti ciascuna
value-irregularities-lose-score = possibili, costano tutti i punti
value-irregularities-lose-game = possibili, costano la partita
value-steal-true = permesso
value-steal-false = si alza soltanto
value-packets-1-2 = 1+2
value-packets-2-1 = 2+1
option-exact_target = Oltre il traguardo
group-end = Fine della partita
change-end = Fine: traguardo, conto
group-deal = La smazzata
change-deal = Smazzata: matte, furto
value-exact_target-false = conta per intero
value-exact_target-true = costa i punti

## I semi di una matta, con i nomi che hanno le figure

suit-choice-h = ❤️ cuori (Rot)
suit-choice-l = 🍃 foglie (Grün)
suit-choice-b = 🔔 campanelli (Schellen)
suit-choice-a = 🌰 ghiande (Eicheln)

## Figure

glossary = Rot: rosso, il cuore più alto · Grün: verde, la foglia più alta · Gleich: uguali, la coppia o il tris migliore · Hanger: la scala migliore in un seme · Spiel: l’ultima presa. { button-more } → { button-rules }
figure-red = Rot
figure-green = Grün
figure-gleich = Gleich
figure-hanger = Hanger
figure-game = Spiel
figure-claimed =
    { $figure ->
        [red] { figure-red }
        [green] { figure-green }
        [gleich] { figure-gleich }
        [hanger] { figure-hanger }
       *[game] { figure-game }
    }
figure-raised =
    { $figure ->
        [red] { figure-red }
        [green] { figure-green }
        [gleich] { figure-gleich }
        [hanger] { figure-hanger }
       *[game] { figure-game }
    }

## Statistiche

summary-unbet = senza puntata
summary-contested = tenuta
summary-conceded = senza lotta
summary-tie = pari
summary-nobody = di nessuno
summary-uncounted = non contata
summary-points = punti

## Il tavolo

title-table = Bieten · smazzata { $deal }
heading-shuffle = { $dealer } mescola per la prossima smazzata.
heading-cut = { $player } alza il mazzo.
heading-steal = { $player } vede la carta di fondo: la ruba o la lascia?
heading-lead = Presa { $trick }: { $player } è di mano.
heading-turn = Presa { $trick }: gioca { $player }.
heading-bet = { $by } punta su { $figure }. { $player }: tieni o dici “buono”?
heading-raised = { $by } rilancia { $figure } a 3. { $player }: tieni o dici “buono”?
line-deal =
    { $phase ->
        [over] Traguardo { $target }
        [before] { $dealer } dà le carte, { $cutter } alza · traguardo { $target }
       *[play] Carte date da { $dealer }{ $stolen ->
            [0] {""}
            [one] , { $cutter } ha rubato una carta
           *[other] , { $cutter } ha rubato { $stolen } carte
        } · traguardo { $target }
    }
line-bottom = Carta di fondo, fuori gioco: { $card }
label-trick = Presa { $number }
label-last-trick = Ultima presa ({ $number })
line-open =
    Nessuno ha puntato su: { $figures } ({ $count ->
        [1] vale 1 punto
       *[other] 1 punto ciascuna
    })
head-figure = Figura
head-value = Valore
head-state = Puntate
head-player = Giocatore
head-score = Punti
head-cards = Giocate
state-betting = punta { $player }
state-raising = { $player } rilancia a tre
state-held = punta { $player }, tiene { $holder }
state-raised = rilancia { $player }, tiene { $holder }
state-conceded =
    { $points ->
        [one] senza lotta: 1 punto a { $player }
       *[other] senza lotta: { $points } punti a { $player }
    }
score = { $score }
score-won = { $score } (+{ $won } in questa smazzata)
score-gespannt = { $score } (+{ $won } in questa smazzata), gespannt
score-gestrichen = ~~{ $score }~~ gestrichen
score-out = { $score }, fuori
cards-shown = { $cards }
cards-hidden = –

## Pulsanti

button-bet = Punta su { $figure }
button-raise = Rilancia { $figure } a tre
button-closed = { $figure }: vale { $value }
button-hold = Tengo { $figure } per { $value }
button-good = Buono
button-lift = Alza { $count }
button-lift-other = Un altro numero
button-steal = Ruba { $card }
button-leave = Lascia { $card }
button-play = { $card }
button-play-wild = { $card } come…
button-name = { $card }
play-wild-phrase = { $card } come { $named }
prompt-lift = Quante carte alzi?
prompt-lift-thin = da 4 a 16 carte
prompt-lift-thick = da 17 a 32 carte
prompt-name = { $card } vale come…
line-weli-rank = Conta come la carta che dici, subito sotto quella vera.

## La mano

title-hand = Bieten · le tue carte nella smazzata { $deal }
heading-your-cut = Alzi tu: quante carte?
heading-your-steal =
    { $left ->
        [one] Rubi la carta di fondo, o la lasci in vista a tutti? Sarebbe l’ultima.
       *[other] Rubi la carta di fondo, o la lasci in vista a tutti? Puoi rubare ancora { $left } carte.
    }
heading-your-lead = Presa { $trick }: sei di mano.
heading-your-turn = Presa { $trick }: tocca a te.
heading-your-answer =
    { $raised ->
        [yes] { $by } rilancia { $figure }
       *[no] { $by } punta su { $figure }
    }{ $hold ->
        [yes] : tieni per { $value }, o buono?
       *[no] : puoi solo dire buono.
    }
label-own-cards = Le tue carte
label-bottom = Carta di fondo
label-stolen = Rubate
label-may-be = { $card } può ancora essere
line-gespannt =
    { $needs ->
        [2] Ti mancano 2 punti: non puoi rilanciare.
        [1] Sei gespannt: ti manca 1 punto. Puoi tenere, ma non puntare né rilanciare.
       *[none] Sei gespannt: puoi tenere, ma non puntare né rilanciare.
    }
line-figures = Hai carte per { $figures }.
line-figures-wild =
    { $held ->
        [no] Con { $cards } puoi ancora fare { $open }.
       *[yes] Hai carte per { $figures }. Con { $cards } puoi ancora fare { $open }.
    }
line-no-figures = Non hai carte per Rot, Grün, Gleich o Hanger.
explain-cut =
    { $steal ->
        [no] Alza una parte del mazzo. La carta in fondo la vedono tutti ed è fuori gioco.
       *[yes] Alza una parte del mazzo. Vedi la carta in fondo e puoi rubarla.
    }
explain-steal = Rubare: la carta è una delle tue tre. Lasciare: la vedono tutti ed è fuori gioco.
figure-meaning =
    { $figure ->
        [red] Rot: il cuore più alto.
        [green] Grün: la foglia più alta.
        [gleich] Gleich: la coppia o il tris migliore.
        [hanger] Hanger: la scala migliore in un seme.
       *[game] Spiel: l’ultima presa.
    }
explain-answer = { $meaning } { $hold ->
        [take] Tengo: chi la fa vince { $value } punti.
        [lost] Non puoi farla, quindi non puoi tenere.
        [yes] Tengo: alla fine le carte migliori vincono { $value } punti.
        [foul] Non ce l’hai: tenere sarebbe un’irregolarità.
       *[no] Non ce l’hai, quindi non puoi tenere.
    } Buono: { $by } prende { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }{ $last ->
        [yes] .
       *[no] , se nessuno tiene.
    }
hint-often = Di solito le tue carte vincono { $figure }.
hint-seldom = Le tue carte vincono di rado { $figure }.
hint-wins = Fa di sicuro la presa, e sei di mano alla prossima.
hint-wins-last = Fa di sicuro l’ultima presa, e quindi { $figure }.
hint-often-wins = Di solito fa la presa.
hint-lowest = Questa presa non la puoi fare, quindi dai via la tua carta più bassa.
hint-keeps-highest = Questa presa non la puoi fare, quindi tieni la tua carta più alta: { $card }.
hint-lost-last = Non puoi più vincere { $figure }.
hint-keeps = Per l’ultima presa, che decide { $figure }, ti resta { $card }.
hint-keeps-high = Tieni le carte più alte per le prossime prese.
hint-tricks-over = { $figure } è già di qualcuno, quindi le prese non danno più punti.
hint-counts-for = Detto così, { $card } conta per { $figures }.
explain-lead = Gioca una carta qualsiasi.
explain-follow = Rispondi al seme, se puoi.
explain-discard = Non puoi rispondere al seme: gioca una carta qualsiasi.
explain-play = { $play } { $claims }
explain-claims = { $claims ->
        [bet] Prima puoi anche puntare su una figura: se tutti gli altri dicono “buono”, il suo punto è tuo.
        [raise] Prima puoi anche rilanciare una figura: se tutti gli altri dicono “buono”, i suoi 2 punti sono tuoi.
       *[both] Prima puoi anche puntare su una figura o rilanciare: se tutti gli altri dicono “buono”, i suoi punti sono tuoi.
    }
line-may-be-any = { $card } può ancora essere qualsiasi carta che non hai.
line-may-not-be = { $card } può ancora essere qualsiasi carta che non hai, ma non di { $suits }.

## Che cosa succede

event-shuffled = { $dealer } mescola.
event-cut = { $player } alza una parte del mazzo.
event-stole =
    { $count ->
        [one] { $player } ruba una carta.
       *[other] { $player } ruba un’altra carta (ora { $count }).
    }
event-left =
    { $count ->
        [0] { $player } non ruba niente.
       *[other] { $player } si ferma qui.
    }
event-set-up = Le carte sono fissate in anticipo.
event-dealt = { $dealer } dà le carte.
event-bottom = La carta di fondo è { $card }.
event-bet = { $player } punta su { $figure }.
event-raise = { $player } rilancia { $figure } a tre.
event-hold = { $player } tiene: { $figure } vale { $value }.
event-good = { $player }: “buono”.
event-conceded =
    { $points ->
        [one] { $player } prende 1 punto per { $figure }.
       *[other] { $player } prende { $points } punti per { $figure }.
    }
event-gespannt =
    { $needs ->
        [1] { $player } è gespannt: manca 1 punto.
       *[none] { $player } è gespannt.
    }
event-gestrichen =
    { $count ->
        [one] { $players } è gestrichen: manca 1 punto, niente puntate.
       *[other] { $players } sono gestrichen: manca 1 punto, niente puntate.
    }
event-play = { $player } gioca { $card }.
event-play-wild = { $player } gioca { $card } come { $name }.
event-trick = { $player } fa la presa { $number }.
event-figure-won = { $figure }: { $player } +{ $points }
event-figure-tie = { $figure }: pari, nessun punto
event-figure-nobody = { $figure }: non ce l’ha nessuno
event-figure-uncounted = Non si conta più: { $figures }
event-weli-minus = Weli senza figura: { $player } −1
event-weli-plus = Weli: { $player } +1
event-figure-over = { $figure }: { $player } supera il traguardo, { $points ->
    [0] e non prende nulla
   *[other] −{ $points }
    }
event-weli-over = Weli: { $player } supera il traguardo, −1
event-revoke = { $player } non ha risposto al seme nella presa { $trick }{ $points ->
        [0] {""}
       *[other] : −{ $points }
    }
event-unheld-figure = { $player } ha puntato su { $figure } (o rilanciato, o tenuto) nella presa { $trick } senza averla{ $points ->
        [0] {""}
       *[other] : −{ $points }
    }
event-gespannt-offence = { $player } ha puntato o rilanciato { $figure } nella presa { $trick }, col traguardo troppo vicino{ $points ->
        [0] {""}
       *[other] : −{ $points }
    }
event-out =
    { $count ->
        [one] { $players } ha raggiunto il traguardo ed esce dal gioco.
       *[other] { $players } hanno raggiunto il traguardo ed escono dal gioco.
    }
ending-points = { $shares }.
ending-gains =
    { $points ->
        [one] { $player } prende 1 punto
       *[other] { $player } prende { $points } punti
    }
ending-loses =
    { $points ->
        [one] { $player } perde 1 punto
       *[other] { $player } perde { $points } punti
    }
ending-nothing = Questa smazzata non dà punti.
ending-target = { $player } arriva a { $target } con { $figure }.
ending-weli = il Weli
ending-one-left = Solo { $player } non arriva a { $target }.
ending-together = { $players } arrivano a { $target } nella stessa smazzata, in coda { $last }.
ending-irregularity = { $offence }: costa la partita.
points-with = { $player } { $points } ({ $figures })
points-of = { $figure } { $points }
figure-with = { $won } con { $cards }
figure-conceded = { $won }, gli altri: “buono”
figure-held = { $won } ({ $raised ->
        [yes] rilancia { $bettor }, tiene { $holder }
       *[no] punta { $bettor }, tiene { $holder }
    })

## Rifiuti

error-already-bet = Su questa figura ha già puntato { $player }; scegline una su cui nessuno ha puntato (vedi Regole: Puntare).
error-bad-deck =
    { $reason ->
        [hands] A una smazzata preparata servono { $count } mani, una per ogni posto (vedi Regole: Le carte).
        [hand] Chi è in gioco deve avere tre carte; chi è fuori non ne ha (vedi Regole: Le carte).
        [bottom] La carta scoperta è nella mano di qualcuno (vedi Regole: Le carte).
       *[pack] Un mazzo ha tutte le { $count } carte (vedi Regole: Le carte).
    }
error-card-already-played = Questa carta l’hai già giocata; puoi ancora giocare { $cards } (vedi Regole: Le prese).
error-card-not-held = Questa carta non ce l’hai; hai { $cards } (vedi Regole: Le prese).
error-figure-closed = Questa figura è assegnata: { $player } l’ha vinta senza lotta; scegline un’altra (vedi Regole: Puntare).
error-figure-not-held =
    { $figure ->
        [red] Per puntare su Rot, rilanciare o tenere ti serve un cuore{ $wild ->
            [yes] , e la tua matta non può più diventarlo
           *[no] {""}
        } (vedi Regole: Puntare).
        [green] Per puntare su Grün, rilanciare o tenere ti serve una foglia{ $wild ->
            [yes] , e la tua matta non può più diventarla
           *[no] {""}
        } (vedi Regole: Puntare).
        [gleich] Per puntare su Gleich, rilanciare o tenere ti servono due carte dello stesso valore{ $wild ->
            [yes] , e con la tua matta non si può più
           *[no] {""}
        } (vedi Regole: Puntare).
        [hanger] Per puntare su Hanger, rilanciare o tenere ti servono due carte in scala dello stesso seme{ $wild ->
            [yes] , e con la tua matta non si può più
           *[no] {""}
        } (vedi Regole: Puntare).
       *[game] Nell’ultima presa, per puntare su Spiel, rilanciare o tenere ti serve una carta di { $suit } (vedi Regole: Puntare).
    }
error-gespannt =
    { $needs ->
        [1] Sei gespannt: ti manca 1 punto per arrivare a { $target }, quindi puoi tenere, ma non puntare né rilanciare (vedi Regole: Gespannt).
       *[other] Ti mancano { $needs } punti per arrivare a { $target }: puoi puntare e tenere, ma non rilanciare (vedi Regole: Gespannt).
    }
error-must-answer =
    { $raised ->
        [yes] C’è un rilancio su { $figure }
       *[no] C’è una puntata su { $figure }
    }: { $you ->
        [yes] prima di’ “tengo” o “buono” (vedi Regole: Puntare).
       *[no] prima { $player } dice “tengo” o “buono” (vedi Regole: Puntare).
    }
error-must-follow-suit =
    Rispondi a { $suit }: gioca { $cards }{ $wild ->
        [yes] , o una matta, dicendo che è di quel seme
       *[no] {""}
    } (vedi Regole: Le prese).
error-no-further-raise = Oltre 3 non si va, e si rilancia solo una figura che vale 2 (vedi Regole: Puntare).
error-no-open-bet = Non c’è nessuna puntata a cui rispondere; punta su una figura o gioca una carta (vedi Regole: Puntare).
error-not-a-wild-card = { $card } non è una matta: giocala così com’è (vedi Regole: Il Weli).
error-not-bet-yet = Su questa figura nessuno ha ancora puntato: prima puntaci tu (vedi Regole: Puntare).
error-not-your-turn =
    { $meanwhile ->
        [cut] { $player } alza il mazzo; poi si danno le carte (vedi Regole: Alzare e dare).
        [answer] Deve rispondere { $player }; aspetta il tuo turno (vedi Regole: Puntare).
        [bet] Tocca a { $player }; intanto puoi puntare (vedi Regole: Puntare).
       *[wait] Tocca a { $player }; aspetta il tuo turno (vedi Regole: Le prese).
    }
error-out-of-the-game = Hai raggiunto il traguardo e per questa partita hai finito; guarda giocare gli altri (vedi Regole: Regole della casa).
error-own-bet = Su questa figura hai puntato tu, quindi a rilanciare dev’essere qualcun altro (vedi Regole: Puntare).
why-weli-follow = Per quello che hai puntato, rilanciato o tenuto, una matta dev’essere di { $suit }.
error-weli-must-follow =
    { $count ->
        [1] Per quello che hai puntato, rilanciato o tenuto, { $cards } dev’essere di { $suit }: gioca questa carta e di’ che è di quel seme (vedi Regole: Il Weli).
       *[other] Per quello che hai puntato, rilanciato o tenuto, una tra { $cards } dev’essere di { $suit }: giocane una e di’ che è di quel seme (vedi Regole: Il Weli).
    }
error-weli-name-held = { $card } ce l’hai già tu, o l’hai già detta: di’ un’altra carta (vedi Regole: Il Weli).
error-weli-name-ruled-out =
    Quello che hai fatto esclude { $card }; { $count ->
        [0] gioca una carta vera (vedi Regole: Il Weli).
       *[other] sono possibili { $cards } (vedi Regole: Il Weli).
    }
error-wild-needs-name = Di’ per quale carta vale { $card } quando la giochi (vedi Regole: Il Weli).
error-wrong-phase =
    { $phase ->
        [shuffle] Si mescola per la prossima smazzata; aspetta le tue carte.
        [cut] Prima si alza il mazzo; poi si danno le carte (vedi Regole: Alzare e dare).
        [steal] Chi alza può rubare o lasciare la carta di fondo; poi si danno le carte (vedi Regole: Alzare e dare).
        [play] Le carte sono date: punta su una figura, o gioca una carta quando tocca a te.
       *[chance] Si mescola per la prossima smazzata; aspetta le tue carte.
    }

## Sopra le file di carte nella prima pagina delle regole

ranks-suit = Ogni seme, la carta più alta per prima
ranks-aces = Cuori, foglie, campanelli, ghiande, e il Weli
ranks-bells = Campanelli: il Weli è il più basso
ranks-wild = Matte di ugual nome, la più alta per prima

## Buono, detto in anticipo

button-ahead-good = Buono a tutto
button-ahead-lacking = Buono a ciò che non ho
prompt-ahead-good = Buono a tutto tranne…
line-ahead-own = Se qualcuno rilancia una figura su cui hai puntato o che hai tenuto, decidi sempre tu; così anche per le figure che scegli qui sotto, rilanci compresi.
line-ahead-good =
    { $count ->
        [0] In questa smazzata decidi tu su ogni puntata.
       *[other] In questa smazzata dirai buono se qualcuno punta o rilancia: { $figures }.
    }
