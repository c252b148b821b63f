# Der Host, die Abstimmung über das Ende einer Partie, das Schließen eines Tisches.

## Am Tisch

vote-line = { $name } möchte diese Partie ohne Ergebnis beenden. Zustimmen müssen noch: { $missing }.
button-end = Partie beenden
button-close = Tisch schließen
end-costs =
    ⚠ { $count ->
        [one] { $names } ist nicht da, kann
       *[other] { $names } sind nicht da, können
    } aber zurückkommen. Endet die Partie jetzt, verlieren alle, die dafür stimmen; es gewinnt niemand.
ended-behind-back =
    { $count ->
        [one] { $names } hat die Partie beendet, während jemand weg war, und verliert sie; niemand gewinnt.
       *[other] { $names } haben die Partie beendet, während jemand weg war, und verlieren sie; niemand gewinnt.
    }
ended-by-consent = Alle wollten die Partie beenden, sie hat kein Ergebnis.
game-closed =
    { $why ->
        [moderator] Die Moderation hat den Tisch geschlossen, die Partie hat kein Ergebnis.
        [host] Der Host hat den Tisch geschlossen, die Partie hat kein Ergebnis.
        [left] Alle haben den Tisch verlassen, die Partie hat kein Ergebnis.
        [deserted] Zu lange war niemand da, die Partie hat kein Ergebnis.
        [tournament] Das Turnier war vor dieser Partie zu Ende, sie hat kein Ergebnis.
       *[other] Der Tisch ist geschlossen, die Partie hat kein Ergebnis.
    }

## Fragen und Antworten

end-question = Soll ich alle an Tisch { $table } fragen, ob diese Partie enden soll? Sind alle dafür, endet sie ohne Ergebnis, und die Karten bleiben geheim.
close-question = An Tisch { $table } läuft eine Partie. Trotzdem schließen? Sie endet dann ohne Ergebnis, und die Karten bleiben geheim.
answer-vote = Alle an Tisch { $table } sind gefragt; sind alle dafür, endet die Partie.
answer-ended = Die Partie an Tisch { $table } ist ohne Ergebnis zu Ende.
answer-ended-behind-back = Die Partie an Tisch { $table } ist zu Ende. Sie zählt als verloren für alle, die sie beendet haben.
answer-closed = Tisch { $table } ist geschlossen.
answer-host = { $name } ist jetzt Host von Tisch { $table }.
answer-kicked = { $name } sitzt nicht mehr an Tisch { $table }.

## Was nicht geht

error-already-agreed = Du hast schon zugestimmt; die anderen müssen noch antworten.
error-close-in-game = Hier wird gespielt; { "**/abbrechen**" } fragt alle, ob sie aufhören wollen, und die Moderation darf den Tisch schließen.
error-leave-in-game = Hier wird gespielt; mit { "**/verlassen**" } gehst du aus der Partie.
error-kick-in-game = Mitten in der Partie kann man niemanden wegschicken; { "**/abbrechen**" } fragt alle, ob sie aufhören wollen.
error-kick-yourself = Wenn du selbst gehen willst, nimm { "**/verlassen**" }.
error-no-vote = Die Abstimmung ist vorbei.
error-not-at-this-table = Diese Person ist nicht an diesem Tisch.
