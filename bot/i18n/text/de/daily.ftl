# Das Spiel des Tages.

daily-title = Spiel des Tages · { $day } · Nr. { $number }
daily-about = Von jedem Spiel eine Runde, dieselben Karten für alle auf allen Servern, ein Versuch für jeden. Endet { $end }. Du spielst gegen Computer der Stufe Meister, auf einem Platz, der für dich feststeht.
daily-over = Der Tag ist vorbei: Karten, Prüfsummen und Startzahlen liegen offen.
daily-seat = auf Platz { $seat } von { $seats } · { $count ->
    [0] noch niemand hat es gespielt
    [one] eine Person hat es gespielt
   *[other] { $count } Leute haben es gespielt
}
daily-on = Du bist mittendrin.
daily-missed = Du hast es nicht gespielt.
daily-unfinished = Nicht zu Ende gespielt, bevor der Tag vorbei war.
daily-waits = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Die Meister spielen es noch; schau in einer Minute wieder.
daily-done = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, die Meister auf deinem Platz: { $par } (**{ $margin }**)
daily-place-here = Platz { $place } von { $count } auf diesem Server
daily-place-world = Platz { $place } von { $count } weltweit
daily-streak = { $days ->
    [one] Deine Serie: ein Tag.
   *[other] { $days } Tage in Folge.
}
daily-come-back = Komm morgen wieder!
daily-copy = Zum Kopieren und Teilen; es verrät nichts:
daily-share-head = Kartentisch, Spiel des Tages { $day } (Nr. { $number })
daily-shared = { $name } hat das Spiel des Tages gespielt.
daily-ranking-title = { $game } · { $day }
daily-ranking-about = Es zählt der Unterschied zu dem, was die Meister vom selben Platz erreichen. In der weltweiten Rangliste stehen Namen nur von Leuten, die auf diesem Server gespielt oder geteilt haben.
daily-ranking-hidden = Du siehst die Rangliste, sobald du diese Runde gespielt hast.
daily-ranking-empty = Niemand hat diese Runde gespielt.
daily-ranking-here = Auf diesem Server
daily-ranking-world = Weltweit · { $count ->
    [one] eine Person
   *[other] { $count } Leute
}, im Schnitt { $average }
daily-rank = **{ $place }.** { $name }: { $margin } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
daily-somebody = jemand
daily-proof-title = Prüfsummen vom { $day }
daily-proof-about = Die Karten eines Tages stehen am Tag davor fest. Notiere die Prüfsummen von morgen und schau morgen nach, ob sie stimmen. Die Startzahl wird gezeigt, wenn der Tag vorbei ist; dann rechnet /prüfen deine eigene Partie nach.
daily-masters = Meister der Version { $version }
daily-masters-also = Während dieses Spiel lief, wurde ich aktualisiert: Gespielt wurde auch gegen Meister der Version { $version }.
daily-tomorrow = Morgen, { $day }
daily-promise = { $game }: { $hash }
daily-small = Spiel des Tages · { $day }
button-daily-play = { $game } spielen
button-daily-on = Weiter: { $game }
button-daily-look = Analyse: { $game }
button-daily-ranking = Rangliste
button-daily-yesterday = Gestern
button-daily-next = Nächster Tag
button-daily-proof = Prüfsummen
button-daily-share = Teilen
button-daily-too = Auch spielen
button-daily-back = Zurück
button-daily-result = Ergebnis
error-no-daily = Von diesem Spiel gibt es kein Spiel des Tages.
error-try-had = Deinen Versuch für dieses Spiel des Tages hattest du schon. Das bleibt so, auch wenn du deine Daten gelöscht hast.
error-day-over = Dieses Spiel des Tages ist vorbei: Seine Karten sind offen. /tagesspiel zeigt, was es zu spielen gibt.
