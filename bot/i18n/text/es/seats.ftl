# Asientos: sentarse, levantarse, elegir asiento, empezar una partida.

## Antes de empezar

lobby-seat = { $number }. { $name }
lobby-host = { $name } 👑
lobby-free = { $number }. libre
seats-free-place = asiento libre
lobby-from = se puede empezar con { $count } o más
lobby-partners = Parejas: { $sides }
lobby-computer-partner = Como pareja de una persona, el bot juega lo mejor que sabe, para que nadie pierda por él.
event-sat-down = Se sientan a la mesa: { $players }.
swap-asked = { $name } le propone a { $other } cambiar de asiento.
seats-title = Asientos de la mesa { $table }
seats-free = Asiento { $number }: libre
seats-taken = Asiento { $number }: { $name }
seats-sit = Sentarse en…
seats-swap = Que dos cambien de asiento…
level-rated = { $level } · rating { $rating }
level-of = { $name } · { $level }
level-of-partner = { $name } · { $level } (en pareja)
level-and-manner = { $name } · { $level } · { $manner }
levels-here = Bots: { $players }
levels-add = Añadir un bot: elegir su nivel…

## Botones de la mesa

button-take-over = Ocupar un asiento
button-join = Unirse
button-leave = Levantarse
button-computer = Añadir bot
button-remove-computer = Quitar bot
button-start = Empezar
button-start-with =
    { $count ->
        [one] Empezar con { $count } bot
       *[other] Empezar con { $count } bots
    }
start-asked = { $name } quiere empezar. { $host }, ¿empezamos?
start-by-itself = Si no, la partida empieza { $when }.
button-seats = Asientos
button-partner = Con { $name }
button-opponent = Contra { $name }
button-learn = Apréndelo en 3 minutos
button-wait = Esperar un asiento
button-unwait = Dejar de esperar
button-rematch = Revancha

## Esperar un asiento

waiting-line = Esperan un asiento: { $parties }
waiting-next = { $place }. { $names }
waiting-alone = { $place }. { $names } (busca pareja)

## Respuestas a comandos y botones

leave-question =
    En la mesa { $table } se está jugando. { $what ->
        [lost] Si te levantas ahora, un bot ocupa tu asiento. Para ti cuenta como derrota.
        [last] No queda nadie más: si te levantas ahora, la mesa se cierra y la partida no tiene resultado.
       *[nothing] Si te levantas ahora, un bot ocupa tu asiento. La partida no cuenta para ti.
    } ¿Te levantas de todos modos?
answer-helping = Estás en la mesa { $table } para echar una mano: esta partida no cuenta ni a tu favor ni en tu contra.
answer-left = Te levantaste de la mesa { $table }.
answer-joined = Estás en la mesa { $table }.
answer-waiting = Esperas un asiento en la mesa { $table }.
welcome-partner = Juegas con { $name }.
welcome-opponent = Juegas contra { $name }.
welcome-new = ¿{ $game } es nuevo para ti? Una lección corta enseña cómo se juega.
answer-started = La mesa { $table } ha empezado.
answer-start-asked = Le he preguntado a quien dirige la mesa { $table }; si no responde, se empieza igualmente.
join-running = Aquí ninguna mesa espera gente, pero en la mesa { $table } hay un bot y puedes ocupar su asiento. Sería para echar una mano: la partida no cuenta ni a tu favor ni en tu contra.

## Lo que no se puede

error-start-asked = Ya le he preguntado a quien dirige la mesa; si no responde, se empieza igualmente.
error-no-start-wish = La petición de empezar ya no vale.
error-no-such-seat = En esta mesa no hay ese asiento.
error-own-seat = Ya estás en ese asiento.
error-no-swap = El cambio de asiento ya no vale.
error-own-seat-only = En esta partida dejaste otro asiento y conoces sus cartas; cuando termine podrás volver a sentarte.
error-no-newcomers = En este servidor nadie nuevo ocupa un asiento en una partida en curso; cuando termine podrás sentarte.
error-already-seated = Ya estás en esta mesa. { $status ->
        [lobby] Pulsa “Empezar” para comenzar. “Unirse” es para los demás.
        [over] Pulsa “Revancha” para jugar otra.
       *[playing] Pulsa “Mis cartas” para ver tus cartas.
    }
error-already-started = La partida ya empezó; cuando termine podrás sentarte.
error-already-waiting = Ya esperas un asiento en esta mesa; te llegará el turno.
error-no-computer = Aquí no hay ningún bot; “Más → Añadir bot” sienta uno.
error-no-open-table = En este canal no hay ninguna mesa abierta; /jugar abre una.
error-not-over = La partida sigue; la revancha viene después.
error-not-waiting = No esperas un asiento en esta mesa.
error-table-full = Esta mesa está llena: aquí pueden jugar { $room }.
error-too-few =
    Hacen falta { $need } jugadores y aquí { $have ->
        [one] hay uno
       *[other] hay { $have }
    }; pulsa “Más → Añadir bot” o espera a los demás.
error-too-many-seated = Con estas reglas de la casa pueden jugar { $room } como mucho, pero aquí hay { $have }; alguien tendría que levantarse antes.
error-too-many-tables =
    { $where ->
        [channel] En este canal ya hay { $limit } mesas; termina una partida o levántate antes de una.
        [guild] En este servidor ya hay { $limit } mesas; termina una partida o levántate antes de una.
       *[host] Ya has abierto { $limit } mesas; termina una partida o levántate antes de una.
    }
