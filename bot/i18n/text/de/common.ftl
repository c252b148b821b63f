# Die Wörter, die alle Spiele teilen. Der Katalog eines Spiels liegt über diesem.

## Karten, Listen und kleine Formen

card-back = 🂠
card-back-name = eine verdeckte Karte
card-faded = ({ $card })
card-full = { $short } { $name }
card-named = { $card }→{ $named }
card-named-name = { $card } als { $named }
cards-none = keine Karten
column = { " · " }
labelled = { $label }: { $text }
list-last = { $head } und { $last }
list-more = { $head }, { $next }
trick-play = { $name }: { $card }
trick-winning = { $name }: { $card } ★
value-false = nein
value-true = ja
value-none = keine

## Leute

computer-name = 🤖 Computer { $number }
computer-short = 🤖{ $number }
person-name = Spieler { $number }
side-name = { $first } & { $second }

## Bevor es losgeht

lobby-title = { $game } · Tisch { $table }
lobby-heading =
    { $missing ->
        [0] Es kann losgehen
        [one] Es fehlt noch jemand
       *[other] Es fehlen noch { $missing } Leute
    }
lobby-seat = { $number }. { $name }
lobby-host = { $number }. { $name } 👑
lobby-free = { $number }. –
lobby-more = noch Platz für { $count }
lobby-rules = Hausregeln { $code }: { $rules }
lobby-rules-standard = Standard
option-and-value = { $option } { $value }
table-closed = Dieser Tisch ist geschlossen

## Hausregeln

house-title = Hausregeln für { $game }: { $code }
house-standard = Der Standard
house-start-from = Von einer Vorlage ausgehen …
house-change = Eine Regel ändern …
house-number =
    Von { $low } bis { $high }{ $step ->
        [one] {""}
       *[other] {" "}in Schritten von { $step }
    }{ $nullable ->
        [yes] , oder – für keine Grenze
       *[no] {""}
    }. Leer: { $standard }
house-code = Ein Code wie BIE-15-KO, eine Vorlage oder ein Name aus /hausregeln liste
house-list = Hausregeln mit Namen
house-choice = { $name } ({ $code })
house-line = **{ $name }** · { $game } `{ $code }`: { $rules }
house-none = Hier haben noch keine Hausregeln einen Namen; /hausregeln speichern gibt ihnen einen.
house-saved = „{ $name }“ steht jetzt für { $code }; /spielen nimmt den Namen als Vorlage.
house-deleted = „{ $name }“ ist vergessen; der Code war { $code }.

## Knöpfe am Tisch

button-join = Mitspielen
button-leave = Verlassen
button-computer = Computer dazu
button-remove-computer = Computer weg
button-rules = Regeln
button-how-to-play = So wird gespielt
button-start = Los
button-house = Hausregeln
button-slate = Tafel
button-code = Code eingeben
button-hand = Meine Karten
button-wait = Auf einen Platz warten
button-unwait = Nicht mehr warten
button-rematch = Revanche
button-back = Zurück
button-yes = Ja
button-table = Zum Tisch

## Der Tisch

events-none = noch nichts
game-number = Das war Partie { $number }: /nachspielen und /prüfen nehmen diese Nummer
table-small = Tisch { $table } · Hausregeln { $code }
commitment = Beweis fürs Mischen: { $hash }
commitment-short = Beweis fürs Mischen: { $hash }, ganz in /prüfen
ended-here = Diese Runde ist vorbei; der Tisch geht in einer neuen Nachricht weiter.
moved-on-link = Der Tisch ist weiter unten: { $link }
result-heading = Partie zu Ende: { $reason }
result-winner = ✗ { $name } · { $score }
result-loser = ● { $name } · { $score }
result-other = { $name } · { $score }
result-slate = Die Tafel
slate-title = Die Tafel für { $game }, Tisch { $table }
slate-line = { $name } { $marks }
slate-game = Partie { $number } · { $code }
slate-now = Diese Partie · { $code }
slate-no-deal = Noch ist keine Runde gezählt.
slate-struck = ~ ~ gestrichen: zu Beginn der Runde fehlt ein Punkt
slate-earlier = { $count ->
        [one] eine frühere Partie
       *[other] { $count } frühere Partien
    }
slate-empty = An diesem Tisch ist noch nichts gespielt worden.

## Bevor die Karten gegeben werden

event-first-dealer = { $dealer } gibt als Erstes, so will es das Los.
event-sat-down = Neu am Tisch: { $players }.

## Warten auf einen Platz

waiting-line = Auf einen Platz warten: { $parties }
waiting-next = { $place }. { $names }
waiting-alone = { $place }. { $names } (und wer noch dazukommt)
waiting-none = Niemand wartet auf einen Platz.

## Karten in der Hand

hand-over = Dieses Blatt ist ausgespielt.
pick-chosen = Gewählt: { $cards }
why-not = { $label } – { $why }

## Erwähnungen

turn-mention = { $name }, du bist dran.
dm-closed = { $name }, ich kann dir nicht direkt schreiben. Drück am Tisch auf „Meine Karten“: da siehst du dasselbe, nur du.

## Antworten auf Befehle und Klicks

answer-left = Du hast Tisch { $table } verlassen.
answer-joined = Du sitzt an Tisch { $table }.
answer-waiting = Du wartest auf einen Platz an Tisch { $table }.
answer-started = An Tisch { $table } geht es los.
help-text =
    ## So geht's
    { "**/spielen**" } öffnet hier einen Tisch; andere drücken **Mitspielen**, oder du drückst **Computer dazu**, dann **Los**.
    Deine Karten kommen als Direktnachricht, mit Knöpfen, wenn du etwas tun kannst. **Meine Karten** am Tisch zeigt sie auch, nur dir.
    { "**/regeln**" } erklärt ein Spiel, **/tisch** holt den Tisch ans Ende des Kanals, **/karten** zeigt deine Karten.
    { "**/hausregeln**" } gibt Hausregeln einen Namen, **/tafel** zeigt, wie es an deinem Tisch steht, **/rangliste**, wer wie oft gewonnen hat.
    { "**/einstellungen**" } ist für deine Sprache, deine Karten und deine Ruhezeit, **/servereinstellungen** für den Server.
    { "**/nachspielen**" } und **/prüfen** zeigen eine fertige Partie noch einmal und beweisen, dass keine Karte verschoben wurde.
record-ready = Partie { $number }: die Aufzeichnung, und der Verlauf in Worten.
rules-title = { $game }: { $topic }
rules-topics = Mehr dazu
rules-table = Hausregeln von Tisch { $table }
rules-code = Code { $code }; was vom Standard abweicht, steht oben.
rules-missing = Für dieses Spiel gibt es noch keine Regelseite.
leaderboard-title = Rangliste
leaderboard-game-title = Rangliste: { $game }
leaderboard-house-title = Rangliste: { $game }, Hausregeln { $code }
leaderboard-empty = Hier ist noch keine Partie zu Ende gespielt.
leaderboard-line =
    { $place }. { $name } · { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } · ✗ { $wins } · ● { $losses } · { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }

## Was nicht geht

error-already-seated = Du sitzt schon an diesem Tisch.
error-already-started = Die Partie läuft schon; wenn sie vorbei ist, kannst du dich dazusetzen.
error-already-waiting = Du wartest schon auf einen Platz an diesem Tisch; du kommst noch dran.
error-command-changed = Dieser Befehl hat sich geändert; lade Discord neu (Strg+R) oder warte kurz, dann versuch es noch einmal.
error-failed = Bei mir ist etwas schiefgegangen; geändert hat sich nichts. Versuch es bitte noch einmal. (Fehler { $id })
error-game-over = Die Partie ist zu Ende; „Revanche“ beginnt eine neue.
error-house-name-length = Ein Name hat 1 bis { $most } Zeichen.
error-house-name-reserved = „{ $name }“ könnte man für eine Vorlage oder einen Code halten; nimm einen anderen Namen.
error-house-name-taken = „{ $name }“ hat schon jemand anders gespeichert; nimm einen anderen Namen oder frag, wer den Server verwaltet.
error-managers-only = Das darf nur, wer diesen Server verwaltet.
error-no-computer = Hier sitzt kein Computer; „Computer dazu“ setzt einen her.
error-no-hand = An diesem Tisch hat gerade niemand Karten; sie kommen, wenn die Partie beginnt.
error-no-house-rules = Hier heißen keine Hausregeln „{ $name }“; /hausregeln liste zeigt alle.
error-no-open-table = In diesem Kanal ist kein Tisch offen; /spielen öffnet einen.
error-no-record = Hier gibt es keine fertige Partie Nummer { NUMBER($number, useGrouping: 0) }; anschauen kann man eine, wenn sie zu Ende ist.
error-no-table = Tisch { NUMBER($table, useGrouping: 0) } gibt es nicht.
error-not-at-a-table = Du sitzt in diesem Kanal an keinem Tisch; /mitspielen nimmt einen Platz, /spielen öffnet einen Tisch.
error-not-host = Das darf nur der Host.
error-not-over = Die Partie läuft noch; Revanche gibt es danach.
error-not-playing = An diesem Tisch wird nicht gespielt; drück „Los“.
error-not-seated = Du sitzt nicht an diesem Tisch; das darf nur, wer hier sitzt.
error-not-waiting = Du wartest nicht auf einen Platz an diesem Tisch.
error-not-your-turn = Du bist nicht dran.
error-shutting-down = Ich werde gerade neu gestartet; versuch es gleich noch einmal.
error-stale-view = Am Tisch hat sich etwas getan; schau noch einmal hin und wähl neu.
error-table-closed = Dieser Tisch ist geschlossen; /spielen öffnet einen neuen.
error-table-full = Dieser Tisch ist voll: { $room } können hier spielen.
error-table-unreadable = Ich kann das Protokoll von Tisch { NUMBER($table, useGrouping: 0) } nicht mehr lesen; öffne bitte mit /spielen einen neuen.
error-too-few =
    Es braucht { $need } Leute, hier { $have ->
        [one] sitzt eine Person
       *[other] sitzen { $have }
    }; drück „Computer dazu“ oder warte auf andere.
error-too-many-house-rules = Dieser Server hat schon { $limit } Namen für Hausregeln; wer ihn verwaltet, kann einen löschen.
error-too-many-seated = Mit diesen Hausregeln können höchstens { $room } spielen, hier sitzen aber { $have }; jemand müsste erst gehen.
error-too-many-tables =
    { $where ->
        [channel] In diesem Kanal gibt es schon { $limit } Tische; spiel einen fertig oder verlass einen.
        [guild] Auf diesem Server gibt es schon { $limit } Tische; spiel einen fertig oder verlass einen.
       *[host] Du hast schon { $limit } Tische geöffnet; spiel einen fertig oder verlass einen.
    }
error-unknown = Das geht jetzt nicht.
error-wrong-phase = Das geht an dieser Stelle nicht.

## Warum eine Partie endet

reason-target = das Ziel ist erreicht
reason-knockout = nur eine Person ist übrig
reason-irregularity = ein Regelverstoß

## Befehle; die englischen Wörter stehen bei den Befehlen selbst

command-play-name = spielen
command-play-description = Öffnet hier einen Tisch; in einer Direktnachricht zum Üben allein
command-play-game-name = spiel
command-play-game-description = Was gespielt wird
command-play-preset-name = vorlage
command-play-preset-description = Hausregeln: eine Vorlage, ein Name von diesem Server oder ein Code
command-play-target-name = ziel
command-play-target-description = Mit wie vielen Punkten man gewinnt
command-play-seats-name = plätze
command-play-seats-description = Wie viele am Tisch Platz haben
command-join-name = mitspielen
command-join-description = Setzt dich an den neuesten offenen Tisch hier oder an den mit dieser Nummer
command-join-table-name = tisch
command-join-table-description = Die Nummer des Tisches
command-leave-name = verlassen
command-leave-description = Verlässt deinen Tisch; in einer laufenden Partie übernimmt ein Computer
command-leave-table-name = tisch
command-leave-table-description = Die Nummer des Tisches
command-start-name = los
command-start-description = Beginnt die Partie an deinem Tisch
command-start-table-name = tisch
command-start-table-description = Die Nummer des Tisches
command-help-name = hilfe
command-help-description = So spielt man hier
command-rules-name = regeln
command-rules-description = Die Regeln eines Spiels
command-rules-game-name = spiel
command-rules-game-description = Welches Spiel
command-rules-topic-name = thema
command-rules-topic-description = Welcher Teil der Regeln
command-tutorial-name = lernen
command-tutorial-description = Ein Spiel lernen: eine geführte Runde gegen Computer, nur für dich
command-tutorial-game-name = spiel
command-tutorial-game-description = Welches Spiel
command-house-name = hausregeln
command-house-description = Hausregeln mit Namen
command-house-save-name = speichern
command-house-save-description = Gibt Hausregeln einen Namen: denen deines Tisches oder denen eines Codes
command-house-save-name-name = name
command-house-save-name-description = Der Name
command-house-save-game-name = spiel
command-house-save-game-description = Welches Spiel
command-house-save-code-name = code
command-house-save-code-description = Ein Code für Hausregeln oder eine Vorlage
command-house-list-name = liste
command-house-list-description = Die Hausregeln, die hier einen Namen haben
command-house-show-name = zeigen
command-house-show-description = Hausregeln in Worten
command-house-show-code-name = code
command-house-show-code-description = Ein Name, eine Vorlage oder ein Code
command-house-show-game-name = spiel
command-house-show-game-description = Welches Spiel, wenn es eine Vorlage ist
command-house-delete-name = löschen
command-house-delete-description = Vergisst Hausregeln; für alle, die den Server verwalten
command-house-delete-name-name = name
command-house-delete-name-description = Wie sie heißen
command-leaderboard-name = rangliste
command-leaderboard-description = Wer auf diesem Server wie oft gewonnen hat
command-leaderboard-game-name = spiel
command-leaderboard-game-description = Nur dieses Spiel
command-leaderboard-season-name = saison
command-leaderboard-season-description = Nur diese Saison; die laufende, wenn du keine wählst
command-leaderboard-house-name = hausregeln
command-leaderboard-house-description = Nur diese Hausregeln: ein Name, eine Vorlage oder ein Code
command-leaderboard-by-name = nach
command-leaderboard-by-description = Was zählt
command-season-name = saison
command-season-description = Saisons auf diesem Server
command-season-start-name = beginnen
command-season-start-description = Beginnt eine Saison; für alle, die den Server verwalten
command-season-start-name-name = name
command-season-start-name-description = Wie sie heißt
command-season-close-name = beenden
command-season-close-description = Beendet die Saison, die Tabelle bleibt; für alle, die den Server verwalten
command-season-list-name = liste
command-season-list-description = Die Saisons dieses Servers, und wer sie gewonnen hat
command-stats-name = statistik
command-stats-description = Was jemand auf diesem Server in jedem Spiel gemacht hat
command-stats-player-name = person
command-stats-player-description = Wessen Zahlen; deine, wenn du niemand wählst
command-stats-game-name = spiel
command-stats-game-description = Nur dieses Spiel
command-replay-name = nachspielen
command-replay-description = Eine fertige Partie noch einmal: in Worten und als Datei
command-replay-number-name = nummer
command-replay-number-description = Die Nummer der Partie
command-verify-name = prüfen
command-verify-description = Der Beweis, dass in einer fertigen Partie keine Karte verschoben wurde
command-verify-number-name = nummer
command-verify-number-description = Die Nummer der Partie
command-table-name = tisch
command-table-description = Holt deinen Tisch ans Ende des Kanals
command-table-table-name = nummer
command-table-table-description = Die Nummer des Tisches
command-slate-name = tafel
command-slate-description = Wie es heute Abend an deinem Tisch steht
command-slate-table-name = tisch
command-slate-table-description = Die Nummer des Tisches
command-hand-name = karten
command-hand-description = Zeigt deine Karten, nur dir
command-hand-table-name = tisch
command-hand-table-description = Die Nummer des Tisches
command-back-name = zurück
command-back-description = Du übernimmst deinen Platz wieder vom Computer, der für dich eingesprungen ist
command-back-table-name = tisch
command-back-table-description = Die Nummer des Tisches
command-host-name = host
command-host-description = Macht jemand anderen zum Host deines Tisches
command-host-player-name = person
command-host-player-description = Wer Host wird
command-host-table-name = tisch
command-host-table-description = Die Nummer des Tisches
command-kick-name = wegschicken
command-kick-description = Schickt vor der Partie jemanden von deinem Tisch weg; für den Host
command-kick-player-name = person
command-kick-player-description = Wen
command-kick-table-name = tisch
command-kick-table-description = Die Nummer des Tisches
command-end-name = abbrechen
command-end-description = Fragt alle am Tisch, ob die Partie ohne Ergebnis enden soll
command-end-table-name = tisch
command-end-table-description = Die Nummer des Tisches
command-close-name = schließen
command-close-description = Schließt einen Tisch: vor der Partie der Host, jederzeit, wer hier moderiert
command-close-table-name = tisch
command-close-table-description = Die Nummer des Tisches
command-settings-name = servereinstellungen
command-settings-description = Wie dieser Server spielt; für alle, die ihn verwalten
command-preferences-name = einstellungen
command-preferences-description = Deine Sprache, Karten, Erwähnungen und Ruhezeiten
command-block-name = blockieren
command-block-description = Nie mit jemandem am selben Tisch sitzen; niemand erfährt es
command-block-player-name = person
command-block-player-description = Mit wem
command-unblock-name = freigeben
command-unblock-description = Wieder mit jemandem am Tisch sitzen, den du blockiert hast
command-unblock-player-name = person
command-unblock-player-description = Mit wem
command-privacy-name = datenschutz
command-privacy-description = Was der Bot über dich weiß
command-privacy-show-name = zeigen
command-privacy-show-description = Was der Bot über dich weiß, in Worten
command-privacy-export-name = exportieren
command-privacy-export-description = Alles als Datei
command-privacy-delete-name = löschen
command-privacy-delete-description = Lässt es löschen; du wirst noch einmal gefragt
