# Warum ein Computerspieler tat, was er tat.

button-why = Warum?
decimal-mark = ,
why-only = Etwas anderes war nicht erlaubt.
why-unsearched = Hier entscheidet die Faustregel allein: { $action }.
why-thumb = Die Wahl der Faustregel bleibt: { $action }. Nichts anderes ist deutlich besser.
why-searched = { $action } ist deutlich besser als die Wahl der Faustregel, { $usual }.
why-same = { $action } ist so gut wie die Wahl, die bleibt: { $best }.
why-manner = { $action } ist etwa so gut wie { $best }, und dieser Spieler ist { $manner }: Er tut das lieber.
why-regret = { $action } kostet ein wenig gegenüber { $best }; ein Spieler seiner Stufe darf das nehmen.
why-otherwise = Noch einmal überlegt wäre es eher { $best } als { $action }: Er hatte anderes Glück oder zu wenig Zeit.
why-columns = Aussicht auf den Sieg · gegenüber der Wahl der Faustregel ({ $usual })
why-note = Nachgerechnet: aus dem, was dieser Platz damals wissen konnte, neu abgewogen von einem Spieler seiner Stufe ({ $level }).
why-unknown = nicht bekannt, also die stärkste
