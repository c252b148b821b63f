# Plätze: hinsetzen, aufstehen, Plätze wählen, eine Partie beginnen.

## Bevor es losgeht

lobby-seat = { $number }. { $name }
lobby-host = { $name } 👑
lobby-free = { $number }. frei
seats-free-place = freier Platz
lobby-from = ab { $count } kann es losgehen
lobby-partners = Partner: { $sides }
lobby-computer-partner = Als Partner eines Menschen spielt ein Computer, so gut er kann: Niemand soll durch ihn verlieren.
event-sat-down = Neu am Tisch: { $players }.
swap-asked = { $name } möchte mit { $other } den Platz tauschen.
seats-title = Plätze an Tisch { $table }
seats-free = Platz { $number }: frei
seats-taken = Platz { $number }: { $name }
seats-sit = Hinsetzen auf …
seats-swap = Zwei tauschen lassen …
level-rated = { $level } · Wertung { $rating }
level-of = { $name } · { $level }
level-of-partner = { $name } · { $level } (als Partner)
level-and-manner = { $name } · { $level } · { $manner }
levels-here = Computer: { $players }
levels-add = Computer dazusetzen: Stufe wählen …

## Knöpfe am Tisch

button-take-over = Einen Platz übernehmen
button-join = Mitspielen
button-leave = Verlassen
button-computer = Computer dazusetzen
button-remove-computer = Computer wegnehmen
button-start = Los
button-start-with =
    { $count ->
        [one] Los mit { $count } Computer
       *[other] Los mit { $count } Computern
    }
start-asked = { $name } möchte anfangen. { $host }: Soll es losgehen?
start-by-itself = Von selbst geht es { $when } los.
button-seats = Plätze
button-partner = Mit { $name }
button-opponent = Gegen { $name }
button-learn = In 3 Minuten lernen
button-wait = Auf einen Platz warten
button-unwait = Nicht mehr warten
button-rematch = Revanche

## Warten auf einen Platz

waiting-line = Es warten auf einen Platz: { $parties }
waiting-next = { $place }. { $names }
waiting-alone = { $place }. { $names } (noch ohne Partner)

## Antworten auf Befehle und Klicks

leave-question =
    An Tisch { $table } läuft eine Partie. { $what ->
        [lost] Wenn du jetzt gehst, übernimmt ein Computer deinen Platz. Die Partie zählt für dich als verloren.
        [last] Sonst sitzt niemand dort: Wenn du jetzt gehst, wird der Tisch geschlossen, und die Partie hat kein Ergebnis.
       *[nothing] Wenn du jetzt gehst, übernimmt ein Computer deinen Platz. Die Partie zählt für dich nicht.
    } Trotzdem gehen?
answer-helping = Du sitzt an Tisch { $table } und hilfst aus: Diese Partie zählt weder für dich noch gegen dich.
answer-left = Du hast Tisch { $table } verlassen.
answer-joined = Du sitzt an Tisch { $table }.
answer-waiting = Du wartest auf einen Platz an Tisch { $table }.
welcome-partner = Du spielst mit { $name }.
welcome-opponent = Du spielst gegen { $name }.
welcome-new = { $game } ist neu für dich? Eine kurze Lektion zeigt, wie es geht.
answer-started = An Tisch { $table } geht es los.
answer-start-asked = Der Host von Tisch { $table } ist gefragt; ohne Antwort geht es von selbst los.
join-running = Hier wartet kein Tisch auf Leute, aber an Tisch { $table } sitzt ein Computer, dessen Platz du übernehmen kannst. Du hilfst dann aus: Die Partie zählt weder für noch gegen dich.

## Was nicht geht

error-start-asked = Der Host ist schon gefragt; ohne Antwort geht es von selbst los.
error-no-start-wish = Die Frage nach dem Start hat sich erledigt.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-own-seat = Da sitzt du schon.
error-no-swap = Der Tausch ist nicht mehr gewünscht.
error-own-seat-only = Du hast in dieser Partie einen anderen Platz verlassen und kennst seine Karten; wenn sie vorbei ist, kannst du dich wieder dazusetzen.
error-no-newcomers = Auf diesem Server übernimmt niemand Neuer einen Platz in einer laufenden Partie; wenn sie vorbei ist, kannst du dich dazusetzen.
error-already-seated = Du sitzt schon an diesem Tisch. { $status ->
        [lobby] „Los“ beginnt die Partie, „Mitspielen“ ist für andere.
        [over] „Revanche“ beginnt die nächste Partie.
       *[playing] „Meine Karten“ zeigt dein Blatt.
    }
error-already-started = Die Partie läuft schon; wenn sie vorbei ist, kannst du dich dazusetzen.
error-already-waiting = Du wartest schon auf einen Platz an diesem Tisch; du kommst noch dran.
error-no-computer = Hier sitzt kein Computer; „Mehr → Computer dazusetzen“ setzt einen her.
error-no-open-table = In diesem Kanal ist kein Tisch offen; /spielen öffnet einen.
error-not-over = Die Partie läuft noch; Revanche gibt es danach.
error-not-waiting = Du wartest nicht auf einen Platz an diesem Tisch.
error-table-full = Dieser Tisch ist voll: { $room } können hier spielen.
error-too-few =
    Es braucht { $need } Leute, hier { $have ->
        [one] sitzt eine Person
       *[other] sitzen { $have }
    }; drück „Mehr → Computer dazusetzen“ oder warte auf andere.
error-too-many-seated = Mit diesen Hausregeln können höchstens { $room } spielen, hier sitzen aber { $have }; jemand müsste erst gehen.
error-too-many-tables =
    { $where ->
        [channel] In diesem Kanal gibt es schon { $limit } Tische; spiel einen fertig oder verlass einen.
        [guild] Auf diesem Server gibt es schon { $limit } Tische; spiel einen fertig oder verlass einen.
       *[host] Du hast schon { $limit } Tische geöffnet; spiel einen fertig oder verlass einen.
    }
