# Quien dirige la mesa, la votación para terminar y el cierre de una mesa.

## En la mesa

vote-line = { $name } propone terminar esta partida sin resultado. Falta que acepten: { $missing }.
button-end = Terminar la partida
button-close = Cerrar la mesa
end-costs =
    ⚠ { $count ->
        [one] { $names } está ausente, pero puede
       *[other] { $names } están ausentes, pero pueden
    } volver. Si la partida termina ahora, la pierden quienes voten por terminarla y no gana nadie.
ended-behind-back =
    { $count ->
        [one] { $names } terminó la partida mientras alguien no estaba, y la pierde; no gana nadie.
       *[other] { $names } terminaron la partida mientras alguien no estaba, y la pierden; no gana nadie.
    }
ended-by-consent = Todos quisieron terminar la partida, así que no tiene resultado.
game-closed =
    { $why ->
        [moderator] La moderación cerró la mesa, así que la partida no tiene resultado.
        [host] Quien dirige la mesa la cerró, así que la partida no tiene resultado.
        [left] Todos dejaron la mesa, así que la partida no tiene resultado.
        [deserted] Pasó demasiado tiempo sin nadie, así que la partida no tiene resultado.
        [tournament] El torneo terminó antes que la partida, así que no tiene resultado.
       *[other] La mesa está cerrada, así que la partida no tiene resultado.
    }

## Preguntas y respuestas

end-question = ¿Pregunto a todos en la mesa { $table } si quieren terminar esta partida? Si aceptan todos, termina sin resultado y sus cartas quedan en secreto.
close-question = En la mesa { $table } se está jugando. ¿La cierro de todos modos? La partida termina sin resultado y sus cartas quedan en secreto.
answer-vote = He preguntado a todos en la mesa { $table }; si aceptan todos, la partida termina.
answer-ended = La partida de la mesa { $table } terminó sin resultado.
answer-ended-behind-back = La partida de la mesa { $table } ha terminado. Cuenta como derrota para quienes la terminaron.
answer-closed = La mesa { $table } está cerrada.
answer-host = { $name } dirige ahora la mesa { $table }.
answer-kicked = { $name } ya no está en la mesa { $table }.

## Lo que no se puede

error-already-agreed = Ya aceptaste; faltan los demás.
error-close-in-game = Aquí se está jugando; { "**/terminar**" } pregunta a todos si quieren dejarlo, y quien modera aquí puede cerrar la mesa.
error-leave-in-game = Aquí se está jugando; para irte usa { "**/levantarse**" }.
error-kick-in-game = En plena partida no se puede expulsar a nadie; { "**/terminar**" } pregunta a todos si quieren dejarlo.
error-kick-yourself = Para irte tú, usa { "**/levantarse**" }.
error-no-vote = La votación ha terminado.
error-not-at-this-table = Esa persona no está en esta mesa.
