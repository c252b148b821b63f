# Lo que eligen un servidor y su gente, y lo que se sigue de ello.

## Idiomas, cada uno con su propio nombre

language-of-discord = el de Discord
language-name = Español

## Los ajustes de un servidor

settings-title = Ajustes de este servidor
settings-changed = Los ajustes han cambiado
settings-unchanged = No ha cambiado nada
settings-before = (antes: { $text })
settings-change = Cambiar
settings-channel = Canal para las mesas
settings-channel-hint = Solo ahí se abren mesas, también en sus hilos. Ninguno: en todos los canales.
settings-channel-any = todos los canales
settings-language = Idioma
settings-time = Tiempo por turno
settings-time-hint = Después juega un bot hasta que la persona vuelva.
settings-time-off = el que haga falta
settings-time-seconds = { $count } segundos
settings-time-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
settings-time-hours =
    { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
settings-time-days =
    { $count ->
        [one] 1 día
       *[other] { $count } días
    }
settings-openers = Quién puede abrir mesas
settings-openers-everyone = cualquiera
settings-openers-role = un rol
settings-openers-managers = quien administra el servidor
settings-role = El rol
settings-role-hint = Solo si puede abrir mesas un rol; quien administra el servidor siempre puede.
settings-newcomers = Gente nueva en partidas en curso
settings-newcomers-yes = puede ocupar un asiento
settings-newcomers-no = no puede entrar
settings-let-in = Dejar entrar a gente nueva
settings-let-nobody-in = No dejar entrar a nadie nuevo
settings-pictures = La mesa
settings-pictures-yes = como imagen, con pocas palabras
settings-pictures-no = en palabras
settings-show-pictures = Mostrar la mesa como imagen
settings-hide-pictures = Mostrar la mesa en palabras
settings-pause = Pausa de una partida abandonada
settings-pause-days = Días hasta que se cierra su mesa
settings-pause-hint = De { $low } a { $high }. Se para si por todos jugó dos veces un bot; con pulsar algo sigue.
settings-houses = Reglas de la casa
settings-house = Reglas de la casa de { $game }

## Las preferencias de una persona

preferences-title = Tus preferencias
preferences-none = no hay
preferences-hand = Tus cartas
preferences-hand-both = por mensaje directo y con “Mis cartas”
preferences-hand-dm = solo por mensaje directo
preferences-hand-here = solo con “Mis cartas”
preferences-told = Avisos para ti
preferences-told-mentions = una mención cuando te toca
preferences-told-reminders = un recordatorio a la mitad de tu tiempo
preferences-told-evenings = una mención cuando se abre la lista de un torneo en este servidor
preferences-cards = Cómo se escriben las cartas
preferences-cards-usual = con imágenes y emojis; en los botones, con letra y palo
preferences-cards-names = con sus nombres
preferences-cards-text = solo con texto, sin imágenes ni emojis
preferences-colours = Colores de los símbolos
preferences-colours-two = dos (rojo, negro)
preferences-colours-four = cuatro (uno por palo)
preferences-quiet = Horas de silencio
preferences-quiet-from = Desde
preferences-quiet-to = Hasta
preferences-quiet-line = de { $start } a { $end }, { $zone }
preferences-time-hint = Por ejemplo 22:00. Las dos vacías: sin horas de silencio.
preferences-zone = Zona horaria
preferences-zone-hint = Basta una ciudad: Madrid, Ciudad de México, Bogotá, Buenos Aires.
preferences-blocked = Personas con las que no te sientas
hand-in-dm = Tus cartas están en tus mensajes directos: { $link }

## Lo que no se puede

error-bad-days = “{ $given }” no es un número de días; escribe uno de { $low } a { $high }.
error-bad-time = “{ $given }” no es una hora; escríbela como 22:00.
error-bad-zone = No conozco la zona horaria “{ $given }”; escribe una ciudad como Sevilla, o un nombre como Europe/Madrid, America/Bogota, America/Mexico_City.
error-ambiguous-zone = “{ $given }” puede ser varias zonas horarias; escribe una de estas: { $zones }.
error-cannot-sit-here = No puedes sentarte en esta mesa.
error-cannot-sit-together = Con quienes están ahora aquí no se puede empezar otra partida.
error-opened-by-managers = Aquí solo abre mesas quien administra este servidor; puedes unirte a las suyas.
error-opened-by-role = Aquí solo abre mesas <@&{ $role }>; puedes unirte a las suyas.
error-opener-role-missing = Elige también el rol que puede abrir mesas.
error-quiet-hours-empty = Las horas de silencio necesitan un principio y un final distintos.
error-wrong-channel = En este servidor las mesas se abren en <#{ $channel }>.
preferences-told-invitations = una mención cuando alguien te invita a su mesa; si no, un mensaje directo
