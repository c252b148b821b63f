# The lesson: lesson.jsonl says where which of these stands. Names and cards are those of its deals.
# lesson-<stop> explains, lesson-<stop>-guide says in one sentence what to do; lesson-<stop>-not… answers a choice that the rules allow and the lesson doesn't take.

lesson-intro =
    Troje graczy, każdy ma dziesięć kart, starszeństwo to A K D W 10 9 8 7. Dwie dodatkowe karty leżą zakryte: to **dubel**.
    W licytacji jedno z was obiecuje, ile weźmie lew i z jakim atu. Potem gra samo przeciw dwojgu pozostałym; tu są to Pola i Karol, dwa komputery. Wygrywa 1000 punktów; zagrasz dwa rozdania.

lesson-ladder =
    Karol licytuje 1 trefl. Na **drabinie** jest trzydzieści kontraktów, a każda odzywka musi stać wyżej od poprzedniej. Poziomy 1, 2, 3, szlemik i szlem wymagają 6, 7, 8, 9 i 10 lew; na jednym poziomie najniżej są trefle, potem kara, kiery, piki, bez atu.
    Pod każdym poziomem stoi **betel**: w nim rozgrywający ma wziąć *mało* lew. Ugrany kontrakt daje 20 punktów razy jego numer od dołu, więc licytuj najwyższy, który możesz ugrać.

lesson-look =
    Przed odzywką możesz **obejrzeć** dubla. Jeśli potem licytujesz, oglądanie jest za darmo; jeśli pasujesz, każda obejrzana karta kosztuje 5.
    Z asem, królem i damą kier i jeszcze dwoma asami na pewno będziesz licytować, więc obejrzyj, co się da. **Obejrzyj kartę 1 dubla.**
lesson-look-guide = Dla licytujących oglądanie jest za darmo, a ty będziesz licytować: **obejrzyj kartę 1 dubla**.
lesson-look-not-pass = Z asem, królem i damą kier i jeszcze dwoma asami? Karol grałby 1 trefl, a twoje karty są lepsze.
lesson-look-not = Tak też można. Ale dla licytujących oglądanie jest za darmo, a w dublu może leżeć akurat ta karta, której ci brakuje: zacznij od karty 1.

lesson-second =
    Walet kier, akurat między twoją damą a dziewiątką! Obejrzenie drugiej karty też nic nie kosztuje, jeśli licytujesz. **Obejrzyj kartę 2 dubla.**
lesson-second-guide = Walet kier! Obejrzenie drugiej karty też nic nie kosztuje: **obejrzyj kartę 2 dubla**.
lesson-second-not = I tak będziesz licytować, więc druga karta jest za darmo. Obejrzyj obie, potem zdecyduj: możesz wymienić jedną albo obie.

lesson-exchange =
    Siódemka karo na nic się nie przyda. Możesz zrobić **wymianę**: podnosisz jedną kartę dubla albo obie i odkładasz tyle samo swoich. Potem *musisz* licytować.
    Podnieś waleta kier i odłóż trefla: mając o jednego trefla mniej, wkrótce będziesz przebijać trefle. **Wymień ósemkę trefl na kartę 1 dubla.**
lesson-exchange-guide = Podnieś waleta kier i pozbądź się trefla: **wymień ósemkę trefl na kartę 1 dubla**.
lesson-exchange-not-exchange-7c = Weź tylko waleta kier, za jednego trefla. Siódemka jest warta tyle co ósemka: tutaj idzie ósemka.
lesson-exchange-not-exchange = To wymiana, ale nie najlepsza: potrzebny ci walet kier z miejsca 1, a zbędna jest ósemka trefl. Dziesiątki i dziewiątki w innych kolorach mogą się jeszcze przydać.
lesson-exchange-not = Z waletem twoje kiery są bez dziur. Nie zostawiaj go: najpierw wymiana, potem odzywka.

lesson-bid =
    Policz lewy z kierami jako atu: as, król, dama, walet i dziewiątka kier to pięć, bo brakuje ci tylko trzech kierów. Do tego dwa asy: siedem.
    Siedem lew to poziom 2. **2 kier** ma na drabinie numer 10 i daje 200. 1 kier, numer 4, dałby z tymi samymi lewami najwyżej 85. **Licytuj 2 kier.**
lesson-bid-guide = Z kierami jako atu naliczysz siedem lew, czyli poziom 2: **licytuj 2 kier**.
lesson-bid-not-bid = Atu to kiery, a naliczyć możesz siedem lew: niższa odzywka oddaje punkty, wyższa obiecuje za dużo.

lesson-trumps =
    Pola obejrzała kartę i spasowała: to ją kosztowało 5. Dwa pasy z rzędu, więc **rozgrywasz** 2 kier, a pozostali są obrońcami. Wychodzi rozgrywający.
    Trzy atuty są poza twoją ręką. Ściągnij je, bo inaczej przebiją twoje asy. **Wyjdź asem kier.**
lesson-trumps-guide = Trzy atuty są poza twoją ręką i mogą przebić twoje asy: **wyjdź asem kier**.
lesson-trumps-not = Inni muszą bić, a gdy nie mają koloru, przebijać atutem. Najpierw zabierz im atuty, od góry: zacznij od asa.

lesson-king =
    Spadły dwa z trzech atutów; została dziesiątka. **Wyjdź królem kier.**
lesson-king-guide = Została jeszcze dziesiątka kier: **wyjdź królem kier**.

lesson-club =
    Atuty masz już tylko ty; zachowaj swoje trzy. Potrzebujesz jeszcze pięciu lew: trzy atuty i dwa asy, więc nie ma już miejsca na błąd.
    Pozbądź się teraz ostatniego trefla: potem możesz trefle przebijać. **Wyjdź siódemką trefl.**
lesson-club-guide = Bez trefli możesz trefle przebijać: **wyjdź siódemką trefl**, ostatnim z nich.
lesson-club-not = Można to zrobić później. Ale karty, które przegrywają, kiedyś muszą odejść, a teraz, z trzema atutami, wrócisz do gry po każdym ich wyjściu.

lesson-ruff =
    Oboje obrońcy musieli **bić**, to pierwszy obowiązek: dołożyć do koloru, i to wyżej od najwyższej karty tego koloru, jeśli się da. Wzięła dziesiątka Karola, a on wychodzi asem trefl.
    Nie masz trefla, więc **musisz przebić atutem**. Na czyjś wcześniejszy atut trzeba by położyć wyższy, a jeśli się nie da, i tak niższy. **Przebij dziewiątką.**
lesson-ruff-guide = Nie masz trefla, więc musisz przebić atutem: **przebij dziewiątką kier**, najmłodszą.
lesson-ruff-not = Każdy atut bierze, bo nikt inny żadnego nie ma. Zachowaj wysokie, weź dziewiątkę.

lesson-diamond =
    Trzy lewy. Teraz weź lewę **asem karo**: potem dziesiątka jest twoim jedynym karem, a innych zmusi do zagrania wysokich.
lesson-diamond-guide = Twój as bierze teraz, póki wszyscy mogą dołożyć: **wyjdź asem karo**.
lesson-diamond-not = Później. Twoje asy biorą teraz, a atuty zawsze: najpierw as karo.

lesson-force =
    Obowiązek bicia działa też dla ciebie: wyjdź **dziesiątką karo**, a każdy obrońca musi zagrać wyżej, jeśli może. Dwie ich wysokie karty spadają w jednej lewie.
lesson-force-guide = Obrońcy muszą bić, jeśli mogą: **wyjdź dziesiątką karo**, a spadną dwie wysokie karty.
lesson-force-not = Atuty zachowaj na powrót do gry, a swoje piki na ich piki. Dziesiątka karo i tak przegra: wyjdź nią, póki jeszcze szkodzi.

lesson-overtake =
    Walet i dama spadły razem. Karol wychodzi damą pik. Masz asa i dziewiątkę, ale dziewiątki zagrać nie wolno: **musisz bić**, jeśli możesz. **Zagraj asa pik.**
lesson-overtake-guide = Musisz bić damę, jeśli możesz: **zagraj asa pik**.

lesson-cash =
    Nikt inny nie ma atutu, więc każdy twój to lewa. Razem potrzebujesz siedmiu. **Wychodź atutami, od najwyższego.**
lesson-cash-guide = Nikt inny nie ma atutu: **wychodź atutami, od najwyższego**.
lesson-cash-not = Najpierw weź to, co pewne, najwyższym atutem. Król pik jest jeszcze w grze.

lesson-score =
    Siedem lew: **2 kier ugrane**, 20 razy numer 10 to 200 punktów. Każda nadróbka dałaby jeszcze 5. Obrońcy nie dostają nic; Pola jest 5 na minusie za oglądanie i pas.
    O jedną lewę mniej, a tracisz 200 i jeszcze 10 za brakującą, a każdy obrońca dostaje połowę tego.

lesson-pass =
    Drugie rozdanie; rozdajesz ty, więc od ciebie zaczyna się licytacja. Ani długiego koloru, ani kilku asów, a na betla za dużo wysokich kart: nie ma czego licytować.
    Oglądanie kosztowałoby 5 za każdą kartę, jeśli potem pasujesz. **Pasuj**, bez oglądania.
lesson-pass-guide = Nie ma czego licytować, a oglądanie kosztuje 5, jeśli pasujesz: **pasuj**.
lesson-pass-not-look = Oglądanie kosztuje 5, jeśli potem pasujesz, a dwie karty raczej nie zrobią z tej ręki kontraktu.
lesson-pass-not = Z tymi kartami przegrasz kontrakt, a to kosztuje więcej, niż on daje. Pasuj.

lesson-betel =
    Pola obejrzała i wymieniła obie karty dubla i zalicytowała **małego betla**: bez atu, a jej wolno wziąć najwyżej dwie lewy. Wszyscy spasowali. Teraz wszystko jest na odwrót: ty i Karol chcecie, żeby *brała* lewy.
    Waszą bronią jest obowiązek: gdzie musi bić, tam nie może zostać nisko.

lesson-queen =
    Pola wychodzi ósemką trefl, Karol nie ma trefli. Musisz bić, dziewiątką albo damą.
    Żeby to ona brała, potrzebujesz **niskich** kart do wychodzenia. Dlatego weź lewę wysoką kartą: **damą.**
lesson-queen-guide = Niskie karty przydadzą się później: **weź lewę damą**.
lesson-queen-not = Wtedy zostaje ci dama, a pod damą łatwo się jej schować. Przeciw betlowi cenne są niskie karty: weź damą.

lesson-low =
    Karol pokazał, że nie ma trefli: nie uratuje jej. **Wyjdź swoim najniższym treflem**: jeśli Pola ma wyższego, musi go zagrać i lewa jest jej.
lesson-low-guide = Pola musi bić twojego trefla, jeśli może: **wyjdź swoim najniższym treflem**.
lesson-low-not = W treflach Pola jest z tobą sama, a pod najniższym się nie schowa. W innym kolorze lewa może przypaść Karolowi albo tobie.

lesson-entry =
    To kolejna lewa dla Poli. Teraz próbuje niską kartą i liczy, że pobijecie się o nią we dwoje. Karol pobił, a ty musisz zagrać wyżej od niego: możesz zagrać tylko jedną kartę. To ci na rękę, bo wychodzisz potem ty: **zagraj ją.**
lesson-entry-guide = Możesz zagrać tylko jedną kartę, a po niej wychodzisz ty: **zagraj ją**.

lesson-third =
    Pola ma dwie lewy, więcej jej nie wolno. Którego koloru Karol zapewne już nie ma? Na trefle zrzucił asa i damę karo, a waleta zagrał: na następne karo nie wygląda.
    Więc **wyjdź siódemką karo**: jeśli Pola ma wyższe, musi wziąć.
lesson-third-guide = Karol raczej nie ma już kara, więc lewę musi wziąć Pola: **wyjdź siódemką karo**.
lesson-third-not-play-Td = Dobry kolor, ale pod dziesiątką Pola może się schować: wyjdź siódemką.
lesson-third-not = Tam Karol ma jeszcze karty i może sam musieć wziąć. Wychodź tam, gdzie wyżej od ciebie może być tylko Pola: najniższe karo.

lesson-down =
    Musiała wziąć: trzy lewy, **mały betel przegrany**. Resztę się dogrywa, bo każda następna lewa kosztuje ją więcej. Nie musisz już o niczym decydować; naciśnij Dalej.

lesson-end =
    O jedną lewę za dużo w kontrakcie numer 7: Pola traci 7 × 20 i jeszcze 10, każde z was dostaje połowę, 75.
    Co już umiesz:
    • Oglądaj, jeśli będziesz licytować, wymieniaj, żeby kolory były długie albo żeby jakiegoś nie mieć, i licytuj najwyższy kontrakt, jaki naliczysz.
    • Dołóż i bij, inaczej przebij atutem i nadbij, inaczej zagraj cokolwiek: obowiązki często same zagrywają karty twoich przeciwników.
    • Przeciw betlowi zachowaj niskie karty i wychodź tam, gdzie bić musi tylko rozgrywający.
