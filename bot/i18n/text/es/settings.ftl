# Lo que eligen un servidor y su gente, y lo que se sigue de ello.

## Idiomas, cada uno con su propio nombre

language-of-discord = el de Discord
language-name = Español

## Los ajustes de un servidor

settings-title = Ajustes de este servidor
settings-changed = Los ajustes han cambiado
settings-unchanged = Sin cambios
settings-before = (antes: { $text })
settings-change = Cambiar
settings-more = Más ajustes
settings-tables = Mesas
settings-messages = Mensajes
settings-channel = Canales para las mesas
settings-channel-hint = Solo ahí se abren mesas, también en sus hilos. Ninguno: en todos los canales.
settings-channel-any = todos los canales
settings-language = Idioma
settings-time = Tiempo por turno
settings-time-hint = Cuando se acaba, juega un bot hasta que la persona vuelva.
settings-time-off = sin límite
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
settings-openers-role = ciertos roles
settings-openers-managers = quien administra el servidor
settings-role = Los roles
settings-role-hint = Solo si pueden abrir mesas ciertos roles; quien administra el servidor siempre puede.
settings-newcomers = Gente nueva en partidas en curso
settings-newcomers-yes = puede ocupar un asiento
settings-newcomers-no = no puede entrar
settings-let-in = Dejar entrar a gente nueva
settings-let-nobody-in = No dejar entrar a nadie nuevo
settings-pictures = Aspecto de la mesa
settings-pictures-yes = como imagen, con pocas palabras
settings-pictures-no = en palabras
settings-show-pictures = Mostrar la mesa como imagen
settings-hide-pictures = Mostrar la mesa en palabras
settings-waits = Tiempos de espera
settings-pause = Cerrar partidas abandonadas después de
settings-pause-days = Días hasta que se cierra su mesa
settings-pause-hint = De { $low } a { $high }. Se para si un bot jugó dos veces por cada persona; cualquier botón la reanuda.
settings-houses = Reglas de la casa
settings-house = Reglas de la casa de { $game }

## Lo que no se puede

error-bad-days = “{ $given }” no es un número de días; escribe uno de { $low } a { $high }.
error-cannot-sit-here = No puedes sentarte en esta mesa.
error-cannot-sit-together = Con quienes están ahora aquí no se puede empezar otra partida.
error-opened-by-managers = Aquí solo abre mesas quien administra este servidor; puedes unirte a las suyas.
error-opened-by-role =
    { $count ->
        [one] Aquí solo abre mesas quien tiene el rol { $roles }; puedes unirte a las suyas.
       *[other] Aquí solo abre mesas quien tiene uno de estos roles: { $roles }. Puedes unirte a las suyas.
    }
error-opener-role-missing = Elige también los roles que pueden abrir mesas.
error-wrong-channel = En este servidor las mesas se abren en { $channels }.
settings-news = Novedades tras una actualización
settings-news-yes = se muestran una vez a quien administra el servidor
settings-news-no = no se muestran
settings-news-on = Mostrar las novedades
settings-no-news = Ocultar las novedades
settings-level = Bots en las mesas nuevas
settings-level-choice = Bots: { $level }
settings-patience = Espera antes de poder despertar a alguien
settings-patience-hint = Solo si no hay límite de tiempo por turno. Quien luego no conteste en dos minutos queda ausente.
settings-threads = Un hilo para cada mesa
settings-threads-yes = sí, donde el bot pueda crearlo
settings-threads-no = no
settings-threads-on = Usar un hilo por mesa
settings-no-threads = No usar hilos
settings-digest = Resumen semanal
settings-digest-hint = Una vez por semana, el lunes: quién ha jugado. Sin canal: nunca.
settings-digest-off = nunca
settings-zone = Zona horaria
settings-zone-hint = Para los torneos previstos. Basta una ciudad: Madrid, Ciudad de México, Bogotá, Buenos Aires.
settings-zone-none = sin elegir
settings-tournaments = Torneos
settings-tournament-channel = Canal para los torneos
settings-tournament-channel-hint = Solo ahí se abren torneos, también en sus hilos. Ninguno: en los canales para las mesas.
settings-channel-as-tables = como para las mesas
settings-organisers = Quién puede organizar torneos
settings-organisers-openers = quien puede abrir mesas
settings-organisers-role = ciertos roles
settings-organisers-managers = quien administra el servidor
settings-organiser-role-hint = Solo si pueden organizar torneos ciertos roles; quien administra el servidor siempre puede.
settings-mentions = Menciones
settings-tournament-mention = Rol que se menciona al abrirse un torneo
settings-tournament-mention-hint = Un mensaje cuando se abre la lista. Ninguno: ningún rol.
settings-table-mention = Rol que se menciona si faltan jugadores
settings-table-mention-hint = Cuando una mesa nueva lleva un rato esperando, cada diez minutos como mucho. Ninguno: ningún rol.
settings-mention-off = ningún rol
error-everyone-mentioned = El bot no menciona un rol que tienen todos. Elige otro, o ninguno.
error-bot-role = Este rol solo lo tiene un bot. Elige uno que tengan las personas.
error-organised-by-managers = Aquí solo organiza torneos quien administra este servidor; puedes unirte a los suyos.
error-organiser-role-missing = Elige también los roles que pueden organizar torneos.
error-wrong-tournament-channel = En este servidor los torneos se abren en { $channels }.
error-organised-by-role =
    { $count ->
        [one] Aquí solo organiza torneos quien tiene el rol { $roles }; puedes unirte a los suyos.
       *[other] Aquí solo organiza torneos quien tiene uno de estos roles: { $roles }. Puedes unirte a los suyos.
    }
settings-note-lacking = ⚠️ En { $channel } me falta: **{ $permissions }**. Quien administra el servidor puede dármelo en Editar canal → Permisos.
settings-note-unmentionable = ⚠️ Una mención de { $role } no avisa todavía a nadie. Permite que cualquiera lo mencione (Ajustes del servidor → Roles) o dame el permiso **{ $permission }**.
settings-health = Estado del bot
health-complete = Permisos para jugar: completos en { $channels }
health-optional = Faltan, pero no son necesarios para jugar:
health-lacking = ⚠️ { $what }: me falta **{ $permission }**.
health-waiting = Cambios por guardar
health-backup = Última copia de seguridad
health-backup-unknown = ninguna conocida
health-version = Versión
