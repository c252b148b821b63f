# Einspruch gegen eine Runde

button-protest = Einspruch
protest-title = Einspruch, Tisch { $table }
protest-label = Was stimmt nicht?
protest-hint = Nur für Host und Moderation. Gilt für diese Runde; hat noch niemand etwas getan, für die letzte.
protest-made = ⚖️ { $name } erhebt Einspruch gegen Runde { $deal }. { $own ->
    [evening] Es entscheidet die Turnierleitung oder die Moderation, sofern sie an diesem Tisch nicht mitspielt.
    [group] Der Host kann alle fragen, ob neu gegeben wird.
   *[no] Es entscheidet die Moderation, sofern sie hier nicht mitspielt, oder der Host fragt alle, ob neu gegeben wird.
}
protest-again-asked = Alle sind gefragt, ob Runde { $deal } neu gegeben wird. Zustimmen müssen noch: { $missing }.
protest-ruled = Einspruch von { $name } gegen Runde { $deal }: { $ruling ->
    [stands] Es bleibt dabei.
    [again] Mit Zustimmung aller neu gegeben.
   *[void] Die Partie hat kein Ergebnis.
}
game-void = Die Partie hat kein Ergebnis: So wurde ein Einspruch entschieden.
button-protest-look = Einspruch ansehen
button-replay-protest = Einspruch ansehen

protest-case = Einspruch in Partie { $game }, Runde { $deal }
protest-said = { $name }: „{ $sentence }“
protest-record = Der Verlauf der Runde bis dahin, wie ihn alle sahen ({ $line ->
    [one] eine Zeile
   *[other] { $line } Zeilen
} der Aufzeichnung):
protest-line = `{ $line }` { $text }
protest-nothing-left = Von dieser Runde steht nichts mehr in der Aufzeichnung.
protest-own-game = Du spielst in dieser Partie mit, darum kann nur die Moderation entscheiden.
protest-later = Die Karten bleiben geheim, bis die Partie vorbei ist; dann lässt sich hier alles ansehen.
button-protest-stands = Es bleibt dabei
button-protest-again = Neu geben, wenn alle wollen
button-protest-void = Ohne Ergebnis

error-bad-sentence = Sag in einem Satz, was nicht stimmt, mit 1 bis { $high } Zeichen.
error-protest-open = Es gibt schon einen Einspruch; erst muss darüber entschieden werden.
error-protested-already = Du hast gegen Runde { $deal } schon Einspruch erhoben, und darüber ist entschieden.
error-no-protest = Hier ist kein Einspruch offen.
error-not-judge = Einen Einspruch sehen nur der Host (bei Turnieren die Leitung), die Moderation und die Person, die ihn erhoben hat.
error-protest-sealed = Andere Tische spielen diese Karten noch; den Einspruch kannst du ansehen, sobald alle fertig sind.
error-needs-result = Diese Partie braucht ein Ergebnis: Es ist ein K.-o.-Turnier, oder du spielst selbst mit.
error-own-protest = Über deinen eigenen Einspruch kannst du nicht entscheiden, außer es dabei zu lassen. Die Moderation kann mehr.
error-own-game = Du spielst in dieser Partie mit; darum entscheidest du nicht über den Einspruch. Der Host kann alle fragen, ob neu gegeben wird; entscheiden kann, wer moderiert und nicht mitspielt.
error-too-late-again = Neu geben geht nicht mehr: In der nächsten Runde hat schon jemand etwas getan, oder andere spielen mit denselben Karten.
error-nobody-asks-again = Die Frage, ob neu gegeben wird, hat sich erledigt.
answer-protested = Dein Einspruch ist eingereicht; Host oder Moderation wird gefragt.

error-protest-too-late = Gegen diese Runde gibt es keinen Einspruch mehr: nur gegen die laufende, und gegen die letzte, bis in der nächsten jemand etwas tut.
