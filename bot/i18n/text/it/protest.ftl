# Proteste contro una smazzata

button-protest = Protesta
protest-title = Protesta, tavolo { $table }
protest-label = Che cosa non va?
protest-hint = Solo per host e moderatori. Su questa smazzata, o sull’ultima finché nella nuova nessuno agisce.
protest-made = ⚖️ { $name } protesta contro la smazzata { $deal }. { $own ->
    [evening] Decide chi organizza il torneo o modera il server, se non gioca a questo tavolo.
    [group] L’host può chiedere a tutti se ridare.
   *[no] Decide chi modera il server e non gioca qui, oppure l’host chiede a tutti se ridare.
}
protest-again-asked = Si chiede a tutti se ridare la smazzata { $deal }. Manca il sì di { $missing }.
protest-ruled = Protesta di { $name } contro la smazzata { $deal }: { $ruling ->
    [stands] resta com’è.
    [again] è stata ridata, tutti d’accordo.
   *[void] la partita non ha risultato.
}
game-void = La partita non ha risultato: così si è deciso su una protesta.
button-protest-look = Guarda la protesta
button-replay-protest = Vedi la protesta

protest-case = Protesta nella partita { $game }, smazzata { $deal }
protest-said = { $name }: “{ $sentence }”
protest-record = Quello che tutti avevano visto fino a quel momento (la registrazione aveva { $line ->
    [one] una riga
   *[other] { $line } righe
}):
protest-line = `{ $line }` { $text }
protest-nothing-left = Di questa smazzata nella registrazione non c’è più niente.
protest-own-game = Giochi in questa partita, quindi può decidere solo chi modera.
protest-later = Le mani restano segrete finché la partita non è finita; poi qui si può guardare tutto.
button-protest-stands = Resta com’è
button-protest-again = Si ridà, se tutti vogliono
button-protest-void = Senza risultato

error-bad-sentence = Di’ in una frase che cosa non va, da 1 a { $high } caratteri.
error-protest-open = C’è già una protesta; prima bisogna rispondere a quella.
error-protested-already = Contro la smazzata { $deal } hai già protestato, e hai avuto risposta.
error-no-protest = Qui non c’è nessuna protesta a cui rispondere.
error-not-judge = Una protesta la possono guardare solo l’host (in un torneo: chi lo organizza), chi modera e chi l’ha fatta.
error-protest-sealed = Altri tavoli giocano ancora queste carte; potrai guardare la protesta quando avranno finito tutti.
error-needs-result = Questa partita ha bisogno di un risultato: è a eliminazione diretta, oppure ci giochi tu.
error-own-protest = Non puoi decidere sulla tua protesta, puoi solo lasciare tutto com’è. Chi modera può fare di più.
error-own-game = In questa partita giochi anche tu: chi gioca non decide sulle proteste. L’host può chiedere a tutti se ridare; decide chi modera e non gioca qui.
error-too-late-again = La smazzata non si può più ridare: nella successiva qualcuno ha già agito, oppure altri giocano con le stesse carte.
error-nobody-asks-again = La richiesta di ridare non vale più.
answer-protested = La tua protesta è stata inviata a chi deve decidere.

error-protest-too-late = Contro questa smazzata non si può più protestare: solo contro quella in corso, e contro l’ultima finché qualcuno non agisce nella successiva.
