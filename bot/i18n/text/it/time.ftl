# Tempi per la mossa, computer che sostituiscono, e il ritorno.

## Al tavolo

time-due = ⏳ { $name } { $when }
sits-in = { $name } (gioca 🤖)
sits-in-short = { $name } 🤖
sat-in-for-you = Un computer gioca al tuo posto; il posto resta tuo.
game-paused = ⏸ La partita è in pausa: non c’è nessuno. Basta che uno di voi prema qualcosa e si riprende; altrimenti il tavolo viene chiuso senza risultato { $when }.
game-closed = Questo tavolo è chiuso; la partita non ha risultato.
button-here = Eccomi di nuovo
button-take-over = Prendi un posto

## Messaggi

turn-reminder = { $name }, metà del tempo per la tua mossa è passata; un computer gioca per te { $when }.
answer-back = Al tavolo { $table } giochi di nuovo tu.

## Rifiuti

error-not-absent = A questo tavolo nessuno gioca al tuo posto.
error-own-seat-only = Hai lasciato un altro posto di questa partita e ne conosci le carte; quando sarà finita potrai sederti di nuovo.
error-no-newcomers = Su questo server nessuno prende un posto a partita in corso; quando sarà finita potrai sederti.
