# The lesson: lesson.jsonl says where which of these stands. Names and cards are those of its deal.
# lesson-<stop> explains, lesson-<stop>-guide says in one sentence what to do; lesson-<stop>-not… answers a choice that the rules allow and the lesson doesn't take.

lesson-intro =
    Dwie pary: naprzeciwko siedzi **Noah**, twój partner. Wanda i Edith grają razem przeciw wam. Wszyscy troje to komputery.
    Jedna strona obiecuje w licytacji lewy i musi je potem wziąć. Partię wygrywa siedem punktów; wy macie 3, one 2.

lesson-cards =
    Odzywka to **liczba**, od 3 do 7, i rodzaj gry. Liczba mówi, ile obiecujesz lew **ponad sześć**: 4 znaczy dziesięć. Lew jest trzynaście: dwanaście do rozegrania, a sześć kart, które odkłada rozgrywający, też liczy się jako jedna.
    W grze **Uptown** biorą wysokie karty: as, król, dama … dwójka. W grze **Downtown** niskie: as, dwójka, trójka … król. As jest najstarszy tu i tu, a nad nim stoją jako atuty oba jokery. **Bez atu** bije tę samą liczbę pozostałych i liczy się podwójnie.

lesson-hand =
    Obejrzyj swoje karty w obie strony. Uptown: trzy asy, duży joker, król i dama trefl, które pobije czyjś as. Pięć pików, ale małych.
    Downtown te małe piki to as, dwójka, trójka, piątka: prawie najstarsze atuty, jakie są. As i dwójka kier to dwa najstarsze kiery. To karty na **Downtown**.

lesson-bid =
    Policz lewy Downtown z pikami jako atu. Joker i piki: pięć, nawet jeśli mały joker weźmie jedną. As i dwójka kier: dwie. As karo: jedna. Odłożone karty: jedna. To dziewięć, a dojdzie jeszcze sześć kart talonu i to, co ma Noah: dziesięć można śmiało obiecać.
    Wanda licytuje 3 Uptown. Uptown i Downtown są **równe**, więc 3 Downtown nie wystarczy. Najpierw liczba, potem rodzaj: **licytuj 4, Downtown.** Kolor wybiera się później.
lesson-bid-guide = W grze Downtown naliczysz dziewięć lew, a dojdzie jeszcze sześć kart: **licytuj 4, Downtown**.
lesson-bid-not-bid-4-up = Liczba dobra, ale kierunek zły: w grze Uptown twoje piki są małe, a wysokie karty Wandy dobre.
lesson-bid-not-bid-4-nt = Bez atu liczy się podwójnie, wygrane czy przegrane. Ale atutów wtedy nie ma: twój joker nic nie bierze, a długie piki nie zatrzymają żadnego innego koloru.
lesson-bid-not-bid-3-nt = To by przebiło 3 Uptown. Ale bez atu twój joker jest nic niewart, a one mogłyby wziąć wszystkie swoje trefle.
lesson-bid-not-bid = To więcej, niż możesz naliczyć. Lewy ponad odzywkę i tak się liczą, więc nie licytuj więcej, niż musisz.
lesson-bid-not = Wanda grałaby 3 Uptown, a wtedy twoje karty są mało warte. Dziewięć lew widać; jeszcze jedna z sześciu nowych kart jest prawdopodobna.

lesson-name =
    Wszyscy inni już się odezwali: **rozgrywasz** 4 Downtown. Zanim zobaczysz talon, wybierasz kolor atutowy.
    Weź kolor, w którym masz najwięcej i najlepsze. **Wybierz piki.**
lesson-name-guide = Piki to twój najdłuższy i najlepszy kolor: **wybierz piki** jako atu.
lesson-name-not = Masz pięć pików z asem, dwójką i trójką, a w żadnym innym kolorze nie więcej niż dwie karty. Atu ma być długie.

lesson-bury =
    Talon jest twój: czwórka pik i trójka kier dobrze pasują. Teraz odłóż sześć kart zakrytych; są twoją pierwszą lewą, obojętne jakie.
    Pozbądź się całych kolorów: **bez trefli** możesz trefle przebijać. Odłóż króla, damę i dziesiątkę trefl, króla i siódemkę karo, waleta kier. **Wybierz te sześć.**
lesson-bury-guide = Bez trefli możesz trefle przebijać: **odłóż króla, damę i dziesiątkę trefl, króla i siódemkę karo, waleta kier**.
lesson-bury-not = To nie te sześć. Zachowaj wszystkie siedem atutów, asa, dwójkę i trójkę kier, asa i czwórkę karo: reszta jest wysoka, a w grze Downtown wysokie karty przegrywają.

lesson-joker =
    Wychodzisz. Atutów jest piętnaście: siedem masz ty, osiem jest u innych, a każdy z nich mógłby przebić twoje kiery.
    Dlatego **wychodź w atu**, aż się skończą, od najstarszego: **dużym jokerem.**
lesson-joker-guide = U innych jest osiem atutów: **wyjdź dużym jokerem**, żeby je ściągnąć.
lesson-joker-not-play-As = Jokery biją asa. Zacznij od swojego: dużego jokera.
lesson-joker-not = Dopóki ktoś ma atuty, może przebić twoje asy i dwójki. Najpierw ściągnij atuty, od góry: dużym jokerem.

lesson-force =
    Spadły trzy atuty, zostało pięć, a wśród nich **mały joker**, jedyny starszy od twojego asa. Kiedyś weźmie lewę.
    Daj mu coś małego: as, dwójka, trójka, czwórka i piątka są teraz warte tyle samo, bo masz je wszystkie. **Wyjdź piątką pik.**
lesson-force-guide = Twoje piki bije tylko mały joker, więc daj mu coś małego: **wyjdź piątką pik**.
lesson-force-not-play-As = Mały joker wziąłby twojego asa. Piątka zrobi to samo: bije ją tylko joker.
lesson-force-not-play-9s = W grze Downtown dziewiątkę biją też siódemka, ósemka i szóstka. Piątkę tylko joker.
lesson-force-not-play-2s = Równie dobrze: jest teraz warta tyle co piątka. Tutaj najpierw idzie piątka.
lesson-force-not-play-3s = { lesson-force-not-play-2s }
lesson-force-not-play-4s = { lesson-force-not-play-2s }
lesson-force-not = U innych jest jeszcze pięć atutów, wśród nich mały joker. Ściągaj je dalej.

lesson-cut =
    Wanda wzięła małym jokerem i wychodzi asem trefl. Twoje trefle są odłożone, więc możesz **przebić**: zagrać atu.
    Po tobie nikt już nie gra, wystarczy każdy atut. **Zagraj dziewiątkę pik**, najmłodszy.
lesson-cut-guide = Nie masz trefli i po tobie nikt już nie gra: **przebij dziewiątką pik**, najmłodszym atutem.
lesson-cut-not-play = Przebijać nie musisz, ale inaczej lewa jest ich. Weź najmłodszy atut, który wystarczy: dziewiątkę.

lesson-draw =
    Twój as jest teraz najstarszym atutem. Dwa są jeszcze u innych, a jedno wyjście może ściągnąć oba. **Wyjdź asem pik.**
lesson-draw-guide = Twój as jest teraz najstarszym atutem: **wyjdź asem pik**, żeby ściągnąć dwa ostatnie.
lesson-draw-not-play-2s = To też je ściąga. As jest najstarszy: wyjdź nim najpierw.
lesson-draw-not-play-3s = { lesson-draw-not-play-2s }
lesson-draw-not-play-4s = { lesson-draw-not-play-2s }
lesson-draw-not = To może jeszcze ktoś przebić. U innych są dwa atuty: najpierw je ściągnij.

lesson-hearts =
    Inni nie mają już atutów, nikt nie może przebijać. As, dwójka i trójka kier to trzy najstarsze kiery w grze Downtown.
    Dlatego **wychodź kierami, od najstarszego**; atuty zachowaj na powrót do gry.
lesson-hearts-guide = Nikt inny nie ma już atutów: **wychodź kierami, od najstarszego**.
lesson-hearts-not = Atuty ci nie uciekną, a przydadzą się na powrót, gdy lewę weźmie ktoś inny. Najpierw kiery, od najstarszego.

lesson-diamonds =
    Trzy kiery, trzy lewy. Teraz **as karo**: bierze lewę, a ty widzisz, jakie kara spadają.
lesson-diamonds-guide = As karo to pewna lewa: **wyjdź asem karo**.
lesson-diamonds-not-play-4d = Czwórkę wzięłaby dwójka albo trójka. Najpierw weź pewną lewę.
lesson-diamonds-not = Atuty zachowaj, aż będą potrzebne na powrót do gry.

lesson-loser =
    Masz siedem rozegranych lew i odłożoną: osiem, a do tego trzy pewne atuty. Czwórka karo to jedyna karta, która **przegrywa**, chyba że dwójkę albo trójkę ma Noah.
    Oddaj ją, póki masz atuty: w cokolwiek potem wyjdą, przebijesz. **Wyjdź czwórką karo.**
lesson-loser-guide = Oddaj czwórkę, póki atuty strzegą reszty: **wyjdź czwórką karo**.
lesson-loser-not = Tu też się uda: czwórka przegra teraz albo później. Ale zwyczaj jest dobry: co musisz oddać, oddaj, póki atuty strzegą reszty.

lesson-rest =
    Edith wzięła dwójką i wychodzi następnym karem. Masz już tylko atuty: reszta jest twoja. **Przebij czwórką.** Dwie ostatnie lewy rozegrają się same.
lesson-rest-guide = Masz już tylko atuty: **przebij czwórką pik**, a reszta jest twoja.
lesson-rest-not = Bierze każdy atut; potem zostają ci same atuty. Weź czwórkę.

lesson-end =
    Jedenaście lew, potrzebnych było dziesięć: **4 Downtown ugrane.** Punktują wszystkie lewy ponad sześć, 5 punktów, i z wynikiem 8 ty i Noah wygrywacie partię. Przy dziewięciu byłaby **wpadka** i minus 4.
    Co już umiesz:
    • Policz karty na Uptown i na Downtown, dodaj odłożoną lewę i licytuj to, co naliczysz, i jeszcze trochę na talon.
    • Odkładaj całe kolory; najpierw ściągaj atuty, a małemu jokerowi daj coś małego.
    • Bierz pewne lewy, a co musisz oddać, oddaj, póki możesz jeszcze przebijać.
