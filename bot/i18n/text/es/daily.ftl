# La mano del día.

daily-title = Mano del día · { $day } · n.º { $number }
daily-about = Una mano de cada juego, las mismas cartas para todo el mundo en todos los servidores, un intento por persona. Termina { $end }. Juegas contra maestros, desde un asiento ya fijado para ti.
daily-over = Este día terminó: sus cartas, promesas y semillas están a la vista.
daily-seat = desde el asiento { $seat } de { $seats } · { $count ->
    [0] todavía no la ha jugado nadie
    [one] la ha jugado una persona
   *[other] la han jugado { $count } personas
}
daily-on = La estás jugando.
daily-missed = No la jugaste.
daily-unfinished = No se jugó hasta el final antes de que terminara el día.
daily-waits = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. Los maestros aún la están jugando; vuelve a mirar en un minuto.
daily-done = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, los maestros en tu asiento: { $par } (**{ $margin }**)
daily-place-here = Puesto { $place } de { $count } en este servidor
daily-place-world = Puesto { $place } de { $count } en todo el mundo
daily-streak = { $days ->
    [one] Tu racha: un día.
   *[other] { $days } días de racha.
}
daily-come-back = ¡Vuelve mañana!
daily-copy = Para copiar y compartir; no delata nada:
daily-share-head = Mesa de cartas, mano del día { $day } (n.º { $number })
daily-shared = { $name } ha jugado la mano del día.
daily-ranking-title = { $game } · { $day }
daily-ranking-about = Cuenta la diferencia con lo que consiguen los maestros desde el mismo asiento. En la clasificación mundial solo tiene nombre quien la haya jugado o compartido en este servidor.
daily-ranking-hidden = Verás la clasificación en cuanto hayas jugado esta mano.
daily-ranking-empty = Nadie ha jugado esta mano.
daily-ranking-here = En este servidor
daily-ranking-world = En todo el mundo · { $count ->
    [one] una persona
   *[other] { $count } personas
}, { $average } de media
daily-rank = **{ $place }.** { $name }: { $margin } ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
})
daily-somebody = alguien
daily-proof-title = Promesas del { $day }
daily-proof-about = Las cartas de un día quedan fijadas el día anterior. Anota las promesas de mañana y mira mañana si se mantienen. La semilla se muestra cuando el día termina; entonces /verificar comprueba tu propia partida.
daily-masters = Maestros de la versión { $version }
daily-masters-also = Me actualizaron mientras se jugaba esta mano: también se ha jugado contra maestros de la versión { $version }.
daily-tomorrow = Mañana, { $day }
daily-promise = { $game }: { $hash }
daily-small = mano del día · { $day }
button-daily-play = Jugar a { $game }
button-daily-on = Seguir: { $game }
button-daily-look = Análisis: { $game }
button-daily-ranking = Clasificación
button-daily-yesterday = Ayer
button-daily-next = El día siguiente
button-daily-proof = Promesas
button-daily-share = Compartir
button-daily-too = Jugarla también
button-daily-back = Atrás
button-daily-result = Resultado
error-no-daily = De este juego no hay mano del día.
error-try-had = Ya tuviste tu único intento de esta mano; borrar tus datos no te da otro.
error-day-over = Esta mano del día terminó: sus cartas están a la vista. /mano-del-día muestra qué se puede jugar.
