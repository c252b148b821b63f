# What is new after an update, for who manages a server.

news-title = ### Neu in Version { $version }
news-more =
    { $count ->
        [one] … und noch etwas.
       *[other] … und { $count } weitere Neuerungen.
    }
news-note = -# Das wird einmal gesagt, nur dir, weil du diesen Server verwaltest; die Liste ist englisch. /servereinstellungen schaltet es ab.
settings-news = Neues nach einem Update
settings-news-yes = einmal für die, die den Server verwalten
settings-news-no = wird nicht gesagt
settings-news-on = Neues melden
settings-no-news = Neues nicht melden
