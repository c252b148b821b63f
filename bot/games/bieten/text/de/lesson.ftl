# Die Lektion: lesson.jsonl sagt, wo was davon steht. Namen und Karten sind die ihrer Runden.
# lesson-<Halt> erklärt, lesson-<Halt>-guide sagt in einem Satz, was zu tun ist; lesson-<Halt>-not… antwortet auf etwas, das die Regeln erlauben und die Lektion nicht tut.

lesson-intro =
    Du spielst gegen Vroni und Sepp, zwei Computer, jeder für sich. Drei Karten für jeden, drei Stiche, fünf **Figuren**, die je einen Punkt wert sind, und jede kann man jederzeit bieten.
    Wer zuerst **11** hat, gewinnt, wer dann am wenigsten hat, verliert. Du hast 5, Vroni 9, Sepp 6. Schauen wir, ob du aufholst.

lesson-figures =
    Die fünf Figuren, und wer sie hat, wenn alle Karten offen sind:
    • **Rot**: das höchste Herz
    • **Grün**: das höchste Laub
    • **Gleich**: die besten gleichen Karten
    • **Hanger**: die beste Folge in einer Farbe: zwei oder drei Karten, die aneinanderhängen
    • **Spiel**: wer den letzten Stich macht
    In jeder Farbe ist das Ass am höchsten, dann König, Ober, Unter, 10, 9, 8 und 7.
    Eine Karte kann zu mehreren Figuren gehören, und was schon gespielt ist, zählt weiter.

lesson-cut =
    Vroni gibt, also hebst du rechts von ihr ab. Du siehst die unterste Karte von dem, was du abhebst, sonst niemand.
    Wie viele du abhebst, ist reine Glückssache. **Heb 12 ab.**
lesson-cut-guide = Du sitzt rechts von der Geberin und hebst ab: **Heb 12 ab.** Die unterste Karte siehst nur du.
lesson-cut-not = Am Tisch ist jede Zahl so gut wie jede andere. Diese Karten sind für 12 gelegt.

lesson-steal =
    Das Herz-Ass! Die Karte, die du siehst, darfst du **stehlen**: Sie wird die erste deiner drei. Die anderen sehen, dass du gestohlen hast, nicht was.
    Gegen ein Ass kommt in Rot niemand an. **Stiehl es.**
lesson-steal-guide = Gegen ein Ass kommt in Rot niemand an: **Stiehl das Herz-Ass.** Es wird deine erste Karte.
lesson-steal-not = Dann läge das Herz-Ass für alle offen da und wäre nicht im Spiel. Eine bessere Karte bekommst du selten angeboten.

lesson-leave =
    Als Nächstes kommt der Schell-Siebener. Den könntest du auch stehlen, aber für jede gestohlene Karte bekommst du eine weniger, und schlechter ist kaum eine.
    Also **lass ihn liegen**: Alle sehen ihn, und er ist nicht im Spiel.
lesson-leave-guide = Schlechter als der Schell-Siebener ist kaum eine Karte: **Lass ihn liegen.**
lesson-leave-not = Die niedrigste Schelle hilft weder bei Rot noch bei Grün und macht fast nie einen Stich. Da ist eine Karte besser, die du noch nicht kennst.

lesson-bet =
    Schau, was du hast: **Rot** mit der höchsten Karte, **Grün** mit dem zweithöchsten Laub, und **Spiel** steht allen offen. Kein Gleich, kein Hanger.
    Bieten darfst du jederzeit, auch bevor Sepp ausspielt. Sagen alle gut, gewinnst du den Punkt, ohne dass Karten verglichen werden; hält jemand, zählt die Figur 2. Rot kannst du nicht verlieren, also kann das Gebot nur gewinnen. **Biete die Roten.**
lesson-bet-guide = Du hast das höchste Herz, also kannst du Rot nicht verlieren: **Biete die Roten.**
lesson-bet-not-bet-green = Der König ist gut, aber das Laub-Ass kann jemand anders haben: Ein Gebot, das gehalten wird, zählt 2 für den, der es hat. Fang mit dem an, was nicht zu verlieren ist.
lesson-bet-not-bet = Spiel bekommt, wer den letzten Stich macht, und das weiß noch niemand. Fang mit dem an, was nicht zu verlieren ist.

lesson-hold =
    Vroni hat gut gesagt, Sepp hat gehalten: Rot zählt 2 und geht an das höchste Herz, also an dich. Jetzt bietet Sepp **die Grünen**. Ein Laub muss er haben, aber nicht unbedingt das beste.
    Sagen du und Vroni **gut**, gewinnt er den Punkt. Wenn du **hältst**, zählt Grün 2, und die Karten entscheiden. Nur das Ass ist über deinem König (das echte oder der **Weli**, ein Joker, der später drankommt), und von den 33 Karten hat 24 niemand in der Hand. **Sag: „Ich halte.“**
lesson-hold-guide = Nur das Laub-Ass schlägt deinen König: **Halte**, dann zählt Grün 2.
lesson-hold-not = Dann würde Vroni gefragt, und wenn sie auch nachgibt, hat Sepp einen Punkt für ein Laub, das niedriger ist als deines. Gut sagt man mit schwachen Karten: Auch dann gewinnst du noch, wenn jemand anders hält.

lesson-follow =
    Grün zählt 2. Sepp spielt den Laub-Unter aus; du musst **bedienen**, also geht nur dein König, und er macht den Stich.
    Verloren ist er damit nicht: Er bleibt offen vor dir liegen und zählt für Grün wie vorher. **Spiel den Laub-König.**
lesson-follow-guide = Laub ist ausgespielt, und du musst bedienen: **Spiel den Laub-König.** Er macht den Stich.
lesson-follow-not-raise = Du darfst, und bald tust du es auch. Schau erst, wie die Karten fallen: Dann weißt du mehr.
lesson-follow-not = Das Spiel könntest du jetzt bieten. Aber du weißt noch nicht, was die anderen haben: Schau erst, wie die Karten fallen.

lesson-raise =
    Du hast den Stich gemacht und etwas gelernt: Vroni hat **gar kein Laub**, und Sepp hat gegen deinen König den Unter ausgespielt, also hat er kaum ein besseres.
    Eine Figur, die gehalten wurde, darf jeder außer dem, der sie zuerst geboten hat, von 2 auf 3 **erhöhen**: „Drei!“ Sagen jetzt alle gut, gewinnst du 2 Punkte. **Sag Drei für die Grünen.**
lesson-raise-guide = Vroni hat kein Laub und Sepp kaum ein besseres: **Sag Drei für die Grünen.**
lesson-raise-not-play = Du kannst weiterspielen, aber was du jetzt weißt, ist einen Punkt wert: Grün steht auf 2 und gehört so gut wie sicher dir.
lesson-raise-not = Erhöh zuerst Grün: Da weißt du am meisten.

lesson-ace =
    Alle haben gut gesagt: 2 Punkte für Grün. Du spielst aus. Für **Spiel** musst du den letzten Stich machen, mit deinem Eichel-Ober.
    Spiel zuerst das Ass: Niemand schlägt es, und die anderen haben dann eine Karte weniger, um den Ober zu schlagen. **Spiel das Herz-Ass.**
lesson-ace-guide = Das Ass schlägt niemand, und für Spiel brauchst du den letzten Stich: **Spiel zuerst das Herz-Ass.**
lesson-ace-not-play = Solange alle zwei Karten haben, können König oder Ass in Eicheln den Ober schlagen. Dann spielt jemand anders zum letzten Stich aus, und dein Ass gewinnt nur, wenn Herz kommt.
lesson-ace-not = Ungeboten ist Spiel 1 wert, gehalten 2, und jemand kann noch eine höhere Eichel haben. Lass es.

lesson-good =
    Vroni hat **den Hanger** geboten, und Sepp hat gut gesagt. Um eine Figur zu bieten, zu halten oder zu erhöhen, musst du sie haben, und bei dir hängen keine zwei Karten aneinander: Halten kannst du nicht.
    Also gewinnt sie einen Punkt. Mit 10 ist sie **gespannt**: Ein Punkt fehlt ihr zum Ziel, in dieser Runde darf sie nicht mehr bieten. **Sag gut.**
lesson-good-guide = Bei dir hängen keine zwei Karten aneinander, also kannst du den Hanger nicht halten: **Sag gut.**

lesson-last =
    Der letzte Stich. Rot und Grün sind sicher; nur **Spiel** ist noch offen, und die anderen haben je eine Karte. **Spiel den Eichel-Ober.**
lesson-last-guide = Nur Spiel ist noch offen: **Spiel den Eichel-Ober** zum letzten Stich.
lesson-last-not = Das Spiel könntest du sogar jetzt noch bieten. Aber wer dann hält, hat einen Grund: Jeder weiß, was er noch hat.

lesson-count =
    Jetzt werden alle Figuren gezählt: zuerst die gebotenen, in der Reihenfolge der Gebote, dann Rot, Grün, Gleich, Hanger, Spiel. Rot 2, Grün 2, Spiel 1 gehören dir; Hanger gehört Vroni, und Gleich hat niemand.
    Du und Vroni habt 10, und wer zu Beginn einer Runde gespannt ist, ist **gestrichen**: Der Stand wird auf der Tafel durchgestrichen.

lesson-weli =
    Die nächste Runde; Vroni hat abgehoben und nichts gestohlen. Du hast den **Weli**, die 33. Karte. Er steht für jede Karte, die du nicht hast, und du sagst ihn erst an, wenn du ihn spielst.
    Er kommt gleich nach der echten Karte. Was du tust, bindet ihn: Eine Farbe, die du nicht bedienst, fällt weg, und was du bietest oder hältst, muss stimmen. Wer ihn hat und keine Figur macht, verliert einen Punkt.

lesson-gespannt =
    Dir fehlt 1 Punkt, und Vroni auch: Ihr seid beide **gespannt** und dürft weder bieten noch erhöhen, damit niemand die Partie mit einem Gebot beendet. **Halten** darfst du aber.
    Jetzt entscheidet die Reihenfolge beim Zählen: Bietet niemand, wird Rot zuerst gezählt, und wer das höchste Herz hat, kann damit gewinnen. Sobald jemand 11 erreicht, hört das Zählen auf: Spätere Punkte sind verloren, auch einer, zu dem alle gut gesagt haben.

lesson-gleich =
    Sepp bietet **das Gleich**: Er muss zwei gleiche haben. Du hast auch welche: dein Schell-Ass und den Weli als zweites Ass. Das schlagen nur zwei echte Asse oder drei Gleiche.
    Gleich ist geboten, also wird es **vor Rot** gezählt. Hältst du und gewinnst es, gehört die Partie dir. **Sag: „Ich halte.“**
lesson-gleich-guide = Nur zwei echte Asse oder drei Gleiche schlagen dein Paar, und Gleich wird vor Rot gezählt: **Halte.**
lesson-gleich-not = Gut gibt Sepp einen Punkt, wenn Vroni es auch sagt, und dann wird als Nächstes Rot gezählt. Du hast kein echtes Herz; hat Vroni das beste, gehört ihr die Partie.

lesson-lead =
    Ab jetzt muss der Weli ein Paar machen, als Zehner oder als Ass. Die Figuren zählen, nicht die Stiche, also denk an den Weli: Je länger du ihn behältst, desto mehr siehst du, bevor du ihn ansagst.
    Also **spiel den Laub-Zehner aus**; er nützt am wenigsten.
lesson-lead-guide = Behalt den Weli für den letzten Stich: **Spiel den Laub-Zehner aus.** Er nützt am wenigsten.
lesson-lead-not-play-W = Einmal angesagt, ist er eine Karte wie jede andere. Behältst du ihn, kann er noch werden, was der letzte Stich verlangt.
lesson-lead-not = Das Ass würde den Stich machen, und du müsstest wieder ausspielen. Besser, die anderen zeigen ihre Karten.

lesson-throw =
    Vroni spielt das Herz-Ass aus: Sie hat Rot. Du hast kein echtes Herz, also kannst du das Schell-Ass abwerfen oder den Weli spielen, als Herz oder als etwas anderes.
    Wirfst du ab, kann der Weli kein Herz mehr sein; aber für dein Paar brauchst du keines. Im letzten Stich wärst du zuletzt dran und kennst alle Karten. **Wirf das Schell-Ass ab.**
lesson-throw-guide = Du hast kein echtes Herz und willst den Weli zuletzt ansagen: **Wirf das Schell-Ass ab.**
lesson-throw-not-play-W-Ah = Als Herz-Ass käme er nach Vronis echtem. Behalt den Weli und wirf das Schell-Ass ab: Für dein Paar zählt es trotzdem.
lesson-throw-not = Behalt den Weli: Sagst du ihn zuletzt an, kennst du schon alle Karten.

lesson-name =
    Alle anderen Karten sind offen: Sepp hat zwei Könige. Jetzt **sag den Weli an**. Noch ein Ass, und du hast zwei Asse, mehr als die Könige. Ein Herz kann er nicht mehr sein, und das Schell-Ass hast du selbst; bleiben Eicheln und Laub.
    Als Laub-Ass wäre er auch das höchste Laub. **Spiel den Weli als Laub-Ass.**
lesson-name-guide = Als Laub-Ass bringt der Weli zwei Asse und das höchste Laub: **Spiel ihn als Laub-Ass.**
lesson-name-not-play-W-Aa = Auch zwei Asse. Aber als Laub hat der Weli auch noch Grün: Wenn zwei Namen gehen, nimm den, der mehr bringt.
lesson-name-not = Zwei Zehner sind weniger als Sepps Könige. Sag ein Ass an.

lesson-end =
    Damit **gewinnst du die Partie**, Sepp verliert. Gleich war geboten, also wurde es zuerst gezählt, und damit hattest du 11 beisammen; das Zählen hört da auf, und Vronis Rot kommt zu spät.
    Was du gelernt hast:
    • Biete, was nicht zu verlieren ist, halte, was wahrscheinlich reicht, und sag sonst gut: Es kostet nichts, wenn jemand anders hält.
    • Jede Karte, die fällt, verrät dir etwas. Erhöh, wenn du es weißt, und sag den Weli so spät wie möglich an.
    • Kurz vor dem Ziel schau zuerst auf die Reihenfolge beim Zählen, dann auf deine Karten.
