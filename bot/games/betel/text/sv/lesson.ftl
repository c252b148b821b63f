# The lesson: lesson.jsonl says where which of these stands. Names and cards are those of its deals.
# lesson-<stop> explains, lesson-<stop>-guide says in one sentence what to do; lesson-<stop>-not… answers a choice that the rules allow and the lesson doesn't take.

lesson-intro =
    Tre spelare, tio kort var, med ordningen E K D Kn 10 9 8 7. Två extra kort ligger med baksidan upp: **tvillingarna**.
    I en budgivning lovar en av er hur många stick det blir, och med vilken färg som trumf. Den spelar ensam mot de två andra, här Pola och Karol, två datorstyrda spelare. 1000 poäng vinner; här spelar du två givar.

lesson-ladder =
    Karol har bjudit 1 klöver. Det finns trettio kontrakt på **stegen**, och ett bud måste stå högre på den. Nivåerna 1, 2, 3, Lillslam och Storslam kräver 6, 7, 8, 9 och 10 stick; inom en nivå är klöver lägst, sedan ruter, hjärter, spader, sang.
    Under varje nivå står en **betel**: där måste spelföraren ta *få* stick. Ett kontrakt som går hem ger 20 poäng gånger sitt nummer nerifrån, så bjud det högsta du klarar.

lesson-look =
    Innan du bjuder får du **titta** på tvillingarna. Bjuder du sedan är det gratis; passar du kostar varje tvilling 5.
    Med hjärter ess, kung och dam och två ess till bjuder du säkert, så titta på allt du kan. **Titta på tvilling 1.**
lesson-look-guide = Att titta är gratis för den som bjuder, och du kommer att bjuda: **titta på tvilling 1**.
lesson-look-not-pass = Med hjärter ess, kung och dam och två ess till? Då spelar Karol 1 klöver, och du har den bättre handen.
lesson-look-not = Det går också. Men att titta är gratis för den som bjuder, och en tvilling kan vara just det kort du saknar: börja med tvilling 1.

lesson-second =
    Hjärter knekt, precis mellan din dam och din nia! Att titta på den andra kostar fortfarande ingenting om du bjuder. **Titta på tvilling 2.**
lesson-second-guide = Hjärter knekt! Att titta på den andra är också gratis: **titta på tvilling 2**.
lesson-second-not = Du kommer att bjuda, så den andra titten är gratis. Titta på båda och bestäm sedan: du får byta en av dem eller båda.

lesson-exchange =
    Ruter sju är till ingen nytta. Du får **byta**: ta upp en tvilling eller båda och lägg tillbaka lika många kort. Sedan *måste* du bjuda.
    Ta hjärter knekt och lägg en klöver: med en klöver mindre kan du snart trumfa klöver. **Byt, tvilling 1, klöver åtta.**
lesson-exchange-guide = Ta hjärter knekt och bli av med en klöver: **byt klöver åtta mot tvilling 1**.
lesson-exchange-not-exchange-7c = Ta bara hjärter knekt, för en klöver. Sjuan är värd lika mycket som åttan: här går åttan.
lesson-exchange-not-exchange = Ett byte, men inte det bästa: du vill ha hjärter knekt ur tvilling 1, och du vill bli av med klöver åtta. Tior och nior i andra färger kan fortfarande komma till nytta.
lesson-exchange-not = Med hjärter knekt har dina hjärter inga luckor. Låt den inte ligga kvar: byt först, bjud sedan.

lesson-bid =
    Räkna dina stick med hjärter som trumf: hjärter ess, kung, dam, knekt och nio är fem, för bara tre hjärter är ute. Två ess till: sju.
    Sju stick är nivå 2. **2 hjärter** är nummer 10 på stegen och ger 200. 1 hjärter, nummer 4, skulle med samma stick bara ge 85. **Bjud 2 hjärter.**
lesson-bid-guide = Med hjärter som trumf räknar du sju stick, alltså nivå 2: **bjud 2 hjärter**.
lesson-bid-not-bid = Hjärter är din trumf, och sju stick är vad du kan räkna till: ett lägre bud skänker bort poäng, ett högre lovar för mycket.

lesson-trumps =
    Pola tittade och passade: det kostade henne 5. Två pass i rad, så du är **spelförare** i 2 hjärter, och de andra är motspelare. Spelföraren spelar ut.
    Tre trumf är ute. Trumfa ut, annars trumfar de dina ess. **Spela ut hjärter ess.**
lesson-trumps-guide = Tre trumf är ute och kunde trumfa dina ess: **spela ut hjärter ess**.
lesson-trumps-not = De andra måste gå över, och trumfa det de inte kan bekänna. Ta först ifrån dem trumfen, uppifrån: börja med esset.

lesson-king =
    Två av de tre trumfkorten föll; tian är fortfarande ute. **Spela ut hjärter kung.**
lesson-king-guide = Hjärter tio är fortfarande ute: **spela ut hjärter kung**.

lesson-club =
    Bara du har trumf kvar; behåll dina tre. Du behöver fem stick till: tre trumf och två ess, så ingenting får gå fel.
    Gör dig av med din sista klöver nu: sedan kan du trumfa klöver. **Spela ut klöver sju.**
lesson-club-guide = Utan klöver kan du trumfa klöver: **spela ut klöver sju**, din sista.
lesson-club-not = Det kunde du göra senare. Men dina förlorarkort måste bort någon gång, och nu, medan du har tre trumf, kommer du in igen vad de än spelar ut.

lesson-ruff =
    Båda motspelarna var tvungna att **gå över**, det är den första skyldigheten: bekänn färg, och slå det högsta kortet i den färgen, om du kan. Karols tia vann, och han spelar ut klöver ess.
    Du har ingen klöver: då **måste du trumfa**. Hade någon trumfat före dig skulle du behöva trumfa över, eller ändå lägga en lägre trumf. **Trumfa med nian.**
lesson-ruff-guide = Du har ingen klöver, så du måste trumfa: **trumfa med hjärter nio**, din lägsta.
lesson-ruff-not = Vilken trumf som helst tar sticket, för ingen annan har någon. Behåll de höga, ta nian.

lesson-diamond =
    Tre stick. Ta nu **ruter ess**: sedan är tian din enda ruter, och den tvingar fram de andras höga.
lesson-diamond-guide = Ditt ess vinner nu, medan alla kan bekänna: **spela ut ruter ess**.
lesson-diamond-not = Senare. Dina ess vinner nu, och din trumf vinner när som helst: först ruter ess.

lesson-force =
    Skyldigheten att gå över arbetar för dig också: spela ut **ruter tio**, och varje motspelare måste lägga högre om det går. Två av deras höga kort faller i ett stick.
lesson-force-guide = Motspelarna måste gå över om de kan: **spela ut ruter tio**, så faller två höga kort.
lesson-force-not = Behåll trumfen för att komma in, och dina spader för deras. Ruter tio är ett förlorarkort: spela ut den medan den fortfarande gör skada.

lesson-overtake =
    Knekt och dam föll tillsammans. Karol spelar ut spader dam. Du har ess och nio, men nian får du inte lägga: du **måste gå över** om du kan. **Spela spader ess.**
lesson-overtake-guide = Du måste gå över damen om du kan: **spela spader ess**.

lesson-cash =
    Ingen annan har trumf, så var och en av dina är ett stick. Du behöver sju allt som allt. **Spela ut din trumf, den bästa först.**
lesson-cash-guide = Ingen annan har trumf: **spela ut din trumf, den bästa först**.
lesson-cash-not = Ta först det som är säkert, den högsta trumfen först. Spader kung är fortfarande ute.

lesson-score =
    Sju stick: **2 hjärter gick hem**, 20 gånger nummer 10 är 200 poäng. Ett stick för mycket hade gett 5 till. Motspelarna får ingenting; Pola har förlorat 5 för att ha tittat och passat.
    Ett stick mindre, och du hade förlorat 200 och 10 för det som fattades, och varje motspelare hade fått hälften av det.

lesson-pass =
    Den andra given; du ger och bjuder först. Ingen lång färg, inte flera ess, och för många höga kort för en betel: inget att bjuda.
    Att titta skulle kosta 5 för varje tvilling om du sedan passar. **Passa**, utan att titta.
lesson-pass-guide = Det finns inget att bjuda, och att titta kostar 5 om du passar: **passa**.
lesson-pass-not-look = En titt kostar 5 om du sedan passar, och två kort gör knappast den här handen värd ett bud.
lesson-pass-not = Med den här handen skulle du gå bet, och det kostar mer än kontraktet ger. Passa.

lesson-betel =
    Pola tittade, bytte båda tvillingarna och bjöd **Lilla Betel**: ingen trumf, och hon får ta högst två stick. Alla har passat. Nu är allt upp och ner: du och Karol vill att hon *tar* stick.
    Ert vapen är skyldigheten: där hon måste gå över kan hon inte hålla sig låg.

lesson-queen =
    Pola spelar ut klöver åtta, Karol har ingen klöver. Du måste gå över, med nian eller damen.
    För att få henne att ta stick behöver du **låga** kort att spela ut. Så ta sticket med det höga: **damen.**
lesson-queen-guide = Låga kort behöver du senare: **ta sticket med damen**.
lesson-queen-not = Då behåller du damen, som hon lätt kan hålla sig under. Låga kort är dyrbara mot en betel: vinn med damen.

lesson-low =
    Karol har visat att han inte har någon klöver: han kan inte rädda henne. **Spela ut din lägsta klöver**: har Pola en högre måste hon lägga den, och sticket är hennes.
lesson-low-guide = Pola måste gå över din klöver om hon kan: **spela ut din lägsta klöver**.
lesson-low-not = I klöver är Pola ensam med dig, och under den lägsta kan hon inte hålla sig. I en annan färg kan sticket gå till Karol eller till dig.

lesson-entry =
    Det blev ett till för Pola. Nu försöker hon med ett lågt kort och hoppas att ni två slåss om det. Karol gick över, och du måste gå över honom: bara ett av dina kort får läggas. Det passar dig, för då är det du som spelar ut: **lägg det.**
lesson-entry-guide = Bara ett av dina kort får läggas, och med det får du spela ut: **lägg det**.

lesson-third =
    Pola har två stick, gränsen. Vilken färg har Karol visat att han är slut på? Han sakade ruter ess och dam på klövern och spelade knekten: någon mer har han knappast.
    Så **spela ut ruter sju**: har Pola en över den måste hon ta sticket.
lesson-third-guide = Karol har knappast någon ruter kvar, så Pola måste ta sticket: **spela ut ruter sju**.
lesson-third-not-play-Td = Rätt färg, men under tian kan Pola hålla sig: spela ut sjuan.
lesson-third-not = Där har Karol kort kvar och måste kanske själv ta sticket. Spela ut där bara Pola kan gå över dig: den lägsta rutern.

lesson-down =
    Det måste hon: tre stick, **Lilla Betel gick bet**. Resten spelas klart, för varje stick till gör det värre för henne. Du behöver inte bestämma något mer; tryck på Nästa.

lesson-end =
    Ett stick för mycket i kontrakt nummer 7: Pola förlorar 7 × 20 och 10, var och en av er får hälften, 75.
    Det här har du lärt dig:
    • Titta om du ska bjuda, byt för att göra färger långa eller bli av med en, och bjud det högsta kontrakt du kan räkna till.
    • Bekänn och gå över, annars trumfa och trumfa över, annars vad som helst: skyldigheterna spelar ofta motståndarnas kort åt dig.
    • Mot en betel: behåll låga kort, och spela ut där bara spelföraren måste gå över.
