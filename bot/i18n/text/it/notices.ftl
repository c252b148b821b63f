welcome =
    ## Un tavolo da carte per questo server
    Bieten, Bid Whist e Betel, tra di voi e con i computer:
    1. { "**/gioca**" } apre un tavolo in un canale.
    2. Gli altri premono **Partecipa**.
    3. **Inizia** dà le carte; ai posti vuoti giocano i computer. **Le mie carte** mostra le tue, solo a te.
    Non conosci un gioco? { "**/impara**" } te lo insegna mentre giochi. Tutto il resto è in { "**/aiuto**" }.
    Chi gestisce il server sceglie canale, lingua, tempo per una mossa e regole della casa con { "**/impostazioni**" }.
    -# Se il bot lascia il server, quello che ne sa viene cancellato dopo 30 giorni; { "**/privacy mostra**" } mostra e { "**/privacy elimina**" } cancella quello che sa di una persona.
welcome-language = La lingua di questo server. Finché chi lo gestisce non ne sceglie una, uso quella di chi apre il tavolo:
# $permissions are their names as Discord’s settings have them.
welcome-play = -# Per giocare mi servono ancora questi permessi nei canali in cui giocate: { $permissions }.
welcome-threads = -# Con questi permessi i tavoli possono avere thread propri: { $permissions }.
welcome-events = -# Con questo permesso i tornei compaiono tra gli eventi del server: { $permissions }.
news-title = ### Novità della versione { $version }
news-more =
    { $count ->
        [one] … e un’altra novità.
       *[other] … e altre { $count } novità.
    }
news-note = -# Questo messaggio compare una volta, solo per te, perché gestisci questo server; l’elenco è in inglese. Con /impostazioni si disattiva.
