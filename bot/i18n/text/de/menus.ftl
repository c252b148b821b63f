## Menüs an Personen und Nachrichten, und Einladungen

invitation = { $name }, { $host } lädt dich an einen Tisch ein: { $game } (Tisch { $table }). { $link }
button-invitation-decline = Nein, danke
answer-invited = { $name } ist an Tisch { $table } eingeladen: { $link }
answer-invitation-declined = Gut: An Tisch { $table } lädt dich niemand mehr ein.
answer-protested = Dein Einspruch ist eingereicht; Host oder Serververwaltung wird gefragt.

preferences-told-invitations = eine Erwähnung, wenn dich jemand an einen Tisch einlädt; sonst eine Direktnachricht

error-invite-bot = Das ist ein Programm, es lässt sich nicht einladen; Computer kommen mit „Computer dazusetzen“.
error-invite-self = Das bist du selbst; du bist schon da.
error-invite-no-table = Du sitzt auf diesem Server an keinem Tisch, der auf Mitspieler wartet; /spielen macht einen auf.
error-invite-stranger = Diese Person kann den Kanal deines Tisches nicht lesen und könnte nicht kommen.
error-invite-seated = Diese Person sitzt schon an diesem Tisch oder wartet auf einen Platz.
error-invite-apart = Diese Person kann nicht an diesen Tisch eingeladen werden.
error-invited-already = Diese Person hat schon eine Einladung an diesen Tisch.
error-invitation-declined = Diese Person hat für diesen Tisch abgesagt; an einen anderen darfst du sie wieder einladen.
error-invitation-unreachable = Im Kanal deines Tisches darf ich nicht schreiben, also kann ich niemanden einladen.
error-invitation-of-another = Diese Einladung gilt jemand anderem; am Tisch gibt es „Mitspielen“ für alle.
error-no-invitation = Diese Einladung ist vorbei.
error-stats-bot = Das ist ein Programm; dafür gibt es keine Statistik.
error-no-table-message = Das ist keine Nachricht eines Tisches. Nimm eine von mir, die einen Tisch, ein Blatt oder einen Augenblick einer Partie zeigt.
error-no-game-yet = An diesem Tisch wurde noch keine Partie gespielt.
error-replay-unfinished = Diese Partie ist noch nicht zu Ende; anschauen kann man sie danach.
error-protest-too-late = Gegen diese Runde gibt es keinen Einspruch mehr: nur gegen die laufende, und gegen die letzte, bis in der nächsten jemand etwas tut.
