about-title = ## Kortbordet { $version }
about-games = Bieten, Bid Whist och The Betel, som vid ett riktigt bord. { "**/spela**" } öppnar ett, { "**/hjälp**" } säger hur.
about-source = Källkod: { $address }
about-source-unknown = Källkod: den som driver boten har inte angett någon adress.
about-support = Hjälp: { $address }
about-support-unknown = Hjälp: fråga den som tog hit boten; ingen adress är angiven.
about-privacy = Integritet: { $address }; vad som är känt om dig säger { "**/integritet visa**" }.
about-privacy-unknown = Integritet: { "**/integritet visa**" } säger vad som är känt om dig, och där kan du radera det.
about-health = Startad { $since } · Discord svarar på { $milliseconds } ms · { $tables ->
    [one] ett bord är öppet
   *[other] { $tables } bord är öppna
 }
