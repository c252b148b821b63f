# The lesson: lesson.jsonl says where which of these stands. Names and cards are those of its deals.
# lesson-<stop> explains, lesson-<stop>-guide says in one sentence what to do; lesson-<stop>-not… answers a choice that the rules allow and the lesson doesn't take.

lesson-intro =
    Grasz przeciw dwóm komputerom, to Vroni i Sepp, każdy na siebie. Po trzy karty, trzy lewy, pięć **figur** po jednym punkcie i zakład o każdą z nich w każdej chwili.
    Kto pierwszy ma **11**, wygrywa, kto ma wtedy najmniej, przegrywa. Ty masz 5, Vroni 9, Sepp 6. Zobaczmy, czy ich dogonisz.

lesson-figures =
    Pięć figur i kto je ma, gdy wszystkie karty są odkryte:
    • **Czerwień**: najwyższa czerwień
    • **Wino**: najwyższe wino
    • **Równe**: najlepsze karty równej wysokości
    • **Sekwens**: najlepszy ciąg w jednym kolorze: dwie albo trzy kolejne karty
    • **Ostatnia**: kto bierze ostatnią lewę
    W każdym kolorze najwyższy jest as, potem król, wyżnik, niżnik, 10, 9, 8 i 7.
    Jedna karta może służyć kilku figurom, a zagrane karty liczą się dalej.

lesson-cut =
    Rozdaje Vroni, więc przekładasz ty, bo siedzisz po jej prawej ręce. Spodnią kartę zdjętej części zobaczysz ty i nikt inny.
    Ile zdejmiesz, to czysty los. **Zdejmij 12.**
lesson-cut-guide = Siedzisz po prawej ręce rozdającej, więc przekładasz: **zdejmij 12**. Spodnią kartę zobaczysz tylko ty.
lesson-cut-not = Przy stole każda liczba jest równie dobra. Ta talia jest ułożona na 12.

lesson-steal =
    As czerwienny! Kartę, którą widzisz, możesz **podebrać**: będzie pierwszą z twoich trzech. Inni widzą, że podbierasz, ale nie co.
    W Czerwieni nic nie bije asa. **Podbierz go.**
lesson-steal-guide = W Czerwieni nic nie bije asa: **podbierz asa czerwiennego**. Będzie twoją pierwszą kartą.
lesson-steal-not = As czerwienny leżałby odkryty dla wszystkich i poza grą. Lepsza karta rzadko się trafia.

lesson-leave =
    Następna jest siódemka dzwonkowa. Ją też możesz podebrać, ale za każdą podebraną kartę dostajesz jedną mniej, a gorszej prawie nie ma.
    Dlatego **zostaw ją**: wszyscy ją zobaczą i będą wiedzieć, że jest poza grą.
lesson-leave-guide = Gorszej karty od siódemki dzwonkowej prawie nie ma: **zostaw ją**.
lesson-leave-not = Najniższy dzwonek nie pomoże ani w Czerwieni, ani w Winie i prawie nigdy nie weźmie lewy. Lepsza jest karta, której jeszcze nie znasz.

lesson-bet =
    Zobacz, co masz: **Czerwień** z najwyższą kartą, **Wino** z drugim od góry winem, a **Ostatnia** jest otwarta dla wszystkich. Ani pary, ani ciągu.
    Stawiać możesz w każdej chwili, także zanim wyjdzie Sepp. Jeśli wszyscy powiedzą „dobra”, wygrywasz punkt bez porównywania kart; jeśli ktoś trzyma, figura liczy się za 2. Czerwieni nie możesz przegrać, więc zakład może tylko wygrać. **Postaw na Czerwień.**
lesson-bet-guide = Masz najwyższą czerwień, więc tej figury nie przegrasz: **postaw na Czerwień**.
lesson-bet-not-bet-green = Król jest dobry, ale as winny może być u kogoś innego, a trzymany zakład liczy się za 2. Zacznij od tego, czego nie można przegrać.
lesson-bet-not-bet = Ostatnią dostaje ten, kto bierze ostatnią lewę, a kto to będzie, nikt nie wie. Zacznij od tego, czego nie można przegrać.

lesson-hold =
    Vroni mówi „dobra”, Sepp trzyma: Czerwień liczy się za 2 i idzie do najwyższej czerwieni, czyli do ciebie. Teraz Sepp stawia na **Wino**. Wino mieć musi, ale niekoniecznie najlepsze.
    Jeśli ty i Vroni powiecie **dobra**, on wygrywa punkt. Jeśli **trzymasz**, Wino liczy się za 2 i rozstrzygają karty. Nad twoim królem jest tylko as (prawdziwy albo **Weli**, joker, który pojawi się później), a z 33 kart 24 nikt nie ma na ręce. **Trzymaj.**
lesson-hold-guide = Twojego króla bije tylko as winny: **trzymaj**, a Wino liczy się za 2.
lesson-hold-not = Wtedy o odpowiedź spytano by Vroni, i jeśli też odpuści, Sepp ma punkt za wino niższe od twojego. „Dobra” jest dla słabych kart: po niej i tak możesz jeszcze wygrać, jeśli trzyma kto inny.

lesson-follow =
    Wino liczy się za 2. Sepp wychodzi niżnikiem winnym; musisz **dołożyć do koloru**, więc możesz zagrać tylko króla, i bierze on lewę.
    Nie tracisz go przez to: leży przed tobą odkryty i dalej liczy się do Wina. **Zagraj króla winnego.**
lesson-follow-guide = Sepp wyszedł w wino i musisz dołożyć do koloru: **zagraj króla winnego**. Bierze lewę.
lesson-follow-not-raise = Możesz, i niedługo to zrobisz. Zobacz najpierw, jak spadają karty: wtedy wiesz więcej.
lesson-follow-not = Możesz teraz postawić na Ostatnią. Ale nie wiesz jeszcze, co mają inni: zobacz najpierw, jak spadają karty.

lesson-raise =
    Lewa jest twoja, a ty wiesz coś nowego: Vroni **w ogóle nie ma wina**, a Sepp wyszedł niżnikiem pod twojego króla, więc lepszego wina raczej nie ma.
    Figurę, którą ktoś trzymał, może **podbić** z 2 do 3 każdy oprócz osoby, która postawiła pierwsza. Jeśli teraz wszyscy powiedzą „dobra”, wygrywasz 2 punkty. **Podbij Wino.**
lesson-raise-guide = Vroni nie ma wina, a Sepp raczej nie ma lepszego: **podbij Wino** do 3.
lesson-raise-not-play = Możesz grać dalej, ale to, co teraz wiesz, jest warte punkt: Wino stoi na 2 i prawie na pewno będzie twoje.
lesson-raise-not = Najpierw podbij Wino: o nim wiesz najwięcej.

lesson-ace =
    Wszyscy mówią „dobra”: 2 punkty za Wino. Wychodzisz. Do figury **Ostatnia** musisz wziąć ostatnią lewę, swoim wyżnikiem żołędnym.
    Zacznij asem: nikt go nie pobije, a inni mają potem o jedną kartę mniej na wyżnika. **Zagraj asa czerwiennego.**
lesson-ace-guide = Asa nikt nie pobije, a do Ostatniej potrzebujesz ostatniej lewy: **zagraj najpierw asa czerwiennego**.
lesson-ace-not-play = Dopóki wszyscy mają po dwie karty, wyżnika może pobić król albo as żołędny. Wtedy do ostatniej lewy wychodzi kto inny, a twój as bierze ją tylko wtedy, gdy wyjdzie czerwienią.
lesson-ace-not = Ostatnia bez zakładu jest warta 1, trzymana 2, a ktoś może jeszcze mieć wyższy żołądź. Zostaw to.

lesson-good =
    Vroni stawia na **Sekwens**, Sepp mówi „dobra”. Żeby stawiać, trzymać albo podbijać figurę, trzeba ją mieć, a ty nie masz dwóch kolejnych kart: trzymać nie możesz.
    Ona wygrywa więc punkt. Z 10 jest **o krok od celu**: brakuje jej punktu i w tym rozdaniu nie może już stawiać. **Powiedz „dobra”.**
lesson-good-guide = Nie masz dwóch kolejnych kart, więc Sekwensu trzymać nie możesz: **powiedz „dobra”**.

lesson-last =
    Ostatnia lewa. Czerwień i Wino są pewne; otwarta jest już tylko **Ostatnia**, a inni mają po jednej karcie. **Zagraj wyżnika żołędnego.**
lesson-last-guide = Otwarta jest już tylko Ostatnia: **zagraj wyżnika żołędnego** do ostatniej lewy.
lesson-last-not = Na Ostatnią można postawić nawet teraz. Ale jeśli ktoś trzyma, to nie bez powodu: wie, co mu zostało.

lesson-count =
    Teraz liczy się wszystkie figury: najpierw te z zakładem, tak jak padały zakłady, potem Czerwień, Wino, Równe, Sekwens, Ostatnia. Czerwień 2, Wino 2, Ostatnia 1 są twoje; Sekwens ma Vroni, a Równych nikt.
    Ty i Vroni macie po 10, a kto na początku rozdania jest o krok od celu, ma wynik w zapisie **przekreślony**.

lesson-weli =
    Następne rozdanie; przekłada Vroni i niczego nie podbiera. Ty masz **Weli**, trzydziestą trzecią kartę. Zastępuje każdą kartę, której nie masz, a nazywasz ją dopiero, gdy ją zagrywasz.
    Stoi tuż pod prawdziwą kartą. Wiąże cię to, co robisz: kolor, do którego nie dokładasz, odpada, a to, na co stawiasz i co trzymasz, musi się sprawdzić. Kto ma Weli i nie zdobywa żadnej figury, traci punkt.

lesson-gespannt =
    Tobie brakuje 1 punktu, Vroni też: jesteście **o krok od celu** i nie wolno wam ani stawiać, ani podbijać, żeby nikt nie kończył partii zakładem. Ale **trzymać** możesz.
    Decyduje teraz kolejność liczenia: jeśli nikt nie postawi, pierwsza liczy się Czerwień, i kto ma najwyższą czerwień, może nią wygrać. Gdy ktoś dojdzie do 11, liczenie się kończy: późniejsze punkty przepadają, nawet punkt, przy którym wszyscy powiedzieli „dobra”.

lesson-gleich =
    Sepp stawia na **Równe**: musi mieć parę. Ty też ją masz: swojego asa dzwonkowego i Weli jako drugiego asa. Taką parę biją tylko dwa prawdziwe asy albo trójka.
    Na Równe jest zakład, więc liczą się **przed Czerwienią**. Jeśli trzymasz i je wygrasz, partia jest twoja. **Trzymaj.**
lesson-gleich-guide = Twoją parę biją tylko dwa prawdziwe asy albo trójka, a Równe liczą się przed Czerwienią: **trzymaj**.
lesson-gleich-not = Po „dobra” Sepp ma punkt, jeśli Vroni też ją powie, a potem liczy się Czerwień. Prawdziwej czerwieni nie masz; jeśli najlepszą ma Vroni, partia jest jej.

lesson-lead =
    Od teraz Weli musi utworzyć parę, jako dziesiątka albo as. Liczą się figury, nie lewy, więc myśl o Weli: im dłużej go trzymasz, tym więcej widzisz, zanim go nazwiesz.
    Dlatego **wyjdź dziesiątką winną**; jest najmniej przydatna.
lesson-lead-guide = Zachowaj Weli na ostatnią lewę: **wyjdź dziesiątką winną**, najmniej przydatną kartą.
lesson-lead-not-play-W = Nazwany teraz, jest kartą jak każda inna. Później może jeszcze być tym, czego będzie trzeba w ostatniej lewie.
lesson-lead-not = As wziąłby lewę i znowu trzeba by wychodzić. Lepiej, żeby swoje karty pokazali inni.

lesson-throw =
    Vroni wychodzi asem czerwiennym: ma Czerwień. Prawdziwej czerwieni nie masz, więc możesz zrzucić asa dzwonkowego albo zagrać Weli, jako czerwień albo coś innego.
    Jeśli zrzucisz asa, Weli nie może już być czerwienią; ale do pary jej nie potrzebujesz. Za to w ostatniej lewie grasz po wszystkich i znasz każdą kartę. **Zrzuć asa dzwonkowego.**
lesson-throw-guide = Nie masz prawdziwej czerwieni, a Weli chcesz nazwać na końcu: **zrzuć asa dzwonkowego**.
lesson-throw-not-play-W-Ah = Jako as czerwienny stałby niżej od prawdziwego, którego ma Vroni. Zachowaj Weli i zrzuć asa dzwonkowego: do pary i tak się liczy.
lesson-throw-not = Zachowaj Weli: jeśli nazwiesz go na końcu, znasz już wszystkie karty.

lesson-name =
    Wszystkie inne karty są odkryte: Sepp ma parę króli. Teraz **nazwij Weli**. Drugi as daje parę asów, wyższą od króli. Czerwienią już być nie może, a as dzwonkowy jest twój; zostają żołądź i wino.
    Jako as winny byłby też najwyższym winem. **Zagraj Weli jako asa winnego.**
lesson-name-guide = Jako as winny Weli daje parę asów i najwyższe wino: **zagraj Weli jako asa winnego**.
lesson-name-not-play-W-Aa = To też para asów. Ale jako wino Weli daje też figurę Wino: z dwóch dobrych nazw weź tę, która daje więcej.
lesson-name-not = Para dziesiątek jest niższa od króli, które ma Sepp. Nazwij go asem.

lesson-end =
    Tym **wygrywasz partię**, a przegrywa Sepp. Na Równe był zakład, więc liczyły się pierwsze i masz ponad 11; na tym liczenie się kończy, a Czerwień dla Vroni przychodzi za późno.
    Co już umiesz:
    • Stawiaj na to, czego nie można przegrać, trzymaj to, w czym pewnie masz przewagę, na resztę mów „dobra”: i tak możesz jeszcze wygrać, jeśli trzyma kto inny.
    • Każda karta, która spada, coś mówi. Podbijaj, gdy wiesz, a Weli nazywaj najpóźniej, jak się da.
    • Blisko celu spójrz na kolejność liczenia, zanim spojrzysz na karty.
