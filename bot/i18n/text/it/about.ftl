about-title = ## Tavolo da carte { $version }
about-games = Bieten, Bid Whist e Betel, giocati come a un tavolo vero. { "**/gioca**" } ne apre uno, { "**/aiuto**" } spiega come.
about-source = Codice sorgente: { $address }
about-source-unknown = Codice sorgente: non è stato indicato nessun indirizzo.
about-support = Aiuto: { $address }
about-support-unknown = Aiuto: chiedi a chi ha portato qui il bot; non è stato indicato nessun indirizzo.
about-privacy = Privacy: { $address }; { "**/privacy mostra**" } mostra che cosa è salvato su di te.
about-privacy-unknown = Privacy: { "**/privacy mostra**" } mostra che cosa è salvato su di te; lì puoi anche cancellarlo.
about-health = Avviato { $since } · Discord risponde in { $milliseconds } ms · { $tables ->
    [one] un tavolo è aperto
   *[other] { $tables } tavoli sono aperti
 }
