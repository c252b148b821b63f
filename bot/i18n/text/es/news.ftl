# What is new after an update, for who manages a server.

news-title = ### Novedades de la versión { $version }
news-more =
    { $count ->
        [one] … y una cosa más.
       *[other] … y { $count } cosas más.
    }
news-note = -# Se muestra una vez, solo a ti, porque administras este servidor; la lista está en inglés. Con /ajustes se desactiva.
