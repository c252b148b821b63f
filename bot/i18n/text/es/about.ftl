# Qué programa es este y a quién preguntar.

about-title = ## Mesa de cartas { $version }
about-games = Bieten, Bid Whist y The Betel, como en una mesa de verdad. { "**/jugar**" } abre una, { "**/ayuda**" } dice cómo.
about-source = Código fuente: { $address }
about-source-unknown = Código fuente: quien mantiene este bot no ha dado ninguna dirección.
about-support = Ayuda: { $address }
about-support-unknown = Ayuda: pregunta a quien trajo este bot aquí; no se ha dado ninguna dirección.
about-privacy = Privacidad: { $address }; { "**/privacidad ver**" } dice lo que sé de ti.
about-privacy-unknown = Privacidad: { "**/privacidad ver**" } dice lo que sé de ti, y ahí puedes borrarlo.
about-health =
    En marcha desde { $since } · Discord responde en { $milliseconds } ms · { $tables ->
        [one] hay una mesa abierta
       *[other] hay { $tables } mesas abiertas
    }
