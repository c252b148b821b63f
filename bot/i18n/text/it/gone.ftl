# Chi è sparito: svegliarlo, continuare senza, chiudere una partita alle sue spalle.

## Al tavolo

button-wake = Sveglia
button-sit-in = Gioca un computer
button-awake = Ci sono
wake-line = ⏰ { $name }, ci sei ancora? Senza risposta gli altri possono continuare senza di te { $when }.
wake-own = ⏰ Gli altri chiedono se ci sei ancora. Senza risposta possono continuare senza di te { $when }.
gone-silent = 💤 { $name } non risponde. Voti e richieste vanno avanti lo stesso; “Gioca un computer” fa giocare un computer al suo posto.
gone-left = 🚪 { $name } ha lasciato questo server. Voti e richieste vanno avanti lo stesso; “Gioca un computer” fa giocare un computer al suo posto.
end-costs = ⚠ { $name } è solo assente. Se la partita finisce adesso, perde chi vota per chiuderla e nessuno vince.
ended-behind-back = La partita è stata chiusa mentre qualcuno era assente. È persa per { $names }; nessuno vince.

## Risposte

answer-ended-behind-back = La partita al tavolo { $table } è finita. Conta come persa per chi l’ha chiusa.

## Rifiuti

error-wake-too-early = Potrai svegliarlo <t:{ $when }:R>.
error-woken-already = La domanda è già partita; c’è tempo per rispondere fino alle <t:{ $when }:t>.
error-wake-yourself = La partita aspetta te.
error-nobody-to-wake = La partita non aspetta nessuno che si possa svegliare.
error-nobody-gone = Non c’è nessun posto da coprire: ci sono tutti, o gioca già un computer.
error-mentioned-too-often =
    { $minutes ->
        [one] Per ora le menzioni bastano; riprova tra un minuto.
       *[other] Per ora le menzioni bastano; riprova tra { $minutes } minuti.
    }
