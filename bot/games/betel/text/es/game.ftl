# Betel

game-name = Betel
game-about = Subasta entre tres, con dos cartas para mirar y cambiar mientras se puja

## Reglas de la casa

option-preset = Edición
option-target = Puntos para ganar
option-deal_cap = Manos como máximo
option-contra = Contra
option-rise_after_ruff = Montar tras un fallo
group-end = Fin de la partida
change-end = Final: puntos, manos
group-play = El juego
change-play = Juego: contra, montar
value-preset-english = inglesa
value-preset-polish = polaca, con contra
value-target-none = sin meta
value-deal_cap-none = sin límite

## La escala

contract-lb = Betel mínimo
contract-1c = Un trébol ♣
contract-1d = Un diamante ♦
contract-1h = Un corazón ♥
contract-1s = Una pica ♠
contract-1nt = Un sin triunfo
contract-sb = Betel pequeño
contract-2c = Dos tréboles ♣
contract-2d = Dos diamantes ♦
contract-2h = Dos corazones ♥
contract-2s = Dos picas ♠
contract-2nt = Dos sin triunfo
contract-mb = Betel mediano
contract-3c = Tres tréboles ♣
contract-3d = Tres diamantes ♦
contract-3h = Tres corazones ♥
contract-3s = Tres picas ♠
contract-3nt = Tres sin triunfo
contract-bb = Betel grande
contract-4c = Pequeño slam en tréboles ♣
contract-4d = Pequeño slam en diamantes ♦
contract-4h = Pequeño slam en corazones ♥
contract-4s = Pequeño slam en picas ♠
contract-4nt = Pequeño slam sin triunfo
contract-gb = Betel máximo
contract-5c = Gran slam en tréboles ♣
contract-5d = Gran slam en diamantes ♦
contract-5h = Gran slam en corazones ♥
contract-5s = Gran slam en picas ♠
contract-5nt = Gran slam sin triunfo

level-1 = Uno, Betel mínimo y pequeño
level-1-small = Uno, Betel pequeño
level-2 = Dos, Betel mediano
level-3 = Tres, Betel grande
level-4 = Pequeño slam, Betel máximo
level-5 = Gran slam
level-prompt = Elige un contrato; el número indica sus puntos. { $needs }
level-need = Palos y sin triunfo: { $need }.
level-need-betel = { $contract }: { $need }.
level-needs = { $first } { $second }

need-tricks =
    { $tricks ->
        [10] las 10 bazas
       *[other] al menos { $tricks } bazas
    }
need-betel =
    { $tricks ->
        [0] ninguna baza
        [one] hasta 1 baza
       *[other] hasta { $tricks } bazas
    }

## Los lugares de las gemelas

slots-one = la gemela { $slot }
slots-both = las dos gemelas

## Lo que pasa

event-dealt = { $dealer } reparte y puja primero.
event-look = { $who } mira la gemela { $slot }.
event-exchange = { $who } cambia { $slots }.
event-bid = { $who } puja { $contract }.
event-pass =
    { $price ->
        [0] { $who } pasa.
       *[other] { $who } pasa y paga { $price } por mirar.
    }
event-contra = { $who } dice contra a { $contract }.
event-declarer = { $who } juega { $contract } ({ $need }).
event-three-passes = Pasan los tres: cada cual juega a hacer bazas, sin triunfo.
event-play = { $who } juega { $card }.
event-trick = { $who } se lleva la baza (lleva { $count }).

tricks-count =
    { $tricks ->
        [one] 1 baza
       *[other] { $tricks } bazas
    }
ending-made =
    { $contra ->
        [yes] { $who } jugó { $contract }, con contra, y cumplió: { $tricks } (prometido: { $need }). { $points }.
       *[no] { $who } jugó { $contract } y cumplió: { $tricks } (prometido: { $need }). { $points }.
    }
ending-failed =
    { $contra ->
        [yes] { $who } jugó { $contract }, con contra, y no cumplió: { $tricks } (prometido: { $need }). { $points }.
       *[no] { $who } jugó { $contract } y no cumplió: { $tricks } (prometido: { $need }). { $points }.
    }
ending-three-passes = Pasaron los tres y cada cual jugó a hacer bazas: { $counts }.
ending-target = { $who } alcanza la meta de { $target } con { $score } puntos.
ending-deal-cap = Era la última mano; la mejor puntuación es { $score }.
ending-level = { $players } empatan en cabeza con { $score }: decide otra mano.
result-points = Puntos de la mano, incluido lo que cuesta mirar: { $points }.
points-of = { $who } { $points }
tricks-of = { $who } { $tricks }

## La mesa

table-title = Betel · mano { $deal }
heading-dealing = Ahora reparte { $who }.
heading-call = Le toca pujar a { $who }.
heading-must-bid = { $who } cambió y tiene que pujar.
heading-lead = Sale { $who }.
heading-play = Juega { $who }.
heading-your-turn = { $asks ->
    [bid] Te toca pujar.
    [lead] Te toca salir.
   *[play] Te toca jugar.
    }
no-bid-yet = Todavía no hay puja; si pasan los tres, cada cual juega a hacer bazas.
three-passes-line = Pasaron los tres: sin contrato, sin triunfo, cada cual por su cuenta.
high-bid-line = La puja más alta: { $contract }, de { $who } ({ $need }).
contract-line =
    { $tricks ->
        [one] { $who } juega { $contract }: { $need }; lleva 1.
       *[other] { $who } juega { $contract }: { $need }; lleva { $tricks }.
    }
contra-line = Contra de { $who }: lo que se gane o se pierda con este contrato cuenta doble.
twins-label = Las gemelas, 1 y 2
twins-one = Gemela { $slot }
twins-both = Las dos gemelas
twin-untouched = { $twin }: como se repartió, nadie la ha visto.
twin-seen = { $twin }: como se repartió, vista por { $lookers }.
twin-put = { $twin }: puesta ahí por { $who }, nadie más la ha visto.
twin-put-and-seen = { $twin }: puesta ahí por { $who }, vista también por { $lookers }.
calls-earlier =
    { $count ->
        [one] Un turno anterior no se muestra.
       *[other] { $count } turnos anteriores no se muestran.
    }
call-plain = { $who }: { $word }
call-with-steps = { $steps }; { $word }
steps-look = { $who }: miró { $slots }
steps-exchange = { $who }: miró { $seen }, cambió { $slots }
word-pass =
    { $price ->
        [0] paso
       *[other] paso (−{ $price })
    }
word-contra = contra
scene-contra = contra: { $player }
trick-label = Baza { $number }
last-trick-label = Última baza
column-player = Jugador
column-role = Papel
column-tricks = Bazas
column-looks = Miradas
column-points = Puntos
role-declarer = declara
role-dealer = reparte
role-none = –

## Las cartas

hand-label = Tus cartas
looks-cost = Mirar es gratis si luego pujas; si pasas, cada gemela que hayas mirado cuesta { $price }.
looks-cost-at-top = No hay puja más alta. { $contra ->
    [yes] Si pasas, cada gemela que hayas mirado cuesta { $price }.
   *[no] Cada gemela que mires cuesta { $price }.
    }
you-pay-if-you-pass = Has mirado: pasar cuesta ahora { $price }, pujar es gratis.
you-must-bid = Has cambiado, así que ahora tienes que pujar.
explain-call = { $looked ->
    [yes] Puja lo que cumplas: bazas, o Betel (pocas o ninguna).
   *[no] Puja lo que cumplas: bazas, o Betel (pocas o ninguna). Si cambias gemelas (cartas de más), tienes que pujar.
    }
explain-call-at-top = { $contra ->
    [yes] Puedes pasar, o decir contra si crees que el contrato no se cumplirá.
   *[no] Solo puedes pasar.
    }
explain-must-bid = Cambiaste, así que tienes que pujar. Un Betel promete pocas bazas o ninguna.
explain-declarer = Tu objetivo: { $need }. Asiste y monta si puedes.
explain-defender = { $who } necesita { $need }: haz bazas para impedirlo. Asiste y monta si puedes.
explain-defender-betel = El objetivo de { $who }: { $need }. Déjale las bazas. Asiste y monta si puedes.
explain-defender-grand = El objetivo de { $who }: { $need }. Déjale las bazas. Asiste; aquí no es obligatorio montar.
explain-three-passes = Cada cual juega a hacer bazas: cada una vale { $points } puntos. Asiste y monta si puedes.
bid-warning = si no cumples, pierdes al menos { $cost } puntos y la partida
look-button =
    { $price ->
        [0] Mirar la gemela { $slot }
       *[other] Mirar: gemela { $slot } (paso:−{ $price })
    }
exchange-button = Cambiar…
exchange-prompt = ¿Qué recoges?
slot-button = Gemela { $slot }: { $card }
both-button = Las dos: { $cards }
put-prompt = Recoges { $card }. ¿Qué carta va al lugar { $slot }?
put-both-prompt = Recoges { $cards }. ¿Qué carta va al lugar 1?
put-second-prompt = { $card } va al lugar 1. ¿Qué carta va al lugar 2?
card-button = { $card }
exchange-confirm = ¿Devuelves esto: { $cards }? Entonces tienes que pujar { $contract } o más.
pass-button =
    { $price ->
        [0] Paso
       *[other] Paso (−{ $price })
    }
contra-button = Contra
contra-confirm = ¿Dices contra a { $contract }? Lo que se gane o se pierda cuenta doble, también para ti.
bid-button = { $contract }: { $worth }
bid-phrase = Puja { $contract }
exchange-phrase = Cambia { $slots }: recoge { $taken }; devuelve { $put }

## Lo que no se puede

why-trump = No tienes { $lead } y debes fallar.
why-overtake = Tienes que montar { $top }.
why-overtrump = Tienes que pisar el triunfo { $top }.
error-must-follow-suit = Tienes que asistir al palo ({ $suit }): puedes jugar { $cards }.
error-must-overtake = Tienes que montar { $top }: tienes { $cards }.
error-must-trump = No tienes { $lead } y debes fallar: tienes { $cards }.
error-must-overtrump = Tienes que pisar el triunfo { $top }: tienes { $cards }.
error-card-not-held = No tienes { $card }. Elige una de tus cartas; al cambiar, también de las que recoges.
error-bid-too-low =
    { $top ->
        [yes] { $contract } es poco: { $high } es lo más alto de la escala, así que solo puedes pasar.
       *[no] { $contract } no supera { $high }. Puja { $least } o más, o pasa si puedes.
    }
error-must-bid = Has cambiado, así que tienes que pujar: { $contract } o más.
error-already-looked = En este turno ya miraste la gemela { $slot }, y todavía la ves. Puja, cambia o pasa.
error-already-exchanged = En este turno ya cambiaste. Ahora tienes que pujar: { $contract } o más.
error-not-looked = Mira antes la gemela { $slot }; solo se puede cambiar lo que has mirado en este turno.
error-nothing-exchanged = Recoge al menos una gemela, o deja el cambio y puja o pasa.
error-no-higher-contract = Ningún contrato supera la última puja, así que ya no se cambia nada; puedes pasar.
error-contra-off = En esta mesa no se juega con contra; solo se puja o se pasa.
error-nothing-to-contra = Todavía no hay puja a la que decir contra; puedes pujar o pasar.
error-already-contra = { $high } ya lleva contra, y no hay recontra; pasa, o puja más si puedes.
error-bad-options-endless = Esta partida no tendría fin: pon los puntos para ganar, o un máximo de manos.
error-bad-deck = Estas no son las { $count } cartas de la baraja, diez por jugador y dos gemelas.

## Estadísticas

three-passes = pasan los tres
summary-played = jugados
summary-made = cumplidos
summary-points = puntos

## Encima de la fila de cartas en la primera página de las reglas

ranks-suit = Cada palo, la mejor primero

## Un paso, dicho de antemano

button-ahead-pass = Paso
prompt-ahead-pass = Paso, salvo que la puja aún no llegue a…
option-ahead-below = menos de { $contract }
line-ahead-no-look = Así no miras ninguna gemela. Decides tú si, cuando te toque, la puja no llega todavía a este contrato, o si tu propia puja recibe contra.
line-ahead-pass = Vas a pasar.
line-ahead-pass-unless = Vas a pasar, salvo que, cuando te toque, la puja no llegue a { $contract }.
