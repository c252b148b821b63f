# Quien dirige la mesa, la votación para terminar y el cierre de una mesa.

## En la mesa

vote-line = { $name } propone terminar esta partida sin resultado. Falta que acepten: { $missing }
button-agree = Terminar la partida
button-play-on = Seguir jugando

## Preguntas y respuestas

end-question = ¿Pregunto a todos en la mesa { $table } si quieren terminar esta partida? Si aceptan todos, termina sin resultado y sus cartas quedan en secreto.
close-question = En la mesa { $table } se está jugando. ¿La cierro de todos modos? La partida termina sin resultado y sus cartas quedan en secreto.
leave-question =
    En la mesa { $table } se está jugando. { $what ->
        [lost] Si te levantas ahora, un bot ocupa tu asiento. Para ti cuenta como derrota.
        [last] No queda nadie más: si te levantas ahora, la mesa se cierra y la partida no tiene resultado.
       *[nothing] Si te levantas ahora, un bot ocupa tu asiento. La partida no cuenta para ti.
    } ¿Te levantas de todos modos?
answer-vote = He preguntado a todos en la mesa { $table }; si aceptan todos, la partida termina.
answer-ended = La partida de la mesa { $table } terminó sin resultado.
answer-closed = La mesa { $table } está cerrada.
answer-host = { $name } dirige ahora la mesa { $table }.
answer-kicked = { $name } ya no está en la mesa { $table }.

## Lo que no se puede

error-already-agreed = Ya aceptaste; faltan los demás.
error-close-in-game = Aquí se está jugando; { "**/terminar**" } pregunta a todos si quieren dejarlo, y quien modera aquí puede cerrar la mesa.
error-leave-in-game = Aquí se está jugando; para irte usa { "**/levantarse**" }.
error-kick-in-game = En plena partida no se puede expulsar a nadie; { "**/terminar**" } pregunta a todos si quieren dejarlo.
error-kick-yourself = Para irte tú, usa { "**/levantarse**" }.
error-start-asked = Ya le he preguntado a quien dirige la mesa; si no responde, se empieza igualmente.
error-no-start-wish = La petición de empezar ya no vale.
error-no-such-seat = En esta mesa no hay ese asiento.
error-own-seat = Ya estás en ese asiento.
error-no-swap = El cambio de asiento ya no vale.
error-no-vote = La votación ha terminado.
error-not-at-this-table = Esa persona no está en esta mesa.
