about-title = ## Kartentisch { $version }
about-games = Bieten, Bid Whist und The Betel, gespielt wie am richtigen Tisch. { "**/spielen**" } eröffnet einen, { "**/hilfe**" } sagt, wie.
about-source = Quelltext: { $address }
about-source-unknown = Quelltext: Wer diesen Bot betreibt, hat keine Adresse angegeben.
about-support = Hilfe: { $address }
about-support-unknown = Hilfe: Frag, wer den Bot hierher geholt hat; eine Adresse ist nicht angegeben.
about-privacy = Datenschutz: { $address }; was über dich bekannt ist, sagt { "**/datenschutz zeigen**" }.
about-privacy-unknown = Datenschutz: Was über dich bekannt ist, sagt { "**/datenschutz zeigen**" }; dort kannst du es auch löschen.
about-health = Gestartet { $since } · Discord antwortet in { $milliseconds } ms · { $tables ->
    [one] ein Tisch ist offen
   *[other] { $tables } Tische sind offen
 }
