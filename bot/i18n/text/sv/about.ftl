about-title = ## Kortbordet { $version }
about-games = Bieten, Bid Whist och Betel, som vid ett riktigt bord. { "**/spela**" } öppnar ett, { "**/hjälp**" } visar hur.
about-source = Källkod: { $address }
about-source-unknown = Källkod: ingen adress är angiven.
about-support = Hjälp: { $address }
about-support-unknown = Hjälp: ingen adress är angiven. Fråga den som tog hit boten.
about-privacy = Integritet: { $address }; vad boten vet om dig visar { "**/integritet visa**" }.
about-privacy-unknown = Integritet: { "**/integritet visa**" } visar vad boten vet om dig, och där kan du radera det.
about-health = Startad { $since } · Discord svarar på { $milliseconds } ms · { $tables ->
    [one] ett bord är öppet
   *[other] { $tables } bord är öppna
 }
