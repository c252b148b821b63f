# Die Lektion: lesson.jsonl sagt, wo was davon steht. Namen und Karten sind die ihrer Runde.
# lesson-<Halt> erklärt, lesson-<Halt>-guide sagt in einem Satz, was zu tun ist; lesson-<Halt>-not… antwortet auf etwas, das die Regeln erlauben und die Lektion nicht tut.

lesson-intro =
    Zwei Paare: **Noah** sitzt dir gegenüber, er ist dein Partner. Wanda und Edith spielen zusammen gegen euch. Alle drei sind Computer.
    Beim Reizen verspricht eine Seite Stiche und muss sie dann machen. Mit sieben Punkten gewinnt man die Partie; ihr habt 3, die Gegner 2.

lesson-cards =
    Ein Gebot nennt eine **Zahl**, 3 bis 7, und eine Art. Die Zahl versprichst du **über sechs** Stiche: 4 heißt zehn. Es gibt dreizehn: zwölf gespielte, und die sechs Karten, die der Ansager drückt, zählen als einer.
    Wird **aufwärts** gespielt, gewinnen hohe Karten: Ass, König, Dame … Zwei. **Abwärts** sind es die niedrigen: Ass, Zwei, Drei … König. Das Ass ist in beiden Richtungen das Beste, und die zwei Joker stehen als Trümpfe darüber. **Ohne Trumpf** schlägt dieselbe Zahl der anderen und zählt doppelt.

lesson-hand =
    Schau dein Blatt in beiden Richtungen an. Aufwärts: drei Asse, der Große Joker, König und Dame in Kreuz, die jedes Kreuz-Ass schlägt. Fünfmal Pik, aber kleine.
    Abwärts sind diese kleinen Pik Ass, Zwei, Drei, Fünf: fast die höchsten Trümpfe, die es gibt. Ass und Zwei in Herz sind die zwei besten Herzen. Das ist ein Blatt, um **abwärts** zu spielen.

lesson-bid =
    Zähl die Stiche abwärts mit Pik als Trumpf. Joker und Pik: fünf, auch wenn der Kleine Joker einen nimmt. Ass und Zwei in Herz: zwei. Karo-Ass: einer. Die gedrückten Karten: einer. Das sind neun, und sechs Karten vom Skat und Noahs Blatt kommen noch dazu: Zehn kann man versprechen.
    Wanda hat 3 aufwärts geboten. Aufwärts und abwärts sind **gleich viel wert**, also reicht 3 abwärts nicht. Erst die Zahl, dann die Art: **Biete 4, abwärts.** Die Farbe sagst du später an.
lesson-bid-guide = Abwärts zählst du neun Stiche, und sechs Karten kommen noch dazu: **Biete 4, abwärts.**
lesson-bid-not-bid-4-up = Die richtige Zahl, die falsche Richtung: Aufwärts sind deine Pik klein und Wandas hohe Karten gut.
lesson-bid-not-bid-4-nt = Ohne Trumpf zählt doppelt, gewonnen oder verloren. Aber dann gibt es keine Trümpfe: Dein Joker macht keinen Stich, und deine langen Pik halten keine andere Farbe auf.
lesson-bid-not-bid-3-nt = Es würde 3 aufwärts schlagen. Aber ohne Trumpf ist dein Joker nichts wert, und sie könnten alle ihre Kreuze heimbringen.
lesson-bid-not-bid = Mit so vielen Stichen kannst du nicht rechnen. Was du über dein Gebot hinaus machst, zählt trotzdem, also biete nicht mehr als nötig.
lesson-bid-not = Dann spielt Wanda 3 aufwärts, und da ist dein Blatt wenig wert. Neun Stiche hast du in Sicht; noch einer aus sechs neuen Karten ist wahrscheinlich.

lesson-name =
    Alle anderen haben gesprochen: Du bist **Ansager** und spielst 4 abwärts. Bevor du den Skat siehst, sagst du den Trumpf an.
    Nimm die Farbe, in der du am meisten und das Beste hast. **Sag Pik an.**
lesson-name-guide = Pik ist deine längste und beste Farbe: **Sag Pik** als Trumpf **an.**
lesson-name-not = In Pik hast du fünf mit Ass, Zwei und Drei, in keiner anderen Farbe mehr als zwei. Als Trumpf nimmt man die lange Farbe.

lesson-bury =
    Der Skat gehört dir: Pik-Vier und Herz-Drei passen gut. Jetzt drück sechs Karten; sie sind dein erster Stich, egal welche es sind.
    Wirf ganze Farben weg: **Ohne Kreuz** kannst du Kreuz trumpfen. Drück König, Dame und Zehn in Kreuz, König und Sieben in Karo und den Herz-Buben. **Wähl diese sechs.**
lesson-bury-guide = Ohne Kreuz kannst du Kreuz trumpfen: **Drück König, Dame und Zehn in Kreuz, König und Sieben in Karo, den Herz-Buben.**
lesson-bury-not = Das sind nicht diese sechs. Behalt alle sieben Trümpfe, Ass, Zwei und Drei in Herz, Ass und Vier in Karo: Der Rest ist hoch, und abwärts verlieren hohe Karten.

lesson-joker =
    Du spielst aus. Es gibt fünfzehn Trümpfe: Du hast sieben, acht sind draußen, und jeder davon könnte deine Herzen trumpfen.
    Also **spiel Trumpf**, bis keine mehr da sind, den besten zuerst: **den Großen Joker.**
lesson-joker-guide = Acht Trümpfe sind noch draußen: **Spiel den Großen Joker aus**, um sie zu holen.
lesson-joker-not-play-As = Die Joker schlagen es. Fang mit deinem an, dem Großen Joker.
lesson-joker-not = Solange die anderen Trümpfe haben, können sie deine Asse und Zweien trumpfen. Hol zuerst die Trümpfe, von oben: mit dem Großen Joker.

lesson-force =
    Drei Trümpfe sind gefallen, fünf sind noch draußen, und einer davon ist der **Kleine Joker**, der einzige über deinem Ass. Irgendwann macht er einen Stich.
    Gib ihm einen niedrigen: Ass, Zwei, Drei, Vier und Fünf sind jetzt alle gleich gut, denn du hast sie alle. **Spiel die Pik-Fünf aus.**
lesson-force-guide = Nur der Kleine Joker schlägt deine Pik, also gib ihm ein niedriges: **Spiel die Pik-Fünf aus.**
lesson-force-not-play-As = Der Kleine Joker würde dein Ass schlagen. Die Fünf tut dasselbe: Nur der Joker schlägt sie.
lesson-force-not-play-9s = Abwärts schlagen auch Sieben, Acht und Sechs die Neun. Die Fünf schlägt nur der Joker.
lesson-force-not-play-2s = Genauso gut: Sie ist jetzt so viel wert wie die Fünf. Hier geht die Fünf zuerst.
lesson-force-not-play-3s = { lesson-force-not-play-2s }
lesson-force-not-play-4s = { lesson-force-not-play-2s }
lesson-force-not = Fünf Trümpfe sind noch draußen, auch der Kleine Joker. Hol sie weiter.

lesson-cut =
    Wanda hat mit dem Kleinen Joker gestochen und spielt das Kreuz-Ass aus. Deine Kreuze hast du gedrückt, also kannst du **trumpfen**.
    Nach dir spielt niemand, jeder Trumpf genügt. **Spiel die Pik-Neun**, deinen niedrigsten.
lesson-cut-guide = Du hast kein Kreuz, und nach dir spielt niemand: **Trumpf mit der Pik-Neun**, deinem niedrigsten.
lesson-cut-not-play = Trumpfen musst du nicht, aber sonst gehört der Stich ihnen. Nimm den niedrigsten Trumpf, der reicht: die Neun.

lesson-draw =
    Dein Ass ist jetzt der höchste Trumpf. Zwei sind noch draußen, und eine Runde bringt vielleicht beide. **Spiel das Pik-Ass aus.**
lesson-draw-guide = Dein Ass ist jetzt der höchste Trumpf: **Spiel das Pik-Ass aus**, um die letzten zwei zu holen.
lesson-draw-not-play-2s = Das holt sie auch. Das Ass ist am höchsten: Spiel es zuerst aus.
lesson-draw-not-play-3s = { lesson-draw-not-play-2s }
lesson-draw-not-play-4s = { lesson-draw-not-play-2s }
lesson-draw-not = Das kann noch jemand trumpfen. Zwei Trümpfe sind draußen: Hol sie zuerst.

lesson-hearts =
    Alle Trümpfe der anderen sind weg, niemand kann mehr trumpfen. Ass, Zwei und Drei in Herz sind abwärts die drei besten Herzen.
    Also **spiel deine Herzen aus, das beste zuerst**; die Trümpfe behältst du, um wieder dranzukommen.
lesson-hearts-guide = Niemand sonst hat noch Trumpf: **Spiel deine Herzen aus, das beste zuerst.**
lesson-hearts-not = Deine Trümpfe laufen nicht weg, und sie bringen dich wieder dran, wenn jemand anders einen Stich gemacht hat. Zuerst Herz, das beste davon.

lesson-diamonds =
    Drei Herzen, drei Stiche. Als Nächstes das **Karo-Ass**: Es macht einen Stich, und du siehst, welche Karos fallen.
lesson-diamonds-guide = Das Karo-Ass ist ein sicherer Stich: **Spiel das Karo-Ass aus.**
lesson-diamonds-not-play-4d = Die Vier würde von Zwei oder Drei geschlagen. Nimm zuerst deinen sicheren Stich.
lesson-diamonds-not = Behalt die Trümpfe, bis du sie brauchst, um wieder dranzukommen.

lesson-loser =
    Du hast sieben Stiche und den gedrückten: acht, und drei sichere Trümpfe. Nur die Karo-Vier **verliert**, wenn nicht Noah die Zwei oder die Drei hat.
    Gib sie her, solange du Trümpfe hast: Was sie dann auch ausspielen, du trumpfst es. **Spiel die Karo-Vier aus.**
lesson-loser-guide = Verlier die Vier, solange deine Trümpfe den Rest schützen: **Spiel die Karo-Vier aus.**
lesson-loser-not = Das geht hier auch: Die Vier verlierst du jetzt oder später. Aber die Gewohnheit ist gut: Verlier, was du musst, solange deine Trümpfe den Rest schützen.

lesson-rest =
    Edith hat sie mit der Zwei genommen und spielt noch ein Karo aus. Du hast nur noch Trümpfe: Der Rest gehört dir. **Trumpf mit der Vier.** Die letzten beiden Stiche gehen von selbst.
lesson-rest-guide = Du hast nur noch Trümpfe: **Trumpf mit der Pik-Vier**, dann gehört dir der Rest.
lesson-rest-not = Jeder Trumpf bekommt den Stich; danach hast du nur noch Trümpfe. Nimm die Vier.

lesson-end =
    Elf Stiche, zehn waren nötig: **4 abwärts ist gewonnen.** Ihr schreibt alle Stiche über sechs, 5 Punkte, und mit 8 gewinnst du mit Noah die Partie. Mit neun hättet ihr **verloren**, und das hätte 4 gekostet.
    Was du gelernt hast:
    • Zähl dein Blatt aufwärts und abwärts, nimm den gedrückten Stich dazu, und biete, was du zählen kannst, und ein bisschen vom Skat.
    • Drück ganze Farben; hol vor allem anderen die Trümpfe, und gib dem Kleinen Joker einen niedrigen.
    • Nimm die sicheren Stiche, und verlier, was du musst, solange du noch trumpfen kannst.
