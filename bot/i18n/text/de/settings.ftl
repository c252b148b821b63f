# Was ein Server und seine Leute wählen, und was daraus folgt.

## Sprachen, jede mit ihrem eigenen Namen

language-of-discord = wie in Discord
language-name = Deutsch

## Einstellungen eines Servers

settings-title = Einstellungen dieses Servers
settings-changed = Einstellungen gespeichert
settings-unchanged = Keine Änderungen
settings-before = (bisher: { $text })
settings-change = Ändern
settings-more = Weitere Einstellungen
settings-tables = Tische
settings-messages = Nachrichten
settings-channel = Kanäle für Tische
settings-channel-hint = Nur dort werden Tische geöffnet, auch in ihren Threads. Leer: in allen Kanälen.
settings-channel-any = alle Kanäle
settings-language = Sprache
settings-time = Bedenkzeit pro Zug
settings-time-hint = Danach springt ein Computer ein, bis die Person wieder da ist.
settings-time-off = unbegrenzt
settings-time-seconds = { $count } Sekunden
settings-time-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
settings-time-hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
settings-time-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
settings-openers = Wer Tische öffnen darf
settings-openers-everyone = alle
settings-openers-role = bestimmte Rollen
settings-openers-managers = die Serververwaltung
settings-role = Die Rollen
settings-role-hint = Nur wenn bestimmte Rollen Tische öffnen dürfen; die Serververwaltung darf immer.
settings-newcomers = Neue Leute in laufenden Partien
settings-newcomers-yes = dürfen einen Platz übernehmen
settings-newcomers-no = dürfen nicht dazukommen
settings-let-in = Neue zulassen
settings-let-nobody-in = Keine Neuen zulassen
settings-pictures = Anzeige des Tisches
settings-pictures-yes = als Bild, mit wenigen Worten
settings-pictures-no = in Worten
settings-show-pictures = Tisch als Bild zeigen
settings-hide-pictures = Tisch in Worten zeigen
settings-waits = Wartezeiten
settings-pause = Frist für verlassene Partien
settings-pause-days = Tage, bis ihr Tisch geschlossen wird
settings-pause-hint = { $low } bis { $high }. Sie ruhen, wenn für alle zweimal Computer spielen; ein Klick setzt sie fort.
settings-houses = Hausregeln
settings-house = Hausregeln für { $game }

## Was nicht geht

error-bad-days = „{ $given }“ ist keine Zahl von Tagen; schreib eine von { $low } bis { $high }.
error-cannot-sit-here = An diesen Tisch kannst du dich nicht setzen.
error-cannot-sit-together = Mit denen, die jetzt hier sitzen, kann keine neue Partie beginnen.
error-opened-by-managers = Tische öffnen darf hier nur die Serververwaltung; mitspielen darfst du.
error-opened-by-role =
    { $count ->
        [one] Tische öffnen darf hier nur, wer die Rolle { $roles } hat; mitspielen darfst du.
       *[other] Tische öffnen darf hier nur, wer eine dieser Rollen hat: { $roles }. Mitspielen darfst du.
    }
error-opener-role-missing = Wähl auch die Rollen, die Tische öffnen dürfen.
error-wrong-channel = Tische werden auf diesem Server in { $channels } geöffnet.
settings-news = Neues nach einem Update
settings-news-yes = einmal für die Serververwaltung
settings-news-no = nein
settings-news-on = Neues melden
settings-no-news = Neues nicht mehr melden
settings-level = Computer an neuen Tischen
settings-level-choice = Computer: { $level }
settings-patience = Wartezeit bis zum Aufwecken
settings-patience-hint = Nur bei unbegrenzter Bedenkzeit. Wer dann zwei Minuten lang nicht antwortet, gilt als weg.
settings-threads = Ein Thread für jeden Tisch
settings-threads-yes = ja, wo der Bot einen anlegen darf
settings-threads-no = nein
settings-threads-on = Einen Thread je Tisch anlegen
settings-no-threads = Keine Threads benutzen
settings-digest = Wochenrückblick
settings-digest-hint = Einmal die Woche, am Montag, wer gespielt hat. Ohne Kanal: nie.
settings-digest-off = nie
settings-zone = Zeitzone
settings-zone-hint = Für geplante Turniere. Eine Stadt genügt: Wien, Hamburg, Zürich, Chicago.
settings-zone-none = nicht gewählt
settings-tournaments = Turniere
settings-tournament-channel = Kanal für Turniere
settings-tournament-channel-hint = Nur dort werden Turniere eröffnet, auch in seinen Threads. Leer: in den Kanälen für Tische.
settings-channel-as-tables = wie bei Tischen
settings-organisers = Wer Turniere leiten darf
settings-organisers-openers = alle, die Tische öffnen dürfen
settings-organisers-role = bestimmte Rollen
settings-organisers-managers = die Serververwaltung
settings-organiser-role-hint = Nur wenn bestimmte Rollen Turniere leiten dürfen; die Serververwaltung darf immer.
settings-mentions = Erwähnungen
settings-tournament-mention = Erwähnte Rolle bei einem neuen Turnier
settings-tournament-mention-hint = Eine Nachricht, wenn sich die Liste öffnet. Leer: keine Rolle.
settings-table-mention = Erwähnte Rolle, wenn ein Tisch Leute sucht
settings-table-mention-hint = Wenn ein neuer Tisch eine Weile wartet, höchstens alle zehn Minuten. Leer: keine Rolle.
settings-mention-off = keine Rolle
error-everyone-mentioned = Diese Rolle haben alle, darum erwähnt der Bot sie nicht. Wähl eine andere oder keine.
error-bot-role = Diese Rolle hat nur ein Bot. Wähl eine, die Menschen haben.
error-organised-by-managers = Turniere leiten darf hier nur die Serververwaltung; mitspielen darfst du.
error-organiser-role-missing = Wähl auch die Rollen, die Turniere leiten dürfen.
error-wrong-tournament-channel = Turniere werden auf diesem Server in { $channels } eröffnet.
error-organised-by-role =
    { $count ->
        [one] Turniere leiten darf hier nur, wer die Rolle { $roles } hat; mitspielen darfst du.
       *[other] Turniere leiten darf hier nur, wer eine dieser Rollen hat: { $roles }. Mitspielen darfst du.
    }
settings-note-lacking = ⚠️ In { $channel } fehlt mir: **{ $permissions }**. Die Serververwaltung kann es unter Kanal bearbeiten → Berechtigungen geben.
settings-note-unmentionable = ⚠️ Eine Erwähnung von { $role } benachrichtigt noch niemanden. Erlaube allen, sie zu erwähnen (Servereinstellungen → Rollen), oder gib mir die Berechtigung **{ $permission }**.
settings-health = Zustand
health-complete = Berechtigungen zum Spielen: vollständig in { $channels }
health-optional = Fehlt, ist aber zum Spielen nicht nötig:
health-lacking = ⚠️ { $what }: Mir fehlt **{ $permission }**.
health-waiting = Änderungen, die noch zu speichern sind
health-backup = Letzte Sicherung
health-backup-unknown = keine bekannt
health-version = Version
