# La smazzata del giorno.

daily-title = Smazzata del giorno · { $day } · n. { $number }
daily-about = Una smazzata di ogni gioco, le stesse carte per tutti su tutti i server, un tentativo a testa. Finisce { $end }. Giochi contro dei maestri, da un posto fissato per te.
daily-over = Questo giorno è finito: carte, promesse e numeri segreti sono pubblici.
daily-seat = dal posto { $seat } di { $seats } · { $count ->
    [0] non l’ha ancora giocata nessuno
    [one] l’ha giocata una persona
   *[other] l’hanno giocata { $count } persone
}
daily-on = La stai giocando.
daily-missed = Non l’hai giocata.
daily-unfinished = Non finita prima della fine del giorno.
daily-waits = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. I maestri la stanno ancora giocando; torna a guardare tra un minuto.
daily-done = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, i maestri al tuo posto: { $par } (**{ $margin }**)
daily-place-here = Posto { $place } su { $count } su questo server
daily-place-world = Posto { $place } su { $count } in tutto il mondo
daily-streak = { $days ->
    [one] La tua serie: un giorno.
   *[other] { $days } giorni di fila.
}
daily-come-back = Torna domani!
daily-copy = Da copiare e condividere; non svela niente:
daily-share-head = Tavolo da carte, smazzata del giorno { $day } (n. { $number })
daily-shared = { $name } ha giocato la smazzata del giorno.
daily-ranking-title = { $game } · { $day }
daily-ranking-about = Conta la differenza rispetto a quello che i maestri fanno dallo stesso posto. Nella classifica mondiale ha un nome solo chi l’ha giocata o condivisa su questo server.
daily-ranking-hidden = Vedrai la classifica appena avrai giocato questa smazzata.
daily-ranking-empty = Nessuno ha giocato questa smazzata.
daily-ranking-here = Su questo server
daily-ranking-world = In tutto il mondo · { $count ->
    [one] una persona
   *[other] { $count } persone
}, in media { $average }
daily-rank = **{ $place }.** { $name }: { $margin } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
daily-somebody = qualcuno
daily-proof-title = Promesse del { $day }
daily-proof-about = Le carte di un giorno sono fissate il giorno prima. Annota le promesse di domani, e domani guarda se valgono ancora. Il numero segreto si mostra quando il giorno è finito; allora /verifica controlla la tua partita.
daily-masters = Maestri della versione { $version }
daily-masters-also = Sono stato aggiornato mentre si giocava questa smazzata: si è giocato anche contro maestri della versione { $version }.
daily-tomorrow = Domani, { $day }
daily-promise = { $game }: { $hash }
daily-small = smazzata del giorno · { $day }
button-daily-play = Gioca a { $game }
button-daily-on = Continua: { $game }
button-daily-look = Analisi: { $game }
button-daily-ranking = Classifica
button-daily-yesterday = Ieri
button-daily-next = Il giorno dopo
button-daily-proof = Promesse
button-daily-share = Condividi
button-daily-too = Gioca anche tu
button-daily-back = Indietro
button-daily-result = Risultato
error-no-daily = Per questo gioco non c’è una smazzata del giorno.
error-try-had = Hai già avuto il tuo tentativo per questa smazzata. Vale per tutta la giornata, anche se hai cancellato i tuoi dati.
error-day-over = Questa smazzata del giorno è finita: le sue carte sono pubbliche. /smazzata-del-giorno mostra che cosa si può giocare.
