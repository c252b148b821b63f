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
