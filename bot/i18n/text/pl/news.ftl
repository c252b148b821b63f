# What is new after an update, for who manages a server.

news-title = ### Nowości w wersji { $version }
news-more =
    { $count ->
        [one] … i jeszcze jedna rzecz.
        [few] … i jeszcze { $count } rzeczy.
        [many] … i jeszcze { $count } rzeczy.
       *[other] … i jeszcze { $count } rzeczy.
    }
news-note = -# Pokazane raz, tylko tobie, bo zarządzasz tym serwerem; lista jest po angielsku. Można to wyłączyć w /ustawienia-serwera.
