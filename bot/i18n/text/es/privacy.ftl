# Lo que se sabe de una persona, y con quién no se sienta.

former-player = exjugador { $number }

privacy-title = Lo que hay guardado sobre ti
privacy-preferences =
    { $count ->
        [0] Preferencias: ninguna, ni el idioma de tu Discord
       *[other] Preferencias: lo que muestra /preferencias, y el idioma de tu Discord
    }
privacy-blocks = Personas que bloqueaste: { $count }
privacy-seats = Asientos, turnos y votos en mesas: { $count }
privacy-tables = Mesas que dirigiste: { $count }
privacy-results = Resultados de partidas terminadas: { $count }
privacy-statistics = Ratings, y lo que se cuenta para /estadísticas: { $count }
privacy-tournaments = Torneos: tus inscripciones y los que organizas: { $count }
privacy-daily = Manos del día que jugaste: { $count }
privacy-house = Reglas de la casa que guardaste: { $count }
privacy-managing = Lo que hiciste al administrar un servidor en los últimos 90 días: { $count }
privacy-games = Partidas en cuyo registro está tu ID de usuario: { $count }
privacy-notes = Mensajes directos cuyo ID guardo: { $count }
privacy-exported = Esto es todo lo que hay guardado sobre ti.
privacy-delete-title = ¿Borro lo que hay guardado sobre ti?
privacy-delete-text =
    Se borran tus preferencias, bloqueos, resultados y asientos, en todos los servidores. Te levantas de las mesas donde no se juega.
    En las partidas de los demás pasas a ser “exjugador”; ya no apareces en las clasificaciones. Los mensajes de los canales se quedan como están.
    Esto no se puede deshacer.
privacy-delete-button = Borrarlo todo
privacy-deleted = Borrado. Si vuelves a pulsar o escribir algo aquí, guardo de nuevo el idioma de tu Discord.
privacy-blocked = No volverás a estar en una mesa con { $name }; nadie se entera. Si ahora compartes mesa con esa persona, vale desde la próxima partida. /desbloquear lo anula.
privacy-unblocked = Puedes volver a estar en una mesa con { $name }.

## Lo que no se puede

error-block-computer = Los bots se sientan donde los ponen; quien dirige la mesa puede quitarlos.
error-block-self = Esa persona eres tú; contigo vas a tener que sentarte.
error-leave-first = Todavía estás en la mesa { $tables }; usa allí /levantarse para que nadie te espere y vuelve a intentarlo.
error-not-blocked = No has bloqueado a esa persona.
error-too-many-blocks = Ya has bloqueado a { $limit } personas; antes usa /desbloquear con alguna.
