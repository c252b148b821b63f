# Leaderboards and seasons.

leaderboard-season = Saison „{ $season }“, nach { $by }
leaderboard-all-time = Gesamt, nach { $by }
leaderboard-year = Jahr { $year }, nach { $by }
error-year-or-season = Nenn ein Jahr oder eine Saison, nicht beides.
leaderboard-rating-line =
    { "**" }{ $place }.** { $name } · { $provisional ->
        [yes] { $rating }?
       *[no] { $rating }
    } · { $games ->
        [one] eine gewertete Partie
       *[other] { $games } gewertete Partien
    }
leaderboard-provisional = ? Vorläufig: weniger als { $games } Partien.
leaderboard-nobody = früher dabei
by-wins = Siegen
by-points = Punkten
by-losses = Niederlagen
by-games = Partien
by-rating = Wertung
choice-wins = Siege
choice-points = Punkte
choice-losses = Niederlagen
choice-games = Partien
choice-rating = Wertung
season-all-time = gesamt
alt-bars = { $title }: { $values }
alt-bar = { $name } { $value }
season-started = Die Saison „{ $name }“ hat begonnen. Jede Partie, die von jetzt an zu Ende geht, zählt dazu.
season-close-title = Die Saison „{ $name }“ beenden?
season-close-text = Ihre Rangliste bleibt, wie sie jetzt ist. Partien, die noch laufen, zählen nicht mehr dazu.
season-close-role = Wer am öftesten gewonnen hat, bekommt die Rolle { $role }. Wer sie von der vorigen Saison hat, verliert sie.
season-close-button = Saison beenden
season-closed = Die Saison „{ $name }“ ist beendet.
season-list = Saisons dieses Servers
season-none = Hier hat es noch keine Saison gegeben; /saison beginnen fängt eine an. Ohne Saison zählen alle Partien, die je gespielt wurden.
season-line =
    { $running ->
        [yes] **{ $name }** · seit { $from }
       *[no] **{ $name }** · { $from } – { $until }
    }{ $champions ->
        [none] {""}
       *[some] { "" } · Sieg: { $champions }
    }
error-season-running = Die Saison „{ $name }“ läuft; /saison beenden schließt sie ab, dann kann die nächste beginnen.
error-season-name-taken = Hier hat schon eine Saison „{ $name }“ geheißen; nimm einen anderen Namen.
error-season-name-length = Der Name einer Saison hat 1 bis { $most } Zeichen und ist nicht „*“.
error-too-many-seasons = Hier gibt es schon { $limit } Saisons; mehr gehen nicht.
error-no-running-season = Hier läuft keine Saison; /saison beginnen fängt eine an, /saison liste zeigt die anderen.
error-counted-anew = Die Wertungen werden gerade neu berechnet; die Saison kann beendet werden, sobald sie vollständig sind.
error-no-season =
    Hier heißt keine Saison „{ $name }“. { $known ->
        [none] Es hat noch keine gegeben; /saison beginnen fängt eine an.
       *[some] Zur Wahl stehen: { $known }
    }
error-rating-of-one-game = Eine Wertung gibt es nur je Spiel; wähl bei „spiel“ eines aus.
error-points-of-one-game = Punkte gibt es nur je Spiel; wähl bei „spiel“ eines aus.
leaderboard-title = Rangliste
leaderboard-game-title = Rangliste: { $game }
leaderboard-house-title = Rangliste: { $game }, Hausregeln { $code }
leaderboard-empty = Hier zählt noch keine Partie. Eine Partie zählt, wenn mindestens zwei Leute je mindestens die Hälfte der Runden selbst gespielt haben.
leaderboard-line =
    { "**" }{ $place }.** { $name } · { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } · { $wins } gewonnen · { $losses } verloren · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
leaderboard-all-line =
    { "**" }{ $place }.** { $name } · { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } · { $wins } gewonnen · { $losses } verloren
season-started-league = Sie hat eine Liga: /saison liga zeigt die Punkte für die Plätze in ihren Turnieren. { $best ->
    [0] Alle Turniere zählen.
    [one] Das beste Turnier zählt.
   *[other] Die { $best } besten Turniere zählen.
    }
league-title = Liga der Saison „{ $season }“
league-player = { $name } in der Liga „{ $season }“
league-about = Punkte nach Platz: Der letzte Platz bekommt einen Punkt, jeder bessere einen mehr; bei Gleichstand gilt der Mittelwert. { $best ->
    [0] Alle Turniere zählen
    [one] Das beste Turnier zählt
   *[other] Die { $best } besten Turniere zählen
    } · { $tournaments ->
    [0] bisher keines
    [one] bisher eines
   *[other] bisher { $tournaments }
    }
league-ties = Bei Punktgleichheit entscheiden der Reihe nach: die Zahl der gewonnenen Turniere, das beste Turnier, das zweitbeste und so weiter.
league-empty = In dieser Saison ist noch kein Turnier zu Ende gegangen.
league-line =
    { "**" }{ $place }.** { $name } · { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } · { $tournaments ->
        [one] ein Turnier
       *[other] { $tournaments } Turniere
    } · gewonnen: { $wins }
league-evening = { $day } · Turnier { $number } ({ $game }): Platz { $place } von { $field } · Punkte: { $points }
league-dropped = { $line } · zählt nicht
league-tie-wins = { $first } vor { $second }: gleich viele Punkte, gewonnene Turniere { $one } : { $other }
league-tie-best = { $first } vor { $second }: gleich viele Punkte und gewonnene Turniere, Punkte des besseren Turniers { $one } : { $other }
league-tie-none = { $first } und { $second } teilen sich den Platz: in allem gleich, was zählt
error-no-league = Die Saison „{ $name }“ hat keine Liga. Die Serververwaltung beginnt eine Saison mit Liga über /saison beginnen.
error-not-in-league = Diese Person hat in der Saison „{ $season }“ kein Turnier gespielt.

## Die Rolle für den Saisonsieg

settings-winner = Rolle für den Saisonsieg
settings-winner-hint = Wer beim Ende einer Saison vorn liegt, bekommt sie; wer sie vorher hatte, verliert sie. Leer: keine.
settings-winner-off = keine
winner-role-given = 🏆 { $role } ist jetzt die Rolle von { $names }.
winner-role-taken = { $role } ist nicht mehr die Rolle von { $names }.
winner-role-none = Die Saison hat niemand gewonnen; { $role } bleibt, wo sie ist.
winner-role-failed = { $names } hat die Rolle { $role } nicht bekommen. { $why }
winner-role-kept = { $names } hat die Rolle { $role } noch. { $why }
winner-role-not-yet = Ich kann { $role } noch nicht vergeben. { $why }
winner-role-why =
    { $problem ->
        [permission] Meiner Rolle fehlt das Recht „Rollen verwalten“. Gib es ihr in den Servereinstellungen unter „Rollen“.
        [above] Die Rolle steht nicht unter meiner höchsten. Schieb sie in den Servereinstellungen unter „Rollen“ unter meine, oder meine darüber.
        [gone] Die Rolle wurde gelöscht. Wähl eine andere in /servereinstellungen unter „Weitere Einstellungen“.
        [managed] Discord oder eine App verwaltet diese Rolle; sie lässt sich nicht vergeben. Wähl eine andere in /servereinstellungen unter „Weitere Einstellungen“.
        [left] Diese Person ist nicht mehr auf dem Server.
        [sealed] Einige Ergebnisse dieser Saison sind noch geheim, weil andere Tische dieselben Karten noch spielen. Versuch es noch einmal, sobald alle fertig sind.
       *[refused] Discord hat abgelehnt. Versuch es später noch einmal.
    }
winner-role-reason = Hat die Saison „{ $season }“ gewonnen
winner-role-reason-before = Eine neue Saison ist gewonnen
button-winner-again = Noch einmal versuchen
error-winner-role-managed = Discord oder eine App verwaltet diese Rolle; sie lässt sich nicht vergeben. Wähl eine andere.
error-winner-role-powers = Diese Rolle bringt Rechte mit oder öffnet Kanäle. Nur wer sie selbst vergeben könnte, darf sie wählen: mit „Rollen verwalten“ und einer höheren eigenen Rolle.
