# Warum ein Computerspieler tat, was er tat.

button-why = Warum?
decimal-mark = ,
why-only = Etwas anderes war nicht erlaubt.
why-unsearched = Hier entscheidet die Faustregel allein: „{ $action }“.
why-thumb = Es bleibt beim üblichen Zug: „{ $action }“. Nichts anderes ist deutlich besser.
why-searched = „{ $action }“ ist deutlich besser als der übliche Zug, „{ $usual }“.
why-same = „{ $action }“ ist so gut wie die Wahl, die bleibt: „{ $best }“.
why-manner = „{ $action }“ ist etwa so gut wie „{ $best }“, und dieser Computer spielt { $manner }: Das macht er lieber.
why-regret = „{ $action }“ kostet ein wenig gegenüber „{ $best }“; ein Computer seiner Stufe gibt sich damit zufrieden.
why-otherwise = Neu gerechnet wäre es eher „{ $best }“ als „{ $action }“: Damals fiel der Zufall anders, oder die Zeit war zu knapp.
why-columns = Siegchance · gegenüber dem üblichen Zug („{ $usual }“)
why-note = Nachgerechnet: aus dem, was dieser Platz damals wissen konnte, neu bewertet von einem Computer seiner Stufe ({ $level }).
why-unknown = nicht bekannt, also die stärkste
