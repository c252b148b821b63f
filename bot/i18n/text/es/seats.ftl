# Asientos: sentarse, levantarse, elegir asiento, empezar una partida.

leave-question =
    En la mesa { $table } se está jugando. { $what ->
        [lost] Si te levantas ahora, un bot ocupa tu asiento. Para ti cuenta como derrota.
        [last] No queda nadie más: si te levantas ahora, la mesa se cierra y la partida no tiene resultado.
       *[nothing] Si te levantas ahora, un bot ocupa tu asiento. La partida no cuenta para ti.
    } ¿Te levantas de todos modos?
error-start-asked = Ya le he preguntado a quien dirige la mesa; si no responde, se empieza igualmente.
error-no-start-wish = La petición de empezar ya no vale.
error-no-such-seat = En esta mesa no hay ese asiento.
error-own-seat = Ya estás en ese asiento.
error-no-swap = El cambio de asiento ya no vale.
button-take-over = Ocupar un asiento
error-own-seat-only = En esta partida dejaste otro asiento y conoces sus cartas; cuando termine podrás volver a sentarte.
error-no-newcomers = En este servidor nadie nuevo ocupa un asiento en una partida en curso; cuando termine podrás sentarte.
