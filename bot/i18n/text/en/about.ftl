about-title = ## Card table { $version }
about-games = Bieten, Bid Whist and The Betel, played as at a real table. { "**/play**" } opens one, { "**/help**" } says how.
about-source = Source: { $address }
about-source-unknown = Source: whoever runs this bot has named no address.
about-support = Help: { $address }
about-support-unknown = Help: ask whoever brought this bot here; no address has been named.
about-privacy = Privacy: { $address }; { "**/privacy show**" } says what is known of you.
about-privacy-unknown = Privacy: { "**/privacy show**" } says what is known of you, and deletes it if you like.
about-health = Started { $since } · answers from Discord take { $milliseconds } ms · { $tables ->
    [one] one table is open
   *[other] { $tables } tables are open
 }
