# Lo que no se puede.

error-command-changed = Este comando ha cambiado; recarga Discord (Ctrl+R) o espera un poco y vuelve a intentarlo.
error-failed = Algo me salió mal; no ha cambiado nada. Inténtalo otra vez, por favor. (Error { $id })
error-not-kept = Ahora mismo no puedo guardar nada; no ha cambiado nada y no se ha perdido nada. El fallo está en el registro del bot. Inténtalo más tarde, por favor.
error-unsure = Mi base de datos ha dejado de responder mientras guardaba, y no sé si tu jugada llegó. Mira la mesa y repítela si falta.
error-not-shown = Discord no aceptó mi respuesta. Comprueba si lo que hiciste llegó; si no, inténtalo otra vez, por favor.
done-elsewhere = Hecho. La mesa se está trasladando; su mensaje lo mostrará en un momento.
error-game-over = La partida terminó; pulsa Revancha para jugar otra.
error-game-over-since = La partida terminó después de abrir este menú, así que nada ha cambiado. Pulsa Más en la mesa para preparar la próxima partida, o Revancha para empezarla ya.
error-managers-only = Eso solo puede hacerlo quien administra este servidor.
error-no-hand = Ahora no tienes cartas en esta mesa; las recibes cuando empiece la partida.
error-no-record = Aquí no hay ninguna partida terminada con el número { NUMBER($number, useGrouping: 0) }; una partida se puede ver cuando termina.
error-no-table = No hay mesa { NUMBER($table, useGrouping: 0) }.
error-table-gone = Esta mesa ya no existe.
error-game-gone = Esta partida ya no existe.
error-tournament-gone = Este torneo ya no existe.
error-not-at-a-table = En este canal no estás en ninguna mesa; /unirse te da un asiento, /jugar abre una mesa.
error-not-host = Eso solo puede hacerlo quien dirige la mesa.
error-not-playing = En esta mesa no se está jugando; pulsa Empezar.
error-not-your-bid = Ahora le toca declarar a { $players }.
error-not-seated = No estás en esta mesa; eso solo puede hacerlo quien tiene asiento aquí.
error-not-your-turn = No te toca.
error-shutting-down = Me están reiniciando; inténtalo otra vez en un momento.
error-stale-view = La partida ya ha avanzado; mira la mesa de nuevo y vuelve a elegir.
error-table-closed = Esta mesa está cerrada; /jugar abre otra.
error-table-unreadable = Ya no puedo leer el registro de la mesa { NUMBER($table, useGrouping: 0) }; abre otra con /jugar, por favor.
error-table-of-newer-bot = Una versión más nueva de mí usa la mesa { NUMBER($table, useGrouping: 0) }. Pide a quien me gestiona que actualice todos los procesos.
error-too-much-at-table = Esta mesa no puede guardar más peticiones. Vuelve a intentarlo cuando alguien haya dejado la lista de espera.
error-too-fast =
    Eso fue mucho en poco tiempo; inténtalo otra vez en { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
error-unknown = Ahora no se puede.
error-wrong-phase = Eso no se puede en este momento del juego.

## Lo que no se puede leer: registros, opciones, jugadas. Cada frase dice qué sería lo correcto.

error-bad-json = Esta línea no es un objeto JSON; un registro tiene en cada línea un objeto JSON estricto en UTF-8.
error-too-large =
    { $reason ->
        [line] Esta línea pasa de { $limit } KiB; ninguna jugada de un juego ocupa tanto.
       *[file] Este archivo pasa de { $limit } MiB; un registro es una sola partida, así que divídelo.
    }
error-no-line =
    Esa línea no existe: el registro tiene { $lines ->
        [one] una línea
       *[other] { $lines } líneas
    }, contadas desde 1.
error-bad-header =
    { $reason ->
        [newer] Este registro es de una versión posterior a la { $version }; hace falta un bot más nuevo para leerlo.
        [record] La primera línea debe ser la cabecera, con "record": { $version }.
        [missing] Falta la cabecera; la primera línea de un registro dice el juego, los jugadores y quién reparte.
        [players] "players" debe ser una lista de nombres, uno por asiento.
        [dealer] "dealer" debe ser un asiento de 0 a { $high }.
        [scores] "scores" debe ser una lista de números enteros, uno por asiento o, donde se juega en parejas, uno por pareja.
        [commit] "commit" debe ser una lista de los números prometidos, uno por barajado.
       *[other] La cabecera no encaja con este juego.
    }
error-bad-options =
    { $reason ->
        [name] No existe esa regla de la casa. Puedes elegir: { $known }.
        [value] La regla de la casa “{ $option }” puede ser { $known }.
        [number] La regla de la casa “{ $option }” admite números de { $low } a { $high }{ $step ->
            [1] .
           *[other] , de { $step } en { $step }.
        }
        [least] La regla de la casa “{ $option }” admite números desde { $low }.
        [odd] La regla de la casa “{ $option }” es impar por tradición; admite números de { $low } a { $high }, de { $step } en { $step }.
        [preset] No existe ese modelo. Puedes elegir: { $known }.
        [code] “{ $part }” no es parte de un código de reglas de la casa. Puedes elegir: { $known }.
        [seats] Con estas reglas de la casa pueden jugar de { $low } a { $high } personas.
        [seats_exactly] Con estas reglas de la casa juegan exactamente { $count }.
        [object] "options" debe ser un objeto JSON.
       *[other] Estas reglas de la casa no son compatibles; deja alguna en su valor habitual.
    }
error-near = ¿Quisiste decir “{ $near }”?
error-bad-action =
    { $reason ->
        [unknown] En este juego no existe esa jugada. Puedes elegir: { $known }.
        [missing] La jugada { $act } necesita { $key }.
        [number] Aquí hace falta un número entero de { $low } a { $high }.
        [word] Aquí hace falta una de estas palabras: { $words }.
        [flag] Esta marca solo puede ser true.
        [card] Una carta se escribe con su código, por ejemplo "Ah".
        [cards] Las cartas se escriben con sus códigos y espacios en medio, por ejemplo "Ah Kh".
        [hands] "hands" debe ser una lista con las cartas de cada asiento.
       *[other] Eso no se puede hacer aquí.
    }
error-bad-field =
    { $reason ->
        [missing] El formulario volvió sin “{ $field }”; ábrelo otra vez y rellénalo ahí.
        [channel] “{ $field }” admite un canal de texto de este servidor, o ninguno.
        [role] “{ $field }” admite un rol de este servidor, o ninguno.
       *[choice] “{ $field }” puede ser: { $known }.
    }
error-bad-card =
    { $reason ->
        [twice] Una carta está indicada dos veces.
       *[other] Esa carta no está en esta baraja; un código es primero el valor y luego el palo, por ejemplo "Ah".
    }
error-unknown-game = No existe ese juego. Puedes elegir: { $known }.
error-no-table-message = Ese no es un mensaje de una mesa. Elige uno mío que muestre una mesa, unas cartas o un momento de una partida.
