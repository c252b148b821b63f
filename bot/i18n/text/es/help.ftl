# Qué programa es este y a quién preguntar.

about-title = ## Mesa de cartas { $version }
about-games = Bieten, Bid Whist y Betel, como en una mesa de verdad. { "**/jugar**" } abre una, { "**/ayuda**" } explica cómo.
about-source = Código fuente: { $address }
about-source-unknown = Código fuente: no se ha dado ninguna dirección.
about-support = Ayuda: { $address }
about-support-unknown = Ayuda: pregunta a quien trajo este bot aquí; no se ha dado ninguna dirección.
about-privacy = Privacidad: { $address }; { "**/privacidad ver**" } muestra lo que hay guardado sobre ti.
about-privacy-unknown = Privacidad: { "**/privacidad ver**" } muestra lo que hay guardado sobre ti, y ahí puedes borrarlo.
about-health =
    En marcha desde { $since } · Discord responde en { $milliseconds } ms · { $tables ->
        [one] hay una mesa abierta
       *[other] hay { $tables } mesas abiertas
    }
help-text =
    ## Cómo se juega
    { "**/jugar**" } abre una mesa aquí; los demás pulsan **Unirse**. **Empezar** reparte; en los asientos vacíos juegan bots.
    Tus cartas llegan por mensaje directo, con botones cuando puedes hacer algo. Si no llega ninguno, puede estar entre tus solicitudes de mensajes; **Mis cartas**, en la mesa, siempre las muestra, solo a ti.
    { "**/repetición**" } muestra otra vez una partida terminada y **/verificar** prueba que nadie movió una carta.
    { "**/mano-del-día**" } es la mano del día: las mismas cartas para todo el mundo, un intento por persona.
    { "**/torneo abrir**" } abre aquí un torneo, { "**/torneo planear**" } planea uno y { "**/temporada empezar**" } empieza una temporada, con liga si quieres.
help-commands-table = En la mesa
help-commands-learn = Aprender
help-commands-compete = Competir
help-commands-own = Para ti
help-commands-server = Para el servidor
help-commands-managers = solo quien administra el servidor
abroad-help = Aquí no soy miembro: alguien me usa desde su cuenta. **Mis cartas** te muestra tus cartas, solo a ti. No hay tiempo por turno ni avisos cuando te toca. Tras un cuarto de hora sin pulsar nada en la mesa, **Actualizar** muestra cómo va.
