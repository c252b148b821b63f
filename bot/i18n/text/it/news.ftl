# What is new after an update, for who manages a server.

news-title = ### Novità della versione { $version }
news-more =
    { $count ->
        [one] … e un’altra novità.
       *[other] … e altre { $count } novità.
    }
news-note = -# Questo messaggio compare una volta, solo per te, perché gestisci questo server; l’elenco è in inglese. Con /impostazioni si disattiva.
settings-news = Novità dopo un aggiornamento
settings-news-yes = mostrate una volta a chi gestisce il server
settings-news-no = non mostrate
settings-news-on = Mostra le novità
settings-no-news = Niente novità
