# Le parole del Bid Whist.

game-name = Bid Whist

## Dichiarazioni, contratti, direzioni

bid-bare = { $number }
bid-up = { $number } Uptown
bid-down = { $number } Downtown
bid-nt = { $number } senza atout
bid-nt-up = { $number } senza atout, Uptown
bid-nt-down = { $number } senza atout, Downtown
bid-none = niente, non c’è dichiarazione più alta
no-trump = senza atout
direction-up = Uptown (asso alto, due basso)
direction-down = Downtown (asso, due, … re basso)
direction-down-aces-bad = Downtown con asso basso (due, … asso)
scene-up = Uptown
scene-down = Downtown
scene-aces-bad = Downtown, asso basso
scene-taken =
    { $count ->
        [one] { $count } presa
       *[other] { $count } prese
    }
contract-trump = { $number } { $trump }
contract-full = { $contract }, { $direction }
card-list = { $cards }

## Il tavolo

title-table = Bid Whist · smazzata { $deal }
heading-shuffle = { $dealer } dà le carte.
heading-auction = Tocca a { $player } dichiarare.
heading-naming = { $player } ha vinto l’asta e sceglie l’atout.
heading-burying = { $player } ha il monte e scarta.
heading-drawing = Si scambiano i jolly.
heading-playing = Presa { $book }: gioca { $player }.
heading-review = Tutte le carte sono giocate. Manca il sì di { $players }.
line-pairs = In senso orario: { $players }, compagni di fronte · mazziere { $dealer }
line-seats = In senso orario: { $players } · mazziere { $dealer }
line-contract = { $player } gioca { $contract }: { $needed ->
    [one] serve una presa
   *[other] servono { $needed } prese
    }.
line-auction = Asta: { $calls }
line-exchange = { $count ->
    [one] { $player } ha scambiato un jolly.
   *[other] { $player } ha scambiato { $count } jolly.
    }
line-call-right = { $book ->
    [0] { $player } ha contestato una renonce, a ragione: { $reneges }.
   *[other] { $player } ha contestato una renonce nella presa { $book }, a ragione: { $reneges }.
    }
renege-proven = { $book ->
    [0] { $player }: { $card }
   *[other] { $player }: { $card } nella presa { $book }
    }
line-call-wrong = { $book ->
    [0] { $player } ha contestato una renonce, a torto.
   *[other] { $player } ha contestato una renonce nella presa { $book }, a torto.
    }
label-kitty = Monte
label-trick = Presa { $number }
label-last-trick = Ultima presa ({ $number })
trick-last = Ultima presa: { $plays }
button-last-trick = Ultima presa
prompt-last-trick = Presa { $number }: { $plays }.
label-hand = Le tue carte
label-buried = I tuoi scarti
label-drawn = Hai pescato
head-player = Giocatore
head-call = Dichiarazione
head-side = Chi
head-score = Punti
head-games = Partite
head-books = Prese
head-goal = Obiettivo
call-pass = passo
call-by = { $player }: { $call }
goal-made = mantenuto
goal-make = { $count ->
    [one] un’altra per mantenerlo
   *[other] altre { $count } per mantenerlo
    }
goal-is-set = caduto
goal-set = { $count ->
    [one] un’altra per farlo cadere
   *[other] altre { $count } per farlo cadere
    }
side-games = { $side }: { $games }

## La mano

title-hand = Bid Whist · le tue carte nella smazzata { $deal }
heading-your-auction = Tocca a te dichiarare.
heading-your-naming = { $trump ->
    [yes] Hai vinto l’asta: scegli l’atout.
   *[no] Hai vinto l’asta: scegli la direzione.
    }
heading-your-burying = Hai preso il monte: scarta { $count } carte.
heading-your-playing = Presa { $book }: tocca a te.
heading-your-accepting = Tutte le carte sono giocate: accetta la smazzata, o contesta una renonce.
explain-auction = { $pairs ->
    [yes] Dichiara quante prese oltre sei farà la tua coppia.
   *[no] Dichiara quante prese farai.
    }{ $kinds ->
    [yes] {" "}Uptown: vincono le carte alte. Downtown: dopo l’asso vincono le basse.
   *[no] {""}
    }{ $kitty ->
    [yes] {" "}Chi dichiara di più prende il monte, le carte avanzate.
   *[no] {""}
    }
explain-naming = { $trump ->
    [yes] Le carte di atout battono gli altri semi.
   *[no] Uptown: vincono le carte alte. Downtown: dopo l’asso vincono le basse.{ $bad ->
        [yes] {" "}Con asso basso, l’asso è la carta più debole.
       *[no] {""}
    }
    }
explain-burying = Il monte, le carte avanzate, è ora nella tua mano. Scarta { $count } carte{ $book ->
    [yes] , la tua prima presa
   *[no] {""}
    }.
explain-lead = { $joker ->
    [no] Gioca una carta qualsiasi, ma non un jolly.
   *[yes] Gioca una carta qualsiasi.
    }{ $useless ->
    [yes] {" "}Qui i jolly non prendono.
   *[no] {""}
    }
explain-lead-names = Gioca una carta qualsiasi: il suo seme diventa atout, a meno che tu non esca senza atout.
explain-jokers = Qui i jolly non prendono.
explain-follow = { $trump ->
    [yes] Rispondi al seme, se puoi. Se no, gioca una carta qualsiasi: l’atout batte gli altri semi.
    [joker] Rispondi al seme, se puoi. Se no, devi giocare il jolly.
    [anytime] Rispondi al seme, se puoi, o scarta un jolly. Se non puoi rispondere, gioca una carta qualsiasi.
   *[no] Rispondi al seme, se puoi. Se no, gioca una carta qualsiasi.
    }{ $useless ->
    [yes] {" "}Qui i jolly non prendono.
   *[no] {""}
    }
explain-review = Accetta se tutti hanno risposto al seme.{ $penalty ->
    [0] {""}
   *[other] {" "}Contestare a torto costa prese.
    }
bid-warning = { $cost ->
    [0] se cadi, perdi la partita
    [one] se cadi, perdi almeno 1 punto e la partita
   *[other] se cadi, perdi almeno { $cost } punti e la partita
    }
button-bid = { $bid }
bid-phrase = Dichiara { $bid }
name-phrase = Scegli { $trump }, { $direction }
name-trump-phrase = Scegli { $trump }
name-direction-phrase = Scegli { $direction }
button-bid-number = { $number }…
prompt-bid = { $number }: in che modo?
button-pass = Passo
button-redeal = Chiedi di ridare
confirm-redeal = Le carte le ridà lo stesso mazziere. Butti via questa smazzata?
prompt-direction = { $trump }: in che direzione?
prompt-bury = Scegli { $count } carte da scartare
prompt-bury-jokers = Scegli { $count } carte da scartare, coi tuoi jolly
bury-phrase = Scarta
confirm-bury = Scarti queste carte? Nessun altro le vede fino alla fine della smazzata.
confirm-bury-exchange = Scarti queste carte? Chi mette via un jolly ne pesca una, alla cieca.
button-play = { $card }
button-lead-nt = Esci senza atout…
prompt-lead-nt = Senza atout: con quale carta esci?
button-calls = Contesta una renonce…
prompt-calls = Ecco le prese giocate finora. In quale un avversario non ha risposto al seme?
prompt-call = Contesta una renonce nella presa…
button-call = Renonce nella presa { $book }
button-call-any = Contesta una renonce
call-phrase = Contesta una renonce nella presa { $book }
confirm-call = { $count ->
    [0] Contesti una renonce?
    [one] Se hai torto, ti costa una presa. Contesti lo stesso?
   *[other] Se hai torto, ti costa fino a { $count } prese. Contesti lo stesso?
    }
button-accept = Accetta la smazzata
why-throw-joker = Non puoi rispondere al seme: adesso devi giocare il jolly.
why-joker-lead = Con un jolly si può uscire solo se non hai altro.

## Che cosa succede

event-first-dealer-cards = { $count ->
    [one] La prima carta scoperta, { $card }, è di quadri: dà le carte per primo { $dealer }.
   *[other] Si scoprono { $count } carte; la prima di quadri, { $card }, va a { $dealer }, che dà le carte per primo.
    }
event-dealt = { $dealer } ha dato le carte; l’asta comincia da { $player }.
event-bid = { $player } dichiara { $bid }.
event-pass = { $player } passa.
event-redeal = { $player } chiede di ridare; { $dealer } dà di nuovo le carte.
event-declares = { $player } vince l’asta e gioca { $contract }.
event-named = { $player } gioca { $contract }.
event-kitty = Il monte: { $cards }.
event-buried = { $player } scarta { $count } carte.
event-jokers-away = { $count ->
    [one] { $player } mette via un jolly.
   *[other] { $player } mette via { $count } jolly.
    }
event-drew = { $count ->
    [one] { $player } pesca una carta al suo posto.
   *[other] { $player } pesca { $count } carte al loro posto.
    }
event-play = { $player } gioca { $card }.
event-play-nt = { $player } annuncia senza atout ed esce con { $card }.
event-trump = L’atout è { $trump }.
event-trick = { $player } fa la presa { $number }.
event-call = { $player } contesta una renonce nella presa { $book }.
event-call-any = { $player } contesta una renonce.
event-call-right = È vero: { $reneges }. Costa { $count ->
    [one] una presa
   *[other] fino a { $count } prese
    }.
event-call-wrong = { $count ->
    [0] Non è vero.
    [one] Non è vero. A { $player } costa una presa.
   *[other] Non è vero. A { $player } costa fino a { $count } prese.
    }
event-accepted = { $player } accetta la smazzata.
event-buried-were = Gli scarti erano { $cards }.
result-renege = { $player } ha contestato una renonce { $right ->
    [True] a ragione
   *[other] a torto
    }; costo: { $moved ->
    [0] nessuna presa
    [one] una presa
   *[other] { $moved } prese
    }.
result-points = { $side }: { $points }
result-game = Una partita del rubber è decisa. { $games }.
ending-made = { $player } ha dichiarato { $bid }{ $boston ->
    [bid] , un Boston: mantenuto, tutte le { $books } prese
    [taken] {" "}e ha fatto tutte le { $books } prese, un Boston
   *[no] : mantenuto, { $books ->
        [one] 1 presa
       *[other] { $books } prese
    }, ne servivano { $needed }
    }. { $points }{ $renege ->
    [yes] {" "}dopo una renonce
   *[no] {""}
    }.
ending-set = { $player } ha dichiarato { $bid }{ $boston ->
    [bid] , un Boston
   *[no] {""}
    }: caduto, { $books ->
    [one] 1 presa
   *[other] { $books } prese
    } su { $needed }. { $points }{ $renege ->
    [yes] {" "}dopo una renonce
   *[no] {""}
    }.
ending-no-points = Nessun punto
result-back-door = Porta di servizio: { $side } { $points }
ending-target = Traguardo di { $target } raggiunto: { $side } con { $score } punti.
ending-back-door = Traguardo di { $target } raggiunto dalla porta di servizio, coi punti della dichiarazione caduta: { $side }.
ending-bottom = { $other } a quota { $least }: con { $bottom } si perde la partita.
ending-boston = Un Boston dichiarato decide la partita.
ending-seven-nil = Sette a zero decide la partita: { $score } a { $least }.
ending-eleven-ahead = Undici punti di vantaggio decidono la partita: { $score } a { $least }.
ending-twenty-one = Ventuno, con due di vantaggio, decide la partita: { $score } a { $least }.
ending-missed-bids = { $other }: seconda dichiarazione caduta, e questo fa perdere la partita.
ending-deals = Era l’ultima smazzata.
ending-rubber = Partite del rubber: { $games }.
ending-two-wins = Il Boston vale due vittorie.

## Statistiche su molte smazzate

summary-nt = senza atout
summary-played = giocati
summary-made = mantenuti
summary-points = punti
summary-reneges = renonce provate

## Perché finisce una partita


## Rifiuti

error-not-your-turn = Tocca a { $player }.
error-wrong-phase = { $phase ->
    [auction] Un momento: l’asta non è ancora finita.
    [naming] Un momento: il dichiarante sceglie l’atout.
    [burying] Un momento: il dichiarante scarta.
    [playing] Si stanno giocando le carte: giocane una quando tocca a te.
    [review] Tutte le carte sono giocate: accetta la smazzata, o contesta una renonce.
    [over] La partita è finita.
   *[other] Le carte non sono ancora state date: aspetta un momento.
    }
error-dealer-must-bid = Hanno passato tutti gli altri, quindi non puoi passare: dichiara almeno { $bid }.
error-forced-bid = { $redeal ->
    [yes] Hanno passato tutti gli altri: dichiara { $number } o chiedi di ridare.
   *[other] Hanno passato tutti gli altri: la tua dichiarazione è { $number }.
    }
error-bid-too-low = Da superare c’è { $high }; il minimo per te: { $bid }.
error-bid-not-offered = A questo tavolo si dichiara da { $low } a { $high }.
error-no-redeal = { $option ->
    [on] Puoi chiedere di ridare solo prima della tua prima dichiarazione, e senza re, donne né fanti.
   *[other] Adesso non si ridà: dichiara o passa.
    }
error-name-what-is-open = { $what ->
    [trump] Scegli solo il seme di atout.
    [direction] Scegli solo la direzione.
   *[both] Scegli sia l’atout sia la direzione, tra quelli offerti.
    }
error-must-bury-count = Scarta esattamente { $count } carte.
error-must-bury-jokers = In questo scambio i tuoi jolly vanno scartati: { $cards }.
error-card-not-held = Quella non ce l’hai; scegli tra le tue carte.
error-must-follow-suit = Rispondi al seme ({ $suit }): { $cards }.
error-must-throw-joker = Non puoi rispondere al seme, quindi devi giocare un jolly: { $cards }.
error-joker-leads-last = Con un jolly si può uscire solo se non hai altro: esci con { $cards }.
error-no-trump-is-named = L’atout è già scelto; gioca la carta e basta.
error-no-such-call = Puoi contestare una di queste prese: { $books }.
error-call-names-no-book = A questo tavolo si contesta una renonce senza indicare la presa.
error-nothing-to-call = Adesso non puoi contestare una renonce.
error-already-accepted = Hai già accettato questa smazzata; aspetta gli altri.
error-bad-deck = Queste non sono le { $count } carte di questo tavolo.
error-bad-draw = Pesca { $count } degli scarti del dichiarante, niente jolly.
error-bad-options-pairs-need-four = A coppie si gioca in quattro; in tre o in cinque ognuno gioca per sé (modello: Cutthroat).
error-bad-options-cards-do-not-divide = Con questi giocatori, jolly e monte i conti non tornano: le altre carte devono dividersi in parti uguali. In quattro: monte di sei carte con due jolly, di cinque con uno, e senza jolly di quattro o nessuno.
error-bad-options-jokers-need-kitty = Senza monte non ci possono essere jolly.
error-bad-options-spade2-needs-joker = Perché il due di picche sia alto, nel mazzo ci vuole un jolly.
error-bad-options-all-books-in-pairs = A coppie la dichiarazione più alta è 7.
error-bad-options-kinds-need-up-down = Le dichiarazioni indicano Uptown o Downtown solo se le direzioni sono “Uptown e Downtown”. Con “solo Uptown” o con asso basso si dichiara un numero (NUM), o un numero, anche senza atout (NUMNT).
error-bad-options-down-beats-up-needs-kinds = Downtown può battere Uptown solo dove si dichiarano tutti e due.
error-bad-options-nt-bid-direction = Una dichiarazione senza atout ha una direzione solo se si può dichiarare senza atout e le direzioni sono “Uptown e Downtown”. Altrimenti la direzione si sceglie dopo l’asta.
error-bad-options-match-in-rounds = Il mazziere può pareggiare solo dove ognuno parla una volta.
error-bad-options-bid-1-needs-min-1 = Perché il mazziere dichiari 1 o ridia, la dichiarazione più bassa dev’essere 1.
error-bad-options-first-lead-names = La prima uscita può decidere l’atout solo senza monte, con numeri semplici, solo Uptown.
error-bad-options-after-needs-kitty = Per scegliere l’atout dopo il monte ci vuole un monte.
error-bad-options-sport-needs-kitty = Per scoprire il monte ci vuole un monte.
error-bad-options-first-trick-needs-kitty = Perché il monte vada a chi fa la prima presa ci vuole un monte.
error-bad-options-book-in-pairs = A coppie la presa degli scarti deve andare a una coppia.
error-bad-options-exchange-needs-jokers = Per lo scambio servono jolly e un monte.
error-bad-options-per-trick-in-pairs = Un punto per ogni presa si dà solo dove ognuno gioca per sé.
error-bad-options-two-wins-need-match = Un Boston può valere due vittorie solo dove si contano le partite: tenendo il conto, o in un rubber.
error-bad-options-solo-make = Se ognuno gioca per sé, ogni presa vale un punto.
error-bad-options-solo-setters = Se ognuno gioca per sé, gli altri segnano niente o ogni presa.
error-bad-options-solo-boston = Se ognuno gioca per sé, non c’è Boston.
error-bad-options-solo-two-wins = Se ognuno gioca per sé, nessuna partita vale doppio.
error-bad-options-solo-back-door = Se ognuno gioca per sé, non c’è porta di servizio.
error-bad-options-solo-missed-bids = Se ognuno gioca per sé, le dichiarazioni cadute non fanno perdere la partita.
error-bad-options-solo-rise-and-fly = Rise and fly è per le coppie.
error-bad-options-solo-target = Se ognuno gioca per sé, il traguardo è 11, 21 o 30.
error-bad-options-solo-rubber = Il rubber è per le coppie.

## Regole della casa

option-preset = Modello
value-preset-standard_54 = Standard, 54 carte
value-preset-wikipedia = Alla buona: monte scoperto, renonce da contestare
value-preset-northeast_52 = Nord-est, 52 carte
value-preset-boston_parr = Rubber di Boston, senza monte
value-preset-cincinnati = Cincinnati, senza monte
value-preset-hawaii_trump = Hawaii Trump
value-preset-cutthroat = Cutthroat, ognuno per sé

option-players = Giocatori
option-partnership = Come si gioca
value-partnership-pairs = a coppie
value-partnership-individual = ognuno per sé
option-jokers = Jolly
option-kitty = Monte
option-spade2_high = Due di picche alto
option-first_dealer = Primo mazziere
value-first_dealer-first_diamond = chi riceve la prima carta di quadri
value-first_dealer-random = a sorte
option-kitty_deal_restriction = Carte che non vanno al monte
value-kitty_deal_restriction-first_and_last_four = le prime e le ultime quattro
value-kitty_deal_restriction-none = nessuna
option-no_court_redeal = Ridare se una mano è senza figure
option-auction = Asta
value-auction-one_turn = ognuno parla una volta
value-auction-until_one_left = in giri, finché ne resta uno
option-min_bid = Dichiarazione più bassa
option-max_bid = Dichiarazione più alta
value-max_bid-all_books = tutte le prese
option-bid_form = Dichiarazioni
value-bid_form-number_up_down_nt = numero con Uptown, Downtown o senza atout
value-bid_form-number = un numero
value-bid_form-number_nt = un numero, anche senza atout
option-bid_order = Dichiarazioni di pari numero
value-bid_order-nt_over_equal = senza atout supera le altre
value-bid_order-down_beats_up = senza atout supera Downtown, Downtown supera Uptown
value-bid_order-all_equal = nessuna supera un’altra
option-dealer_may_match = Il mazziere può pareggiare
option-all_pass = Se tutti gli altri passano
value-all_pass-dealer_must_bid = il mazziere deve dichiarare
value-all_pass-dealer_bids_1_or_redeals = il mazziere dichiara 1 o ridà
option-forced_bid = Dichiarazione obbligata
value-forced_bid-any_legal = qualsiasi
value-forced_bid-exactly_min = la più bassa
option-nt_direction_at = Direzione senza atout
value-nt_direction_at-naming = scelta dopo l’asta
value-nt_direction_at-bid = parte della dichiarazione
option-directions = Direzioni
value-directions-up_down = Uptown e Downtown
value-directions-up_only = solo Uptown
value-directions-up_down_aces_bad = Uptown, Downtown, e Downtown con asso basso
option-naming = Scelta dell’atout
value-naming-before_kitty = prima del monte
value-naming-by_first_lead = con la prima uscita
value-naming-after_kitty = dopo il monte
option-sport = Monte scoperto
value-sport-never = mai
value-sport-trump_only = nei contratti con atout
value-sport-always = sempre
option-kitty_book = La presa degli scarti va
value-kitty_book-declarer = al dichiarante
value-kitty_book-first_trick_winner = a chi fa la prima presa
value-kitty_book-none = a nessuno
option-nt_jokers = Jolly senza atout
value-nt_jokers-discard_when_void = si scartano se non si può rispondere
value-nt_jokers-exchange = si scambiano con gli scarti
value-nt_jokers-play_anytime = si scartano in ogni momento
value-nt_jokers-must_throw = vanno scartati se non si può rispondere
option-nt_joker_lead = Uscire con un jolly senza atout
value-nt_joker_lead-allowed = permesso
value-nt_joker_lead-only_if_nothing_else = solo se non si ha altro
option-nt_multiplier = Senza atout conta per
option-make = Una dichiarazione mantenuta vale
value-make-odd_books = le prese oltre le sei
value-make-flat1 = uno
value-make-per_trick = ogni presa
option-set_penalty = Una caduta costa
value-set_penalty-bid = la dichiarazione
value-set_penalty-none = niente
option-setters = Gli avversari segnano
value-setters-none = niente
value-setters-odd_books = le loro prese oltre le sei, dopo una caduta
value-setters-bid = la dichiarazione, dopo una caduta
value-setters-flat2 = due punti, dopo una caduta
value-setters-every_trick = ogni loro presa, anche se la dichiarazione è mantenuta
option-back_door = Porta di servizio
value-back_door-off = no
value-back_door-transfer = una dichiarazione caduta va agli altri
option-boston_bid = Una dichiarazione di 7 (Boston)
value-boston_bid-normal = conta come sempre
value-boston_bid-x4 = conta per quattro
value-boston_bid-game_at_stake = decide la partita
option-boston_taken = Tutte le 13 prese, qualunque fosse la dichiarazione
value-boston_taken-normal = contano come al solito
value-boston_taken-x4 = contano quattro volte
option-boston_two_wins = Un Boston dichiarato vale due vittorie
option-missed_bids_lose = Cadute che fanno perdere
value-missed_bids_lose-0 = nessuna
option-target = Traguardo
value-target-7 = +7 o −7
value-target-hawaii = 7 a zero, 11 di vantaggio, o 21 con due
option-deals = Smazzate al massimo
value-deals-none = nessun limite
option-match = Si gioca
value-match-single = una partita
value-match-tally = tenendo il conto delle partite
value-match-rubber = un rubber di due partite
option-rise_and_fly = Rise and fly
value-rise_and_fly-off = no
value-rise_and_fly-on_set = dopo una caduta
value-rise_and_fly-on_game_loss = dopo una partita persa
option-renege = Renonce
value-renege-enforced = impossibile
value-renege-callable = si può contestare
option-renege_penalty = Prese per una renonce
option-false_call_penalty = Prese per una contestazione a torto
option-must_name_book = Indicare la presa
option-last_trick_view = Guardare l’ultima presa
group-cards = Carte e giocatori
change-cards = Carte, giocatori e monte
group-auction = Asta
change-auction = Asta: minimo, ordine
group-naming = Atout e monte
change-naming = Atout, monte scoperto
group-no_trump = Senza atout
change-no_trump = Senza atout: jolly, punti
group-points = Punti
change-points = Punti, cadute e Boston
group-end = Fine della partita
change-end = Fine: traguardo, rubber
group-reneges = Renonce
change-reneges = Renonce e ultima presa
value-last_trick_view-until_next_play = finché la propria coppia non gioca
value-last_trick_view-always = sempre
value-last_trick_view-never = mai

## Sopra le file di carte nella prima pagina delle regole

ranks-up = Uptown, picche atout
ranks-down = Downtown, picche atout
ranks-down-aces-bad = Downtown con asso basso, picche atout

## Passo, detto in anticipo

button-ahead-pass = Passo
prompt-ahead-pass = Passo, a meno che la dichiarazione non sia ancora sotto…
option-ahead-below = sotto { $number }
line-ahead-forced = Se non puoi passare, decidi tu. Lo stesso vale se, quando tocca a te, la dichiarazione è ancora sotto questo numero.
line-ahead-pass = Passerai.
line-ahead-pass-unless = Passerai, a meno che, quando tocca a te, non si sia ancora sotto { $number }.
