# Was nicht geht.

error-command-changed = Dieser Befehl hat sich geändert; lade Discord neu (Strg+R) oder warte kurz, dann versuch es noch einmal.
error-failed = Bei mir ist etwas schiefgegangen; geändert hat sich nichts. Versuch es bitte noch einmal. (Fehler { $id })
error-not-kept = Ich kann gerade nichts speichern; geändert hat sich nichts, verloren ist nichts. Der Fehler steht im Protokoll des Betreibers. Versuch es später noch einmal.
error-unsure = Beim Speichern ist meine Datenbank ausgefallen; ob dein Zug angekommen ist, weiß ich nicht. Schau auf den Tisch und wiederhol ihn, falls er fehlt.
error-not-shown = Discord hat meine Antwort gerade nicht angenommen. Schau, ob es trotzdem geschehen ist; sonst versuch es bitte noch einmal.
done-elsewhere = Erledigt. Der Tisch zieht gerade um; seine Nachricht zeigt es gleich.
error-game-over = Die Partie ist zu Ende; „Revanche“ beginnt eine neue.
error-game-over-since = Die Partie ist zu Ende gegangen, seit dieses Menü offen ist; geändert wurde nichts. „Mehr“ am Tisch bereitet die nächste Partie vor, „Revanche“ beginnt sie sofort.
error-managers-only = Das darf nur die Serververwaltung.
error-no-hand = An diesem Tisch hat gerade niemand Karten; sie kommen, wenn die Partie beginnt.
error-no-record = Hier gibt es keine beendete Partie Nummer { NUMBER($number, useGrouping: 0) }; anschauen kann man eine, wenn sie zu Ende ist.
error-no-table = Tisch { NUMBER($table, useGrouping: 0) } gibt es nicht.
error-table-gone = Diesen Tisch gibt es nicht mehr.
error-game-gone = Diese Partie gibt es nicht mehr.
error-tournament-gone = Dieses Turnier gibt es nicht mehr.
error-not-at-a-table = Du sitzt in diesem Kanal an keinem Tisch; /mitspielen setzt dich an einen, /spielen öffnet einen neuen.
error-not-host = Das darf nur der Host.
error-not-playing = An diesem Tisch wird nicht gespielt; drück „Los“.
error-not-your-bid = Jetzt reizt { $players }.
error-not-seated = Du sitzt nicht an diesem Tisch; das darf nur, wer hier sitzt.
error-not-your-turn = Du bist nicht dran.
error-shutting-down = Ich werde gerade neu gestartet; versuch es gleich noch einmal.
error-stale-view = Am Tisch hat sich etwas getan; schau noch einmal hin und wähl neu.
error-table-closed = Dieser Tisch ist geschlossen; /spielen öffnet einen neuen.
error-table-unreadable = Ich kann die Aufzeichnung von Tisch { NUMBER($table, useGrouping: 0) } nicht mehr lesen; öffne bitte mit /spielen einen neuen.
error-table-of-newer-bot = Eine neuere Version von mir benutzt Tisch { NUMBER($table, useGrouping: 0) }. Bitte den Betreiber, alle Prozesse zu aktualisieren.
error-too-much-at-table = Dieser Tisch kann keine weiteren Anfragen speichern. Versuch es noch einmal, sobald jemand die Warteliste verlassen hat.
error-too-fast =
    Das war viel in kurzer Zeit; versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
error-unknown = Das geht jetzt nicht.
error-wrong-phase = Das geht an dieser Stelle nicht.

## Was sich nicht lesen lässt: Aufzeichnungen, Hausregeln, Züge. Jeder Satz sagt, was richtig wäre.

error-bad-json = Diese Zeile ist kein JSON-Objekt; eine Aufzeichnung hat in jeder Zeile ein strenges JSON-Objekt in UTF-8.
error-too-large = { $reason ->
        [line] Diese Zeile ist länger als { $limit } KiB; so lang ist kein Zug einer Partie.
       *[file] Diese Datei ist größer als { $limit } MiB; eine Aufzeichnung ist eine Partie, also teile die Datei.
    }
error-no-line =
    Diese Zeile gibt es nicht: Die Aufzeichnung hat { $lines ->
        [one] eine Zeile
       *[other] { $lines } Zeilen
    }, gezählt ab 1.
error-bad-header =
    { $reason ->
        [newer] Diese Aufzeichnung ist neuer als Version { $version }; mit einem neueren Bot lässt sie sich lesen.
        [record] Die erste Zeile muss der Kopf sein, mit "record": { $version }.
        [missing] Der Kopf fehlt; die erste Zeile einer Aufzeichnung nennt Spiel, Spieler und wer gibt.
        [players] "players" muss eine Liste von Namen sein, einer für jeden Platz.
        [dealer] "dealer" muss ein Platz von 0 bis { $high } sein.
        [scores] "scores" muss eine Liste ganzer Zahlen sein, eine für jeden Platz oder, wo man zu zweit spielt, für jede Seite.
        [commit] "commit" muss eine Liste der Prüfsummen sein, eine für jedes Mischen.
       *[other] Der Kopf passt nicht zu diesem Spiel.
    }
error-bad-options =
    { $reason ->
        [name] Diese Hausregel gibt es nicht; zur Wahl stehen { $known }.
        [value] Für die Hausregel „{ $option }“ gibt es { $known }.
        [number] Für die Hausregel „{ $option }“ gehen Zahlen von { $low } bis { $high }{ $step ->
            [1] .
           *[other] , in Schritten von { $step }.
        }
        [least] Für die Hausregel „{ $option }“ gehen Zahlen ab { $low }.
        [odd] Für die Hausregel „{ $option }“ gehen nach altem Brauch nur ungerade Zahlen: von { $low } bis { $high }, in Schritten von { $step }.
        [preset] Diese Vorlage gibt es nicht; zur Wahl stehen { $known }.
        [code] „{ $part }“ gehört hier zu keinem Code für Hausregeln; zur Wahl stehen { $known }.
        [seats] Mit diesen Hausregeln können { $low } bis { $high } Leute spielen.
        [seats_exactly] Mit diesen Hausregeln spielen genau { $count }.
        [object] "options" muss ein JSON-Objekt sein.
       *[other] Diese Hausregeln passen nicht zusammen; lass eine davon beim Standard.
    }
error-near = Meinst du „{ $near }“?
error-bad-action =
    { $reason ->
        [unknown] Das kann man in diesem Spiel nicht tun; zur Wahl stehen { $known }.
        [missing] Zu { $act } gehört { $key }.
        [number] Hier braucht es eine ganze Zahl von { $low } bis { $high }.
        [word] Hier braucht es eines von { $words }.
        [flag] Diese Angabe kann nur true sein.
        [card] Eine Karte schreibt man als Code, zum Beispiel "Ah".
        [cards] Karten schreibt man als Codes mit Leerzeichen dazwischen, zum Beispiel "Ah Kh".
        [hands] "hands" muss eine Liste von Blättern sein, eines für jeden Platz.
       *[other] Das geht hier nicht.
    }
error-bad-field =
    { $reason ->
        [missing] Das Formular kam ohne „{ $field }“ zurück; öffne es noch einmal und füll es dort aus.
        [channel] Bei „{ $field }“ geht ein Textkanal dieses Servers oder keiner.
        [role] Bei „{ $field }“ geht eine Rolle dieses Servers oder keine.
       *[choice] Bei „{ $field }“ gibt es zur Wahl: { $known }.
    }
error-bad-card =
    { $reason ->
        [twice] Eine Karte ist zweimal angegeben.
       *[other] Diese Karte gibt es im Spiel nicht; ein Code ist erst der Wert, dann die Farbe, zum Beispiel "Ah".
    }
error-unknown-game = Dieses Spiel gibt es nicht; zur Wahl stehen { $known }.
error-no-table-message = Das ist keine Nachricht eines Tisches. Nimm eine von mir, die einen Tisch, ein Blatt oder einen Augenblick einer Partie zeigt.
