# La lezione: lesson.jsonl dice dove sta che cosa. Nomi e carte sono quelli della sua smazzata.
# lesson-<tappa> spiega, lesson-<tappa>-guide dice in una frase che cosa fare; lesson-<tappa>-not… risponde a una scelta che le regole permettono e la lezione non fa.

lesson-intro =
    Due coppie: **Noah** ti siede di fronte, è il tuo compagno. Wanda ed Edith giocano insieme contro di voi. Sono tutti e tre computer.
    In un’asta una coppia promette un certo numero di prese, poi deve farle. La partita si vince con sette punti; voi ne avete 3, loro 2.

lesson-cards =
    Una dichiarazione è fatta di un **numero**, da 3 a 7, e di un modo. Il numero è quello che prometti **oltre le sei** prese: 4 vuol dire dieci. In tutto sono tredici: dodici giocate, e le sei carte scartate da chi vince l’asta valgono come una.
    In **Uptown** vincono le carte alte: asso, re, donna … due. In **Downtown** le basse: asso, due, tre … re. L’asso è il migliore in tutti e due i sensi, e sopra, come atout, ci sono i due jolly. **Senza atout** batte gli altri a parità di numero e conta doppio.

lesson-hand =
    Guarda la tua mano nei due sensi. Uptown: tre assi, il jolly grande, re e donna di fiori che l’asso di qualcuno batte. Cinque picche, ma piccole.
    Downtown quelle picche piccole sono asso, due, tre, cinque: quasi gli atout più alti che ci sono. Asso e due di cuori sono le due cuori migliori. È una mano da **downtown**.

lesson-bid =
    Conta le prese downtown con picche atout. Jolly e picche: cinque, anche se il jolly piccolo ne prende una. Asso e due di cuori: due. Asso di quadri: una. Gli scarti: una. Fanno nove, e devono ancora venire sei carte dal monte e la mano di Noah: dieci si possono promettere.
    Wanda ha dichiarato 3 Uptown. Uptown e Downtown sono **pari**, quindi 3 Downtown non basta. Prima il numero, poi il modo: **dichiara 4, Downtown.** Il seme si sceglie dopo.
lesson-bid-guide = Downtown conti nove prese, e devono ancora venire sei carte: **dichiara 4, Downtown**.
lesson-bid-not-bid-4-up = Il numero giusto, il senso sbagliato: uptown le tue picche sono piccole, e le carte alte di Wanda sono buone.
lesson-bid-not-bid-4-nt = Senza atout conta doppio, mantenuto o caduto. Ma allora atout non ce ne sono: il tuo jolly non prende niente, e le tue picche lunghe non fermano nessun altro seme.
lesson-bid-not-bid-3-nt = Batterebbe 3 Uptown. Ma senza atout il tuo jolly non vale niente, e loro potrebbero incassare tutte le loro fiori.
lesson-bid-not-bid = Sono più prese di quelle su cui puoi contare. Quello che fai oltre la dichiarazione conta lo stesso, quindi non dichiarare più del necessario.
lesson-bid-not = Wanda giocherebbe 3 Uptown, e lì la tua mano vale poco. Hai nove prese in vista; un’altra da sei carte nuove è probabile.

lesson-name =
    Hanno parlato tutti gli altri: sei **dichiarante** e giochi 4 Downtown. Prima di vedere il monte scegli il seme di atout.
    Prendi quello in cui hai le carte più numerose e migliori. **Scegli picche.**
lesson-name-guide = Picche è il tuo seme più lungo e migliore: **scegli picche** come atout.
lesson-name-not = A picche ne hai cinque con asso, due e tre, e in nessun altro seme più di due. L’atout dev’essere lungo.

lesson-bury =
    Il monte è tuo: il quattro di picche e il tre di cuori ci stanno bene. Adesso scarta sei carte coperte; sono la tua prima presa, qualunque siano.
    Butta semi interi: **senza fiori** puoi tagliare a fiori. Scarta re, donna e dieci di fiori, re e sette di quadri, fante di cuori. **Scegli queste sei.**
lesson-bury-guide = Senza fiori puoi tagliare a fiori: **scarta re, donna e dieci di fiori, re e sette di quadri, fante di cuori**.
lesson-bury-not = Non sono quelle sei. Tieni tutti e sette gli atout, asso, due e tre di cuori, asso e quattro di quadri: il resto è alto, e downtown le carte alte perdono.

lesson-joker =
    Sei di mano. Gli atout sono quindici: tu ne hai sette, otto sono fuori, e ognuno potrebbe tagliare le tue cuori.
    Perciò **esci con gli atout** finché non sono spariti, il migliore per primo: **il jolly grande.**
lesson-joker-guide = Fuori ci sono otto atout: **esci con il jolly grande** per farli cadere.
lesson-joker-not-play-As = I jolly lo battono. Comincia con il tuo, il jolly grande.
lesson-joker-not = Finché gli altri hanno atout, possono tagliare i tuoi assi e i tuoi due. Prima fai cadere gli atout, cominciando dall’alto: con il jolly grande.

lesson-force =
    Tre atout sono caduti, cinque sono fuori, e uno è il **jolly piccolo**, il solo sopra il tuo asso. Prima o poi una presa la fa.
    Dagli un atout basso: asso, due, tre, quattro e cinque adesso valgono lo stesso, perché li hai tutti tu. **Esci con il cinque di picche.**
lesson-force-guide = Solo il jolly piccolo batte le tue picche, quindi dagliene una bassa: **esci con il cinque di picche**.
lesson-force-not-play-As = Il jolly piccolo prenderebbe il tuo asso. Il cinque fa lo stesso lavoro: lo batte solo il jolly.
lesson-force-not-play-9s = Downtown il nove lo battono anche sette, otto e sei. Il cinque lo batte solo il jolly.
lesson-force-not-play-2s = Va bene lo stesso: adesso vale quanto il cinque. Qui esce prima il cinque.
lesson-force-not-play-3s = { lesson-force-not-play-2s }
lesson-force-not-play-4s = { lesson-force-not-play-2s }
lesson-force-not = Cinque atout sono ancora fuori, compreso il jolly piccolo. Continua a farli cadere.

lesson-cut =
    Wanda ha preso col jolly piccolo ed esce con l’asso di fiori. Le tue fiori le hai scartate, quindi puoi **tagliare**: giocare un atout.
    Dopo di te non gioca nessuno, va bene qualsiasi atout. **Gioca il nove di picche**, il tuo più basso.
lesson-cut-guide = Non hai fiori e dopo di te non gioca nessuno: **taglia con il nove di picche**, il tuo più basso.
lesson-cut-not-play = Tagliare non è obbligatorio, ma altrimenti la presa è loro. Usa l’atout più basso che basta: il nove.

lesson-draw =
    Adesso il tuo asso è l’atout più alto. Due sono ancora fuori, e un giro può farli cadere tutti e due. **Esci con l’asso di picche.**
lesson-draw-guide = Adesso il tuo asso è l’atout più alto: **esci con l’asso di picche** per far cadere gli ultimi due.
lesson-draw-not-play-2s = Anche questo li fa cadere. L’asso è il più alto: esci prima con quello.
lesson-draw-not-play-3s = { lesson-draw-not-play-2s }
lesson-draw-not-play-4s = { lesson-draw-not-play-2s }
lesson-draw-not = Quello qualcuno può ancora tagliarlo. Fuori ci sono due atout: prima fai cadere quelli.

lesson-hearts =
    Gli atout degli altri sono spariti, nessuno può più tagliare. Asso, due e tre di cuori sono downtown le tre cuori migliori.
    Perciò **esci a cuori, dalla migliore in giù**; gli atout li tieni per riprendere la mano.
lesson-hearts-guide = Nessun altro ha più atout: **esci a cuori, dalla migliore in giù**.
lesson-hearts-not = I tuoi atout non scappano, e ti fanno riprendere la mano quando la presa la fa un altro. Prima cuori, la migliore.

lesson-diamonds =
    Tre cuori, tre prese. Adesso l’**asso di quadri**: fa una presa, e vedi quali quadri cadono.
lesson-diamonds-guide = L’asso di quadri è una presa sicura: **esci con l’asso di quadri**.
lesson-diamonds-not-play-4d = Il quattro lo prenderebbero il due o il tre. Prima fai la presa sicura.
lesson-diamonds-not = Tieni gli atout finché ti servono per riprendere la mano.

lesson-loser =
    Hai sette prese e quella degli scarti: otto, e tre atout sicuri. Il quattro di quadri è la tua unica **perdente**, se il due o il tre non ce l’ha Noah.
    Cedila finché hai atout: qualunque cosa giochino poi, tu tagli. **Esci con il quattro di quadri.**
lesson-loser-guide = Perdi il quattro finché i tuoi atout proteggono il resto: **esci con il quattro di quadri**.
lesson-loser-not = Qui va bene anche così: il quattro lo perdi adesso o dopo. Ma l’abitudine è buona: perdi quello che devi finché i tuoi atout proteggono il resto.

lesson-rest =
    Edith ha preso col due ed esce con un’altra carta di quadri. Hai solo atout: il resto è tuo. **Taglia con il quattro.** Le ultime due prese vanno da sé.
lesson-rest-guide = Ti restano solo atout: **taglia con il quattro di picche**, e il resto è tuo.
lesson-rest-not = La prende qualsiasi atout; dopo ti restano solo atout. Usa il quattro.

lesson-end =
    Undici prese, ne servivano dieci: **4 Downtown è mantenuto.** Segnate tutte le prese oltre le sei, 5 punti, e con 8 tu e Noah vincete la partita. Con nove il contratto sarebbe **caduto**, e avreste perso 4.
    Che cosa hai imparato:
    • Conta la tua mano uptown e downtown, aggiungi la presa degli scarti, e dichiara quello che puoi contare e un po’ dal monte.
    • Scarta semi interi; prima di tutto fai cadere gli atout, e al jolly piccolo danne uno basso.
    • Fai le prese sicure, e perdi quello che devi finché puoi ancora tagliare.
