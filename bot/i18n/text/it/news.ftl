# What is new after an update, for who manages a server.

news-title = ### Novità della versione { $version }
news-more =
    { $count ->
        [one] … e un’altra novità.
       *[other] … e altre { $count } novità.
    }
news-note = -# Lo dico una volta, solo a te, perché gestisci questo server; l’elenco è in inglese. Con /impostazioni si disattiva.
settings-news = Novità dopo un aggiornamento
settings-news-yes = dette una volta a chi gestisce il server
settings-news-no = non dette
settings-news-on = Annuncia le novità
settings-no-news = Niente novità
