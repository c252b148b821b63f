# What is new after an update, for who manages a server.

news-title = ### Novità della versione { $version }
news-more =
    { $count ->
        [one] … e un’altra novità.
       *[other] … e altre { $count } novità.
    }
news-note = -# Questo messaggio compare una volta, solo per te, perché gestisci questo server; l’elenco è in inglese. Con /impostazioni si disattiva.
