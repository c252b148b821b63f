about-title = ## Tavolo da carte { $version }
about-games = Bieten, Bid Whist e Betel, giocati come a un tavolo vero. { "**/gioca**" } ne apre uno, { "**/aiuto**" } spiega come.
about-source = Codice sorgente: { $address }
about-source-unknown = Codice sorgente: non è stato indicato nessun indirizzo.
about-support = Aiuto: { $address }
about-support-unknown = Aiuto: chiedi a chi ha portato qui il bot; non è stato indicato nessun indirizzo.
about-privacy = Privacy: { $address }; { "**/privacy mostra**" } mostra che cosa è salvato su di te.
about-privacy-unknown = Privacy: { "**/privacy mostra**" } mostra che cosa è salvato su di te; lì puoi anche cancellarlo.
about-health = Avviato { $since } · risposta a Discord in { $milliseconds } ms · { $tables ->
    [one] un tavolo è aperto
   *[other] { $tables } tavoli sono aperti
 }
help-text =
    ## Come si gioca
    { "**/gioca**" } apre qui un tavolo; gli altri premono **Partecipa**. **Inizia** dà le carte; ai posti vuoti giocano i computer.
    Le tue carte arrivano in un messaggio privato, con i pulsanti quando tocca a te. Se non arriva nulla, può essere tra le richieste di messaggi; **Le mie carte** al tavolo le mostra sempre, solo a te.
    { "**/rivedi**" } mostra di nuovo una partita finita, e { "**/verifica**" } prova che nessuna carta è stata spostata.
    { "**/smazzata-del-giorno**" } è la smazzata del giorno: le stesse carte per tutti, un tentativo a testa.
    { "**/torneo apri**" } apre qui un torneo, { "**/torneo programma**" } ne programma uno, e { "**/stagione inizia**" } comincia una stagione, se vuoi con il campionato.
help-commands-table = Al tavolo
help-commands-learn = Imparare
help-commands-compete = Gareggiare
help-commands-own = Per te
help-commands-server = Per il server
help-commands-managers = solo chi gestisce il server
abroad-help = Qui non sono membro: qualcuno mi usa dal suo account. **Le mie carte** mostra le tue carte solo a te. Le mosse non hanno limite di tempo e non ricevi notifiche quando tocca a te. Dopo un quarto d’ora senza premere niente al tavolo, **Aggiorna** mostra come sta la partita.
