# La lezione: lesson.jsonl dice dove sta che cosa. Nomi e carte sono quelli delle sue smazzate.
# lesson-<tappa> spiega, lesson-<tappa>-guide dice in una frase che cosa fare; lesson-<tappa>-not… risponde a una scelta che le regole permettono e la lezione non fa.

lesson-intro =
    Tre giocatori, dieci carte a testa, in ordine A K Q J 10 9 8 7. Due carte di riserva stanno coperte: le **gemelle**.
    In un’asta uno di voi promette quante prese farà, e con quale seme di atout. Gioca da solo contro gli altri due, qui Pola e Karol, due computer. Si vince con 1000 punti; qui giochi due smazzate.

lesson-ladder =
    Karol ha dichiarato 1 fiori. Sulla **scala** ci sono trenta contratti, e ogni dichiarazione deve stare più in alto. I livelli Uno, Due, Tre, Piccolo slam, Grande slam chiedono 6, 7, 8, 9, 10 prese; in ogni livello fiori è il più basso, poi quadri, cuori, picche, senza atout.
    Sotto ogni livello c’è un **betel**: lì il dichiarante deve fare *poche* prese. Un contratto mantenuto vale 20 punti per il suo numero contato dal basso, quindi dichiara il più alto che puoi fare.

lesson-look =
    Prima di dichiarare puoi **guardare** le gemelle. Se poi dichiari, guardare è gratis; se passi, ogni gemella costa 5.
    Con asso, re e donna di cuori e altri due assi dichiarerai di sicuro, quindi guarda tutto quello che puoi. **Guarda la gemella 1.**
lesson-look-guide = Chi dichiara guarda gratis, e tu dichiarerai: **guarda la gemella 1**.
lesson-look-not-pass = Con asso, re, donna di cuori e altri due assi? Karol giocherebbe 1 fiori, e la mano migliore è la tua.
lesson-look-not = Si può fare anche così. Ma chi dichiara guarda gratis, e una gemella può essere proprio la carta che ti manca: comincia dalla gemella 1.

lesson-second =
    Il fante di cuori, proprio tra la tua donna e il tuo nove! Anche guardare l’altra non costa niente, se dichiari. **Guarda la gemella 2.**
lesson-second-guide = Il fante di cuori! Anche l’altra è gratis: **guarda la gemella 2**.
lesson-second-not = Dichiarerai, quindi il secondo sguardo è gratis. Guardale tutte e due, poi decidi: puoi scambiarne una o due.

lesson-exchange =
    Il sette di quadri non serve a niente. Puoi **scambiare**: prendi una gemella o tutte e due e rimetti altrettante carte. Poi *devi* dichiarare.
    Prendi il fante di cuori e metti giù una carta di fiori: con una in meno potrai presto tagliare in quel seme. **Scambia, gemella 1, l’otto di fiori.**
lesson-exchange-guide = Prendi il fante di cuori e liberati di una carta di fiori: **scambia l’otto di fiori con la gemella 1**.
lesson-exchange-not-exchange-7c = Prendi solo il fante di cuori, per una carta di fiori. Il sette vale quanto l’otto: qui va via l’otto.
lesson-exchange-not-exchange = È uno scambio, ma non il migliore: ti serve il fante di cuori, che è la gemella 1, e vuoi liberarti dell’otto di fiori. I dieci e i nove degli altri semi possono ancora servire.
lesson-exchange-not = Il fante di cuori rende solido il tuo seme di cuori. Non lasciarlo lì: prima scambia, poi dichiara.

lesson-bid =
    Conta le tue prese con cuori atout: asso, re, donna, fante e nove di cuori sono cinque, perché fuori ci sono solo tre cuori. Altri due assi: sette.
    Sette prese sono il livello Due. **2 cuori** è il numero 10 della scala e vale 200. 1 cuori, il numero 4, con le stesse prese non darebbe più di 85. **Dichiara Due, cuori.**
lesson-bid-guide = Con cuori atout conti sette prese, cioè il livello Due: **dichiara Due, cuori**.
lesson-bid-not-bid = Cuori è il tuo atout, e sette prese sono quelle che puoi contare: una dichiarazione più bassa regala punti, una più alta promette troppo.

lesson-trumps =
    Pola ha guardato e passato: le è costato 5. Due passo di fila, quindi sei **dichiarante** a 2 cuori, e gli altri sono i difensori. Esce il dichiarante.
    Fuori ci sono tre atout. Falli cadere, o taglieranno i tuoi assi. **Esci con l’asso di cuori.**
lesson-trumps-guide = Fuori ci sono tre atout che potrebbero tagliare i tuoi assi: **esci con l’asso di cuori**.
lesson-trumps-not = Gli altri devono superare, e tagliare dove non possono rispondere. Prima togli loro gli atout, cominciando dall’alto: con l’asso.

lesson-king =
    Dei tre atout due sono caduti; fuori resta il dieci. **Esci con il re di cuori.**
lesson-king-guide = Fuori resta il dieci di cuori: **esci con il re di cuori**.

lesson-club =
    Non ci sono più atout oltre ai tuoi; tieni i tuoi tre. Ti servono altre cinque prese: tre atout e due assi, quindi niente deve andare storto.
    Adesso liberati dell’ultima carta di fiori: dopo, in quel seme, potrai tagliare. **Esci con il sette di fiori.**
lesson-club-guide = Senza fiori puoi tagliare a fiori: **esci con il sette di fiori**, l’ultima che hai.
lesson-club-not = Potresti farlo più tardi. Ma le perdenti prima o poi devono andare, e adesso che hai tre atout puoi riprendere la mano qualunque cosa giochino.

lesson-ruff =
    Tutti e due i difensori dovevano **superare**: è il primo obbligo, rispondere al seme, e sopra la carta più alta di quel seme, se si può. Ha preso il dieci di Karol, che ora esce con l’asso di fiori.
    Tu non hai fiori: allora **devi tagliare**. Se qualcuno avesse tagliato prima di te, dovresti andare sopra, o giocare lo stesso un atout più basso. **Taglia con il nove.**
lesson-ruff-guide = Non hai fiori, quindi devi tagliare: **taglia con il nove di cuori**, il tuo più basso.
lesson-ruff-not = La prende qualsiasi atout, perché nessun altro ne ha. Tieni quelli alti, usa il nove.

lesson-diamond =
    Tre prese. Adesso l’**asso di quadri**: poi di quadri avrai solo il dieci, che costringerà gli altri a giocare carte alte.
lesson-diamond-guide = Il tuo asso prende adesso, finché tutti possono rispondere: **esci con l’asso di quadri**.
lesson-diamond-not = Più tardi. I tuoi assi prendono adesso e i tuoi atout in ogni momento: prima l’asso di quadri.

lesson-force =
    L’obbligo di superare lavora anche per te: esci con il **dieci di quadri**, e ogni difensore deve andare sopra, se può. In una sola presa cadono due delle loro carte alte.
lesson-force-guide = I difensori devono superare, se possono: **esci con il dieci di quadri**, e cadono due carte alte.
lesson-force-not = Tieni gli atout per riprendere la mano, e le tue picche per le loro. Il dieci di quadri è una perdente: giocalo finché può fare danno.

lesson-overtake =
    Fante e donna sono caduti insieme. Karol esce con la donna di picche. Tu hai asso e nove, ma il nove non lo puoi giocare: **devi superare**, se puoi. **Gioca l’asso di picche.**
lesson-overtake-guide = Devi superare la donna, se puoi: **gioca l’asso di picche**.

lesson-cash =
    Atout non ne ha più nessuno, quindi ognuno dei tuoi è una presa. In tutto te ne servono sette. **Esci con gli atout, il più alto per primo.**
lesson-cash-guide = Nessun altro ha atout: **esci con gli atout, il più alto per primo**.
lesson-cash-not = Prima incassa quello che è sicuro, l’atout più alto per primo. Il re di picche è ancora fuori.

lesson-score =
    Sette prese: **2 cuori è mantenuto**, 20 per il numero 10 fa 200 punti. Una presa in più ne avrebbe portati altri 5. I difensori non ricevono niente; Pola ha perso 5 per aver guardato e passato.
    Con una presa in meno avresti perso 200, più 10 per quella mancante, e ogni difensore ne avrebbe avuta la metà.

lesson-pass =
    La seconda smazzata; sei tu a dare le carte e a cominciare l’asta. Nessun seme lungo, pochi assi, e troppe carte alte per un betel: niente da dichiarare.
    Guardare costerebbe 5 per ogni gemella, se poi passi. **Passa**, senza guardare.
lesson-pass-guide = Non c’è niente da dichiarare, e guardare costa 5 se passi: **passa**.
lesson-pass-not-look = Uno sguardo costa 5, se poi passi, e due carte difficilmente renderanno questa mano degna di una dichiarazione.
lesson-pass-not = Con questa mano il contratto cadrebbe, e costa più di quanto renda il contratto. Passa.

lesson-betel =
    Pola ha guardato, ha scambiato tutte e due le gemelle e ha dichiarato **Betel piccolo**: niente atout, e può fare al massimo due prese. Voi due avete passato. Adesso tutto è capovolto: tu e Karol volete che le prese le *faccia* lei.
    La vostra arma è l’obbligo: dove deve superare, non può restare sotto.

lesson-queen =
    Pola esce con l’otto di fiori, Karol non ha fiori. Devi superare, con il nove o con la donna.
    Per farla prendere ti serviranno carte **basse** con cui uscire. Perciò fai la presa con quella alta: **la donna.**
lesson-queen-guide = Le carte basse ti servono dopo: **fai la presa con la donna**.
lesson-queen-not = Così ti resta la donna, e sotto quella lei ci sta comoda. Contro un betel le carte basse sono preziose: prendi con la donna.

lesson-low =
    Karol ha mostrato di non avere fiori: non può salvarla. **Esci con la carta di fiori più bassa**: se Pola ne ha una più alta deve giocarla, e la presa è sua.
lesson-low-guide = Pola deve superare la tua carta di fiori, se può: **esci con la carta di fiori più bassa**.
lesson-low-not = A fiori Pola è sola con te, e sotto la più bassa non può restare. In un altro seme la presa potrebbe andare a Karol o a te.

lesson-entry =
    Un’altra per Pola. Adesso prova una carta bassa e spera che ve la litighiate voi due. Karol ha superato, e tu devi andare sopra di lui: puoi giocare una carta sola. Ti va bene, perché così sei di mano: **giocala.**
lesson-entry-guide = Puoi giocare una carta sola, e con quella sei di mano: **giocala**.

lesson-third =
    Pola ha due prese, il limite. Quale seme Karol ha mostrato di non avere più? A fiori ha scartato asso e donna di quadri, e il fante l’ha giocato: difficile che ne abbia ancora.
    Perciò **esci con il sette di quadri**: se Pola ha una carta più alta di quel seme, deve prendere.
lesson-third-guide = Karol difficilmente ha ancora quadri, quindi deve prendere Pola: **esci con il sette di quadri**.
lesson-third-not-play-Td = Il seme è giusto, ma sotto il dieci Pola può restare: esci con il sette.
lesson-third-not = Lì Karol ha ancora carte, e potrebbe dover prendere lui. Esci dove solo Pola può starti sopra: la carta di quadri più bassa.

lesson-down =
    Ha dovuto: tre prese, **Betel piccolo è caduto**. Il resto si gioca fino in fondo, perché ogni altra presa peggiora i suoi conti. Tu non hai più niente da decidere; premi Avanti.

lesson-end =
    Una presa di troppo nel contratto numero 7: Pola perde 7 × 20 più 10, e a ognuno di voi va la metà, 75.
    Che cosa hai imparato:
    • Guarda se dichiarerai, scambia per allungare un seme o per liberartene, e dichiara il contratto più alto che riesci a contare.
    • Rispondi e supera, se no taglia e surtaglia, se no qualsiasi carta: spesso gli obblighi giocano per te le carte degli avversari.
    • Contro un betel tieni le carte basse, ed esci dove solo il dichiarante deve superare.
