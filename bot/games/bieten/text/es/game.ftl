# Las palabras de Bieten. Se apuesta como al mus o al truco: quiero, no quiero; lo que se disputa son lances.

game-name = Bieten
game-short = Cinco lances, tres bazas, y se apuesta en cualquier momento

## Reglas de la casa

option-target = Meta
option-counting = Orden de la cuenta
option-wild = Comodines
option-knockout = Eliminación
option-irregularities = Faltas
option-steal = Robar cartas
option-packets = Reparto
value-target-none = 11, desde cinco jugadores 9
value-counting-bets-first = primero lo apostado
value-counting-conceded-first = primero lo no querido
value-wild-weli = el Weli
value-wild-weli-and-sevens = el Weli y los sietes de cascabeles y bellotas
value-wild-none = ninguno
value-knockout-false = no
value-knockout-true = sí
value-irregularities-prevented = imposibles
value-irregularities-minus-two = posibles, dos puntos cada una
value-irregularities-lose-score = posibles, cuestan todos los puntos
value-irregularities-lose-game = posibles, cuestan la partida
value-steal-true = permitido
value-steal-false = solo cortar
value-packets-1-2 = 1+2
value-packets-2-1 = 2+1
option-exact_target = Pasarse de la meta
group-end = Fin de la partida
change-end = Final: meta, eliminación
group-deal = La mano
change-deal = Mano: comodines, robo
value-exact_target-false = cuenta entero
value-exact_target-true = cuesta esos puntos

## Los palos de un comodín, con los nombres de los lances

suit-choice-h = ❤️ corazones (Rojo)
suit-choice-l = 🍃 hojas (Verde)
suit-choice-b = 🔔 cascabeles
suit-choice-a = 🌰 bellotas

## Los lances

glossary = Rojo: el corazón más alto · Verde: la hoja más alta · Iguales: la mejor pareja o trío · Escalera: la mejor secuencia de un palo · Última: la última baza. { button-more } → { button-rules }
figure-red = Rojo
figure-green = Verde
figure-gleich = Iguales
figure-hanger = Escalera
figure-game = Última
figure-claimed =
    { $figure ->
        [red] el Rojo
        [green] el Verde
        [gleich] los Iguales
        [hanger] la Escalera
       *[game] la Última
    }
figure-raised =
    { $figure ->
        [red] el Rojo
        [green] el Verde
        [gleich] los Iguales
        [hanger] la Escalera
       *[game] la Última
    }

## Estadísticas

summary-unbet = sin apuesta
summary-contested = querido
summary-conceded = no querido
summary-tie = empate
summary-nobody = nadie
summary-uncounted = sin contar
summary-points = puntos

## La mesa

title-table = Bieten · mano { $deal }
heading-shuffle = { $dealer } baraja para la mano siguiente.
heading-cut = Corta { $player }.
heading-steal = { $player } ve la carta de abajo: ¿la roba o la deja?
heading-lead = Baza { $trick }: sale { $player }.
heading-turn = Baza { $trick }: juega { $player }.
heading-bet = { $by } apuesta por { $figure }. { $player }: ¿quieres o no quieres?
heading-raised = { $by } sube { $figure } a 3. { $player }: ¿quieres o no quieres?
line-deal =
    { $phase ->
        [over] Meta { $target }
        [before] Reparte { $dealer }, corta { $cutter } · meta { $target }
       *[play] Repartió { $dealer }{ $stolen ->
            [0] {""}
            [one] , { $cutter } robó una carta
           *[other] , { $cutter } robó { $stolen } cartas
        } · meta { $target }
    }
line-bottom = Carta de abajo, fuera de juego: { $card }
label-trick = Baza { $number }
label-last-trick = Última baza ({ $number })
line-open =
    Sin apuesta: { $figures } ({ $count ->
        [1] vale 1 punto
       *[other] 1 punto cada uno
    })
head-figure = Lance
head-value = Vale
head-state = Apuestas
head-player = Jugador
head-score = Puntos
head-cards = Jugadas
state-betting = apuesta de { $player }
state-raising = { $player } sube a tres
state-held = { $player } apostó, { $holder } quiso
state-raised = { $player } subió, { $holder } quiso
state-conceded =
    { $points ->
        [one] no querido: 1 punto para { $player }
       *[other] no querido: { $points } puntos para { $player }
    }
score = { $score }
score-won = { $score } (+{ $won } en esta mano)
score-gespannt = { $score } (+{ $won } en esta mano), al filo
score-gestrichen = ~~{ $score }~~ tachado
score-out = { $score }, fuera
cards-shown = { $cards }
cards-hidden = –

## Botones

button-bet = Apostar { $figure }
button-raise = Subo { $figure } a tres
button-closed = { $figure }: vale { $value }
button-hold = Quiero: { $figure } por { $value }
button-good = No quiero
button-lift = Cortar { $count }
button-lift-other = Otro número
button-steal = Robar { $card }
button-leave = Dejar { $card }
button-play = { $card }
button-play-wild = { $card } como…
button-name = { $card }
play-wild-phrase = { $card } como { $named }
prompt-lift = ¿Cuántas cartas levantas?
prompt-lift-thin = De 4 a 16 cartas
prompt-lift-thick = De 17 a 32 cartas
prompt-name = { $card } hace de…
line-weli-rank = Cuenta como la carta que nombres, justo detrás de la auténtica.

## Las cartas

title-hand = Bieten · tus cartas en la mano { $deal }
heading-your-cut = Cortas tú: ¿cuántas cartas levantas?
heading-your-steal =
    { $left ->
        [one] ¿Robas la carta de abajo o la dejas a la vista de todos? Sería la última.
       *[other] ¿Robas la carta de abajo o la dejas a la vista de todos? Todavía puedes robar { $left } cartas.
    }
heading-your-lead = Baza { $trick }: te toca salir.
heading-your-turn = Baza { $trick }: te toca jugar.
heading-your-answer =
    { $raised ->
        [yes] { $by } sube { $figure } a tres
       *[no] { $by } apuesta por { $figure }
    }{ $hold ->
        [yes] : ¿quieres (vale { $value }) o no?
       *[no] : solo puedes decir “no quiero”.
    }
label-own-cards = Tus cartas
label-bottom = Carta de abajo
label-stolen = Robadas
label-may-be = { $card } todavía puede ser
line-gespannt =
    { $needs ->
        [2] Te faltan 2 puntos: no puedes subir.
        [1] Estás al filo: te falta 1 punto. Puedes querer, pero no apostar ni subir.
       *[none] Estás al filo: puedes querer, pero no apostar ni subir.
    }
line-figures = Tienes cartas para { $figures }.
line-figures-wild =
    { $held ->
        [no] Con { $cards } todavía puede ser { $open }.
       *[yes] Tienes cartas para { $figures }. Con { $cards } todavía puede ser { $open }.
    }
line-no-figures = No tienes cartas para Rojo, Verde, Iguales ni Escalera.
explain-cut =
    { $steal ->
        [no] Levanta unas cartas. La de abajo la ven todos y queda fuera de juego.
       *[yes] Levanta unas cartas. Ves la de abajo y puedes robarla.
    }
explain-steal = Robar: la carta es una de tus tres. Dejar: la ven todos y queda fuera de juego.
figure-meaning =
    { $figure ->
        [red] Rojo: el corazón más alto.
        [green] Verde: la hoja más alta.
        [gleich] Iguales: la mejor pareja o trío.
        [hanger] Escalera: la mejor secuencia de un palo.
       *[game] Última: la última baza.
    }
explain-answer = { $meaning } { $hold ->
        [take] Quiero: quien la gane suma { $value }.
        [lost] No puedes ganarla: no puedes querer.
        [yes] Quiero: las mejores cartas ganan { $value }.
        [foul] No lo tienes: querer sería una falta.
       *[no] No lo tienes: no puedes querer.
    } No quiero: { $by } gana { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }{ $last ->
        [yes] .
       *[no] , si nadie quiere.
    }
hint-often = Tus cartas suelen ganar { $figure }.
hint-seldom = Tus cartas rara vez ganan { $figure }.
hint-wins = Se lleva seguro la baza, y sales a la siguiente.
hint-wins-last = Así ganas seguro { $figure }.
hint-often-wins = Suele llevarse la baza.
hint-lowest = Esta baza no la puedes ganar, así que das tu carta más baja.
hint-keeps-highest = Esta baza no la puedes ganar, así que guardas tu carta más alta: { $card }.
hint-lost-last = Ya no puedes ganar { $figure }.
hint-keeps = Para la última baza, que decide { $figure }, te queda { $card }.
hint-keeps-high = Guardas tus cartas más altas para las bazas siguientes.
hint-tricks-over = { $figure } ya está ganada, así que las bazas no dan más puntos.
hint-counts-for = Nombrado así, { $card } cuenta para { $figures }.
explain-lead = Juega cualquier carta.
explain-follow = Asiste al palo si puedes.
explain-discard = No puedes asistir al palo: juega cualquier carta.
explain-play = { $play } { $claims }
explain-claims = { $claims ->
        [bet] Antes también puedes apostar por un lance: si nadie quiere, su punto es tuyo.
        [raise] Antes también puedes subir un lance: si nadie quiere, sus 2 puntos son tuyos.
       *[both] Antes también puedes apostar por un lance o subir: si nadie quiere, sus puntos son tuyos.
    }
line-may-be-any = { $card } todavía puede ser cualquier carta que no tengas.
line-may-not-be = { $card } todavía puede ser cualquier carta que no tengas, pero no de { $suits }.

## Lo que pasa

event-shuffled = Baraja { $dealer }.
event-cut = { $player } levanta unas cartas.
event-stole =
    { $count ->
        [one] { $player } roba una carta.
       *[other] { $player } roba otra carta (ya son { $count }).
    }
event-left =
    { $count ->
        [0] { $player } no roba nada.
       *[other] { $player } no roba más.
    }
event-set-up = Las cartas están fijadas de antemano.
event-dealt = Reparte { $dealer }.
event-bottom = La carta de abajo es { $card }.
event-bet = { $player } apuesta por { $figure }.
event-raise = { $player } sube { $figure } a tres.
event-hold = { $player } quiere: { $figure } vale { $value }.
event-good = { $player } no quiere.
event-conceded =
    { $points ->
        [one] { $player } gana 1 punto por { $figure }.
       *[other] { $player } gana { $points } puntos por { $figure }.
    }
event-gespannt =
    { $needs ->
        [1] { $player } está al filo: le falta 1 punto.
       *[none] { $player } está al filo.
    }
event-gestrichen =
    { $count ->
        [one] Se tachan los puntos de { $players }: falta 1, no se apuesta.
       *[other] Se tachan los puntos de { $players }: les falta 1, no apuestan.
    }
event-play = { $player } juega { $card }.
event-play-wild = { $player } juega { $card } como { $name }.
event-trick = { $player } se lleva la baza { $number }.
event-figure-won = { $figure }: { $player } +{ $points }
event-figure-tie = { $figure }: empate, nadie puntúa
event-figure-nobody = { $figure }: nadie tiene ese lance
event-figure-uncounted = Ya no se cuenta: { $figures }
event-weli-minus = Weli sin lance: { $player } −1
event-weli-plus = Weli: { $player } +1
event-figure-over = { $figure }: { $player } se pasa de la meta, { $points ->
    [0] y no suma nada
   *[other] −{ $points }
    }
event-weli-over = Weli: { $player } se pasa de la meta, −1
event-revoke = { $player } no asistió al palo en la baza { $trick }{ $points ->
        [0] {""}
       *[other] : −{ $points }
    }
event-unheld-figure = { $player } dijo tener { $figure } en la baza { $trick } sin tener ese lance{ $points ->
        [0] {""}
       *[other] : −{ $points }
    }
event-gespannt-offence = { $player } apostó o subió { $figure } en la baza { $trick } demasiado cerca de la meta{ $points ->
        [0] {""}
       *[other] : −{ $points }
    }
event-out =
    { $count ->
        [one] { $players } llegó a la meta y queda fuera.
       *[other] { $players } llegaron a la meta y quedan fuera.
    }
ending-points = { $shares }.
ending-gains =
    { $points ->
        [one] { $player } gana 1 punto
       *[other] { $player } gana { $points } puntos
    }
ending-loses =
    { $points ->
        [one] { $player } pierde 1 punto
       *[other] { $player } pierde { $points } puntos
    }
ending-nothing = Esta mano no da puntos.
ending-target = { $player } llega a { $target } con { $figure }.
ending-weli = el Weli
ending-one-left = Solo { $player } no llegó a { $target }.
ending-together = { $players } llegan a { $target } en la misma mano, al final { $last }.
ending-irregularity = { $offence }, y eso cuesta la partida.
points-with = { $player } { $points } ({ $figures })
points-of = { $figure } { $points }
figure-with = { $won } con { $cards }
figure-conceded = { $won }, nadie quiso
figure-held = { $won } ({ $raised ->
        [yes] { $bettor } subió, { $holder } quiso
       *[no] { $bettor } apostó, { $holder } quiso
    })

## Lo que no se puede

error-already-bet = { $player } ya apostó por este lance; elige uno por el que no haya apostado nadie (ver Reglas: Las apuestas).
error-bad-deck =
    { $reason ->
        [hands] Una mano preparada necesita las cartas de { $count } asientos (ver Reglas: Las cartas).
        [hand] Quien está en la partida necesita tres cartas; quien ha quedado fuera, ninguna (ver Reglas: Las cartas).
        [bottom] La carta destapada la tiene alguien (ver Reglas: Las cartas).
       *[pack] La baraja tiene las { $count } cartas (ver Reglas: Las cartas).
    }
error-card-already-played = Esa carta ya la jugaste; todavía puedes jugar { $cards } (ver Reglas: El juego).
error-card-not-held = No tienes esa carta; tienes { $cards } (ver Reglas: El juego).
error-figure-closed = Este lance ya está ganado: { $player } se lo llevó sin que nadie quisiera; elige otro (ver Reglas: Las apuestas).
error-figure-not-held =
    { $figure ->
        [red] Para apostar, subir o querer el Rojo necesitas un corazón{ $wild ->
            [yes] , y tu comodín ya no puede serlo
           *[no] {""}
        } (ver Reglas: Las apuestas).
        [green] Para apostar, subir o querer el Verde necesitas una hoja{ $wild ->
            [yes] , y tu comodín ya no puede serlo
           *[no] {""}
        } (ver Reglas: Las apuestas).
        [gleich] Para apostar, subir o querer los Iguales necesitas dos cartas del mismo valor{ $wild ->
            [yes] , y tu comodín ya no puede dártelas
           *[no] {""}
        } (ver Reglas: Las apuestas).
        [hanger] Para apostar, subir o querer la Escalera necesitas dos cartas seguidas del mismo palo{ $wild ->
            [yes] , y tu comodín ya no puede dártelas
           *[no] {""}
        } (ver Reglas: Las apuestas).
       *[game] En la última baza necesitas una carta de { $suit } para apostar, subir o querer la Última (ver Reglas: Las apuestas).
    }
error-gespannt =
    { $needs ->
        [1] Estás al filo: te falta 1 punto para { $target }, así que puedes querer, pero no apostar ni subir (ver Reglas: Al filo).
       *[other] Te faltan { $needs } puntos para { $target }: puedes apostar y querer, pero no subir (ver Reglas: Al filo).
    }
error-must-answer =
    { $raised ->
        [yes] Han subido { $figure }
       *[no] Han apostado por { $figure }
    }: { $you ->
        [yes] di primero si quieres o no quieres (ver Reglas: Las apuestas).
       *[no] primero dice { $player } si quiere o no quiere (ver Reglas: Las apuestas).
    }
error-must-follow-suit =
    Asiste al palo ({ $suit }): juega { $cards }{ $wild ->
        [yes] , o un comodín como carta de ese palo
       *[no] {""}
    } (ver Reglas: El juego).
error-no-further-raise = De 3 no se pasa, y solo se puede subir un lance que valga 2 (ver Reglas: Las apuestas).
error-no-open-bet = No hay ninguna apuesta que responder; apuesta por un lance o juega una carta (ver Reglas: Las apuestas).
error-not-a-wild-card = { $card } no es un comodín: juégala tal cual (ver Reglas: El Weli).
error-not-bet-yet = Por este lance aún no ha apostado nadie: apuesta tú primero (ver Reglas: Las apuestas).
error-not-your-turn =
    { $meanwhile ->
        [cut] Corta { $player }; luego se reparte (ver Reglas: Corte y reparto).
        [answer] Tiene que responder { $player }; espera tu turno (ver Reglas: Las apuestas).
        [bet] Le toca a { $player }; mientras tanto puedes apostar (ver Reglas: Las apuestas).
       *[wait] Le toca a { $player }; espera tu turno (ver Reglas: El juego).
    }
error-out-of-the-game = Llegaste a la meta y quedaste fuera de esta partida; mira a los demás (ver Reglas: Reglas de la casa).
error-own-bet = Por este lance apostaste tú primero, así que tiene que subirlo otra persona (ver Reglas: Las apuestas).
why-weli-follow = Por lo que has apostado, subido o querido, un comodín tiene que ser de { $suit }.
error-weli-must-follow =
    { $count ->
        [1] Lo que has apostado, subido o querido necesita que { $cards } sea de { $suit }: juega esa carta y nómbrala de ese palo (ver Reglas: El Weli).
       *[other] Lo que has apostado, subido o querido necesita que una de { $cards } sea de { $suit }: juega una y nómbrala de ese palo (ver Reglas: El Weli).
    }
error-weli-name-held = Ya tienes o ya nombraste { $card }: elige otra carta (ver Reglas: El Weli).
error-weli-name-ruled-out =
    Por lo que has hecho, { $card } ya no puede ser; { $count ->
        [0] juega una carta auténtica (ver Reglas: El Weli).
       *[other] puede ser { $cards } (ver Reglas: El Weli).
    }
error-wild-needs-name = Di de qué carta hace { $card } cuando lo juegues (ver Reglas: El Weli).
error-wrong-phase =
    { $phase ->
        [shuffle] Se está barajando la mano siguiente; espera tus cartas.
        [cut] Primero se corta; luego se reparte (ver Reglas: Corte y reparto).
        [steal] Quien corta puede robar o dejar la carta de abajo; luego se reparte (ver Reglas: Corte y reparto).
        [play] Las cartas están repartidas: apuesta por un lance, o juega una carta cuando te toque.
       *[chance] Se está barajando la mano siguiente; espera tus cartas.
    }

## Encima de las filas de cartas en la primera página de las reglas

ranks-suit = Cada palo, la mejor primero
ranks-aces = Corazones, hojas, cascabeles, bellotas y el Weli
ranks-bells = Cascabeles: el Weli es el más bajo
ranks-wild = Comodines de igual nombre, el mejor primero

## No quiero, dicho de antemano

button-ahead-good = No quiero nada
button-ahead-lacking = No quiero lo que no tengo
prompt-ahead-good = No quiero nada, salvo…
line-ahead-own = Si suben un lance por el que apostaste o que quisiste, siempre se te pregunta; y también con los lances que elijas abajo, y cuando los suban.
line-ahead-good =
    { $count ->
        [0] En esta mano decides tú sobre cada apuesta.
       *[other] En esta mano dirás “no quiero” si alguien apuesta o sube: { $figures }.
    }
