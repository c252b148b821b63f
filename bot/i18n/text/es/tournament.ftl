# Torneos de muchas mesas.

tournament-title = Torneo { $number }: { $game }
tournament-open = { $count ->
    [0] La lista está abierta
    [one] La lista está abierta: por ahora, una persona
   *[other] La lista está abierta: por ahora, { $count } personas
    }
tournament-hint = Pulsa Unirse para participar. Quien llegue tarde juega desde la ronda siguiente; por quien se vaya juega un bot.
tournament-form = { $form ->
    [duplicate] Parejas: todas las mesas juegan las mismas cartas
    [knockout] Parejas: quien pierde queda fuera
    [swiss] Cada cual por su cuenta, sistema suizo: juegan entre sí quienes van igualados (con menos de ocho, todos se enfrentan más o menos las mismas veces)
   *[everybody] Cada cual por su cuenta
    }
tournament-rounds = { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
    }
tournament-seats = mesas de { $seats }
tournament-minutes = { $minutes ->
    [one] un minuto por ronda
   *[other] { $minutes } minutos por ronda
    }
tournament-host = Organiza { $name } · reglas de la casa { $code }
tournament-no-host = Reglas de la casa { $code }
tournament-ties = { $form ->
    [duplicate] Cuentan los matchpoints (puntos por comparar con las demás mesas) y luego la diferencia de puntos. Descansar una ronda no cambia nada.
    [knockout] Cuentan las rondas ganadas y luego la diferencia de puntos.
   *[everybody] Cuenta qué porcentaje de rivales superas en cada mesa; luego, más mesas ganadas, menos partidas perdidas y más puntos. Descansar una ronda cuenta como quedar a mitad de una mesa.
    }
tournament-apart = Lo que juega un bot por alguien no cuenta para nadie.
tournament-promise = La semilla de todas las cartas de este torneo ya está fijada. Su promesa: { $promise }
tournament-masters = { $form ->
    [duplicate] Los maestros (versión { $version }) juegan las manos que juegan menos de tres mesas. Su resultado se compara como el de una mesa.
   *[everybody] Todas las mesas de una ronda juegan las mismas cartas, y donde hay menos de tres mesas las juegan también los maestros (versión { $version }). Quien ha jugado desde tu asiento cuenta como un rival.
    }
tournament-compared = Mano { $board }: { $name } { $points }, los maestros { $masters }
tournament-masters-late = Los maestros aún juegan la mano { $board }.
tournament-masters-played = Torneo { $number }: los maestros han jugado la mano { $board }. Su resultado cuenta ahora en la clasificación.
tournament-ranges = Mejores y peores manos del torneo { $number }
tournament-range-even = **{ $name }**: { $best_percent } en cada mano
tournament-range = **{ $name }**: la mejor, la mano { $best } ({ $best_percent }); la peor, la mano { $worst } ({ $worst_percent })
tournament-lucky = Con Palabra de la suerte añades una palabra tuya a las cartas. Así ni yo ni nadie puede haberlas elegido.
tournament-lucky-title = Palabra de la suerte para el torneo { $number }
tournament-lucky-hint = Cualquier texto de hasta 32 caracteres. Cambia todas las cartas del torneo. Vacío: ninguna.
tournament-lucky-done = Las palabras de la suerte ya están en la lista. Quedan fijadas cuando empieza el torneo.
tournament-nobody = Todavía nadie.
tournament-computer = bot
tournament-deleted = exjugador { $number }
tournament-gone = { $name } (se fue)
tournament-asks = { $name } quiere jugar con { $other }
tournament-alone = Quien no tenga pareja recibe una al empezar. Con /torneo pareja la eliges tú.
tournament-running = Ronda { $round } de { $rounds }
tournament-round-over = Terminó la ronda { $round } de { $rounds }
tournament-due = Termina { $moment }.
tournament-paused = En pausa: las partidas en curso pueden terminarse, pero no corre el tiempo ni empieza otra ronda.
tournament-table = Mesa { $table }: { $names }
tournament-table-place = Mesa { $table } en { $channel }: { $names }
tournament-thread = Torneo { $number } · ronda { $round } · mesa { $place }
tournament-event = Torneo: { $game }
tournament-event-text = Torneo en { $channel }: pulsa Unirse en la lista de allí.
tournament-table-coming = Preparándose: { $names }
tournament-table-closed = Mesa { $table }, cerrada sin resultado: { $names }
tournament-at = { $name } { $points }
tournament-against = { $first } contra { $second }
tournament-idle = Descansan: { $names }
tournament-comers = Desde la ronda siguiente: { $names }
tournament-standings = Clasificación tras la ronda { $round }
tournament-line = **{ $place }.** { $name } · { $score }
tournament-line-marks = { $line } · { $marks } perdidas
tournament-line-points = { $line } · { $points ->
    [one] un punto
   *[other] { $points } puntos
    }
tournament-line-stood-in = { $line } · { $count ->
    [one] una mesa jugada por un bot
   *[other] { $count } mesas jugadas por un bot
    }
tournament-won = { $count ->
    [one] una ronda ganada
   *[other] { $count } rondas ganadas
    }
tournament-column-places = puestos
tournament-column-percent = %
tournament-column-rounds = rondas
tournament-column-points = puntos
tournament-column-won = ganadas
tournament-column-lost = perdidas
tournament-column-difference = dif.
tournament-over = El torneo ha terminado
tournament-called-off = El torneo se canceló.
tournament-first = { $count ->
    [one] ¡{ $names } gana el torneo!
   *[other] ¡{ $names } ganan el torneo!
    }
tournament-shared = ¡{ $names } comparten la victoria!
tournament-nobody-played = Nadie jugó una mesa hasta el final.
tournament-calls = Torneo { $number }, ronda { $round }: las mesas están listas. **Mis cartas**, en la mesa, muestra tus cartas. { $names }
tournament-begins-soon = Está abierta la lista para un torneo de { $game }: { $names }
tournament-soon = Torneo { $number }: la ronda { $round } termina { $moment }. Después, los bots juegan por quien se haga esperar.
tournament-joined = Estás en la lista del torneo { $number }.
tournament-left = Has dejado el torneo { $number }.
tournament-partner = De acuerdo: juegas con { $name }.
tournament-partner-asked = Anotado. En cuanto { $name } te elija con /torneo pareja, la pareja queda formada.
tournament-stop-sure = ¿Terminar ya el torneo? Las partidas en curso se interrumpen; lo que se haya jugado cuenta.
tournament-stop-done = El torneo ha terminado.
tournament-table-small = Torneo { $number }
tournament-sealed = Todas las mesas de este torneo juegan estas cartas; hasta que todas terminen, solo se ven en “Mis cartas”.
sealed-waiting = Se espera a { $names }.
tournament-planned = Previsto para { $moment }, { $left }
tournament-planned-hint = Ya puedes unirte. A la hora prevista la organización pulsa Empezar.
tournament-open-hint = Pulsa Unirse para participar. Quien organiza pulsa Empezar.
tournament-more-places = { $count ->
    [one] Hay un puesto más en Clasificación.
   *[other] Hay { $count } puestos más en Clasificación.
    }
tournament-more-entrants = y { $count } más
tournament-waiting = Esperan una plaza: { $names }
tournament-places = { $count ->
    [one] Una plaza. Las demás personas esperan; cuando se libere, entra la primera.
   *[other] { $count } plazas. Las demás personas esperan; cuando se libere una, entra la primera.
    }
tournament-opens = La lista se abre sola a esa hora (zona horaria { $zone }). Entonces quien organiza puede pulsar Empezar.
tournament-remind = Recordatorio a las { $moment }.
tournament-weekly = Todas las semanas a esta hora.
tournament-reminder = El torneo { $number } abre { $moment }. { $names }
tournament-moved-up = { $count ->
    [one] Torneo { $number }: { $names } ya tiene plaza.
   *[other] Torneo { $number }: { $names } ya tienen plaza.
    }
tournament-joined-waiting = Todas las plazas del torneo { $number } están ocupadas. Tienes el número { $place } en la lista de espera.
tournament-cancelled-missed = El torneo { $number } estaba previsto para { $moment }, pero la lista no se pudo abrir a tiempo. Queda cancelado.
tournament-cancelled-ownerless = El torneo { $number } estaba previsto para { $moment }. Se borraron los datos de quien lo organizaba y la lista está vacía, así que queda cancelado.
tournament-cancelled-mute = El torneo { $number } estaba previsto para { $moment } en { $channel }, pero allí no puedo escribir. Queda cancelado.
tournament-cancelled-gone = El torneo { $number } estaba previsto para { $moment }, pero su canal se eliminó. Queda cancelado y no se repetirá.
tournament-next = El siguiente es el torneo { $number }, { $moment }.
tournament-cancel-sure = ¿Cancelar este torneo?
tournament-cancel-weekly = Este torneo se celebra todas las semanas. ¿Cancelar solo este o todos?
tournament-cancel-done = El torneo queda cancelado.
tournament-skip-done = Solo se ha cancelado este torneo. El siguiente está previsto.
button-tournament-cancel-sure = Sí, cancelar
button-tournament-cancel-all = Cancelar todos
button-tournament-skip = Solo este
tournament-axis = { $axis ->
    [first] Norte–Sur
   *[second] Este–Oeste
    }
tournament-axis-places = **{ $axis }** { $places }
tournament-met = Quién se ha enfrentado a quién
tournament-met-hint = Los números de los rivales, y cuántas veces si fue más de una.
tournament-met-line = **{ $number }** { $name }: { $met }
alt-met = Quién se ha enfrentado a quién, en una cuadrícula. { $rows }
button-tournament-standings = Clasificación
button-tournament-boards = Manos
tournament-handicap = { $form ->
    [duplicate] Ventaja: una pareja recibe un uno por ciento por cada 50 puntos de rating por debajo de la mejor pareja, diez como mucho. Se fija al empezar. Quien tiene menos de 20 partidas con rating no cuenta.
   *[everybody] Ventaja: por cada 100 puntos de rating por debajo de la mejor persona se empieza cada partida con un punto, como mucho un tercio de la meta. Se fija al empezar. Con menos de 20 partidas con rating no hay ninguna. Las partidas no cambian los ratings.
    }
tournament-handicaps = { $form ->
    [duplicate] Por ciento: { $names }
   *[everybody] Puntos iniciales: { $names }
    }
tournament-line-handicap = { $line } · ventaja +{ $number }
button-tournament-join = Unirse
button-tournament-leave = Salir
button-tournament-start = Empezar
button-tournament-pause = Pausa
button-tournament-go-on = Seguir
button-tournament-stop = Terminar el torneo
button-tournament-cancel = Cancelar el torneo
button-tournament-stop-sure = Sí, terminar
alt-standings = { $title }: { $rows }
alt-podium = Podio: { $rows }

error-of-tournament = Esta mesa es de un torneo, que asigna los asientos; del torneo se sale con “Salir” en su mensaje.
error-tournament-over = Ese torneo ya terminó.
error-already-entered = Ya estás en la lista.
error-tournament-full = En la lista ya hay { $limit } personas; no caben más.
error-tournament-too-late = En una eliminatoria que ya empezó no puede entrar nadie más.
error-not-entered = No estás en la lista.
error-tournament-begun = Ese torneo ya empezó.
error-no-pairs = En este torneo cada cual juega por su cuenta.
error-partner-not-entered = Antes la otra persona tiene que pulsar Unirse.
error-partner-yourself = Elige a otra persona: no puedes formar pareja contigo.
error-not-organiser = Eso solo pueden hacerlo quien organiza el torneo y quien administra el servidor.
error-tournament-not-playing = No hay ninguna ronda en curso.
error-tournament-paused = El torneo ya está en pausa.
error-tournament-not-paused = El torneo no está en pausa.
error-bad-rounds = Un torneo tiene de 1 a { $most } rondas.
error-bad-minutes = Una ronda dura de 1 a { $most } minutos.
error-bad-form = Ese juego no se puede jugar así. Posible: { $forms }, o sin formato.
error-masters-knockout = En una eliminatoria los maestros no juegan: cada pareja se compara solo con la que se enfrenta.
error-no-masters = Para este juego no hay maestros.
error-bad-table-of = En un torneo, en cada mesa de este juego se sientan de { $low } a { $high } personas.
error-tournament-rising = Con estas reglas de la casa quien pierde se levanta; elige otras para un torneo.
error-too-many-tournaments = En este servidor ya hay { $limit } torneos abiertos o en juego: { $open }. Termina antes uno de ellos.
tournament-in-channel = { $number } (<#{ $channel }>)
error-tournament-apart = En la lista hay personas que no pueden sentarse a la misma mesa; con todas ellas el torneo no puede empezar.
error-no-tournament = Aquí no hay ningún torneo así; /torneo abrir empieza uno.
error-tournament-planned = La lista de este torneo se abre sola; entonces pulsa Empezar.
error-tournament-not-weekly = Este torneo no se repite; para cancelarlo pulsa Más y Cancelar el torneo.
error-bad-places = Un torneo de este juego tiene de { $low } a { $high } plazas.
error-plan-past = <t:{ $moment }:F> ya ha pasado; elige un momento posterior.
error-plan-too-far = Un torneo se puede planear como mucho con { $days } días de antelación.
error-too-many-plans = Este servidor ya tiene { $limit } torneos previstos; cancela antes uno de ellos.
error-bad-date = “{ $given }” no es un día; escríbelo como { $today } o elige uno de la lista.
error-no-zone = Este servidor no tiene zona horaria. Quien administra el servidor la elige en /ajustes: pulsa Más ajustes y luego Zona horaria. O elige la tuya con las horas de silencio en /preferencias.
error-no-standings = No hay clasificación antes del final de la primera ronda.
error-no-handicap = Solo puede haber ventaja en Bieten y en torneos de parejas con las mismas cartas.
error-handicap-masters = Un torneo puede tener maestros o ventaja, no las dos cosas.
