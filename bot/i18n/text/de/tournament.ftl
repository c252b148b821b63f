# Abende mit vielen Tischen.

tournament-title = Abend { $number }: { $game }
tournament-open = { $count ->
    [0] Die Liste ist offen
    [one] Die Liste ist offen: bisher eine Person
   *[other] Die Liste ist offen: bisher { $count } Leute
    }
tournament-hint = „Mitmachen“ setzt dich auf die Liste. Wer zu spät kommt, spielt ab der nächsten Runde; für wen geht, springt ein Computer ein.
tournament-form = { $form ->
    [duplicate] Paare: alle Tische spielen dieselben Karten
    [knockout] Paare: wer verliert, scheidet aus
   *[everybody] Alle für sich
    }
tournament-rounds = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
    }
tournament-seats = Tische zu { $seats }
tournament-minutes = { $minutes ->
    [one] eine Minute je Runde
   *[other] { $minutes } Minuten je Runde
    }
tournament-host = Leitung: { $name } · Hausregeln { $code }
tournament-no-host = Hausregeln { $code }
tournament-ties = { $form ->
    [duplicate] Was zählt: Matchpunkte, dann die Differenz der Punkte. Aussetzen ändert nichts.
    [knockout] Was zählt: gewonnene Runden, dann die Differenz der Punkte.
   *[everybody] Was zählt: der Teil der anderen, den du an jedem Tisch hinter dir lässt, dann gewonnene Tische, dann weniger ●, dann Punkte. Aussetzen zählt wie die Mitte eines Tisches.
    }
tournament-apart = Was ein Computer für jemanden spielt, ist niemandes Ergebnis.
tournament-promise = Alle Karten dieses Abends liegen schon fest: { $promise }
tournament-nobody = Noch niemand.
tournament-computer = Computer
tournament-deleted = früher dabei { $number }
tournament-gone = { $name } (gegangen)
tournament-asks = { $name } möchte mit { $other } spielen
tournament-alone = Wer allein auf der Liste steht, bekommt zum Start jemanden dazu; /abend partner sucht aus.
tournament-running = Runde { $round } von { $rounds }
tournament-round-over = Runde { $round } von { $rounds } ist vorbei
tournament-due = Sie endet { $moment }. Ab dann spielen Computer für alle, auf die gewartet wird.
tournament-paused = Pause: laufende Partien können zu Ende gespielt werden, aber keine Zeit läuft und keine neue Runde beginnt.
tournament-table = Tisch { $table }: { $names }
tournament-table-place = Tisch { $table } in { $channel }: { $names }
tournament-thread = Abend { $number } · Runde { $round } · Tisch { $place }
tournament-event = Abend: { $game }
tournament-event-text = Kartenabend in { $channel }: dort auf der Liste „Mitmachen“ drücken.
tournament-table-coming = Gleich bereit: { $names }
tournament-table-closed = Tisch { $table }, ohne Ergebnis geschlossen: { $names }
tournament-at = { $name } { $points }
tournament-against = { $first } gegen { $second }
tournament-idle = Setzen aus: { $names }
tournament-comers = Ab der nächsten Runde: { $names }
tournament-standings = Stand nach Runde { $round }
tournament-line = **{ $place }.** { $name } · { $score }
tournament-line-marks = { $line } · { $marks } ●
tournament-line-points = { $line } · { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
    }
tournament-line-stood-in = { $line } · { $count ->
    [one] ein Tisch vom Computer gespielt
   *[other] { $count } Tische vom Computer gespielt
    }
tournament-percent = { $number } %
tournament-won = { $count ->
    [one] eine Runde gewonnen
   *[other] { $count } Runden gewonnen
    }
tournament-column-places = Plätze
tournament-column-percent = %
tournament-column-rounds = Runden
tournament-column-points = Punkte
tournament-column-difference = Diff.
tournament-over = Der Abend ist zu Ende
tournament-called-off = Der Abend wurde abgesagt.
tournament-first = { $count ->
    [one] { $names } gewinnt den Abend!
   *[other] { $names } gewinnen den Abend!
    }
tournament-nobody-played = Niemand hat einen Tisch zu Ende gespielt.
tournament-calls = Abend { $number }, Runde { $round }: eure Tische stehen bereit. { $names }
tournament-begins-soon = Die Liste für einen Abend { $game } ist offen: { $names }
tournament-soon = Abend { $number }: Runde { $round } endet { $moment }. Dann spielen Computer für alle, auf die gewartet wird.
tournament-joined = Du stehst auf der Liste von Abend { $number }.
tournament-left = Du bist bei Abend { $number } nicht mehr dabei.
tournament-partner = Abgemacht: du spielst mit { $name }.
tournament-partner-asked = Notiert. Sobald { $name } dich mit /abend partner aussucht, seid ihr ein Paar.
tournament-stop-sure = Den Abend jetzt beenden? Laufende Partien werden abgebrochen; was gespielt ist, zählt.
tournament-stop-done = Der Abend ist beendet.
tournament-table-small = Abend { $number }
tournament-sealed = Alle Tische dieses Abends spielen diese Karten; bis alle fertig sind, siehst du sie nur auf deiner Hand.
button-tournament-join = Mitmachen
button-tournament-leave = Gehen
button-tournament-start = Los
button-tournament-pause = Pause
button-tournament-go-on = Weiter
button-tournament-stop = Beenden
button-tournament-stop-sure = Ja, beenden
alt-standings = { $title }: { $rows }
alt-podium = Siegertreppe: { $rows }

error-of-tournament = Dieser Tisch gehört zu einem Abend mit vielen Tischen, der bestimmt, wer hier sitzt; den Abend verlässt du mit seinem eigenen Knopf.
error-tournament-over = Dieser Abend ist vorbei.
error-already-entered = Du stehst schon auf der Liste.
error-tournament-full = Es stehen schon { $limit } Leute auf der Liste; mehr gehen nicht.
error-tournament-too-late = In ein K.-o.-Turnier, das begonnen hat, kommt niemand mehr hinein.
error-not-entered = Du stehst nicht auf der Liste.
error-tournament-begun = Dieser Abend hat schon begonnen.
error-no-pairs = An diesem Abend spielen alle für sich.
error-partner-not-entered = Die andere Person muss zuerst „Mitmachen“ drücken.
error-partner-yourself = Such jemand anders aus; mit dir selbst geht es nicht.
error-not-organiser = Das dürfen nur die Leitung des Abends und wer den Server verwaltet.
error-tournament-not-playing = Es läuft keine Runde.
error-tournament-paused = Der Abend macht schon Pause.
error-tournament-not-paused = Der Abend macht keine Pause.
error-bad-rounds = Ein Abend hat 1 bis { $most } Runden.
error-bad-minutes = Eine Runde dauert 1 bis { $most } Minuten.
error-bad-form = So lässt sich dieses Spiel nicht spielen.
error-bad-table-of = An einem Tisch dieses Spiels sitzen an einem Abend { $low } bis { $high }.
error-tournament-rising = Nach diesen Hausregeln steht auf, wer verliert; nimm für einen Abend andere.
error-too-many-tournaments = Auf diesem Server sind schon { $limit } Abende offen oder im Gang: { $open }. Beende zuerst einen davon.
error-tournament-apart = Auf der Liste stehen Leute, die nicht zusammen an einen Tisch gesetzt werden können; mit allen kann der Abend nicht beginnen.
error-no-tournament = So einen Abend gibt es hier nicht; /abend öffnen beginnt einen.
