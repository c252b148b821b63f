welcome =
    ## Una mesa de cartas para este servidor
    Bieten, Bid Whist y Betel, unos con otros y con bots:
    1. { "**/jugar**" } abre una mesa en un canal.
    2. Los demás pulsan **Unirse**.
    3. **Empezar** reparte; en los asientos vacíos juegan bots. **Mis cartas** muestra las tuyas, solo a ti.
    ¿No conoces un juego? { "**/aprender**" } te lo enseña mientras juegas. Lo demás está en { "**/ayuda**" }.
    Quien administra el servidor elige canal, idioma, tiempo por turno y reglas de la casa en { "**/ajustes**" }.
    -# Si el bot se va del servidor, lo que sabe de él se borra a los 30 días; { "**/privacidad ver**" } muestra y { "**/privacidad borrar**" } borra lo que sabe de una persona.
welcome-language = El idioma de este servidor. Hasta que alguien que lo administra elija uno, uso el de quien abre la mesa:
# $permissions are their names as Discord’s settings have them.
welcome-play = -# Para jugar necesito además estos permisos en los canales donde jugáis: { $permissions }.
welcome-threads = -# Con estos permisos las mesas pueden tener hilos propios: { $permissions }.
welcome-events = -# Con este permiso los torneos aparecen entre los eventos del servidor: { $permissions }.
news-title = ### Novedades de la versión { $version }
news-more =
    { $count ->
        [one] … y una cosa más.
       *[other] … y { $count } cosas más.
    }
news-note = -# Se muestra una vez, solo a ti, porque administras este servidor; la lista está en inglés. Con /ajustes se desactiva.
