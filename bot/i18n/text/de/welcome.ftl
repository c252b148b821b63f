welcome =
    ## Ein Kartentisch für diesen Server
    Bieten, Bid Whist und The Betel, miteinander und mit Computerspielern:
    1. { "**/spielen**" } öffnet in einem Kanal einen Tisch.
    2. Andere drücken **Mitspielen**; für leere Plätze gibt es **Computer dazu**.
    3. **Los** gibt die Karten: **Meine Karten** zeigt deine, nur dir.
    Ein Spiel ist neu für dich? { "**/lernen**" } zeigt es dir, während du spielst. Alles Weitere hat { "**/hilfe**" }.
    Wer den Server verwaltet, wählt Kanal, Sprache, Bedenkzeit und Hausregeln mit { "**/servereinstellungen**" }.
    -# Verlässt der Bot den Server, wird nach 30 Tagen gelöscht, was er von ihm weiß; { "**/datenschutz zeigen**" } zeigt und { "**/datenschutz löschen**" } löscht, was er von dir weiß.
