welcome =
    ## Ein Kartentisch für diesen Server
    Bieten, Bid Whist und The Betel, miteinander und mit Computern:
    1. { "**/spielen**" } öffnet in einem Kanal einen Tisch.
    2. Andere drücken **Mitspielen**.
    3. **Los** gibt die Karten; an leeren Plätzen spielen Computer. **Meine Karten** zeigt deine, nur dir.
    Ein Spiel ist neu für dich? { "**/lernen**" } zeigt es dir, während du spielst. Alles Weitere steht in { "**/hilfe**" }.
    Die Serververwaltung wählt Kanal, Sprache, Bedenkzeit und Hausregeln mit { "**/servereinstellungen**" }.
    -# Verlässt der Bot den Server, wird nach 30 Tagen gelöscht, was über den Server gespeichert ist; { "**/datenschutz zeigen**" } zeigt und { "**/datenschutz löschen**" } löscht, was über dich gespeichert ist.
welcome-language = Die Sprache dieses Servers. Bis die Serververwaltung eine wählt, gilt an jedem Tisch die Sprache der Person, die ihn eröffnet:
# $permissions are their names as Discord’s settings have them.
welcome-play = -# Zum Spielen brauche ich in den Kanälen, in denen ihr spielt, noch diese Berechtigungen: { $permissions }.
welcome-threads = -# Mit diesen Berechtigungen können Tische eigene Threads haben: { $permissions }.
welcome-events = -# Mit dieser Berechtigung erscheinen Turniere bei den Events des Servers: { $permissions }.
news-title = ### Neu in Version { $version }
news-more =
    { $count ->
        [one] … und noch etwas.
       *[other] … und { $count } weitere Neuerungen.
    }
news-note = -# Diese Nachricht kommt einmal und nur zu dir, weil du diesen Server verwaltest; die Liste ist englisch. /servereinstellungen schaltet sie ab.
