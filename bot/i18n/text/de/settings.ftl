# Was ein Server und seine Leute wählen, und was daraus folgt.

## Sprachen, jede mit ihrem eigenen Namen

language-of-discord = wie in Discord
language-name = Deutsch

## Einstellungen eines Servers

settings-title = Einstellungen dieses Servers
settings-changed = Einstellungen gespeichert
settings-unchanged = Es hat sich nichts geändert
settings-before = (bisher: { $text })
settings-change = Ändern
settings-channel = Kanal für Tische
settings-channel-hint = Nur dort werden Tische geöffnet, auch in seinen Threads. Leer: in allen Kanälen.
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
settings-openers-role = eine Rolle
settings-openers-managers = die Serververwaltung
settings-role = Die Rolle
settings-role-hint = Nur wenn eine Rolle Tische öffnen darf; die Serververwaltung darf immer.
settings-newcomers = Neue Leute in laufenden Partien
settings-newcomers-yes = dürfen einen Platz übernehmen
settings-newcomers-no = dürfen nicht dazukommen
settings-let-in = Neue zulassen
settings-let-nobody-in = Keine Neuen zulassen
settings-pictures = Der Tisch
settings-pictures-yes = als Bild, mit wenigen Worten
settings-pictures-no = in Worten
settings-show-pictures = Tisch als Bild zeigen
settings-hide-pictures = Tisch in Worten zeigen
settings-pause = Pause einer verlassenen Partie
settings-pause-days = Tage, bis ihr Tisch geschlossen wird
settings-pause-hint = { $low } bis { $high }. Sie ruht, sobald für alle zweimal Computer spielten; ein Klick setzt sie fort.
settings-houses = Hausregeln
settings-house = Hausregeln für { $game }

## Einstellungen einer Person

preferences-title = Deine Einstellungen
preferences-none = keine
preferences-hand = Deine Karten
preferences-hand-both = als Direktnachricht und über „Meine Karten“
preferences-hand-dm = nur als Direktnachricht
preferences-hand-here = nur über „Meine Karten“
preferences-told = Nachrichten an dich
preferences-told-mentions = eine Erwähnung, wenn du dran bist
preferences-told-reminders = eine Erinnerung, wenn die halbe Bedenkzeit um ist
preferences-told-evenings = eine Erwähnung, wenn auf diesem Server die Liste für ein Turnier aufgeht
preferences-cards = Wie Karten geschrieben werden
preferences-cards-usual = als Bilder und Emojis, auf Knöpfen mit Buchstabe und Farbe
preferences-cards-names = mit ihren Namen
preferences-cards-text = nur als Text, ohne Bilder und Emojis
preferences-colours = Farben der Symbole
preferences-colours-two = zwei (rot, schwarz)
preferences-colours-four = vier (eine je Farbe)
preferences-quiet = Ruhezeit
preferences-quiet-from = Von
preferences-quiet-to = Bis
preferences-quiet-line = { $start } bis { $end }, { $zone }
preferences-time-hint = Zum Beispiel 22:00. Beides leer: keine Ruhezeit.
preferences-zone = Zeitzone
preferences-zone-hint = Eine Stadt genügt: Wien, Hamburg, Zürich, Chicago.
preferences-blocked = Mit wem du nicht am Tisch sitzt
hand-in-dm = Deine Karten sind in deinen Direktnachrichten: { $link }

## Was nicht geht

error-bad-days = „{ $given }“ ist keine Zahl von Tagen; schreib eine von { $low } bis { $high }.
error-bad-time = „{ $given }“ ist keine Uhrzeit; schreib sie wie 22:00.
error-bad-zone = Ich kenne keine Zeitzone „{ $given }“; schreib eine Stadt wie Wien oder einen Namen wie Europe/Vienna, Europe/Berlin, America/Chicago.
error-ambiguous-zone = „{ $given }“ kann mehrere Zeitzonen meinen; schreib eine von diesen: { $zones }.
error-cannot-sit-here = An diesen Tisch kannst du dich nicht setzen.
error-cannot-sit-together = Mit denen, die jetzt hier sitzen, kann keine neue Partie beginnen.
error-opened-by-managers = Tische öffnen darf hier nur die Serververwaltung; mitspielen darfst du.
error-opened-by-role = Tische öffnen darf hier nur <@&{ $role }>; mitspielen darfst du.
error-opener-role-missing = Wähl auch die Rolle, die Tische öffnen darf.
error-quiet-hours-empty = Eine Ruhezeit braucht Anfang und Ende, die nicht gleich sind.
error-wrong-channel = Tische werden auf diesem Server in <#{ $channel }> geöffnet.
preferences-told-invitations = eine Erwähnung, wenn dich jemand an einen Tisch einlädt; sonst eine Direktnachricht
