# Protestas contra una mano.

button-protest = Protestar
protest-title = Protesta, mesa { $table }
protest-label = ¿Qué está mal?
protest-hint = Solo para quien dirige o modera. Sobre esta mano, o la última si en la nueva nadie ha hecho nada.
protest-made = ⚖️ { $name } protesta contra la mano { $deal }. { $own ->
    [evening] Decide quien organiza el torneo o quien modera, si no juega en esta mesa.
    [group] Quien dirige la mesa puede preguntar a todos si se reparte de nuevo.
   *[no] Decide quien modera y no juega aquí, o la mesa pregunta a todos si se reparte de nuevo.
}
protest-again-asked = Se pregunta a todos si se vuelve a repartir la mano { $deal }. Falta que acepten: { $missing }.
protest-ruled = Protesta de { $name } contra la mano { $deal }: { $ruling ->
    [stands] se queda como está.
    [again] se repartió de nuevo, con el acuerdo de todos.
   *[void] la partida no tiene resultado.
}
game-void = La partida no tiene resultado: así se resolvió una protesta.
button-protest-look = Ver la protesta
button-replay-protest = Ver la protesta

protest-case = Protesta en la partida { $game }, mano { $deal }
protest-said = { $name }: “{ $sentence }”
protest-record = Lo que todos habían visto hasta entonces (el registro tenía { $line ->
    [one] una línea
   *[other] { $line } líneas
}):
protest-line = `{ $line }` { $text }
protest-nothing-left = De esta mano ya no queda nada en el registro.
protest-own-game = Juegas en esta partida, así que solo puede decidir alguien que modere.
protest-later = Las cartas quedan en secreto hasta que termine la partida; luego se podrá ver todo aquí.
button-protest-stands = Se queda como está
button-protest-again = Repartir de nuevo, si todos aceptan
button-protest-void = Sin resultado

error-bad-sentence = Di en una frase qué está mal, con 1 a { $high } letras.
error-protest-open = Ya hay una protesta; antes hay que responder a esa.
error-protested-already = Ya protestaste contra la mano { $deal } y se te respondió.
error-no-protest = Aquí no hay ninguna protesta que responder.
error-not-judge = Una protesta solo pueden verla quien dirige la mesa (en un torneo: quien lo organiza), quien modera y quien la hizo.
error-protest-sealed = Otras mesas aún juegan estas cartas; podrás ver la protesta cuando todas hayan terminado.
error-needs-result = Esta partida necesita un resultado: es una eliminatoria, o juegas en ella.
error-own-protest = No puedes decidir sobre tu propia protesta, solo dejarlo como está. Quien modera puede hacer más.
error-own-game = Juegas en esta partida, y quien juega no decide sobre sus protestas. Quien dirige la mesa puede preguntar a todos si se reparte de nuevo; decide quien modera y no juega aquí.
error-too-late-again = Ya no se puede repartir de nuevo: en la mano siguiente alguien ya hizo algo, o hay otros que juegan las mismas cartas.
error-nobody-asks-again = La petición de repartir de nuevo ya no vale.
answer-protested = Protesta enviada: decidirá quien corresponda.

error-protest-too-late = Contra esta mano ya no se puede protestar: solo contra la que se juega, y contra la última hasta que alguien actúe en la siguiente.
