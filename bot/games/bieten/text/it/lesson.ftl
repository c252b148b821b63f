# La lezione: lesson.jsonl dice dove sta che cosa. Nomi e carte sono quelli delle sue smazzate.
# lesson-<tappa> spiega, lesson-<tappa>-guide dice in una frase che cosa fare; lesson-<tappa>-not… risponde a una scelta che le regole permettono e la lezione non fa.

lesson-intro =
    Giochi contro Vroni e Sepp, due computer, ognuno per sé. Tre carte a testa, tre prese, cinque **figure** da un punto l’una, e su ognuna si può puntare in ogni momento.
    Chi arriva per primo a **11** vince, chi in quel momento ha meno punti perde. Tu hai 5, Vroni 9, Sepp 6. Vediamo se li raggiungi.

lesson-figures =
    Le cinque figure, e chi le ha quando tutte le carte sono scoperte:
    • **Rot** (rosso): il cuore più alto
    • **Grün** (verde): la foglia più alta
    • **Gleich** (uguali): le migliori carte di pari valore
    • **Hanger** (scala): la migliore scala in un seme: due o tre carte di seguito
    • **Spiel** (gioco): chi fa l’ultima presa
    In ogni seme l’asso è il più alto, poi re, ober, unter, 10, 9, 8 e 7.
    Una carta può servire a più figure, e quelle già giocate contano ancora.

lesson-cut =
    Dà le carte Vroni, quindi tu, alla sua destra, alzi il mazzo. Vedrai la carta di fondo della parte che alzi, tu e nessun altro.
    Quale sia, è pura fortuna. **Alza 12.**
lesson-cut-guide = Sei alla destra di chi dà le carte, quindi alzi tu: **alza 12**. La carta di fondo la vedi solo tu.
lesson-cut-not = A un tavolo vero un numero vale l’altro. Questo mazzo è preparato per 12.

lesson-steal =
    L’asso di cuori! La carta che vedi la puoi **rubare**: diventa la prima delle tue tre. Gli altri vedono che hai rubato, non che cosa.
    In Rot niente batte un asso. **Rubalo.**
lesson-steal-guide = In Rot niente batte un asso: **ruba l’asso di cuori**. Sarà la tua prima carta.
lesson-steal-not = L’asso di cuori resterebbe scoperto davanti a tutti, e fuori gioco. Difficile che ti offrano una carta migliore.

lesson-leave =
    Poi viene il sette di campanelli. Potresti rubare anche quello, ma ogni carta rubata prende il posto di una che ti verrebbe data, e di peggiori ce ne sono poche.
    Perciò **lascialo**: lo vedranno tutti, e sapranno che è fuori gioco.
lesson-leave-guide = Quasi nessuna carta è peggiore del sette di campanelli: **lascialo**.
lesson-leave-not = Il campanello più basso non aiuta né Rot né Grün e non fa quasi mai una presa. Meglio una carta che non conosci ancora.

lesson-bet =
    Guarda che cosa hai: **Rot** con la carta più alta, **Grün** con la seconda foglia, e **Spiel** è aperta a tutti. Niente coppia, niente scala.
    Puoi puntare in ogni momento, anche prima che Sepp esca. Se tutti dicono buono, vinci il punto senza confrontare le carte; se qualcuno tiene, la figura vale 2. Rot non la puoi perdere, quindi la puntata può solo guadagnare. **Punta su Rot.**
lesson-bet-guide = Hai il cuore più alto, quindi Rot non si può perdere: **punta su Rot**.
lesson-bet-not-bet-green = Il re è buono, ma l’asso di foglie può averlo qualcuno: una puntata tenuta vale 2 per chi ha la figura. Comincia da quello che non si può perdere.
lesson-bet-not-bet = Spiel va a chi fa l’ultima presa, e chi sarà non lo sa nessuno. Comincia da quello che non si può perdere.

lesson-hold =
    Vroni ha detto buono, Sepp ha tenuto: Rot vale 2 e va al cuore più alto, cioè al tuo. Adesso Sepp punta su **Grün**. Una foglia deve averla, ma non per forza la migliore.
    Se tu e Vroni dite **buono**, vince il punto. Se **tieni**, Grün vale 2 e decidono le carte. Sopra il tuo re c’è solo l’asso (quello vero, o il **Weli**, una matta che arriverà più avanti), e delle 33 carte 24 non le ha in mano nessuno. **Tieni.**
lesson-hold-guide = Solo l’asso di foglie batte il tuo re: **tieni**, e Grün vale 2.
lesson-hold-not = Poi lo chiederebbero a Vroni, e se anche lei lascia andare, Sepp ha un punto per una foglia più bassa della tua. Buono si dice con le carte deboli: chi l’ha detto vince lo stesso, se tiene qualcun altro.

lesson-follow =
    Grün vale 2. Sepp esce con l’unter di foglie; devi **rispondere al seme**, quindi puoi giocare solo il re, che fa la presa.
    Non per questo è perso: resta scoperto davanti a te e per Grün conta come prima. **Gioca il re di foglie.**
lesson-follow-guide = Sepp è uscito a foglie e devi rispondere al seme: **gioca il re di foglie**. Fa la presa.
lesson-follow-not-raise = Puoi farlo, e presto lo farai. Guarda prima come cadono le carte: poi ne sai di più.
lesson-follow-not = Adesso potresti puntare su Spiel. Ma non sai ancora che cosa hanno gli altri: guarda prima come cadono le carte.

lesson-raise =
    Hai fatto la presa, e hai imparato qualcosa: Vroni non ha **nessuna foglia**, e Sepp è uscito con l’unter sotto il tuo re, quindi una foglia migliore non l’avrà.
    Una figura tenuta può essere **rilanciata** da 2 a 3 da chiunque, tranne da chi ci ha puntato per primo. Se adesso tutti dicono buono, vinci 2 punti. **Rilancia Grün.**
lesson-raise-guide = Vroni non ha foglie e Sepp difficilmente ne ha una migliore: **rilancia Grün** a 3.
lesson-raise-not-play = Puoi continuare a giocare, ma quello che sai adesso vale un punto: Grün è a 2, e quasi di sicuro è tua.
lesson-raise-not = Prima rilancia Grün: è lì che ne sai di più.

lesson-ace =
    Tutti hanno detto buono: 2 punti per Grün. Sei di mano. Per **Spiel** devi fare l’ultima presa, con l’ober di ghiande.
    Prima esci con l’asso: non lo batte nessuno, e agli altri resta una carta in meno per battere l’ober. **Gioca l’asso di cuori.**
lesson-ace-guide = L’asso non lo batte nessuno, e per Spiel ti serve l’ultima presa: **gioca prima l’asso di cuori**.
lesson-ace-not-play = Finché tutti hanno due carte, l’ober può essere battuto dal re o dall’asso di ghiande. Allora all’ultima presa uscirebbe qualcun altro, e il tuo asso vincerebbe solo se si esce a cuori.
lesson-ace-not = Spiel senza puntata vale 1, tenuta 2, e qualcuno può ancora avere una ghianda più alta. Lascia stare.

lesson-good =
    Vroni punta su **Hanger**, e Sepp ha detto buono. Per puntare, tenere o rilanciare una figura devi averla, e tu non hai due carte in scala: tenere non puoi.
    Così lei vince un punto. Con 10 è **gespannt** (sul filo): le manca un punto al traguardo, e in questa smazzata non può più puntare. **Di’ buono.**
lesson-good-guide = Non hai due carte in scala, quindi Hanger non la puoi tenere: **di’ buono**.

lesson-last =
    L’ultima presa. Rot e Grün sono al sicuro; resta aperta solo **Spiel**, e gli altri hanno una carta a testa. **Gioca l’ober di ghiande.**
lesson-last-guide = Resta aperta solo Spiel: **gioca l’ober di ghiande** all’ultima presa.
lesson-last-not = Anche adesso potresti puntare su Spiel. Ma se qualcuno tiene, ha un motivo: sa che carta gli è rimasta.

lesson-count =
    Ora si contano tutte le figure: prima quelle puntate, nell’ordine delle puntate, poi Rot, Grün, Gleich, Hanger, Spiel. Rot 2, Grün 2, Spiel 1 sono tue; Hanger è di Vroni, e Gleich non ce l’ha nessuno.
    Tu e Vroni avete 10, e chi è gespannt all’inizio di una smazzata è **gestrichen** (barrato): sul segnapunti si tira una riga sul suo punteggio.

lesson-weli =
    La seconda smazzata; Vroni ha alzato e non ha rubato niente. Tu hai il **Weli**, la trentatreesima carta. Vale come qualsiasi carta che non hai, e dici quale solo quando lo giochi.
    Sta subito sotto la carta vera. Quello che fai lo vincola: un seme a cui non rispondi è escluso, e ciò che punti o tieni dev’essere vero. Chi ce l’ha e non fa nessuna figura perde un punto.

lesson-gespannt =
    Ti manca 1 punto, e a Vroni anche: siete **gespannt** tutti e due e non potete puntare né rilanciare, perché nessuno chiuda la partita con una puntata. **Tenere**, però, puoi.
    Adesso decide l’ordine del conteggio: se nessuno punta, Rot si conta per prima, e chi ha il cuore più alto può vincere con quello. Quando qualcuno arriva a 11 il conto si ferma: i punti successivi sono persi, anche quello di una puntata su cui tutti hanno detto buono.

lesson-gleich =
    Sepp punta su **Gleich**: deve avere una coppia. Ce l’hai anche tu: l’asso di campanelli, e il Weli come secondo asso. La battono solo due assi veri o un tris.
    Gleich è stata puntata, quindi si conta **prima di Rot**. Se tieni e la vinci, la partita è tua. **Tieni.**
lesson-gleich-guide = Solo due assi veri o un tris battono la tua coppia, e Gleich si conta prima di Rot: **tieni**.
lesson-gleich-not = Buono dà un punto a Sepp, se lo dice anche Vroni, e poi si conta Rot. Tu non hai un cuore vero; se il migliore ce l’ha Vroni, la partita è sua.

lesson-lead =
    D’ora in poi il Weli deve fare coppia, come dieci o come asso. Contano le figure, non le prese, quindi pensa al Weli: più a lungo lo tieni in mano, più vedi prima di dire che carta è.
    Perciò **esci con il dieci di foglie**, che è quello che serve meno.
lesson-lead-guide = Tieni il Weli per l’ultima presa: **esci con il dieci di foglie**, che serve meno di tutte.
lesson-lead-not-play-W = Una volta detto che carta è, è una carta come le altre. Se lo tieni, può ancora diventare quello che chiede l’ultima presa.
lesson-lead-not = L’asso farebbe la presa, e toccherebbe ancora a te uscire. Meglio che siano gli altri a mostrare le carte.

lesson-throw =
    Vroni esce con l’asso di cuori: Rot ce l’ha lei. Tu non hai un cuore vero, quindi puoi scartare l’asso di campanelli, oppure giocare il Weli, come cuore o come altro.
    Se scarti, il Weli non può più essere un cuore; ma per la tua coppia non ti serve. All’ultima presa giocheresti dopo gli altri, conoscendo ogni carta. **Scarta l’asso di campanelli.**
lesson-throw-guide = Non hai un cuore vero e vuoi dire per ultimo che carta è il Weli: **scarta l’asso di campanelli**.
lesson-throw-not-play-W-Ah = Come asso di cuori starebbe sotto quello vero di Vroni. Tieni il Weli e scarta l’asso di campanelli: per la tua coppia conta lo stesso.
lesson-throw-not = Tieni il Weli: se dici per ultimo che carta è, conosci già tutte le carte.

lesson-name =
    Tutte le altre carte sono scoperte: Sepp ha una coppia di re. Adesso **di’ che carta è il Weli**. Un altro asso fa coppia d’assi, sopra i re. Un cuore non può più essere, e l’asso di campanelli ce l’hai tu; restano ghiande e foglie.
    Come asso di foglie sarebbe anche la foglia più alta. **Gioca il Weli come asso di foglie.**
lesson-name-guide = Come asso di foglie il Weli fa coppia d’assi ed è la foglia più alta: **gioca il Weli come asso di foglie**.
lesson-name-not-play-W-Aa = Anche così è una coppia d’assi. Ma come foglia il Weli ha anche Grün: tra due nomi che vanno bene, prendi quello che fa di più.
lesson-name-not = Una coppia di dieci sta sotto i re di Sepp. Di’ che è un asso.

lesson-end =
    Così **vinci la partita**, e Sepp perde. Su Gleich c’era una puntata, quindi è stata contata per prima, e con quella hai passato gli 11; lì il conto si ferma, e la Rot di Vroni arriva tardi.
    Che cosa hai imparato:
    • Punta su quello che non si può perdere, tieni quello che probabilmente è migliore, al resto di’ buono: se tiene qualcun altro, puoi ancora vincere.
    • Ogni carta che cade ti dice qualcosa. Rilancia quando sai, e di’ che carta è il Weli più tardi che puoi.
    • Vicino al traguardo guarda l’ordine del conteggio prima delle carte.
