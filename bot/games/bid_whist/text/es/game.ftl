# Las palabras de Bid Whist.

game-name = Bid Whist

## Pujas, contratos, sentidos

bid-bare = { $number }
bid-up = { $number } Uptown
bid-down = { $number } Downtown
bid-nt = { $number } sin triunfo
bid-nt-up = { $number } sin triunfo, Uptown
bid-nt-down = { $number } sin triunfo, Downtown
bid-none = nada, no hay puja más alta
no-trump = sin triunfo
direction-up = Uptown (as alto, dos bajo)
direction-down = Downtown (as, dos, … rey bajo)
direction-down-aces-bad = Downtown con el as abajo (dos, … as)
scene-up = Uptown
scene-down = Downtown
scene-aces-bad = Downtown, as abajo
scene-taken =
    { $count ->
        [one] { $count } baza
       *[other] { $count } bazas
    }
contract-trump = { $number } { $trump }
contract-full = { $contract }, { $direction }
card-list = { $cards }

## La mesa

title-table = Bid Whist · mano { $deal }
heading-shuffle = Reparte { $dealer }.
heading-auction = Le toca pujar a { $player }.
heading-naming = { $player } ganó la subasta y anuncia el contrato.
heading-burying = { $player } tiene la viuda y descarta.
heading-drawing = Se cambian los jokers.
heading-playing = Baza { $book }: juega { $player }.
heading-review = Están jugadas todas las cartas. Falta que acepten: { $players }.
line-pairs = En el sentido del reloj: { $players }, cada cual frente a su pareja · reparte { $dealer }
line-seats = En el sentido del reloj: { $players } · reparte { $dealer }
line-contract = { $player } juega { $contract }, y necesita { $needed ->
    [one] una baza
   *[other] { $needed } bazas
    }.
line-auction = Subasta: { $calls }
line-exchange = { $count ->
    [one] { $player } cambió un joker.
   *[other] { $player } cambió { $count } jokers.
    }
line-call-right = { $book ->
    [0] { $player } reclamó un renuncio, con razón: { $reneges }.
   *[other] { $player } reclamó un renuncio en la baza { $book }, con razón: { $reneges }.
    }
renege-proven = { $book ->
    [0] { $player }: { $card }
   *[other] { $player }: { $card } en la baza { $book }
    }
line-call-wrong = { $book ->
    [0] { $player } reclamó un renuncio, sin razón.
   *[other] { $player } reclamó un renuncio en la baza { $book }, sin razón.
    }
label-kitty = Viuda
label-trick = Baza { $number }
label-last-trick = Última baza ({ $number })
trick-last = Última baza: { $plays }
button-last-trick = Última baza
prompt-last-trick = Baza { $number }: { $plays }.
label-hand = Tus cartas
label-buried = Tu descarte
label-drawn = Robaste
head-player = Jugador
head-call = Puja
head-side = Bando
head-score = Puntos
head-games = Partidas
head-books = Bazas
head-goal = Faltan
call-pass = paso
call-by = { $player }: { $call }
goal-made = cumplido
goal-make = { $count ->
    [one] falta una para cumplir
   *[other] faltan { $count } para cumplir
    }
goal-is-set = caído
goal-set = { $count ->
    [one] falta una para que caiga
   *[other] faltan { $count } para que caiga
    }
side-games = { $side }: { $games }

## Las cartas

title-hand = Bid Whist · tus cartas en la mano { $deal }
heading-your-auction = Te toca pujar.
heading-your-naming = { $trump ->
    [yes] Ganaste la subasta: anuncia el triunfo.
   *[no] Ganaste la subasta: anuncia el sentido.
    }
heading-your-burying = Ya tienes la viuda: descarta { $count } cartas.
heading-your-playing = Baza { $book }: te toca jugar.
heading-your-accepting = Están jugadas todas las cartas: acepta la mano o reclama un renuncio.
explain-auction = { $pairs ->
    [yes] Puja cuántas bazas por encima de seis hará tu pareja.
   *[no] Puja cuántas bazas harás.
    }{ $kinds ->
    [yes] {" "}Uptown: ganan las cartas altas. Downtown: tras el as ganan las bajas.
   *[no] {""}
    }{ $kitty ->
    [yes] {" "}La puja más alta se lleva la viuda, las cartas que sobran.
   *[no] {""}
    }
explain-naming = { $trump ->
    [yes] El triunfo gana a los demás palos.
   *[no] Uptown: ganan las cartas altas. Downtown: tras el as ganan las bajas.{ $bad ->
        [yes] {" "}Con el as abajo, el as es la carta más débil.
       *[no] {""}
    }
    }
explain-burying = La viuda, las cartas que sobran, ya está entre tus cartas. Descarta { $count } cartas{ $book ->
    [yes] , tu primera baza
   *[no] {""}
    }.
explain-lead = { $joker ->
    [no] Sal con cualquier carta menos un joker.
   *[yes] Sal con cualquier carta.
    }{ $useless ->
    [yes] {" "}Aquí un joker nunca gana.
   *[no] {""}
    }
explain-lead-names = Sal con cualquier carta: su palo será triunfo, salvo que salgas sin triunfo.
explain-jokers = Aquí un joker nunca gana.
explain-follow = { $trump ->
    [yes] Asiste al palo si puedes. Si no, juega cualquier carta: el triunfo gana.
    [joker] Asiste al palo si puedes. Si no, tienes que jugar el joker.
    [anytime] Asiste al palo si puedes, o tira un joker. Si no puedes asistir, juega cualquier carta.
   *[no] Asiste al palo si puedes. Si no, juega cualquier carta.
    }{ $useless ->
    [yes] {" "}Aquí un joker nunca gana.
   *[no] {""}
    }
explain-review = Acepta si todos asistieron.{ $penalty ->
    [0] {""}
   *[other] {" "}Reclamar sin razón cuesta bazas.
    }
bid-warning = { $cost ->
    [0] si no cumples, pierdes la partida
    [one] si no cumples, pierdes al menos 1 punto y la partida
   *[other] si no cumples, pierdes al menos { $cost } puntos y la partida
    }
button-bid = { $bid }
bid-phrase = Puja { $bid }
name-phrase = Anuncia { $trump }, { $direction }
name-trump-phrase = Anuncia { $trump }
name-direction-phrase = Anuncia { $direction }
button-bid-number = { $number }…
prompt-bid = { $number }: ¿cómo?
button-pass = Paso
button-redeal = Pedir nuevo reparto
confirm-redeal = Reparte otra vez la misma persona. ¿Tiras estas cartas?
prompt-direction = { $trump }: ¿en qué sentido?
prompt-bury = Elige { $count } cartas para descartar
prompt-bury-jokers = Elige { $count } cartas para descartar, con tus jokers
bury-phrase = Descartar
confirm-bury = ¿Descartas estas cartas? Nadie más las ve hasta que acabe la mano.
confirm-bury-exchange = ¿Descartas estas cartas? Quien deje un joker roba una de ellas a ciegas.
button-play = { $card }
button-lead-nt = Salir sin triunfo…
prompt-lead-nt = Sin triunfo: ¿con qué carta sales?
button-calls = Reclamar un renuncio…
prompt-calls = Estas son las bazas jugadas. ¿En cuál no asistió un rival?
prompt-call = Reclamar un renuncio en la baza…
button-call = Renuncio en la baza { $book }
button-call-any = Reclamar un renuncio
call-phrase = Reclamar un renuncio en la baza { $book }
confirm-call = { $count ->
    [0] ¿Reclamas un renuncio?
    [one] Si te equivocas, te cuesta una baza. ¿Lo reclamas?
   *[other] Si te equivocas, te cuesta hasta { $count } bazas. ¿Lo reclamas?
    }
button-accept = Aceptar la mano
why-throw-joker = No puedes asistir: ahora tienes que tirar el joker.
why-joker-lead = Con un joker solo se sale cuando no te queda otra cosa.

## Lo que pasa

event-first-dealer-cards = { $count ->
    [one] La primera carta que se destapa, { $card }, es un diamante: reparte primero { $dealer }.
   *[other] Se destapan { $count } cartas; el primer diamante, { $card }, le toca a { $dealer }, que reparte primero.
    }
event-dealt = { $dealer } ha repartido; puja primero { $player }.
event-bid = { $player } puja { $bid }.
event-pass = { $player } pasa.
event-redeal = { $player } pide nuevo reparto; { $dealer } reparte otra vez.
event-declares = { $player } gana la subasta y juega { $contract }.
event-named = { $player } juega { $contract }.
event-kitty = La viuda: { $cards }.
event-buried = { $player } descarta { $count } cartas.
event-jokers-away = { $count ->
    [one] { $player } deja un joker.
   *[other] { $player } deja { $count } jokers.
    }
event-drew = { $count ->
    [one] { $player } roba una carta a cambio.
   *[other] { $player } roba { $count } cartas a cambio.
    }
event-play = { $player } juega { $card }.
event-play-nt = { $player } anuncia sin triunfo y sale con { $card }.
event-trump = El triunfo: { $trump }.
event-trick = { $player } se lleva la baza { $number }.
event-call = { $player } reclama un renuncio en la baza { $book }.
event-call-any = { $player } reclama un renuncio.
event-call-right = Es verdad: { $reneges }. Eso cuesta hasta { $count } bazas.
event-call-wrong = { $count ->
    [0] No es verdad.
    [one] No es verdad. Eso le cuesta a { $player } una baza.
   *[other] No es verdad. Eso le cuesta a { $player } hasta { $count } bazas.
    }
event-accepted = { $player } acepta la mano.
event-buried-were = En el descarte había { $cards }.
result-renege = { $player } reclamó un renuncio { $right ->
    [True] con razón
   *[other] sin razón
    }; eso costó { $moved ->
    [0] cero bazas
    [one] una baza
   *[other] { $moved } bazas
    }.
result-points = { $side }: { $points }
result-game = Una partida del rubber está decidida. { $games }.
ending-made = { $player } pujó { $bid }{ $boston ->
    [bid] , un Boston, y cumplió: las { $books } bazas
    [taken] {" "}e hizo las { $books } bazas, un Boston
   *[no] {" "}y cumplió: { $books ->
        [one] 1 baza
       *[other] { $books } bazas
    }, hacían falta { $needed }
    }. { $points }{ $renege ->
    [yes] {" "}tras un renuncio
   *[no] {""}
    }.
ending-set = { $player } pujó { $bid }{ $boston ->
    [bid] , un Boston,
   *[no] {""}
    } y no cumplió: { $books ->
    [one] 1 baza
   *[other] { $books } bazas
    } de { $needed }. { $points }{ $renege ->
    [yes] {" "}tras un renuncio
   *[no] {""}
    }.
ending-no-points = Sin puntos
result-back-door = Puerta trasera: { $side } { $points }
ending-target = Meta de { $target } alcanzada: { $side } con { $score } puntos.
ending-back-door = Meta de { $target } alcanzada por la puerta trasera, con los puntos de la puja no cumplida: { $side }.
ending-bottom = { $other }: { $least } puntos, y { $bottom } pierde la partida.
ending-boston = Un Boston pujado decide la partida.
ending-seven-nil = Siete a cero decide la partida: { $score } a { $least }.
ending-eleven-ahead = Once puntos de ventaja deciden la partida: { $score } a { $least }.
ending-twenty-one = Veintiuno, con dos de ventaja, decide la partida: { $score } a { $least }.
ending-missed-bids = { $other }: segunda puja no cumplida, y eso pierde la partida.
ending-deals = Era la última mano.
ending-rubber = Partidas del rubber: { $games }.
ending-two-wins = El Boston vale dos victorias.

## Estadísticas de muchas manos

summary-nt = sin triunfo
summary-played = jugados
summary-made = cumplidos
summary-points = puntos
summary-reneges = renuncios probados

## Por qué termina una partida


## Lo que no se puede

error-not-your-turn = Le toca a { $player }.
error-wrong-phase = { $phase ->
    [auction] La subasta no ha terminado: espera un momento.
    [naming] Falta anunciar el contrato: espera un momento.
    [burying] Falta el descarte: espera un momento.
    [playing] Se está jugando: juega una carta cuando te toque.
    [review] Están jugadas todas las cartas: acepta la mano o reclama un renuncio.
    [over] La partida terminó.
   *[other] Las cartas no están repartidas todavía: espera un momento.
    }
error-dealer-must-bid = Los demás han pasado, así que no puedes pasar: puja al menos { $bid }.
error-forced-bid = { $redeal ->
    [yes] Los demás han pasado: puja { $number } o pide nuevo reparto.
   *[other] Los demás han pasado: tu puja es { $number }.
    }
error-bid-too-low = Hay que superar { $high }; lo más bajo que puedes pujar: { $bid }.
error-bid-not-offered = En esta mesa las pujas van de { $low } a { $high }.
error-no-redeal = { $option ->
    [on] Puedes pedir nuevo reparto solo antes de tu primera puja, y sin rey, dama ni jota.
   *[other] Ahora no hay nuevo reparto: puja o pasa.
    }
error-name-what-is-open = { $what ->
    [trump] Anuncia solo el palo de triunfo.
    [direction] Anuncia solo el sentido.
   *[both] Anuncia las dos cosas, triunfo y sentido, de las que se ofrecen.
    }
error-must-bury-count = Descarta exactamente { $count } cartas.
error-must-bury-jokers = Con este cambio tienes que descartar tus jokers: { $cards }.
error-card-not-held = Eso no lo tienes; elige entre tus cartas.
error-must-follow-suit = Asiste al palo ({ $suit }): { $cards }.
error-must-throw-joker = No puedes asistir, así que tienes que tirar un joker: { $cards }.
error-joker-leads-last = Con un joker solo se sale cuando no te queda otra cosa: sal con { $cards }.
error-no-trump-is-named = El triunfo ya está anunciado; juega la carta sin más.
error-no-such-call = Puedes reclamar una de las bazas { $books }.
error-call-names-no-book = En esta mesa se reclama un renuncio sin decir la baza.
error-nothing-to-call = Ahora no puedes reclamar un renuncio.
error-already-accepted = Ya aceptaste esta mano; espera a los demás.
error-bad-deck = Estas no son las { $count } cartas de esta mesa.
error-bad-draw = Roba { $count } del descarte del declarante, ningún joker.
error-bad-options-pairs-need-four = En parejas hacen falta cuatro; tres o cinco juegan cada cual por su cuenta (modelo: Cutthroat).
error-bad-options-cards-do-not-divide = Con estos jugadores, jokers y viuda no salen las cuentas: el resto de las cartas tiene que repartirse por igual. Con cuatro jugadores: viuda de seis cartas con dos jokers, de cinco con uno, y sin jokers de cuatro o ninguna.
error-bad-options-jokers-need-kitty = Sin viuda no puede haber jokers.
error-bad-options-spade2-needs-joker = El dos de picas alto necesita un joker en la baraja.
error-bad-options-all-books-in-pairs = En parejas la puja más alta es 7.
error-bad-options-kinds-need-up-down = Las pujas nombran Uptown o Downtown solo si los sentidos son “Uptown y Downtown”. Con “solo Uptown” o con el as abajo se puja un número (NUM), o un número, también sin triunfo (NUMNT).
error-bad-options-down-beats-up-needs-kinds = Downtown solo puede ganar a Uptown donde se pujan los dos.
error-bad-options-nt-bid-direction = Una puja sin triunfo lleva sentido solo si se puede pujar sin triunfo y los sentidos son “Uptown y Downtown”. Si no, el sentido se anuncia tras la subasta.
error-bad-options-match-in-rounds = Igualar la puja al repartir solo se puede donde cada cual habla una vez.
error-bad-options-bid-1-needs-min-1 = Para que al repartir se puje 1 o se reparta de nuevo, la puja mínima tiene que ser 1.
error-bad-options-first-lead-names = La primera salida solo puede decidir el triunfo sin viuda, con números a secas y solo Uptown.
error-bad-options-after-needs-kitty = Anunciar después de la viuda necesita una viuda.
error-bad-options-sport-needs-kitty = Mostrar la viuda necesita una viuda.
error-bad-options-first-trick-needs-kitty = Sin viuda, el descarte no puede ser de quien gane la primera baza.
error-bad-options-book-in-pairs = En parejas la baza del descarte tiene que ser de un bando.
error-bad-options-exchange-needs-jokers = El cambio necesita jokers y una viuda.
error-bad-options-per-trick-in-pairs = Un punto por baza es para jugar cada cual por su cuenta.
error-bad-options-two-wins-need-match = Un Boston solo puede valer dos victorias donde se cuentan las partidas: con cuenta de partidas o en un rubber.
error-bad-options-solo-make = Cada cual por su cuenta, toda baza da un punto.
error-bad-options-solo-setters = Cada cual por su cuenta, los demás ganan nada o todas sus bazas.
error-bad-options-solo-boston = Cada cual por su cuenta no hay Boston.
error-bad-options-solo-two-wins = Cada cual por su cuenta ninguna partida vale doble.
error-bad-options-solo-back-door = Cada cual por su cuenta no hay puerta trasera.
error-bad-options-solo-missed-bids = Cada cual por su cuenta, las pujas no cumplidas no cuestan la partida.
error-bad-options-solo-rise-and-fly = “Rise and fly” es para parejas.
error-bad-options-solo-target = Cada cual por su cuenta, la meta es 11, 21 o 30.
error-bad-options-solo-rubber = El rubber es para parejas.

## Reglas de la casa

option-preset = Modelo
value-preset-standard_54 = Normal, 54 cartas
value-preset-wikipedia = Informal: viuda a la vista, se reclaman renuncios
value-preset-northeast_52 = Noreste, 52 cartas
value-preset-boston_parr = Rubber de Boston, sin viuda
value-preset-cincinnati = Cincinnati, sin viuda
value-preset-hawaii_trump = Hawaii Trump
value-preset-cutthroat = Cutthroat, cada cual por su cuenta

option-players = Jugadores
option-partnership = Bandos
value-partnership-pairs = parejas
value-partnership-individual = cada cual por su cuenta
option-jokers = Jokers
option-kitty = Viuda
option-spade2_high = Dos de picas alto
option-first_dealer = Quién reparte primero
value-first_dealer-first_diamond = a quien le toque el primer diamante
value-first_dealer-random = por sorteo
option-kitty_deal_restriction = Cartas que no van a la viuda
value-kitty_deal_restriction-first_and_last_four = las cuatro primeras y las cuatro últimas
value-kitty_deal_restriction-none = ninguna
option-no_court_redeal = Nuevo reparto sin figuras
option-auction = Subasta
value-auction-one_turn = cada cual habla una vez
value-auction-until_one_left = por vueltas hasta que quede uno
option-min_bid = Puja mínima
option-max_bid = Puja máxima
value-max_bid-all_books = todas las bazas
option-bid_form = Pujas
value-bid_form-number_up_down_nt = número con Uptown, Downtown o sin triunfo
value-bid_form-number = un número
value-bid_form-number_nt = un número, también sin triunfo
option-bid_order = Pujas del mismo número
value-bid_order-nt_over_equal = sin triunfo supera a las demás
value-bid_order-down_beats_up = sin triunfo supera a Downtown, Downtown a Uptown
value-bid_order-all_equal = ninguna supera a otra
option-dealer_may_match = Quien reparte puede igualar
option-all_pass = Si pasan los demás
value-all_pass-dealer_must_bid = quien reparte debe pujar
value-all_pass-dealer_bids_1_or_redeals = quien reparte puja 1 o reparte de nuevo
option-forced_bid = Puja forzada
value-forced_bid-any_legal = cualquiera
value-forced_bid-exactly_min = la mínima
option-nt_direction_at = Sentido sin triunfo
value-nt_direction_at-naming = se anuncia tras la subasta
value-nt_direction_at-bid = parte de la puja
option-directions = Sentidos
value-directions-up_down = Uptown y Downtown
value-directions-up_only = solo Uptown
value-directions-up_down_aces_bad = Uptown, Downtown, y Downtown con el as abajo
option-naming = Anuncio
value-naming-before_kitty = antes de la viuda
value-naming-by_first_lead = con la primera salida
value-naming-after_kitty = después de la viuda
option-sport = Viuda a la vista
value-sport-never = nunca
value-sport-trump_only = con triunfo
value-sport-always = siempre
option-kitty_book = La baza del descarte es para
value-kitty_book-declarer = el declarante
value-kitty_book-first_trick_winner = quien gane la primera baza
value-kitty_book-none = nadie
option-nt_jokers = Jokers sin triunfo
value-nt_jokers-discard_when_void = se tiran si falta el palo
value-nt_jokers-exchange = se cambian por el descarte
value-nt_jokers-play_anytime = se tiran cuando se quiera
value-nt_jokers-must_throw = hay que tirarlos si falta el palo
option-nt_joker_lead = Salir con un joker sin triunfo
value-nt_joker_lead-allowed = permitido
value-nt_joker_lead-only_if_nothing_else = solo sin otra carta
option-nt_multiplier = Sin triunfo vale por
option-make = Una puja cumplida da
value-make-odd_books = las bazas sobre seis
value-make-flat1 = uno
value-make-per_trick = cada baza
option-set_penalty = Una puja no cumplida cuesta
value-set_penalty-bid = la puja
value-set_penalty-none = nada
option-setters = Los rivales se apuntan
value-setters-none = nada
value-setters-odd_books = sus bazas sobre seis, si no se cumple la puja
value-setters-bid = la puja, si no se cumple
value-setters-flat2 = dos puntos, si no se cumple la puja
value-setters-every_trick = cada baza suya, se cumpla o no la puja
option-back_door = Puerta trasera
value-back_door-off = no
value-back_door-transfer = la puja no cumplida pasa al otro bando
option-boston_bid = Una puja de 7 (Boston)
value-boston_bid-normal = cuenta como siempre
value-boston_bid-x4 = cuenta cuatro veces
value-boston_bid-game_at_stake = decide la partida
option-boston_taken = Las 13 bazas, se haya pujado lo que se haya pujado
value-boston_taken-normal = cuentan como siempre
value-boston_taken-x4 = cuentan cuatro veces
option-boston_two_wins = Boston pujado vale dos victorias
option-missed_bids_lose = Pujas no cumplidas que pierden la partida
value-missed_bids_lose-0 = ninguna
option-target = Meta
value-target-7 = más o menos 7
value-target-hawaii = 7 a cero, 11 de ventaja, o 21 por dos
option-deals = Manos como máximo
value-deals-none = sin límite
option-match = Se juega
value-match-single = una partida
value-match-tally = con cuenta de partidas
value-match-rubber = un rubber a dos partidas
option-rise_and_fly = Rise and fly
value-rise_and_fly-off = no
value-rise_and_fly-on_set = tras una puja no cumplida
value-rise_and_fly-on_game_loss = tras una partida perdida
option-renege = Renuncios
value-renege-enforced = imposibles
value-renege-callable = se pueden reclamar
option-renege_penalty = Bazas por un renuncio
option-false_call_penalty = Bazas por reclamar sin razón
option-must_name_book = Hay que decir la baza
option-last_trick_view = Ver la última baza
group-cards = Cartas y jugadores
change-cards = Cartas, jugadores y viuda
group-auction = Subasta
change-auction = Subasta: mínima, orden
group-naming = Triunfo y viuda
change-naming = Triunfo, viuda a la vista
group-no_trump = Sin triunfo
change-no_trump = Sin triunfo: jokers, puntos
group-points = Puntos
change-points = Puntos, caídas y Boston
group-end = Fin de la partida
change-end = Final: meta, manos, rubber
group-reneges = Renuncios
change-reneges = Renuncios y última baza
value-last_trick_view-until_next_play = hasta que juegue tu bando
value-last_trick_view-always = siempre
value-last_trick_view-never = nunca

## Encima de las filas de cartas en la primera página de las reglas

ranks-up = Uptown, triunfo picas
ranks-down = Downtown, triunfo picas
ranks-down-aces-bad = Downtown con el as abajo, triunfo picas

## Un paso, dicho de antemano

button-ahead-pass = Paso
prompt-ahead-pass = Paso, salvo que la puja aún no llegue a…
option-ahead-below = menos de { $number }
line-ahead-forced = Si no puedes pasar, decides tú. Lo mismo si, cuando te toque, la puja no llega todavía a este número.
line-ahead-pass = Vas a pasar.
line-ahead-pass-unless = Vas a pasar, salvo que, cuando te toque, la puja no llegue a { $number }.
