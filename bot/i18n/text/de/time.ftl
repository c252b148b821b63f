# Zeit für einen Zug, Computer, die einspringen, und das Zurückkommen.

## Am Tisch

time-due = ⏳ { $name } { $when }
sits-in = { $name } (🤖 springt ein)
sits-in-short = { $name } 🤖
sat-in-for-you = Ein Computer ist für dich eingesprungen; der Platz bleibt deiner.
game-paused = ⏸ Die Partie ruht: Es ist niemand da. Sobald jemand von euch etwas drückt, geht es weiter; sonst wird der Tisch { $when } ohne Ergebnis geschlossen.
game-closed = Dieser Tisch ist geschlossen; seine Partie hat kein Ergebnis.
button-here = Bin wieder da
button-take-over = Einen Platz übernehmen

## Nachrichten

turn-reminder = { $name }, die Hälfte deiner Bedenkzeit ist um; ein Computer springt { $when } ein.
answer-back = An Tisch { $table } spielst du wieder selbst.

## Was nicht geht

error-not-absent = Für dich ist an diesem Tisch niemand eingesprungen.
error-own-seat-only = Du hast in dieser Partie einen anderen Platz verlassen und kennst seine Karten; wenn sie vorbei ist, kannst du dich wieder dazusetzen.
error-no-newcomers = Auf diesem Server übernimmt niemand Neuer einen Platz in einer laufenden Partie; wenn sie vorbei ist, kannst du dich dazusetzen.
