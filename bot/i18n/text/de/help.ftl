about-title = ## Kartentisch { $version }
about-games = Bieten, Bid Whist und The Betel, gespielt wie am richtigen Tisch. { "**/spielen**" } eröffnet einen, { "**/hilfe**" } erklärt, wie.
about-source = Quelltext: { $address }
about-source-unknown = Quelltext: Der Betreiber hat keine Adresse angegeben.
about-support = Hilfe: { $address }
about-support-unknown = Hilfe: Es ist keine Adresse angegeben. Frag die Person, die den Bot auf diesen Server geholt hat.
about-privacy = Datenschutz: { $address }; was über dich gespeichert ist, zeigt { "**/datenschutz zeigen**" }.
about-privacy-unknown = Datenschutz: Was über dich gespeichert ist, zeigt { "**/datenschutz zeigen**" }; dort kannst du es auch löschen.
about-health = Gestartet { $since } · Discord antwortet in { $milliseconds } ms · { $tables ->
    [one] ein Tisch ist offen
   *[other] { $tables } Tische sind offen
 }
help-text =
    ## So geht’s
    { "**/spielen**" } öffnet hier einen Tisch; andere drücken **Mitspielen**. **Los** gibt die Karten; an leeren Plätzen spielen Computer.
    Deine Karten kommen als Direktnachricht, mit Knöpfen, wenn du etwas tun kannst. Kommt keine an, ist sie vielleicht unter deinen Nachrichtenanfragen; **Meine Karten** am Tisch zeigt sie immer, nur dir.
    { "**/nachspielen**" } zeigt eine beendete Partie noch einmal, und { "**/prüfen**" } beweist, dass keine Karte verschoben wurde.
    { "**/tagesspiel**" } ist das Spiel des Tages: dieselben Karten für alle, ein Versuch für jeden.
    { "**/turnier öffnen**" } öffnet hier ein Turnier, { "**/turnier planen**" } plant eines, und { "**/saison beginnen**" } beginnt eine Saison, auf Wunsch mit Liga.
help-commands-table = Am Tisch
help-commands-learn = Lernen
help-commands-compete = Wettbewerb
help-commands-own = Für dich
help-commands-server = Für den Server
help-commands-managers = nur Serververwaltung
abroad-help = Hier bin ich kein Mitglied: Jemand benutzt mich über das eigene Konto. **Meine Karten** zeigt dir deine Karten, nur dir. Die Bedenkzeit ist unbegrenzt, und du bekommst keine Nachricht, wenn du dran bist. Drückt eine Viertelstunde lang niemand am Tisch etwas, zeigt **Aktualisieren** den Stand.
