# L’allenatore: le proprie decisioni in una partita finita, guardate dal computer più forte.

button-coach = Analisi
button-coach-back = Tutta la partita
button-coach-moment = Momento { $place }
coach-title = Analisi della partita { $number }
coach-deal-title = Partita { $number } · le tue decisioni nella smazzata { $deal } di { $deals }
coach-begins = Il computer più forte analizza le tue decisioni…
coach-progress = Il computer più forte analizza le tue decisioni: { $looked } di { $total }.
coach-stays = Questo messaggio si aggiorna da solo. Si va avanti anche se lo chiudi, e anche dopo un riavvio: /analisi lo mostra di nuovo.
coach-nothing = { $count ->
    [one] Avevi una decisione da prendere, e non si può valutare.
   *[other] Avevi { $count } decisioni da prendere, e nessuna si può valutare.
}
coach-sum = { $count ->
    [one] Si può valutare una tua decisione. { $same ->
        [0] { $good ->
            [0] Il computer più forte avrebbe fatto altro.
           *[other] Era buona più o meno quanto quella del computer più forte.
        }
       *[other] È la stessa del computer più forte.
    }
   *[other] Si possono valutare { $count } tue decisioni: { $same } come il computer più forte, { $good } circa altrettanto buone; incerte: { $unsure }.
}
coach-cost-sum = { $count ->
    [one] Una ti è chiaramente costata qualcosa: { $wins ->
        [0] meno di una vittoria su cento partite
        [one] circa una vittoria su cento partite
       *[other] circa { $wins } vittorie su cento partite
    }.
   *[other] { $count } ti sono chiaramente costate qualcosa: insieme { $wins ->
        [0] meno di una vittoria su cento partite
        [one] circa una vittoria su cento partite
       *[other] circa { $wins } vittorie su cento partite
    }.
}
coach-no-cost = { $count ->
    [one] Non è certo che ti sia costata qualcosa.
   *[other] Nessuna ti è chiaramente costata qualcosa.
}
coach-no-cost-sure = { $count ->
    [one] Non è certo che ti sia costata qualcosa:
   *[other] Di nessuna è certo che ti sia costata qualcosa. { $unsure ->
        [one] Forse questa:
       *[other] Queste potrebbero esserti costate di più:
    }
}
coach-note = Valutazione basata su quello che potevi sapere in quel momento, mai sulle carte coperte. Le piccole differenze, che possono essere un caso, non compaiono. Lo vedi solo tu.
coach-caption = La tua probabilità di vincere, in percentuale
coach-chart = La tua probabilità di vincere prima di ognuna di { $count } decisioni, in percentuale: { $first } all’inizio, { $last } alla fine.
coach-where = Smazzata { $deal }, mossa { $move }
coach-move = Mossa { $move }
coach-choose-deal = Tutte le decisioni di una smazzata…
coach-choose-moment = Guarda una decisione…
coach-no-decision = In questa smazzata non avevi niente da decidere.
coach-unweighed = “{ $done }” (non valutata).
coach-same = “{ $done }”: così avrebbe fatto anche il computer più forte.
coach-other = Tu: “{ $done }”; il computer più forte: “{ $best }”.
coach-cost = { $wins ->
    [0] È costato meno di una vittoria su cento partite.
    [one] È costato circa una vittoria su cento partite.
   *[other] È costato circa { $wins } vittorie su cento partite.
}
coach-cost-none = Le due mosse si equivalgono, per quanto si può dire.
coach-cost-unsure = { $wins ->
    [0] Forse è costato poco, ma non è sicuro.
    [one] Forse è costato circa una vittoria su cento partite, ma non è sicuro.
   *[other] Forse è costato circa { $wins } vittorie su cento partite, ma non è sicuro.
}
coach-reason-thumb = Qui la mossa abituale è l’altra, e niente di quello che potevi sapere la sconsiglia.
coach-reason-searched = Nelle distribuzioni che per te erano possibili, l’altra mossa vince più spesso.
coach-reason-lost = La partita era quasi decisa: anche la mossa migliore vince meno di 5 partite così su 100.
coach-knew = Valutazione basata su quello che potevi sapere allora.
coach-cards-lay = Le carte erano così (non potevi saperlo):
error-not-your-game = Non eri al tavolo quando è iniziata la partita { NUMBER($number, useGrouping: 0) }; l’analisi riguarda solo il posto di chi la chiede.
error-coach-busy = Sono già in analisi { $limit } tue partite; per un’altra ci sarà tempo quando una di queste sarà finita.
button-again = Riprova
practice-small = esercizio dalla partita { $number }, dalla mossa { $move }: non classificata, senza risultato
practice-begun = Il tuo tavolo di esercizio: partita { $number } dalla mossa { $move }, tu contro i computer. Non conta per il rating e non ha risultato.
remark-timid = La tua mano valeva una dichiarazione.
remark-bold = Quella dichiarazione era più di quanto valesse la tua mano.
remark-too-high = Bastava una dichiarazione più bassa: questa chiede più di quanto valesse la tua mano.
remark-too-low = La tua mano valeva una dichiarazione più alta.
remark-led-trump = Hai aperto la presa di atout, ma { $card } non si poteva battere.
remark-good-card = Nessuno poteva battere { $card }; hai aperto la presa con altro.
remark-trumped-partner = Hai tagliato, ma la carta del tuo compagno ({ $card }) stava già vincendo.
remark-overtook-partner = Hai superato la carta del tuo compagno ({ $card }), che stava già vincendo.
remark-would-win = { $card } avrebbe battuto le carte in tavola; la tua non poteva.
remark-cheaper = Bastava { $card }; ci hai speso una carta migliore.
remark-threw-good = Hai buttato { $card }, che nessuno poteva più battere.
remark-held = Hai tenuto una figura che le tue carte vincono di rado.
remark-gave-way = Hai detto buono a una figura che le tue carte vincono abbastanza spesso.
remark-bet-weak = Hai puntato su una figura che le tue carte vincono di rado.
remark-raise-weak = Hai rilanciato una figura che le tue carte vincono di rado.
remark-no-bet = Le tue carte valevano una puntata.
remark-no-raise = Le tue carte valevano un rilancio.
remark-contra = Il contro rischiava più di quanto potesse rendere.
remark-no-contra = Quel contratto cade abbastanza spesso da meritare un contro.
remark-exchange = Erano altre le carte da mettere via.
error-try-elsewhere = Questa partita non è stata giocata su questo server, e qui tutti ne vedrebbero le carte. Riprova dove è stata giocata, o in un messaggio privato con me.
