# What is new after an update, for who manages a server.

news-title = ### Neu in Version { $version }
news-more =
    { $count ->
        [one] … und noch etwas.
       *[other] … und { $count } weitere Neuerungen.
    }
news-note = -# Diese Nachricht kommt einmal und nur zu dir, weil du diesen Server verwaltest; die Liste ist englisch. /servereinstellungen schaltet sie ab.
