# Reclamare il resto di una smazzata.

button-claim-all = Il resto è mio
button-claim-none = Non prendo più niente
claim-ask-all = Dichiari tuo tutto il resto? Tutti vedranno le tue carte. Se nessuna distribuzione possibile delle carte può fermarti, la smazzata si chiude subito; altrimenti devono essere d’accordo tutti. Si può fare una volta per smazzata.
claim-ask-none = Dichiari di non prendere più niente? Tutti vedranno le tue carte. Se nessuna distribuzione possibile delle carte può costringerti a una presa, la smazzata si chiude subito; altrimenti devono essere d’accordo tutti. Si può fare una volta per smazzata.
button-claim = Sì, mostra le mie carte
label-claimed = { $player } mostra
claim-asked-all = { $player } dice: il resto è mio. Manca il sì di { $missing }.
claim-asked-none = { $player } dice: non prendo più niente. Manca il sì di { $missing }.
claim-refused = { $player } non accetta la richiesta di { $claimant }: si continua a giocare.
claim-fails = Tutti hanno accettato la richiesta di { $claimant }, ma con queste carte non c’è modo di avverarla: si continua a giocare.
claim-granted-all = { $claimant } ha dichiarato suo il resto; le carte sono state giocate così.
claim-granted-none = { $claimant } ha dichiarato di non prendere più niente; le carte sono state giocate così.
error-no-claim = La richiesta del resto non vale più.
error-may-not-claim = Adesso non puoi reclamare il resto: solo durante il gioco, quando sei di mano; chi gioca un betel, ogni volta che è il suo turno.
error-claimed-already = In questa smazzata hai già reclamato il resto.
error-claim-asked = Qualcuno reclama già il resto; rispondi prima a quello.
