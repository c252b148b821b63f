# Chi c’è: tempo per la mossa, giocatori assenti, computer che li sostituiscono e il ritorno.

## Al tavolo

button-wake = Sveglia
button-sit-in = Gioca un computer
button-awake = Ci sono
wake-line =
    ⏰ { $name }, { $count ->
        [one] ci sei ancora? Altrimenti si continua senza di te { $when }.
       *[other] ci siete ancora? Altrimenti si continua senza di voi { $when }.
    }
wake-own = ⏰ Gli altri chiedono se ci sei ancora. Senza risposta possono continuare senza di te { $when }.
gone-silent = 💤 { $name } non risponde. Premi “Gioca un computer”: al suo posto giocherà un computer.
gone-left = 🚪 { $name } ha lasciato questo server. Premi “Gioca un computer”: al suo posto giocherà un computer.
time-due = ⏳ Il turno di { $name } finisce { $when }
sits-in = { $name } (gioca 🤖)
sits-in-short = { $name } 🤖
sat-in-for-you = Un computer gioca al tuo posto; il posto resta tuo.
game-paused = ⏸ La partita è in pausa: non c’è nessuno. Basta premere qualcosa; altrimenti il tavolo viene chiuso senza risultato { $when }.
button-here = Eccomi di nuovo
turn-reminder = { $name }, metà del tempo per la tua mossa è passata; un computer gioca per te { $when }.
answer-back = Al tavolo { $table } giochi di nuovo tu.

## Rifiuti

error-wake-too-early = Potrai svegliare questa persona <t:{ $when }:R>.
error-woken-already = La domanda è già partita; c’è tempo per rispondere fino alle <t:{ $when }:t>.
error-wake-yourself = La partita aspetta te.
error-nobody-to-wake = La partita non aspetta nessuno che si possa svegliare.
error-nobody-gone = Non c’è nessun posto da coprire: ci sono tutti, o gioca già un computer.
error-mentioned-too-often =
    { $minutes ->
        [one] Per ora le menzioni bastano; riprova tra un minuto.
       *[other] Per ora le menzioni bastano; riprova tra { $minutes } minuti.
    }
error-not-absent = A questo tavolo nessuno gioca al tuo posto.
