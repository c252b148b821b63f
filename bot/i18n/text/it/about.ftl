about-title = ## Tavolo da carte { $version }
about-games = Bieten, Bid Whist e The Betel, giocati come a un tavolo vero. { "**/gioca**" } ne apre uno, { "**/aiuto**" } dice come.
about-source = Codice sorgente: { $address }
about-source-unknown = Codice sorgente: chi gestisce questo bot non ha indicato nessun indirizzo.
about-support = Aiuto: { $address }
about-support-unknown = Aiuto: chiedi a chi ha portato qui il bot; non è stato indicato nessun indirizzo.
about-privacy = Privacy: { $address }; { "**/privacy mostra**" } dice che cosa si sa di te.
about-privacy-unknown = Privacy: { "**/privacy mostra**" } dice che cosa si sa di te, e lo cancella se vuoi.
about-health = Avviato { $since } · Discord risponde in { $milliseconds } ms · { $tables ->
    [one] un tavolo è aperto
   *[other] { $tables } tavoli sono aperti
 }
