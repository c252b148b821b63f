# What is new after an update, for who manages a server.

news-title = ### Nowości w wersji { $version }
news-more =
    { $count ->
        [one] … i jeszcze jedna rzecz.
        [few] … i jeszcze { $count } rzeczy.
        [many] … i jeszcze { $count } rzeczy.
       *[other] … i jeszcze { $count } rzeczy.
    }
news-note = -# Powiedziane raz, tylko tobie, bo zarządzasz tym serwerem; lista jest po angielsku. Można to wyłączyć w /ustawienia-serwera.
settings-news = Nowości po aktualizacji
settings-news-yes = mówione raz osobom zarządzającym serwerem
settings-news-no = nie są mówione
settings-news-on = Mów o nowościach
settings-no-news = Bez nowości
