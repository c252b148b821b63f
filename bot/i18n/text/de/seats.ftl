# Plätze: hinsetzen, aufstehen, Plätze wählen, eine Partie beginnen.

leave-question =
    An Tisch { $table } läuft eine Partie. { $what ->
        [lost] Wenn du jetzt gehst, nimmt ein Computer deinen Platz. Die Partie zählt für dich als verloren.
        [last] Sonst sitzt niemand dort: Wenn du jetzt gehst, wird der Tisch geschlossen, und die Partie hat kein Ergebnis.
       *[nothing] Wenn du jetzt gehst, nimmt ein Computer deinen Platz. Die Partie zählt für dich nicht.
    } Trotzdem gehen?
error-start-asked = Der Host ist schon gefragt; ohne Antwort geht es von selbst los.
error-no-start-wish = Die Frage nach dem Start hat sich erledigt.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-own-seat = Da sitzt du schon.
error-no-swap = Der Tausch ist nicht mehr gewünscht.
button-take-over = Einen Platz übernehmen
error-own-seat-only = Du hast in dieser Partie einen anderen Platz verlassen und kennst seine Karten; wenn sie vorbei ist, kannst du dich wieder dazusetzen.
error-no-newcomers = Auf diesem Server übernimmt niemand Neuer einen Platz in einer laufenden Partie; wenn sie vorbei ist, kannst du dich dazusetzen.
