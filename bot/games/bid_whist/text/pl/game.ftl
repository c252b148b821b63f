# The words of Bid Whist. A book is a "lewa", also the one that is buried; Uptown, Downtown and Boston keep their names.

game-name = Bid Whist

## Bids, contracts, directions

bid-bare = { $number }
bid-up = { $number } Uptown
bid-down = { $number } Downtown
bid-nt = { $number } bez atu
bid-nt-up = { $number } bez atu Uptown
bid-nt-down = { $number } bez atu Downtown
bid-none = nic, wyższej odzywki nie ma
no-trump = bez atu
direction-up = Uptown (as najwyżej, dwójka najniżej)
direction-down = Downtown (as, dwójka, … król najniżej)
direction-down-aces-bad = Downtown, as najniżej (dwójka, … as)
scene-up = Uptown
scene-down = Downtown
scene-aces-bad = Downtown, as najniżej
scene-taken =
    { $count ->
        [one] { $count } lewa
        [few] { $count } lewy
        [many] { $count } lew
       *[other] { $count } lewy
    }
contract-trump = { $number } { $trump }
contract-full = { $contract }, { $direction }
card-list = { $cards }

## The public panel

title-table = Bid Whist · rozdanie { $deal }
heading-shuffle = { $dealer } rozdaje.
heading-auction = { $player } licytuje.
heading-naming = { $player } wygrywa licytację i wybiera atu.
heading-burying = { $player } bierze talon i odkłada karty.
heading-drawing = Trwa wymiana jokerów.
heading-playing = Lewa { $book }: gra { $player }.
heading-review = Wszystkie karty zagrane. Do przyjęcia jeszcze: { $players }.
line-pairs = W kolejności gry: { $players }, partnerzy naprzeciwko · rozdaje { $dealer }
line-seats = W kolejności gry: { $players } · rozdaje { $dealer }
line-contract = { $player } rozgrywa { $contract }; potrzeba { $needed ->
    [one] { $needed } lewy
    [few] { $needed } lew
    [many] { $needed } lew
   *[other] { $needed } lewy
    }.
line-auction = Licytacja: { $calls }
line-exchange = { $count ->
    [one] { $player } wymienia jednego jokera.
    [few] { $player } wymienia { $count } jokery.
    [many] { $player } wymienia { $count } jokerów.
   *[other] { $player } wymienia { $count } jokera.
    }
line-call-right = { $book ->
    [0] { $player } zgłasza fałszywy renons, słusznie: { $reneges }.
   *[other] { $player } zgłasza fałszywy renons w lewie { $book }, słusznie: { $reneges }.
    }
renege-proven = { $book ->
    [0] { $player }: { $card }
   *[other] { $player }: { $card } w lewie { $book }
    }
line-call-wrong = { $book ->
    [0] { $player } zgłasza fałszywy renons, niesłusznie.
   *[other] { $player } zgłasza fałszywy renons w lewie { $book }, niesłusznie.
    }
label-kitty = Talon
label-trick = Lewa { $number }
label-last-trick = Ostatnia lewa ({ $number })
trick-last = Ostatnia lewa: { $plays }
button-last-trick = Ostatnia lewa
prompt-last-trick = Lewa { $number }: { $plays }.
label-hand = Twoje karty
label-buried = Odłożone
label-drawn = Dobrane
head-player = Gracz
head-call = Odzywka
head-side = Strona
head-score = Wynik
head-games = Partie
head-books = Lewy
head-goal = Cel
call-pass = pas
call-by = { $player }: { $call }
goal-made = ugrane
goal-make = jeszcze { $count } do ugrania
goal-is-set = położone
goal-set = jeszcze { $count } do położenia
side-games = { $side }: { $games }

## The hand

title-hand = Bid Whist · twoje karty w rozdaniu { $deal }
heading-your-auction = Twoja odzywka.
heading-your-naming = { $trump ->
    [yes] Licytacja jest twoja: wybierz atu.
   *[no] Licytacja jest twoja: wybierz kierunek.
    }
heading-your-burying =
    { $count ->
        [one] Talon jest na twojej ręce: odłóż { $count } kartę.
        [few] Talon jest na twojej ręce: odłóż { $count } karty.
        [many] Talon jest na twojej ręce: odłóż { $count } kart.
       *[other] Talon jest na twojej ręce: odłóż { $count } karty.
    }
heading-your-playing = Lewa { $book }: twoja kolej.
heading-your-accepting = Wszystkie karty są zagrane: przyjmij rozdanie albo zgłoś fałszywy renons.
explain-auction = { $pairs ->
    [yes] Zalicytuj, ile lew ponad sześć weźmie twoja strona.
   *[no] Zalicytuj, ile lew weźmiesz.
    }{ $kinds ->
    [yes] {" "}Uptown: wygrywają wysokie karty. Downtown: po asie wygrywają niskie.
   *[no] {""}
    }{ $kitty ->
    [yes] {" "}Najwyższa odzywka bierze talon, czyli karty, które zostały.
   *[no] {""}
    }
explain-naming = { $trump ->
    [yes] Karty atu biją inne kolory.
   *[no] Uptown: wygrywają wysokie karty. Downtown: po asie wygrywają niskie.{ $bad ->
        [yes] {" "}Z asem najniżej as jest najsłabszą kartą.
       *[no] {""}
    }
    }
explain-burying = Talon, czyli karty, które zostały, jest już w twojej ręce. Odłóż karty ({ $count }){ $book ->
    [yes] : to twoja pierwsza lewa
   *[no] {""}
    }.
explain-lead = { $joker ->
    [no] Wyjdź dowolną kartą oprócz jokera.
   *[yes] Wyjdź dowolną kartą.
    }{ $useless ->
    [yes] {" "}Joker nie bierze tu lewy.
   *[no] {""}
    }
explain-lead-names = Wyjdź dowolną kartą: jej kolor zostaje atu, chyba że wychodzisz bez atu.
explain-jokers = Joker nie bierze tu lewy.
explain-follow = { $trump ->
    [yes] Dołóż do koloru, jeśli możesz. Jeśli nie, zagraj dowolną kartę: atu bije inne kolory.
    [joker] Dołóż do koloru, jeśli możesz. Jeśli nie, musisz zagrać jokera.
    [anytime] Dołóż do koloru, jeśli możesz, albo zrzuć jokera. Jeśli nie możesz dołożyć, zagraj dowolną kartę.
   *[no] Dołóż do koloru, jeśli możesz. Jeśli nie, zagraj dowolną kartę.
    }{ $useless ->
    [yes] {" "}Joker nie bierze tu lewy.
   *[no] {""}
    }
explain-review = Zaakceptuj, jeśli wszyscy dokładali do koloru.{ $penalty ->
    [0] {""}
   *[other] {" "}Niesłuszne zgłoszenie kosztuje lewy.
    }
bid-warning = { $cost ->
    [0] jeśli wpadniesz, przegrywasz partię
    [one] jeśli wpadniesz, tracisz co najmniej { $cost } punkt i partię
    [few] jeśli wpadniesz, tracisz co najmniej { $cost } punkty i partię
    [many] jeśli wpadniesz, tracisz co najmniej { $cost } punktów i partię
   *[other] jeśli wpadniesz, tracisz co najmniej { $cost } punktu i partię
    }
button-bid = { $bid }
bid-phrase = Zalicytuj: { $bid }
name-phrase = Wybierz: { $trump }, { $direction }
name-trump-phrase = Wybierz: { $trump }
name-direction-phrase = Wybierz: { $direction }
button-bid-number = { $number }…
prompt-bid = { $number }: w którą stronę?
button-pass = Pas
button-redeal = Żądaj nowego rozdania
confirm-redeal = Rozdaje znów ta sama osoba. Unieważnić to rozdanie?
prompt-direction = { $trump }: w którą stronę?
prompt-bury =
    { $count ->
        [one] Wybierz { $count } kartę do odłożenia
        [few] Wybierz { $count } karty do odłożenia
        [many] Wybierz { $count } kart do odłożenia
       *[other] Wybierz { $count } karty do odłożenia
    }
prompt-bury-jokers =
    { $count ->
        [one] Wybierz { $count } kartę do odłożenia: swojego jokera
        [few] Wybierz { $count } karty do odłożenia, w tym swoje jokery
        [many] Wybierz { $count } kart do odłożenia, w tym swoje jokery
       *[other] Wybierz { $count } karty do odłożenia, w tym swoje jokery
    }
bury-phrase = Odłóż
confirm-bury = Odłożyć te karty? Do końca rozdania nikt inny ich nie zobaczy.
confirm-bury-exchange = Odłożyć te karty? Kto oddaje jokera, dobiera jedną z nich w ciemno.
button-play = { $card }
button-lead-nt = Wyjście bez atu…
prompt-lead-nt = Bez atu: którą kartą wychodzisz?
button-calls = Zgłoś fałszywy renons…
prompt-calls = To są dotychczasowe lewy. W której przeciwnik nie dołożył do koloru?
prompt-call = Zgłoś fałszywy renons w lewie…
button-call = Fałszywy renons w lewie { $book }
button-call-any = Zgłoś fałszywy renons
call-phrase = Zgłoś fałszywy renons w lewie { $book }
confirm-call = { $count ->
    [0] Zgłosić fałszywy renons?
    [one] Niesłuszne zgłoszenie kosztuje jedną lewę. Zgłosić?
    [few] Niesłuszne zgłoszenie kosztuje do { $count } lew. Zgłosić?
    [many] Niesłuszne zgłoszenie kosztuje do { $count } lew. Zgłosić?
   *[other] Niesłuszne zgłoszenie kosztuje do { $count } lewy. Zgłosić?
    }
button-accept = Przyjmij rozdanie
why-throw-joker = Nie możesz dołożyć: joker musi teraz zejść.
why-joker-lead = Jokerem wolno wyjść tylko wtedy, gdy nie masz nic innego.

## What happens

event-first-dealer-cards = { $count ->
    [one] Pierwsza odkryta karta, { $card }, to karo: rozdaje { $dealer }.
    [few] Odkryte { $count } karty; pierwsze karo, { $card }, dostaje { $dealer } i rozdaje.
    [many] Odkrytych { $count } kart; pierwsze karo, { $card }, dostaje { $dealer } i rozdaje.
   *[other] Odkryte karty: { $count }; pierwsze karo, { $card }, dostaje { $dealer } i rozdaje.
    }
event-dealt = { $dealer } rozdaje; { $player } zaczyna licytację.
event-bid = { $player } licytuje: { $bid }.
event-pass = { $player } pasuje.
event-redeal = { $player } żąda nowego rozdania; { $dealer } rozdaje jeszcze raz.
event-declares = { $player } wygrywa licytację i rozgrywa { $contract }.
event-named = { $player } rozgrywa { $contract }.
event-kitty = Talon: { $cards }.
event-buried = { $count ->
    [one] { $player } odkłada { $count } kartę.
    [few] { $player } odkłada { $count } karty.
    [many] { $player } odkłada { $count } kart.
   *[other] { $player } odkłada { $count } karty.
    }
event-jokers-away = { $count ->
    [one] { $player } oddaje jokera.
    [few] { $player } oddaje { $count } jokery.
    [many] { $player } oddaje { $count } jokerów.
   *[other] { $player } oddaje { $count } jokera.
    }
event-drew = { $count ->
    [one] { $player } dobiera za niego kartę.
    [few] { $player } dobiera za nie { $count } karty.
    [many] { $player } dobiera za nie { $count } kart.
   *[other] { $player } dobiera za nie { $count } karty.
    }
event-play = { $player } zagrywa: { $card }.
event-play-nt = { $player } zapowiada grę bez atu i wychodzi: { $card }.
event-trump = Atu: { $trump }.
event-trick = { $player } bierze lewę { $number }.
event-call = { $player } zgłasza fałszywy renons w lewie { $book }.
event-call-any = { $player } zgłasza fałszywy renons.
event-call-right = { $count ->
    [one] Zgadza się: { $reneges }. To kosztuje do { $count } lewy.
    [few] Zgadza się: { $reneges }. To kosztuje do { $count } lew.
    [many] Zgadza się: { $reneges }. To kosztuje do { $count } lew.
   *[other] Zgadza się: { $reneges }. To kosztuje do { $count } lewy.
    }
event-call-wrong = { $count ->
    [0] Nie zgadza się.
    [one] Nie zgadza się. { $player } traci jedną lewę.
    [few] Nie zgadza się. { $player } traci do { $count } lew.
    [many] Nie zgadza się. { $player } traci do { $count } lew.
   *[other] Nie zgadza się. { $player } traci do { $count } lewy.
    }
event-accepted = { $player } przyjmuje rozdanie.
event-buried-were = Odłożone były: { $cards }.
result-renege = { $player } { $right ->
    [True] słusznie
   *[other] niesłusznie
    } zgłasza fałszywy renons; koszt: { $moved ->
    [0] ani jednej lewy
    [one] { $moved } lewa
    [few] { $moved } lewy
    [many] { $moved } lew
   *[other] { $moved } lewy
    }.
result-points = { $side }: { $points }
result-game = Partia robra jest rozstrzygnięta. { $games }.
ending-made = { $player } ugrywa { $bid }{ $boston ->
    [bid] , czyli Bostona: wszystkie { $books } lew
    [taken] {" "}i bierze wszystkie { $books } lew: Boston
   *[no] : { $books ->
        [one] { $books } lewa
        [few] { $books } lewy
        [many] { $books } lew
       *[other] { $books } lewy
    }, potrzeba { $needed }
    }. { $points }{ $renege ->
    [yes] {" "}po fałszywym renonsie
   *[no] {""}
    }.
ending-set = { $player }: wpadka, { $bid }{ $boston ->
    [bid] , czyli Boston
   *[no] {""}
    }: { $books ->
    [one] { $books } lewa
    [few] { $books } lewy
    [many] { $books } lew
   *[other] { $books } lewy
    } z { $needed }. { $points }{ $renege ->
    [yes] {" "}po fałszywym renonsie
   *[no] {""}
    }.
ending-no-points = Bez punktów
result-back-door = Tylne drzwi: { $side } { $points }
ending-target = Cel { $target } osiągnięty: { $side }, wynik { $score }.
ending-back-door = Cel { $target } osiągnięty tylnymi drzwiami, z punktami za wpadkę: { $side }.
ending-bottom = { $other }: wynik { $least }, a { $bottom } przegrywa partię.
ending-boston = O partii rozstrzyga wylicytowany Boston.
ending-seven-nil = O partii rozstrzyga siedem do zera: { $score } do { $least }.
ending-eleven-ahead = O partii rozstrzyga jedenaście punktów przewagi: { $score } do { $least }.
ending-twenty-one = O partii rozstrzyga dwadzieścia jeden i dwa punkty przewagi: { $score } do { $least }.
ending-missed-bids = { $other }: druga wpadka, a to przegrywa partię.
ending-deals = To było ostatnie rozdanie.
ending-rubber = Partie robra: { $games }.
ending-two-wins = Boston liczy się jako dwie wygrane.

## Statistics over many deals

summary-nt = bez atu
summary-played = rozegrane
summary-made = ugrane
summary-points = punkty
summary-reneges = udowodnione fałszywe renonsy

## Why a game ends


## Refusals

error-not-your-turn = Teraz kolej: { $player }.
error-wrong-phase = { $phase ->
    [auction] Trwa licytacja: poczekaj, aż się skończy.
    [naming] Rozgrywający wybiera atu: poczekaj chwilę.
    [burying] Rozgrywający odkłada karty: poczekaj chwilę.
    [playing] Trwa rozgrywka: zagraj kartę, gdy przyjdzie twoja kolej.
    [review] Wszystkie karty są zagrane: przyjmij rozdanie albo zgłoś fałszywy renons.
    [over] Partia jest skończona.
   *[other] Karty nie są jeszcze rozdane: poczekaj na nie.
    }
error-dealer-must-bid = Wszyscy inni spasowali, więc nie możesz pasować: licytuj co najmniej { $bid }.
error-forced-bid = { $redeal ->
    [yes] Wszyscy inni spasowali: licytuj { $number } albo żądaj nowego rozdania.
   *[other] Wszyscy inni spasowali: twoja odzywka to { $number }.
    }
error-bid-too-low = Trzeba przelicytować { $high }; najniżej możesz: { $bid }.
error-bid-not-offered = Odzywki przy tym stole: najniższa { $low }, najwyższa { $high }.
error-no-redeal = { $option ->
    [on] Nowego rozdania można żądać tylko z kartami bez króla, damy i waleta, przed swoją pierwszą odzywką.
   *[other] Nowego rozdania teraz nie ma: licytuj albo pasuj.
    }
error-name-what-is-open = { $what ->
    [trump] Wybierz tylko kolor atutowy.
    [direction] Wybierz tylko kierunek.
   *[both] Wybierz jedno i drugie, atu i kierunek, spośród podanych.
    }
error-must-bury-count = { $count ->
    [one] Odłóż dokładnie { $count } kartę.
    [few] Odłóż dokładnie { $count } karty.
    [many] Odłóż dokładnie { $count } kart.
   *[other] Odłóż dokładnie { $count } karty.
    }
error-must-bury-jokers = Przy tej wymianie musisz odłożyć swoje jokery: { $cards }.
error-card-not-held = Tego nie masz; wybierz spośród swoich kart.
error-must-follow-suit = Dołóż do koloru ({ $suit }): { $cards }.
error-must-throw-joker = Nie możesz dołożyć, więc musi zejść joker: { $cards }.
error-joker-leads-last = Jokerem wolno wyjść tylko wtedy, gdy nie masz nic innego: wyjdź jedną z kart { $cards }.
error-no-trump-is-named = Atu jest już wybrane; po prostu zagraj kartę.
error-no-such-call = Możesz zgłosić fałszywy renons w jednej z lew { $books }.
error-call-names-no-book = Przy tym stole zgłasza się fałszywy renons bez podawania lewy.
error-nothing-to-call = Nie możesz teraz zgłosić fałszywego renonsu.
error-already-accepted = To rozdanie jest już przez ciebie przyjęte; poczekaj na innych.
error-bad-deck = To nie są karty tego stołu (ma ich być { $count }).
error-bad-draw = { $count ->
    [one] Dobierz { $count } kartę z odłożonych, bez jokerów.
    [few] Dobierz { $count } karty z odłożonych, bez jokerów.
    [many] Dobierz { $count } kart z odłożonych, bez jokerów.
   *[other] Dobierz { $count } karty z odłożonych, bez jokerów.
    }
error-bad-options-pairs-need-four = Do gry parami potrzeba czterech osób; trzy albo pięć gra każda na siebie (zestaw: Cutthroat).
error-bad-options-cards-do-not-divide = Liczba graczy, jokery i talon nie pasują do siebie: reszta kart musi się dzielić równo. Na cztery osoby: talon z sześciu kart przy dwóch jokerach, z pięciu przy jednym, bez jokerów z czterech albo żaden.
error-bad-options-jokers-need-kitty = Bez talonu nie może być jokerów.
error-bad-options-spade2-needs-joker = Wysoka dwójka pik wymaga jokera w talii.
error-bad-options-all-books-in-pairs = W grze parami najwyższa odzywka to 7.
error-bad-options-kinds-need-up-down = Odzywki zawierają Uptown lub Downtown tylko przy kierunkach „Uptown i Downtown”. Przy „tylko Uptown” lub z asem najniżej licytuje się liczbę (NUM) albo liczbę, także bez atu (NUMNT).
error-bad-options-down-beats-up-needs-kinds = Downtown może przebić Uptown tylko tam, gdzie licytuje się jedno i drugie.
error-bad-options-nt-bid-direction = Odzywka bez atu ma kierunek tylko wtedy, gdy można licytować bez atu, a kierunki to „Uptown i Downtown”. W innym razie kierunek wybiera się po licytacji.
error-bad-options-match-in-rounds = Rozdający może wyrównać tylko tam, gdzie każdy mówi raz.
error-bad-options-bid-1-needs-min-1 = Rozdający, który licytuje 1 albo rozdaje od nowa, wymaga 1 jako najniższej odzywki.
error-bad-options-first-lead-names = Pierwsze wyjście może wyznaczać atu tylko bez talonu, przy samych liczbach i tylko Uptown.
error-bad-options-after-needs-kitty = Wybór atu po talonie wymaga talonu.
error-bad-options-sport-needs-kitty = Pokazywanie talonu wymaga talonu.
error-bad-options-first-trick-needs-kitty = Odłożone karty mogą przypaść temu, kto bierze pierwszą lewę, tylko w grze z talonem.
error-bad-options-book-in-pairs = W grze parami talon musi być lewą którejś strony.
error-bad-options-exchange-needs-jokers = Wymiana wymaga jokerów i talonu.
error-bad-options-per-trick-in-pairs = Punkt za każdą lewę jest tylko wtedy, gdy każdy gra na siebie.
error-bad-options-two-wins-need-match = Boston może liczyć się za dwie wygrane tylko tam, gdzie liczy się partie: w serii albo w robrze.
error-bad-options-solo-make = Gdy każdy gra na siebie, punktuje każda lewa.
error-bad-options-solo-setters = Gdy każdy gra na siebie, inni nie dostają nic albo punkt za każdą lewę.
error-bad-options-solo-boston = Gdy każdy gra na siebie, nie ma Bostonu.
error-bad-options-solo-two-wins = Gdy każdy gra na siebie, żadna partia nie liczy się podwójnie.
error-bad-options-solo-back-door = Gdy każdy gra na siebie, nie ma tylnych drzwi.
error-bad-options-solo-missed-bids = Gdy każdy gra na siebie, wpadki nie przegrywają partii.
error-bad-options-solo-rise-and-fly = „Przegrani wstają” jest do gry parami.
error-bad-options-solo-target = Gdy każdy gra na siebie, cel to 11, 21 albo 30.
error-bad-options-solo-rubber = Rober jest do gry parami.

## House rules

option-preset = Zestaw
value-preset-standard_54 = Standard, 54 karty
value-preset-wikipedia = Towarzyski: odkryty talon, zgłaszane fałszywe renonsy
value-preset-northeast_52 = Northeast, 52 karty
value-preset-boston_parr = Rober bostoński, bez talonu
value-preset-cincinnati = Cincinnati, bez talonu
value-preset-hawaii_trump = Hawaii Trump
value-preset-cutthroat = Cutthroat, każdy na siebie

option-players = Gracze
option-partnership = Strony
value-partnership-pairs = pary
value-partnership-individual = każdy na siebie
option-jokers = Jokery
option-kitty = Talon
option-spade2_high = Wysoka dwójka pik
option-first_dealer = Pierwszy rozdający
value-first_dealer-first_diamond = kto dostanie pierwsze karo
value-first_dealer-random = losowo
option-kitty_deal_restriction = Karty, które nie trafiają do talonu
value-kitty_deal_restriction-first_and_last_four = pierwsze i ostatnie cztery
value-kitty_deal_restriction-none = żadne
option-no_court_redeal = Nowe rozdanie bez figur
option-auction = Licytacja
value-auction-one_turn = każdy mówi raz
value-auction-until_one_left = w kółko, aż zostanie jedna osoba
option-min_bid = Najniższa odzywka
option-max_bid = Najwyższa odzywka
value-max_bid-all_books = wszystkie lewy
option-bid_form = Odzywki
value-bid_form-number_up_down_nt = liczba z Uptown, Downtown albo bez atu
value-bid_form-number = liczba
value-bid_form-number_nt = liczba, także bez atu
option-bid_order = Odzywki z tą samą liczbą
value-bid_order-nt_over_equal = bez atu bije pozostałe
value-bid_order-down_beats_up = bez atu bije Downtown, Downtown bije Uptown
value-bid_order-all_equal = żadna nie bije innej
option-dealer_may_match = Rozdający może wyrównać
option-all_pass = Gdy wszyscy inni pasują
value-all_pass-dealer_must_bid = rozdający musi licytować
value-all_pass-dealer_bids_1_or_redeals = rozdający licytuje 1 albo rozdaje od nowa
option-forced_bid = Wymuszona odzywka
value-forced_bid-any_legal = dowolna
value-forced_bid-exactly_min = najniższa
option-nt_direction_at = Kierunek bez atu
value-nt_direction_at-naming = wybierany po licytacji
value-nt_direction_at-bid = w odzywce
option-directions = Kierunki
value-directions-up_down = Uptown i Downtown
value-directions-up_only = tylko Uptown
value-directions-up_down_aces_bad = Uptown, Downtown i Downtown z asem najniżej
option-naming = Wybór atu
value-naming-before_kitty = przed talonem
value-naming-by_first_lead = pierwszym wyjściem
value-naming-after_kitty = po talonie
option-sport = Talon pokazany
value-sport-never = nigdy
value-sport-trump_only = w grze z atu
value-sport-always = zawsze
option-kitty_book = Odłożoną lewę dostaje
value-kitty_book-declarer = rozgrywający
value-kitty_book-first_trick_winner = kto bierze pierwszą lewę
value-kitty_book-none = nikt
option-nt_jokers = Jokery bez atu
value-nt_jokers-discard_when_void = zrzucane przy braku koloru
value-nt_jokers-exchange = wymieniane na odłożone karty
value-nt_jokers-play_anytime = zrzucane w każdej chwili
value-nt_jokers-must_throw = przy braku koloru muszą zejść
option-nt_joker_lead = Wyjście jokerem bez atu
value-nt_joker_lead-allowed = dozwolone
value-nt_joker_lead-only_if_nothing_else = tylko bez innych kart
option-nt_multiplier = Bez atu liczy się razy
option-make = Ugrana odzywka daje
value-make-odd_books = lewy ponad sześć
value-make-flat1 = jeden
value-make-per_trick = każdą lewę
option-set_penalty = Wpadka kosztuje
value-set_penalty-bid = odzywkę
value-set_penalty-none = nic
option-setters = Obrońcy dostają
value-setters-none = nic
value-setters-odd_books = po wpadce swoje lewy ponad sześć
value-setters-bid = po wpadce odzywkę
value-setters-flat2 = po wpadce dwa punkty
value-setters-every_trick = każdą swoją lewę, także po ugranej odzywce
option-back_door = Tylne drzwi
value-back_door-off = nie
value-back_door-transfer = odzywka z wpadką idzie do drugiej strony
option-boston_bid = Odzywka 7 (Boston)
value-boston_bid-normal = liczy się zwyczajnie
value-boston_bid-x4 = liczy się poczwórnie
value-boston_bid-game_at_stake = rozstrzyga partię
option-boston_taken = Wszystkie 13 lew, niezależnie od odzywki
value-boston_taken-normal = liczą się jak zwykle
value-boston_taken-x4 = liczą się poczwórnie
option-boston_two_wins = Wylicytowany Boston to dwie wygrane
option-missed_bids_lose = Wpadki, które przegrywają
value-missed_bids_lose-0 = żadne
option-target = Cel
value-target-7 = plus albo minus 7
value-target-hawaii = 7 do zera, 11 przewagi albo 21 z dwoma przewagi
option-deals = Limit rozdań
value-deals-none = bez limitu
option-match = Mecz
value-match-single = jedna partia
value-match-tally = seria partii
value-match-rubber = rober z dwóch partii
option-rise_and_fly = Przegrani wstają
value-rise_and_fly-off = nie
value-rise_and_fly-on_set = po wpadce
value-rise_and_fly-on_game_loss = po przegranej partii
option-renege = Fałszywe renonsy
value-renege-enforced = niemożliwe
value-renege-callable = do zgłaszania
option-renege_penalty = Lewy za fałszywy renons
option-false_call_penalty = Lewy za niesłuszne zgłoszenie
option-must_name_book = Trzeba podać lewę
option-last_trick_view = Oglądanie ostatniej lewy
group-cards = Karty i gracze
change-cards = Karty, gracze i talon
group-auction = Licytacja
change-auction = Licytacja: najniższa odzywka
group-naming = Wybór atu i talon
change-naming = Wybór atu, pokazany talon
group-no_trump = Bez atu
change-no_trump = Bez atu: jokery, punkty
group-points = Punkty
change-points = Punkty, wpadki i Boston
group-end = Koniec partii
change-end = Koniec: cel, rozdania, rober
group-reneges = Fałszywe renonsy
change-reneges = Fałszywe renonsy
value-last_trick_view-until_next_play = aż zagra własna strona
value-last_trick_view-always = zawsze
value-last_trick_view-never = nigdy

## Above the rows of cards on the first page of the rules

ranks-up = Uptown, atu pik
ranks-down = Downtown, atu pik
ranks-down-aces-bad = Downtown z asem najniżej, atu pik

## Pas, powiedziany z góry

button-ahead-pass = Pas
prompt-ahead-pass = Pas, chyba że licytacja jest jeszcze poniżej…
option-ahead-below = poniżej { $number }
line-ahead-forced = Gdy nie wolno pasować, decydujesz bez tego planu. Tak samo, gdy w twojej kolejce licytacja będzie jeszcze poniżej tej liczby.
line-ahead-pass = Spasujesz.
line-ahead-pass-unless = Spasujesz, chyba że w twojej kolejce licytacja będzie jeszcze poniżej { $number }.
