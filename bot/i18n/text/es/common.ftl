# Palabras que comparten todos los juegos. El catálogo de cada juego se carga encima.

## Cartas, listas y formas pequeñas

card-back = 🂠
card-back-name = una carta boca abajo
card-faded = ({ $card })
card-full = { $short } { $name }
card-named = { $card }→{ $named }
card-named-name = { $card } como { $named }
cards-none = sin cartas
column = { " · " }
labelled = { $label }: { $text }
number = { $number }
mention-channel = <#{ $id }>
mention-role = <@&{ $id }>
gain = +{ $number }
list-last = { $head } y { $last }
list-more = { $head }, { $next }
trick-play = { $name }: { $card }
trick-winning = { $name }: { $card } ★
trick-last = Última baza: { $plays }
why-follow = Tienes que asistir a { $suit }.
value-false = no
value-true = sí
value-none = ninguno

## Personas

computer-name = 🤖 { $name }
computer-in-words = { $name } (bot)
computer-short = 🤖{ $name }
person-name = Jugador { $number }
side-name = { $first } y { $second }

## Antes de empezar

lobby-title = { $game } · { $state }
table-title = { $game } · mesa { $table }
lobby-heading =
    { $state ->
        [missing] { $taken } de { $seats } asientos ocupados
        [open] Todo listo para empezar · aún puede unirse más gente
        [computer] Todo listo para empezar · quien se una ocupa el asiento de un bot
        [full] Todo listo para empezar · los { $seats } asientos están ocupados
       *[ready] Todo listo para empezar
    }
table-needs-players = { $role } La mesa { $table } ({ $game }) espera jugadores: { $link }
lobby-rules = Reglas de la casa: { $rules }
lobby-rules-counted = { $count ->
    [0] { $preset }
    [one] { $preset } · un cambio
   *[other] { $preset } · { $count } cambios
    }
details-rules = Reglas de la casa { $code }
lobby-rules-standard = las habituales
table-closed = Esta mesa está cerrada

## Botones de la mesa

button-rules = Reglas
button-how-to-play = Cómo se juega
button-slate = Marcador
button-last-deal = Última mano
button-hand = Mis cartas
button-more = Más
button-text-only = Solo texto
button-with-pictures = Con imágenes
button-details = Detalles
button-own-bids = Declarar
button-refresh = Actualizar
button-back = Atrás
button-yes = Sí
button-agree = Aceptar
button-refuse = Rechazar
button-table = A la mesa

## La mesa

scene-taken =
    { $count ->
        [one] { $count } baza
       *[other] { $count } bazas
    }
scene-out = fuera
game-number = Esta fue la partida { $number }: /repetición y /verificar aceptan ese número
game-over = Fin de la partida
ended-here = Esta mano terminó; la mesa sigue en un mensaje nuevo.
moved-on-link = La mesa está más abajo: { $link }
game-won =
    { $count ->
        [one] { $names } gana.
       *[other] { $names } ganan.
    }
game-shared = Hay empate: { $names } comparten la victoria.
game-lost =
    { $count ->
        [one] { $names } pierde.
       *[other] { $names } pierden.
    }
game-no-winner = No gana nadie.
result-away = Un bot jugó por { $names } en más de la mitad de las manos: una victoria no cuenta, una derrota sí.
glossary = { "" }
scores-line = Puntos: { $scores }
slate-line = { $name } { $marks }
slate-won = { $name }: { $wins } ganadas, { $losses } perdidas
slate-foot = { $wins } ganadas · { $losses } perdidas
slate-legend = ✗ partida ganada · ● partida perdida
slate-tally = Cuenta: { $sides }
slate-struck = ~ ~ tachado: falta un punto al empezar la mano
## Lo que pasa antes de repartir

event-first-dealer = Reparte primero { $dealer }, por sorteo.
## Las cartas

hand-over = Esta mano ha terminado.
deal-brought =
    Esta mano te ha dado { $shown } { $points ->
        [one] punto
       *[other] puntos
    }; ahora tienes { $score }.
deal-brought-side =
    Esta mano ha dado a tu bando { $shown } { $points ->
        [one] punto
       *[other] puntos
    }; ahora tiene { $score }.
hand-asleep = Hace rato que no se pulsa nada aquí y ya no puedo mantener al día estas cartas. Pulsa **Actualizar** y seguimos.
hand-moved = Tus cartas están ahora aquí: { $link }
pick-chosen = Elegidas: { $cards }
why-not = { $label } – { $why }

## Menciones

turn-mention = { $name }, te toca.
vote-mention = { $name }, la mesa te pregunta algo.
dm-closed = { $name }, no puedo escribirte por mensaje directo. Pulsa “Mis cartas” en la mesa: muestra lo mismo, solo a ti.
dm-closed-to-all = Discord no me deja escribir mensajes directos a gente nueva durante unas horas. Pulsa “Mis cartas” en la mesa: muestra tus cartas, solo a ti.

## Respuestas a comandos y botones

rules-title = { $game }: { $topic }
rules-topics = Más temas
rules-table = Reglas de la casa de la mesa { $table }
rules-code = Código { $code }; lo que no es lo habitual va primero.
rules-missing = Este juego todavía no tiene página de reglas.

## Por qué termina una partida

hand-in-dm = Tus cartas están en tus mensajes directos: { $link }
decimal-mark = ,
percent = { $number } %
why-columns = Probabilidad de ganar · puntos porcentuales frente a la jugada habitual (“{ $usual }”)
dealt-hand = { $player }
open-hands-deal = Mano { $deal }
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-embed-links = Insertar enlaces
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
permission-create-public-threads = Crear hilos públicos
permission-create-events = Crear eventos
permission-mention-everyone = Mencionar @everyone, @here y todos los roles
permission-manage-roles = Gestionar roles

back-soon = ⏳ Vuelvo en un momento; tu mesa está guardada.

## Páginas

leaderboard-page = Página { $page } de { $pages }
button-page-before = ◀ Anterior
button-page-after = Siguiente ▶
