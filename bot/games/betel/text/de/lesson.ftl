# Die Lektion: lesson.jsonl sagt, wo was davon steht. Namen und Karten sind die ihrer Runden.
# lesson-<Halt> erklärt, lesson-<Halt>-guide sagt in einem Satz, was zu tun ist; lesson-<Halt>-not… antwortet auf etwas, das die Regeln erlauben und die Lektion nicht tut.

lesson-intro =
    Drei Leute, zehn Karten für jeden, von oben A K D B 10 9 8 7. Zwei Karten bleiben übrig und liegen verdeckt da: die **Zwillinge**.
    Beim Reizen verspricht einer von euch, wie viele Stiche er macht und welche Farbe Trumpf ist. Er spielt allein gegen die beiden anderen, hier Pola und Karol, zwei Computer. Mit 1000 Punkten gewinnt man; hier spielst du zwei Runden.

lesson-ladder =
    Karol hat Ein Kreuz geboten. Auf der **Leiter** stehen dreißig Kontrakte, und ein Gebot muss auf ihr höher stehen. Die Stufen Eins, Zwei, Drei, Kleinschlemm, Großschlemm verlangen 6, 7, 8, 9, 10 Stiche; in jeder Stufe ist Kreuz am niedrigsten, dann Karo, Herz, Pik, ohne Trumpf.
    Unmittelbar unter jeder Stufe steht ein **Betel**: Da muss der Alleinspieler *wenige* Stiche machen. Ein gewonnener Kontrakt bringt 20 Punkte mal seine Nummer von unten, also biete den höchsten, den du schaffst.

lesson-look =
    Vor dem Bieten darfst du die Zwillinge **ansehen**. Bietest du dann, kostet es nichts; passt du, kostet jeder Zwilling 5.
    Mit Ass, König und Dame in Herz und noch zwei Assen wirst du sicher bieten, also sieh dir beide an. **Sieh Zwilling 1 an.**
lesson-look-guide = Ansehen kostet nichts, wenn man bietet, und du wirst bieten: **Sieh Zwilling 1 an.**
lesson-look-not-pass = Mit Ass, König, Dame in Herz und noch zwei Assen? Dann spielt Karol Ein Kreuz, und du hast das bessere Blatt.
lesson-look-not = Das geht auch. Aber Ansehen kostet nichts, wenn man bietet, und ein Zwilling kann genau die Karte sein, die dir fehlt: Fang mit Zwilling 1 an.

lesson-second =
    Der Herz-Bube, genau zwischen Dame und Neun! Auch den anderen anzusehen kostet nichts, wenn du bietest. **Sieh Zwilling 2 an.**
lesson-second-guide = Der Herz-Bube! Auch den anderen anzusehen kostet nichts: **Sieh Zwilling 2 an.**
lesson-second-not = Du wirst bieten, also ist der zweite Blick umsonst. Sieh beide an, dann entscheide: Du kannst einen tauschen oder beide.

lesson-exchange =
    Die Karo-Sieben nützt nichts. Du darfst **tauschen**: einen Zwilling oder beide aufnehmen und gleich viele Karten zurücklegen. Dann *musst* du bieten.
    Nimm den Herz-Buben und leg ein Kreuz hin: Mit einem Kreuz weniger kannst du Kreuz bald trumpfen. **Tauschen, Zwilling 1, die Kreuz-Acht.**
lesson-exchange-guide = Nimm den Herz-Buben und werd ein Kreuz los: **Tausch die Kreuz-Acht gegen Zwilling 1.**
lesson-exchange-not-exchange-7c = Nimm nur den Herz-Buben, für ein Kreuz. Die Sieben ist so viel wert wie die Acht: Hier geht die Acht.
lesson-exchange-not-exchange = Ein Tausch, aber nicht der beste: Du willst den Herz-Buben aus Zwilling 1, und du willst die Kreuz-Acht loswerden. Zehnen und Neunen anderer Farben können noch nützen.
lesson-exchange-not = Mit dem Herz-Buben sind deine Herzen lückenlos. Lass ihn nicht liegen: Erst tauschen, dann bieten.

lesson-bid =
    Zähl deine Stiche mit Herz als Trumpf: Ass, König, Dame, Bube und Neun in Herz sind fünf, denn nur drei Herzen sind draußen. Noch zwei Asse: sieben.
    Sieben Stiche sind Stufe Zwei. **Zwei Herz** ist Nummer 10 auf der Leiter und bringt 200. Ein Herz, Nummer 4, brächte mit denselben Stichen nur 85. **Biete Zwei, Herz.**
lesson-bid-guide = Mit Herz als Trumpf zählst du sieben Stiche, das ist Stufe Zwei: **Biete Zwei, Herz.**
lesson-bid-not-bid = Herz ist dein Trumpf, und sieben Stiche kannst du zählen: Weniger verschenkt Punkte, mehr verspricht zu viel.

lesson-trumps =
    Pola hat die Zwillinge angesehen und gepasst: Das hat sie 5 gekostet. Zweimal gepasst hintereinander, also bist du **Alleinspieler** in Zwei Herz, und die anderen sind die Gegner. Der Alleinspieler spielt aus.
    Drei Trümpfe sind draußen. Hol sie, sonst trumpfen sie deine Asse. **Spiel das Herz-Ass aus.**
lesson-trumps-guide = Drei Trümpfe sind draußen und könnten deine Asse trumpfen: **Spiel das Herz-Ass aus.**
lesson-trumps-not = Die anderen müssen überstechen, und trumpfen, was sie nicht bedienen können. Nimm ihnen zuerst die Trümpfe weg, von oben: Fang mit dem Ass an.

lesson-king =
    Zwei der drei Trümpfe sind gefallen; die Zehn fehlt noch. **Spiel den Herz-König aus.**
lesson-king-guide = Die Herz-Zehn ist noch draußen: **Spiel den Herz-König aus.**

lesson-club =
    Alle Trümpfe außer deinen sind weg; behalt deine drei. Du brauchst noch fünf Stiche: drei Trümpfe und zwei Asse, es darf also nichts schiefgehen.
    Werd jetzt dein letztes Kreuz los: Danach kannst du Kreuz trumpfen. **Spiel die Kreuz-Sieben aus.**
lesson-club-guide = Ohne Kreuz kannst du Kreuz trumpfen: **Spiel die Kreuz-Sieben aus**, dein letztes.
lesson-club-not = Das könntest du später tun. Aber was du verlieren musst, musst du einmal verlieren, und jetzt, mit drei Trümpfen, kommst du wieder dran, was sie auch ausspielen.

lesson-ruff =
    Beide Gegner mussten **überstechen**, das ist die erste Pflicht: bedienen, und zwar über der höchsten Karte dieser Farbe, wenn es geht. Karols Zehn hat gewonnen, und er spielt das Kreuz-Ass aus.
    Du hast kein Kreuz: Dann **musst du trumpfen**. Hätte vor dir schon jemand getrumpft, müsstest du übertrumpfen oder, wenn das nicht geht, einen niedrigeren Trumpf spielen. **Trumpf mit der Neun.**
lesson-ruff-guide = Du hast kein Kreuz, also musst du trumpfen: **Trumpf mit der Herz-Neun**, deinem niedrigsten.
lesson-ruff-not = Jeder Trumpf bekommt den Stich, denn sonst hat niemand einen. Behalt die hohen, nimm die Neun.

lesson-diamond =
    Drei Stiche. Als Nächstes das **Karo-Ass**: Dann ist die Zehn dein einziges Karo, und sie lockt die hohen der anderen heraus.
lesson-diamond-guide = Dein Ass gewinnt jetzt, solange alle bedienen können: **Spiel das Karo-Ass aus.**
lesson-diamond-not = Später. Deine Asse gewinnen jetzt, deine Trümpfe jederzeit: zuerst das Karo-Ass.

lesson-force =
    Die Pflicht zum Überstechen hilft auch dir: Spiel die **Karo-Zehn** aus, und jeder Gegner muss darüber, wenn er kann. Zwei ihrer hohen Karten fallen in einem Stich.
lesson-force-guide = Die Gegner müssen überstechen, wenn sie können: **Spiel die Karo-Zehn aus**, dann fallen zwei hohe Karten.
lesson-force-not = Behalt die Trümpfe, um wieder dranzukommen, und dein Pik für ihres. Die Karo-Zehn verliert ohnehin: Spiel sie aus, solange sie noch etwas anrichtet.

lesson-overtake =
    Bube und Dame sind zusammen gefallen. Karol spielt die Pik-Dame aus. Du hast Ass und Neun, aber die Neun geht nicht: Du **musst überstechen**, wenn du kannst. **Spiel das Pik-Ass.**
lesson-overtake-guide = Du musst die Dame überstechen, wenn du kannst: **Spiel das Pik-Ass.**

lesson-cash =
    Niemand hat mehr Trumpf, also ist jeder von deinen ein Stich. Du brauchst sieben im Ganzen. **Spiel deine Trümpfe aus, den besten zuerst.**
lesson-cash-guide = Niemand sonst hat Trumpf: **Spiel deine Trümpfe aus, den besten zuerst.**
lesson-cash-not = Nimm zuerst, was sicher ist, den höchsten Trumpf voran. Der Pik-König ist noch draußen.

lesson-score =
    Sieben Stiche: **Zwei Herz ist gewonnen**, 20 mal Nummer 10 macht 200 Punkte. Ein Stich mehr hätte noch 5 gebracht. Die Gegner bekommen nichts; Pola hat fürs Ansehen und Passen 5 verloren.
    Ein Stich weniger, und du hättest 200 verloren und 10 für den fehlenden, und jeder Gegner hätte die Hälfte davon bekommen.

lesson-pass =
    Die zweite Runde; du gibst und reizt zuerst. Keine lange Farbe, keine Reihe von Assen, und für einen Betel zu viele hohe Karten: Da gibt es nichts zu bieten.
    Ansehen würde für jeden Zwilling 5 kosten, wenn du dann passt. **Passe**, ohne etwas anzusehen.
lesson-pass-guide = Zu bieten gibt es nichts, und Ansehen kostet 5, wenn du passt: **Passe.**
lesson-pass-not-look = Wenn du danach passt, kostet ein Blick 5, und zwei Karten machen aus diesem Blatt kaum ein Gebot.
lesson-pass-not = Mit diesem Blatt verlierst du, und das kostet mehr, als der Kontrakt bringt. Passe.

lesson-betel =
    Pola hat angesehen, beide Zwillinge getauscht und **Klein-Betel** geboten: kein Trumpf, und sie darf höchstens zwei Stiche machen. Alle haben gepasst. Jetzt steht alles auf dem Kopf: Du und Karol wollt, dass sie Stiche *macht*.
    Eure Waffe ist die Pflicht: Wo sie überstechen muss, kann sie nicht unten bleiben.

lesson-queen =
    Pola spielt die Kreuz-Acht aus, Karol hat kein Kreuz. Du musst überstechen, mit der Neun oder der Dame.
    Damit sie gewinnt, brauchst du **niedrige** Karten zum Ausspielen. Also nimm den Stich mit der hohen: **der Dame.**
lesson-queen-guide = Niedrige Karten brauchst du später: **Nimm den Stich mit der Dame.**
lesson-queen-not = Dann behältst du die Dame, und unter der bleibt sie leicht. Gegen einen Betel sind niedrige Karten kostbar: Gewinn mit der Dame.

lesson-low =
    Karol hat gezeigt, dass er kein Kreuz hat: Er kann sie nicht retten. **Spiel dein niedrigstes Kreuz aus**: Hat Pola ein höheres, muss sie es spielen, und der Stich gehört ihr.
lesson-low-guide = Pola muss dein Kreuz überstechen, wenn sie kann: **Spiel dein niedrigstes Kreuz aus.**
lesson-low-not = In Kreuz ist Pola mit dir allein, und unter dem niedrigsten kann sie nicht bleiben. In einer anderen Farbe könnte der Stich an Karol oder an dich gehen.

lesson-entry =
    Das war noch einer für Pola. Jetzt versucht sie eine niedrige Karte und hofft, dass ihr zwei euch darum streitet. Karol hat überstochen, und du musst über ihn: Nur eine deiner Karten geht. Das passt dir, denn so spielst du aus: **Spiel sie.**
lesson-entry-guide = Nur eine deiner Karten geht, und mit ihr kommst du zum Ausspielen: **Spiel sie.**

lesson-third =
    Pola hat zwei Stiche, mehr darf sie nicht. Welche Farbe hat Karol wohl nicht mehr? Er hat Ass und Dame in Karo auf die Kreuze abgeworfen und den Buben gespielt: Er hat kaum noch eines.
    Also **spiel die Karo-Sieben aus**: Hat Pola ein Karo darüber, muss sie den Stich nehmen.
lesson-third-guide = Karol hat kaum noch ein Karo, also muss Pola den Stich nehmen: **Spiel die Karo-Sieben aus.**
lesson-third-not-play-Td = Die richtige Farbe, aber unter der Zehn kann Pola bleiben: Spiel die Sieben.
lesson-third-not = Da hat Karol noch Karten und muss den Stich vielleicht selbst nehmen. Spiel aus, wo nur Pola über dir sein kann: das niedrigste Karo.

lesson-down =
    Sie musste: drei Stiche, **Klein-Betel ist verloren**. Der Rest wird fertig gespielt, denn jeder weitere Stich kostet sie mehr. Zu entscheiden hast du nichts mehr; drück „Weiter“.

lesson-end =
    Ein Stich zu viel in Kontrakt Nummer 7: Pola verliert 7 × 20 und 10, jeder von euch bekommt die Hälfte, 75.
    Was du gelernt hast:
    • Sieh an, wenn du bieten wirst, tausch, um eine Farbe lang zu machen oder loszuwerden, und biete den höchsten Kontrakt, den du zählen kannst.
    • Bedienen und überstechen, sonst trumpfen und übertrumpfen, sonst beliebig: Die Pflichten spielen oft die Karten deiner Gegner für dich.
    • Gegen einen Betel behalt niedrige Karten, und spiel aus, wo nur der Alleinspieler überstechen muss.
