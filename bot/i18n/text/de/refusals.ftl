# Was sich nicht lesen lässt: Aufzeichnungen, Hausregeln, Züge. Jeder Satz sagt, was richtig wäre.

error-bad-json = Diese Zeile ist kein JSON-Objekt; eine Aufzeichnung hat in jeder Zeile ein strenges JSON-Objekt in UTF-8.
error-bad-header =
    { $reason ->
        [newer] Diese Aufzeichnung ist neuer als Version { $version }; mit einem neueren Bot lässt sie sich lesen.
        [record] Die erste Zeile muss der Kopf sein, mit "record": { $version }.
        [missing] Der Kopf fehlt; die erste Zeile einer Aufzeichnung nennt Spiel, Spieler und wer gibt.
        [players] "players" muss eine Liste von Namen sein, einer für jeden Platz.
        [dealer] "dealer" muss ein Platz von 0 bis { $high } sein.
        [scores] "scores" muss eine Liste ganzer Zahlen sein, eine für jeden Platz oder, wo man zu zweit spielt, für jede Seite.
        [commit] "commit" muss eine Liste der zugesagten Zahlen sein, eine für jedes Mischen.
       *[other] Der Kopf passt nicht zu diesem Spiel.
    }
error-bad-options =
    { $reason ->
        [name] Diese Hausregel gibt es nicht; es gibt { $known }.
        [value] Für die Hausregel „{ $option }“ geht { $known }.
        [number] Für die Hausregel „{ $option }“ gehen Zahlen von { $low } bis { $high }, in Schritten von { $step }.
        [preset] Diese Vorlage gibt es nicht; es gibt { $known }.
        [code] „{ $part }“ gehört hier zu keinem Code für Hausregeln; es gibt { $known }.
        [seats] Mit diesen Hausregeln können { $low } bis { $high } Leute spielen.
        [seats_exactly] Mit diesen Hausregeln spielen genau { $count }.
        [object] "options" muss ein JSON-Objekt sein.
       *[other] Diese Hausregeln passen nicht zusammen; lass eine davon beim Standard.
    }
error-near = Meinst du „{ $near }“?
error-bad-action =
    { $reason ->
        [unknown] Das kann man in diesem Spiel nicht tun; es gibt { $known }.
        [missing] Zu { $act } gehört { $key }.
        [number] Hier braucht es eine ganze Zahl von { $low } bis { $high }.
        [word] Hier braucht es eines von { $words }.
        [flag] Dieses Zeichen kann nur true sein.
        [card] Eine Karte schreibt man als Code, zum Beispiel "Ah".
        [cards] Karten schreibt man als Codes mit Leerzeichen dazwischen, zum Beispiel "Ah Kh".
        [hands] "hands" muss eine Liste von Blättern sein, eines für jeden Platz.
       *[other] Das geht hier nicht.
    }
error-bad-card =
    { $reason ->
        [twice] Hier steht eine Karte zweimal.
       *[other] Diese Karte gibt es im Spiel nicht; ein Code ist erst der Wert, dann die Farbe, zum Beispiel "Ah".
    }
error-unknown-game = Dieses Spiel gibt es nicht; es gibt { $known }.

## Aufzeichnungen auf der Befehlszeile

transcript-title = { $game } ({ $code })
transcript-players = Am Tisch: { $players }. { $dealer } gibt als Erstes.
transcript-line = Zeile { $line }: { $message }
simulate-title = { $games } Partien
simulate-seat = Platz
simulate-wins = gewonnen
simulate-losses = verloren
simulate-length = { $deals } Runden und { $actions } Züge pro Partie
simulate-per-deal = pro Runde

## Beweis fürs Mischen

verify-holds = Runde { $shuffle }: Es ist das zugesagte Kartenspiel, { $computed }.
verify-broken = Runde { $shuffle } (Zeile { $line }): Es ist NICHT das zugesagte Kartenspiel. Zugesagt: { $promised }. Dieses ergibt: { $computed }.
verify-unpromised = Runde { $shuffle } (Zeile { $line }): In der Aufzeichnung ist für dieses Kartenspiel nichts zugesagt; es ergibt { $computed }.
verify-unsalted = Runde { $shuffle } (Zeile { $line }): Dieses Kartenspiel hat kein „salt“, also war nichts zugesagt.
verify-invalid = Zeile { $line } verstößt gegen die Regeln; so kann diese Partie nicht gespielt worden sein.
verify-nothing = In dieser Aufzeichnung wird nicht gemischt, also gibt es nichts zu prüfen.
verify-meaning = Diese Zahl stand am Tisch, bevor jemand abgehoben oder eine Karte gesehen hat, und kein anderes Kartenspiel ergibt dieselbe Zahl. Ist es also die, die du dort gesehen hast, dann kann seitdem niemand eine Karte verschoben haben.
