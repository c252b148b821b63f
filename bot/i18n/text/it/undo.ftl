# Ritirare l’ultima azione, se tutti sono d’accordo.

button-take-back = Ritira
take-back-asked = { $player } chiede di ritirare l’ultima azione. Manca il sì di { $missing }.
event-took-back = { $player } ha ritirato l’ultima azione; erano tutti d’accordo.
error-nothing-to-take-back = Adesso non puoi ritirare niente di tuo: solo la tua ultima puntata, dichiarazione, carta o il tuo ultimo passo, finché nessuno ha fatto altro, e non se con questo è finita l’asta o la smazzata.
error-no-wish = La richiesta di ritirare la mossa non vale più.
error-take-back-asked = Qualcuno chiede già di ritirare l’ultima azione.
