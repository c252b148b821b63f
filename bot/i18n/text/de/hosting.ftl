# Der Host, die Abstimmung über das Ende einer Partie, das Schließen eines Tisches.

## Am Tisch

vote-line = { $name } möchte diese Partie ohne Ergebnis beenden. Zustimmen müssen noch: { $missing }
button-agree = Partie beenden
button-play-on = Weiterspielen

## Fragen und Antworten

end-question = Soll ich alle an Tisch { $table } fragen, ob diese Partie enden soll? Sind alle dafür, endet sie ohne Ergebnis, und die Karten bleiben geheim.
close-question = An Tisch { $table } läuft eine Partie. Trotzdem schließen? Sie endet dann ohne Ergebnis, und die Karten bleiben geheim.
leave-question =
    An Tisch { $table } läuft eine Partie. { $what ->
        [lost] Wenn du jetzt gehst, nimmt ein Computer deinen Platz. Die Partie zählt für dich als verloren.
        [last] Sonst sitzt niemand dort: Wenn du jetzt gehst, wird der Tisch geschlossen, und die Partie hat kein Ergebnis.
       *[nothing] Wenn du jetzt gehst, nimmt ein Computer deinen Platz. Die Partie zählt für dich nicht.
    } Trotzdem gehen?
answer-vote = Alle an Tisch { $table } sind gefragt; sind alle dafür, endet die Partie.
answer-ended = Die Partie an Tisch { $table } ist ohne Ergebnis zu Ende.
answer-closed = Tisch { $table } ist geschlossen.
answer-host = { $name } ist jetzt Host von Tisch { $table }.
answer-kicked = { $name } sitzt nicht mehr an Tisch { $table }.

## Was nicht geht

error-already-agreed = Du hast schon zugestimmt; die anderen müssen noch antworten.
error-close-in-game = Hier wird gespielt; { "**/abbrechen**" } fragt alle, ob sie aufhören wollen, und die Moderation darf den Tisch schließen.
error-leave-in-game = Hier wird gespielt; mit { "**/verlassen**" } gehst du aus der Partie.
error-kick-in-game = Mitten in der Partie kann man niemanden wegschicken; { "**/abbrechen**" } fragt alle, ob sie aufhören wollen.
error-kick-yourself = Wenn du selbst gehen willst, nimm { "**/verlassen**" }.
error-start-asked = Der Host ist schon gefragt; ohne Antwort geht es von selbst los.
error-no-start-wish = Die Frage nach dem Start hat sich erledigt.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-own-seat = Da sitzt du schon.
error-no-swap = Der Tausch ist nicht mehr gewünscht.
error-no-vote = Die Abstimmung ist vorbei.
error-not-at-this-table = Diese Person ist nicht an diesem Tisch.
