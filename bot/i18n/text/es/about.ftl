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
