# L’allenatore: le proprie decisioni in una partita finita, guardate dal computer più forte.

button-coach = Ripasso
button-coach-back = Tutta la partita
button-coach-moment = Momento { $place }
coach-title = Ripasso della partita { $number }
coach-deal-title = Partita { $number } · le tue decisioni nella smazzata { $deal } di { $deals }
coach-begins = Il computer più forte ripassa le tue decisioni …
coach-progress = Il computer più forte ripassa le tue decisioni: { $looked } di { $total }.
coach-stays = Questo messaggio si aggiorna da solo. Si va avanti anche se lo chiudi, e anche dopo un riavvio: /allenatore lo mostra di nuovo.
coach-nothing = { $count ->
    [one] Avevi una decisione da prendere, e non si può valutare.
   *[other] Avevi { $count } decisioni da prendere, e nessuna si può valutare.
}
coach-sum = { $count ->
    [one] Si può valutare una tua decisione: { $same } come il più forte, { $good } circa altrettanto buona.
   *[other] Si possono valutare { $count } tue decisioni: { $same } come il più forte, { $good } circa altrettanto buone.
}
coach-cost-sum = { $count ->
    [one] Una ti è costata qualcosa senza alcun dubbio: { $wins ->
        [0] meno di una vittoria su cento partite
        [one] circa una vittoria su cento partite
       *[other] circa { $wins } vittorie su cento partite
    }.
   *[other] { $count } ti sono costate qualcosa senza alcun dubbio: insieme { $wins ->
        [0] meno di una vittoria su cento partite
        [one] circa una vittoria su cento partite
       *[other] circa { $wins } vittorie su cento partite
    }.
}
coach-no-cost = Nessuna ti è costata niente che sia fuori di dubbio.
coach-note = Giudicate da quello che potevi sapere in quel momento, mai dalle carte coperte. Quello che resta sotto due errori standard non conta. Lo vedi solo tu.
coach-chart = La tua probabilità di vincere prima di ognuna di { $count } decisioni, in percentuale: { $first } all’inizio, { $last } alla fine.
coach-where = smazzata { $deal }, mossa { $move }
coach-move = Mossa { $move }
coach-choose-deal = Tutte le decisioni di una smazzata …
coach-choose-moment = Guarda una decisione …
coach-no-decision = In questa smazzata non avevi niente da decidere.
coach-unweighed = { $done } (non valutata).
coach-same = { $done }, come avrebbe fatto il più forte.
coach-other = Tu: { $done }; il più forte: { $best }.
coach-cost = { $wins ->
    [0] È costato meno di una vittoria su cento partite.
    [one] È costato circa una vittoria su cento partite.
   *[other] È costato circa { $wins } vittorie su cento partite.
}
coach-cost-none = Circa altrettanto buono, per quanto si può dire.
coach-reason-thumb = L’altra qui è la mossa abituale, e niente di quello che sapevi parla per una diversa.
coach-reason-searched = Nelle distribuzioni che si accordano con quello che sapevi, l’altra vince più spesso.
coach-knew = Giudicato da quello che potevi sapere allora.
coach-cards-lay = Le carte erano così (non è colpa di nessuno):
error-not-your-game = Non eri al tavolo quando è iniziata la partita { NUMBER($number, useGrouping: 0) }; l’allenatore guarda solo il posto di chi lo chiede.
error-coach-busy = L’allenatore sta già ripassando { $limit } tue partite; avrà tempo per un’altra quando una di queste sarà finita.
button-again = Riprova
practice-small = esercizio dalla partita { $number }, mossa { $move }: senza valutazione né risultato
practice-begun = Un tavolo tutto tuo dalla partita { $number }, mossa { $move }: tu contro i computer. Non dà valutazione e non ha risultato.
remark-timid = La tua mano valeva una dichiarazione.
remark-bold = Quella dichiarazione era più di quanto valesse la tua mano.
remark-too-high = Bastava una dichiarazione più bassa: questa chiede più di quanto valesse la tua mano.
remark-too-low = La tua mano valeva una dichiarazione più alta.
remark-led-trump = Hai aperto la presa di atout, ma { $card } non si poteva battere.
remark-good-card = Nessuno poteva battere { $card }; hai aperto la presa con altro.
remark-trumped-partner = Hai tagliato, ma { $card } del tuo partner stava già vincendo.
remark-overtook-partner = Hai superato { $card } del tuo partner, che stava già vincendo.
remark-would-win = { $card } si sarebbe messa in testa alla presa; la tua carta non poteva.
remark-cheaper = Bastava { $card }; ci hai speso una carta migliore.
remark-threw-good = Hai buttato { $card }, che nessuno poteva più battere.
remark-held = Hai tenuto con carte che di rado vincono quello su cui si è puntato.
remark-gave-way = Hai detto buono a quello che le tue carte vincono abbastanza spesso.
remark-bet-weak = Hai puntato su quello che le tue carte vincono di rado.
remark-no-bet = Le tue carte valevano una puntata.
remark-contra = Hai detto contro a un contratto che riesce più spesso di quanto fallisca.
remark-no-contra = Quel contratto fallisce abbastanza spesso da meritare un contro.
remark-exchange = Erano altre le carte da mettere via.
