# Quello che si dice alle persone quando qualcosa non va nel posto dove giocano.

# $channel è una menzione, $permissions sono i loro nomi come nelle impostazioni di Discord.
permission-missing = ⚠️ Tavolo { $table }: in { $channel } mi mancano dei permessi: **{ $permissions }**. { $effect } Chi gestisce il server può ridarmeli in Modifica canale → Permessi.
# Una di queste è $effect.
permission-effect-panel = Il messaggio del tavolo può non essere aggiornato; i suoi pulsanti e i tuoi messaggi privati continuano a funzionare.
permission-effect-post = Non posso scrivere nuovi messaggi, quindi il tavolo continua in quello che c’è.
permission-effect-pictures = Nel frattempo non ci sono immagini.
permission-effect-other = Nel frattempo la partita continua.

# $channel and $bot are mentions.
private-thread = ⚠️ Tavolo { $table }: { $channel } è un thread privato e io non ci sono. Menziona lì il bot per aggiungerlo: scrivi { $bot } in { $channel }. Poi la partita continua lì da sola; fino ad allora il messaggio del tavolo può non essere aggiornato, ma i suoi pulsanti e i tuoi messaggi privati funzionano.
channel-gone = ⚠️ Il canale del tavolo { $table } non c’è più. La partita continua: le tue carte arrivano qui. Qui /tavolo mostra il tavolo; in un altro canale del server, /tavolo con il numero { $table } lo porta lì.
