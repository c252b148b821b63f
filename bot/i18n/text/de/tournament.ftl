# Abende mit vielen Tischen.

tournament-title = Turnier { $number }: { $game }
tournament-open = { $count ->
    [0] Die Liste ist offen
    [one] Die Liste ist offen: bisher eine Person
   *[other] Die Liste ist offen: bisher { $count } Leute
    }
tournament-hint = Mit „Mitmachen“ kommst du auf die Liste. Wer zu spät kommt, spielt ab dem nächsten Durchgang mit; wenn jemand geht, springt ein Computer ein.
tournament-form = { $form ->
    [duplicate] Paare: Alle Tische spielen dieselben Karten
    [knockout] Paare: Wer verliert, scheidet aus
    [swiss] Alle für sich, Schweizer System: Leute mit gleichem Stand spielen gegeneinander (unter acht treffen sich alle etwa gleich oft)
   *[everybody] Alle für sich
    }
tournament-rounds = { $rounds ->
    [one] ein Durchgang
   *[other] { $rounds } Durchgänge
    }
tournament-seats = Tische zu { $seats }
tournament-minutes = { $minutes ->
    [one] eine Minute je Durchgang
   *[other] { $minutes } Minuten je Durchgang
    }
tournament-host = Leitung: { $name } · Hausregeln { $code }
tournament-no-host = Hausregeln { $code }
tournament-ties = { $form ->
    [duplicate] Was zählt: Matchpunkte, dann die Differenz der Punkte. Aussetzen ändert nichts.
    [knockout] Was zählt: gewonnene Durchgänge, dann die Differenz der Punkte.
   *[everybody] Was zählt: welchen Anteil der Gegner du an jedem Tisch hinter dir lässt, dann gewonnene Tische, dann weniger verlorene Partien, dann Punkte. Aussetzen zählt wie ein mittlerer Platz.
    }
tournament-apart = Was ein Computer für jemanden spielt, wird nicht gewertet.
tournament-promise = Die Startzahl für alle Karten dieses Turniers liegt schon fest. Ihre Prüfsumme: { $promise }
tournament-masters = { $form ->
    [duplicate] Meister (Version { $version }) spielen die Boards mit, die weniger als drei Tische spielen. Ihr Ergebnis wird verglichen wie das eines Tisches.
   *[everybody] Alle Tische eines Durchgangs spielen dieselben Karten, und wo es weniger als drei Tische sind, spielen Meister (Version { $version }) sie auch. Wer auf deinem Platz gespielt hat, zählt wie ein Gegner.
    }
tournament-compared = Board { $board }: { $name } { $points }, die Meister { $masters }
tournament-masters-late = Die Meister spielen Board { $board } noch.
tournament-masters-played = Turnier { $number }: Die Meister haben Board { $board } gespielt. Ihr Ergebnis zählt jetzt im Stand.
tournament-ranges = Beste und schlechteste Boards von Turnier { $number }
tournament-range-even = **{ $name }**: { $best_percent } auf jedem Board
tournament-range = **{ $name }**: bestes Board { $best } ({ $best_percent }), schlechtestes Board { $worst } ({ $worst_percent })
tournament-lucky = Mit „Glückswort“ mischst du ein eigenes Wort in die Karten. Dann können weder ich noch sonst jemand sie ausgesucht haben.
tournament-lucky-title = Glückswort für Turnier { $number }
tournament-lucky-hint = Irgendein Text bis zu 32 Zeichen. Er ändert alle Karten des Turniers. Leer: keines.
tournament-lucky-done = Die Glückswörter stehen jetzt auf der Liste. Mit dem Start liegen sie fest.
tournament-nobody = Noch niemand.
tournament-computer = Computer
tournament-deleted = früher dabei { $number }
tournament-gone = { $name } (gegangen)
tournament-asks = { $name } möchte mit { $other } spielen
tournament-alone = Wer noch niemanden hat, bekommt zum Start jemanden dazu. Mit /turnier partner suchst du selbst aus.
tournament-running = Durchgang { $round } von { $rounds }
tournament-round-over = Durchgang { $round } von { $rounds } ist vorbei
tournament-due = Er endet { $moment }.
tournament-paused = Pause: Laufende Partien können zu Ende gespielt werden, aber keine Zeit läuft, und kein neuer Durchgang beginnt.
tournament-table = Tisch { $table }: { $names }
tournament-table-place = Tisch { $table } in { $channel }: { $names }
tournament-thread = Turnier { $number } · Durchgang { $round } · Tisch { $place }
tournament-event = Turnier: { $game }
tournament-event-text = Turnier in { $channel }: Dort auf der Liste „Mitmachen“ drücken.
tournament-table-coming = Gleich bereit: { $names }
tournament-table-closed = Tisch { $table }, ohne Ergebnis geschlossen: { $names }
tournament-at = { $name } { $points }
tournament-against = { $first } gegen { $second }
tournament-idle = Setzen aus: { $names }
tournament-comers = Ab dem nächsten Durchgang: { $names }
tournament-standings = Stand nach Durchgang { $round }
tournament-line = **{ $place }.** { $name } · { $score }
tournament-line-marks = { $line } · { $marks } verloren
tournament-line-points = { $line } · { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
    }
tournament-line-stood-in = { $line } · { $count ->
    [one] ein Tisch vom Computer gespielt
   *[other] { $count } Tische vom Computer gespielt
    }
tournament-won = { $count ->
    [one] einen Durchgang gewonnen
   *[other] { $count } Durchgänge gewonnen
    }
tournament-column-places = Plätze
tournament-column-percent = %
tournament-column-rounds = Durchg.
tournament-column-points = Punkte
tournament-column-won = gewonnen
tournament-column-lost = verloren
tournament-column-difference = Diff.
tournament-over = Das Turnier ist zu Ende
tournament-called-off = Das Turnier wurde abgesagt.
tournament-first = { $count ->
    [one] { $names } gewinnt das Turnier!
   *[other] { $names } gewinnen das Turnier!
    }
tournament-shared = { $names } teilen sich den Sieg!
tournament-nobody-played = Niemand hat einen Tisch zu Ende gespielt.
tournament-calls = Turnier { $number }, Durchgang { $round }: Eure Tische stehen bereit. **Meine Karten** am Tisch zeigt dir deine Karten. { $names }
tournament-begins-soon = Die Liste für ein Turnier { $game } ist offen: { $names }
tournament-soon = Turnier { $number }: Durchgang { $round } endet { $moment }. Dann spielen Computer für alle, auf die gewartet wird.
tournament-joined = Du stehst auf der Liste von Turnier { $number }.
tournament-left = Du bist bei Turnier { $number } nicht mehr dabei.
tournament-partner = Abgemacht: Du spielst mit { $name }.
tournament-partner-asked = Notiert. Sobald { $name } dich mit /turnier partner aussucht, seid ihr ein Paar.
tournament-stop-sure = Das Turnier jetzt beenden? Laufende Partien werden abgebrochen; was gespielt ist, zählt.
tournament-stop-done = Das Turnier ist beendet.
tournament-table-small = Turnier { $number }
tournament-sealed = Alle Tische dieses Turniers spielen diese Karten; bis alle fertig sind, siehst du sie nur auf deiner Hand.
sealed-waiting = Die Partie wartet auf { $names }.
tournament-planned = Geplant für { $moment }, { $left }
tournament-planned-hint = Du kannst schon mitmachen. Zur geplanten Zeit kann die Leitung „Los“ drücken.
tournament-open-hint = Drück „Mitmachen“, um dabei zu sein. Die Leitung drückt „Los“.
tournament-more-places = { $count ->
    [one] Ein weiterer Platz steht unter „Stand“.
   *[other] { $count } weitere Plätze stehen unter „Stand“.
    }
tournament-more-entrants = und { $count } weitere
tournament-waiting = Warten auf einen Platz: { $names }
tournament-places = { $count ->
    [one] Ein Platz. Alle anderen warten; wird er frei, rückt die erste Person nach.
   *[other] { $count } Plätze. Alle anderen warten; wird ein Platz frei, rückt die erste Person nach.
    }
tournament-opens = Die Liste öffnet sich zu dieser Zeit von selbst (Zeitzone { $zone }). Dann kann die Leitung „Los“ drücken.
tournament-remind = Erinnerung um { $moment }.
tournament-weekly = Jede Woche um diese Zeit.
tournament-reminder = Die Liste von Turnier { $number } öffnet sich { $moment }. { $names }
tournament-moved-up = { $count ->
    [one] Turnier { $number }: { $names } hat jetzt einen Platz.
   *[other] Turnier { $number }: { $names } haben jetzt einen Platz.
    }
tournament-joined-waiting = Alle Plätze von Turnier { $number } sind vergeben. Du stehst auf der Warteliste an Stelle { $place }.
tournament-cancelled-missed = Turnier { $number } war für { $moment } geplant, aber die Liste konnte nicht rechtzeitig geöffnet werden. Es fällt aus.
tournament-cancelled-ownerless = Turnier { $number } war für { $moment } geplant. Die Daten der Leitung wurden gelöscht, und auf der Liste steht niemand; es fällt aus.
tournament-cancelled-mute = Turnier { $number } war für { $moment } in { $channel } geplant, aber dort darf ich nicht schreiben. Es fällt aus.
tournament-cancelled-gone = Turnier { $number } war für { $moment } geplant, aber sein Kanal wurde gelöscht. Es fällt aus und wird nicht wiederholt.
tournament-next = Das nächste ist Turnier { $number }, { $moment }.
tournament-cancel-sure = Dieses Turnier absagen?
tournament-cancel-weekly = Dieses Turnier findet jede Woche statt. Nur dieses eine absagen oder alle?
tournament-cancel-done = Das Turnier ist abgesagt.
tournament-skip-done = Nur dieses Turnier ist abgesagt; das nächste ist geplant.
button-tournament-cancel-sure = Ja, absagen
button-tournament-cancel-all = Alle absagen
button-tournament-skip = Nur dieses
tournament-axis = { $axis ->
    [first] Nord–Süd
   *[second] Ost–West
    }
tournament-axis-places = **{ $axis }** { $places }
tournament-met = Wer gegen wen gespielt hat
tournament-met-hint = Die Nummern der Gegner, und wie oft, wenn mehr als einmal.
tournament-met-line = **{ $number }** { $name }: { $met }
alt-met = Wer gegen wen gespielt hat, als Raster. { $rows }
button-tournament-standings = Stand
button-tournament-boards = Boards
tournament-handicap = { $form ->
    [duplicate] Handicap: Ein Paar bekommt je 50 Wertungspunkte Rückstand auf das beste Paar ein Prozent, höchstens zehn. Es steht mit dem Start fest. Wer weniger als 20 gewertete Partien hat, zählt dabei nicht.
   *[everybody] Handicap: Je 100 Wertungspunkte Rückstand auf die beste Person geben in jeder Partie einen Startpunkt, höchstens ein Drittel des Ziels. Es steht mit dem Start fest. Unter 20 gewerteten Partien gibt es keines. Die Partien ändern keine Wertung.
    }
tournament-handicaps = { $form ->
    [duplicate] Prozent: { $names }
   *[everybody] Startpunkte: { $names }
    }
tournament-line-handicap = { $line } · Handicap +{ $number }
button-tournament-join = Mitmachen
button-tournament-leave = Gehen
button-tournament-start = Los
button-tournament-pause = Pause
button-tournament-go-on = Weiter
button-tournament-stop = Turnier beenden
button-tournament-cancel = Turnier absagen
button-tournament-stop-sure = Ja, beenden
alt-standings = { $title }: { $rows }
alt-podium = Siegerpodest: { $rows }

error-of-tournament = Dieser Tisch gehört zu einem Turnier, das die Plätze vergibt; verlassen kannst du es mit „Gehen“ in seiner Nachricht.
error-tournament-over = Dieses Turnier ist vorbei.
error-already-entered = Du stehst schon auf der Liste.
error-tournament-full = Es stehen schon { $limit } Leute auf der Liste; mehr gehen nicht.
error-tournament-too-late = In ein K.-o.-Turnier, das begonnen hat, kommt niemand mehr hinein.
error-not-entered = Du stehst nicht auf der Liste.
error-tournament-begun = Dieses Turnier hat schon begonnen.
error-no-pairs = Bei diesem Turnier spielen alle für sich.
error-partner-not-entered = Die andere Person muss zuerst „Mitmachen“ drücken.
error-partner-yourself = Such jemand anders aus; mit dir selbst geht es nicht.
error-not-organiser = Das dürfen nur die Turnierleitung und die Serververwaltung.
error-tournament-not-playing = Es läuft kein Durchgang.
error-tournament-paused = Das Turnier macht schon Pause.
error-tournament-not-paused = Das Turnier macht keine Pause.
error-bad-rounds = Ein Turnier hat 1 bis { $most } Durchgänge.
error-bad-minutes = Ein Durchgang dauert 1 bis { $most } Minuten.
error-bad-form = Diese Turnierform gibt es bei diesem Spiel nicht; möglich ist { $forms } oder keine Angabe.
error-masters-knockout = Bei einem K.-o.-Turnier spielen keine Meister mit: Jedes Paar wird nur mit dem verglichen, gegen das es spielt.
error-no-masters = Für dieses Spiel gibt es keine Meister.
error-bad-table-of = An einem Tisch dieses Spiels sitzen bei einem Turnier { $low } bis { $high }.
error-tournament-rising = Nach diesen Hausregeln steht auf, wer verliert; nimm für ein Turnier andere.
error-too-many-tournaments = Auf diesem Server sind schon { $limit } Turniere offen oder im Gang: { $open }. Beende zuerst eines davon.
tournament-in-channel = { $number } (<#{ $channel }>)
error-tournament-apart = Auf der Liste stehen Leute, die nicht zusammen an einen Tisch gesetzt werden können; mit allen kann das Turnier nicht beginnen.
error-no-tournament = So ein Turnier gibt es hier nicht; /turnier öffnen beginnt eines.
error-tournament-planned = Die Liste dieses Turniers öffnet sich von selbst; drücke dann „Los“.
error-tournament-not-weekly = Dieses Turnier wird nicht wiederholt; mit „Mehr“ und „Turnier absagen“ sagst du es ab.
error-bad-places = Ein Turnier dieses Spiels hat { $low } bis { $high } Plätze.
error-plan-past = <t:{ $moment }:F> ist schon vorbei; nimm eine spätere Zeit.
error-plan-too-far = Ein Turnier lässt sich höchstens { $days } Tage im Voraus planen.
error-too-many-plans = Auf diesem Server sind schon { $limit } Turniere geplant; sag zuerst eines davon ab.
error-bad-date = „{ $given }“ ist kein Tag; schreib ihn wie { $today } oder nimm einen aus der Liste.
error-no-zone = Dieser Server hat keine Zeitzone. Die Serververwaltung wählt sie unter /servereinstellungen: Weitere Einstellungen, dann Zeitzone drücken. Oder stell deine eigene mit der Ruhezeit unter /einstellungen ein.
error-no-standings = Vor dem Ende des ersten Durchgangs gibt es keinen Stand.
error-no-handicap = Ein Handicap gibt es bei Bieten und bei Paaren mit denselben Karten, hier nicht.
error-handicap-masters = Ein Turnier hat Meister oder ein Handicap, nicht beides.
