# Eine fertige Partie zum Ansehen, Zug um Zug.

replay-title = Partie { $number } · Runde { $deal } von { $deals }
replay-move = Zug { $move } von { $moves } · { $code }
replay-waits = { $count ->
    [one] { $players } ist dran.
   *[other] Der Tisch wartet auf { $players }.
}
replay-choose = Zu einer Runde …
button-replay = Nachspielen
button-replay-first = Anfang
button-replay-back = Zurück
button-replay-on = Weiter
button-replay-last = Ende
button-replay-share = Teilen
button-replay-words = In Worten
button-replay-from = Ab hier nachspielen
error-no-game-yet = An diesem Tisch wurde noch keine Partie gespielt.
error-replay-unfinished = Diese Partie ist noch nicht zu Ende; anschauen kann man sie danach.
button-why = Warum?
why-only = Etwas anderes war nicht erlaubt.
why-unsearched = Hier kam nur der übliche Zug in Betracht: „{ $action }“.
why-thumb = Es bleibt beim üblichen Zug: „{ $action }“. Nichts anderes ist deutlich besser.
why-searched = „{ $action }“ ist deutlich besser als der übliche Zug, „{ $usual }“.
why-same = „{ $action }“ ist so gut wie „{ $best }“; das würde er jetzt wählen.
why-manner = „{ $best }“ ist etwa gleich gut, aber dieser Computer spielt { $manner } und macht lieber „{ $action }“.
why-regret = „{ $action }“ ist schwächer als „{ $best }“; ein Computer seiner Stufe übersieht das.
why-otherwise = Neu gerechnet wäre es eher „{ $best }“ als „{ $action }“: Damals fiel der Zufall anders, oder die Zeit war zu knapp.
why-note = Nachgerechnet: aus dem, was dieser Platz damals wissen konnte, neu bewertet von einem Computer seiner Stufe ({ $level }).
why-unknown = nicht bekannt, also die stärkste
button-open-hands = Alle Karten
open-hands-title = Alle Karten · Partie { $number }, Runde { $deal } von { $deals }
open-hands-choose = Eine andere Runde …
open-hands-none = In dieser Partie wurden keine Karten gegeben.
transcript-title = { $game } ({ $code })
transcript-players = Am Tisch: { $players }. { $dealer } gibt zuerst.
transcript-line = Zeile { $line }: { $message }
transcript-by-computer = Ab hier spielt ein Computer für { $player }.
transcript-by-another = Ab hier spielt jemand anderes für { $player }.
transcript-by-themselves = Ab hier spielt { $player } wieder selbst.
record-ready = Partie { $number }: die Aufzeichnung und der Verlauf in Worten.
