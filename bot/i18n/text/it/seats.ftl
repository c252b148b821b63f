# Posti: sedersi, alzarsi, scegliere il posto, iniziare una partita.

leave-question =
    Al tavolo { $table } è in corso una partita. { $what ->
        [lost] Se lo lasci adesso, un computer prende il tuo posto. Per te la partita conta come persa.
        [last] Non c’è nessun altro: se lo lasci adesso, il tavolo viene chiuso e la partita non ha risultato.
       *[nothing] Se lo lasci adesso, un computer prende il tuo posto. Per te la partita non conta.
    } Lasciare lo stesso?
error-start-asked = L’ho già chiesto all’host; se non arriva risposta, si inizia comunque.
error-no-start-wish = La richiesta di iniziare non vale più.
error-no-such-seat = A questo tavolo non c’è un posto così.
error-own-seat = È già il tuo posto.
error-no-swap = Lo scambio non vale più.
button-take-over = Prendi un posto
error-own-seat-only = Hai lasciato un altro posto di questa partita e ne conosci le carte; quando sarà finita potrai sederti di nuovo.
error-no-newcomers = Su questo server nessuno prende un posto a partita in corso; quando sarà finita potrai sederti.
