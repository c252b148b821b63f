# Wieczory przy wielu stołach.

tournament-title = Turniej { $number }: { $game }
tournament-open = { $count ->
    [0] Lista jest otwarta
    [one] Lista jest otwarta: na razie jedna osoba
    [few] Lista jest otwarta: na razie { $count } osoby
   *[many] Lista jest otwarta: na razie { $count } osób
    }
tournament-hint = „Dołącz” wpisuje na listę. Kto przyjdzie później, gra od następnej rundy; za kogoś, kto odejdzie, gra komputer.
tournament-form = { $form ->
    [duplicate] Pary: wszystkie stoły grają tymi samymi kartami
    [knockout] Pary: kto przegra, odpada
    [swiss] Każdy gra dla siebie, system szwajcarski: grają ze sobą osoby z równym wynikiem (poniżej ośmiu osób wszyscy spotykają się po równo)
   *[everybody] Każdy gra dla siebie
    }
tournament-rounds = { $rounds ->
    [one] jedna runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
    }
tournament-seats = stoły po { $seats }
tournament-minutes = { $minutes ->
    [one] minuta na rundę
    [few] { $minutes } minuty na rundę
   *[many] { $minutes } minut na rundę
    }
tournament-host = Organizuje { $name } · zasady { $code }
tournament-no-host = Zasady { $code }
tournament-ties = { $form ->
    [duplicate] Co się liczy: punkty turniejowe (maksy), potem różnica punktów. Pauzowanie niczego nie zmienia.
    [knockout] Co się liczy: wygrane rundy, potem różnica punktów.
   *[everybody] Co się liczy: odsetek rywali, których wyprzedzasz przy każdym stole, potem wygrane stoły, potem mniej przegranych partii, potem punkty. Pauzowanie liczy się jak środek stołu.
    }
tournament-apart = To, co komputer zagra za kogoś, nie liczy się nikomu.
tournament-promise = Liczba, która stoi za wszystkimi kartami tego turnieju, jest już ustalona. Jej obietnica: { $promise }
tournament-masters = { $form ->
    [duplicate] Mistrzowie (wersja { $version }) grają rozdania, które grają mniej niż trzy stoły. Ich wynik porównuje się jak wynik stołu.
   *[everybody] Wszystkie stoły w rundzie grają te same karty, a gdzie stołów jest mniej niż trzy, grają je też mistrzowie (wersja { $version }). Każdy, kto grał z twojego miejsca, liczy się jak przeciwnik.
    }
tournament-compared = Rozdanie { $board }: { $name } { $points }, mistrzowie { $masters }
tournament-masters-late = Mistrzowie jeszcze grają rozdanie { $board }.
tournament-masters-played = Turniej { $number }: mistrzowie zagrali rozdanie { $board }. Ich wynik liczy się teraz w klasyfikacji.
tournament-ranges = Najlepsze i najgorsze rozdania turnieju { $number }
tournament-range-even = **{ $name }**: { $best_percent } w każdym rozdaniu
tournament-range = **{ $name }**: najlepsze rozdanie { $best } ({ $best_percent }), najgorsze rozdanie { $worst } ({ $worst_percent })
tournament-lucky = „Słowo na szczęście” dodaje do kart twoje własne słowo. Wtedy ani ja, ani nikt inny nie mógł ich wybrać.
tournament-lucky-title = Słowo na szczęście w turnieju { $number }
tournament-lucky-hint = Dowolny tekst do 32 znaków. Zmienia wszystkie karty turnieju. Puste: brak.
tournament-lucky-done = Słowa na szczęście są teraz na liście. Z początkiem turnieju są ustalone.
tournament-nobody = Na razie nikogo.
tournament-computer = komputer
tournament-deleted = dawny gracz { $number }
tournament-gone = { $name } (już nie gra)
tournament-asks = { $name } chce grać w parze: { $other }
tournament-alone = Kto nie ma pary, dostanie ją na starcie. Możesz ją też wybrać przez /turniej partner.
tournament-running = Runda { $round } z { $rounds }
tournament-round-over = Runda { $round } z { $rounds } skończona
tournament-due = Kończy się { $moment }.
tournament-paused = Pauza: trwające partie można dokończyć, ale czas nie płynie i nie zaczyna się nowa runda.
tournament-table = Stół { $table }: { $names }
tournament-table-place = Stół { $table } w { $channel }: { $names }
tournament-thread = Turniej { $number } · runda { $round } · stół { $place }
tournament-event = Turniej: { $game }
tournament-event-text = Turniej w { $channel }: naciśnij tam „Dołącz” na liście.
tournament-table-coming = Zaraz gotowe: { $names }
tournament-table-closed = Stół { $table }, zamknięty bez wyniku: { $names }
tournament-at = { $name } { $points }
tournament-against = { $first } przeciw { $second }
tournament-idle = Pauzują: { $names }
tournament-comers = Od następnej rundy: { $names }
tournament-standings = Tabela po rundzie { $round }
tournament-line = **{ $place }.** { $name } · { $score }
tournament-line-marks = { $line } · przegrane: { $marks }
tournament-line-points = { $line } · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
    }
tournament-line-stood-in = { $line } · { $count ->
    [one] jeden stół zagrał komputer
    [few] { $count } stoły zagrał komputer
   *[many] { $count } stołów zagrał komputer
    }
tournament-won = { $count ->
    [one] jedna wygrana runda
    [few] { $count } wygrane rundy
   *[many] { $count } wygranych rund
    }
tournament-column-places = miejsca
tournament-column-percent = %
tournament-column-rounds = rundy
tournament-column-points = punkty
tournament-column-won = wygrane
tournament-column-lost = przegrane
tournament-column-difference = różnica
tournament-over = Turniej się skończył
tournament-called-off = Turniej odwołano.
tournament-first = { $count ->
    [one] Turniej wygrywa { $names }!
    [few] Turniej wygrywają { $names }!
   *[many] Turniej wygrywają { $names }!
    }
tournament-shared = { $names } dzielą się zwycięstwem!
tournament-nobody-played = Nikt nie dograł stołu do końca.
tournament-calls = Turniej { $number }, runda { $round }: wasze stoły są gotowe. **Moje karty** przy stole pokazuje twoje karty. { $names }
tournament-begins-soon = Lista na turniej gry { $game } jest otwarta: { $names }
tournament-soon = Turniej { $number }: runda { $round } kończy się { $moment }. Potem komputery grają za tych, na których się czeka.
tournament-joined = Jesteś na liście turnieju { $number }.
tournament-left = Nie bierzesz już udziału w turnieju { $number }.
tournament-partner = Umowa stoi, gracie w parze: ty i { $name }.
tournament-partner-asked = Zapisane. Gdy { $name } wybierze cię przez /turniej partner, będziecie parą.
tournament-stop-sure = Zakończyć turniej teraz? Trwające partie zostaną przerwane; to, co rozegrano, się liczy.
tournament-stop-done = Turniej jest zakończony.
tournament-table-small = Turniej { $number }
tournament-sealed = Wszystkie stoły turnieju grają tymi kartami, więc widać je tylko w twojej ręce, aż wszyscy skończą.
sealed-waiting = Gra czeka na: { $names }.
tournament-planned = Zaplanowano na { $moment }, { $left }
tournament-planned-hint = Możesz dołączyć już teraz. O zaplanowanej porze organizator może nacisnąć Start.
tournament-open-hint = Naciśnij Dołącz, aby zagrać. Organizator naciska Start.
tournament-more-places = { $count ->
    [one] Dalej w tabeli jeszcze jedno miejsce: naciśnij Wyniki.
    [few] Dalej w tabeli jeszcze { $count } miejsca: naciśnij Wyniki.
    [many] Dalej w tabeli jeszcze { $count } miejsc: naciśnij Wyniki.
   *[other] Dalej w tabeli jeszcze { $count } miejsca: naciśnij Wyniki.
    }
tournament-more-entrants = i jeszcze { $count }
tournament-waiting = Czekają na miejsce: { $names }
tournament-places = { $count ->
    [one] Jedno miejsce. Reszta czeka; gdy się zwolni, wchodzi pierwsza osoba z kolejki.
    [few] { $count } miejsca. Reszta czeka; gdy się zwolni miejsce, wchodzi pierwsza osoba z kolejki.
    [many] { $count } miejsc. Reszta czeka; gdy się zwolni miejsce, wchodzi pierwsza osoba z kolejki.
   *[other] { $count } miejsca. Reszta czeka; gdy się zwolni miejsce, wchodzi pierwsza osoba z kolejki.
    }
tournament-opens = Lista otworzy się sama o tej porze (strefa czasowa { $zone }). Wtedy organizator może nacisnąć Start.
tournament-remind = Przypomnienie o { $moment }.
tournament-weekly = Co tydzień o tej porze.
tournament-reminder = Turniej { $number } otwiera się { $moment }. { $names }
tournament-moved-up = { $count ->
    [one] Turniej { $number }: { $names } ma już miejsce.
    [few] Turniej { $number }: { $names } mają już miejsca.
    [many] Turniej { $number }: { $names } mają już miejsca.
   *[other] Turniej { $number }: { $names } mają już miejsca.
    }
tournament-joined-waiting = Wszystkie miejsca w turnieju { $number } są zajęte. Twoje miejsce na liście oczekujących: { $place }.
tournament-cancelled-missed = Turniej { $number } zaplanowano na { $moment }, ale nie udało się na czas otworzyć listy. Turniej odwołano.
tournament-cancelled-ownerless = Turniej { $number } zaplanowano na { $moment }. Dane organizatora usunięto, a lista jest pusta, więc turniej odwołano.
tournament-cancelled-mute = Turniej { $number } zaplanowano na { $moment } w { $channel }, ale nie wolno mi tam pisać. Turniej odwołano.
tournament-cancelled-gone = Turniej { $number } zaplanowano na { $moment }, ale jego kanał usunięto. Turniej odwołano i nie będzie powtarzany.
tournament-next = Następny to turniej { $number }, { $moment }.
tournament-cancel-sure = Odwołać ten turniej?
tournament-cancel-weekly = Ten turniej odbywa się co tydzień. Odwołać tylko ten jeden czy wszystkie?
tournament-cancel-done = Turniej został odwołany.
tournament-skip-done = Odwołano tylko ten turniej. Następny jest zaplanowany.
button-tournament-cancel-sure = Tak, odwołaj
button-tournament-cancel-all = Odwołaj wszystkie
button-tournament-skip = Tylko ten
tournament-axis = { $axis ->
    [first] Północ–Południe
   *[second] Wschód–Zachód
    }
tournament-axis-places = **{ $axis }** { $places }
tournament-met = Kto z kim grał
tournament-met-hint = Numery rywali, a w nawiasie liczba spotkań, jeśli było ich więcej niż jedno.
tournament-met-line = **{ $number }** { $name }: { $met }
alt-met = Kto z kim grał, jako siatka. { $rows }
button-tournament-standings = Wyniki
button-tournament-boards = Rozdania
tournament-handicap = { $form ->
    [duplicate] Wyrównanie: para dostaje jeden procent za każde 50 punktów ratingu mniej od najlepszej pary, najwyżej dziesięć. Ustala się je na starcie. Osoby z mniej niż 20 partiami rankingowymi się nie liczą.
   *[everybody] Wyrównanie: za każde 100 punktów ratingu mniej od najlepszej osoby zaczyna się każdą partię z jednym punktem, najwyżej z jedną trzecią celu. Ustala się je na starcie. Poniżej 20 partii rankingowych go nie ma. Partie nie zmieniają ratingu.
    }
tournament-handicaps = { $form ->
    [duplicate] Procenty: { $names }
   *[everybody] Punkty na start: { $names }
    }
tournament-line-handicap = { $line } · wyrównanie +{ $number }
button-tournament-join = Dołącz
button-tournament-leave = Odejdź
button-tournament-start = Start
button-tournament-pause = Pauza
button-tournament-go-on = Dalej
button-tournament-stop = Zakończ turniej
button-tournament-cancel = Odwołaj turniej
button-tournament-stop-sure = Tak, zakończ
alt-standings = { $title }: { $rows }
alt-podium = Podium: { $rows }

error-of-tournament = Ten stół należy do turnieju, który ustala miejsca; wychodzi się z niego przyciskiem „Odejdź” w jego wiadomości.
error-tournament-over = Ten turniej się skończył.
error-already-entered = Jesteś już na liście.
error-tournament-full = Na liście jest już { $limit } osób; więcej się nie zmieści.
error-tournament-too-late = Do pucharu, który się zaczął, nikt już nie wejdzie.
error-not-entered = Nie ma cię na liście.
error-tournament-begun = Ten turniej już się zaczął.
error-no-pairs = W tym turnieju każdy gra dla siebie.
error-partner-not-entered = Druga osoba musi najpierw nacisnąć „Dołącz”.
error-partner-yourself = Wybierz kogoś innego; nie można grać w parze ze sobą.
error-not-organiser = To mogą tylko osoba prowadząca turniej i zarządzający serwerem.
error-tournament-not-playing = Żadna runda nie trwa.
error-tournament-paused = Turniej jest już wstrzymany.
error-tournament-not-paused = Turniej nie jest wstrzymany.
error-bad-rounds = Turniej ma od 1 do { $most } rund.
error-bad-minutes = Runda trwa od 1 do { $most } minut.
error-bad-form = Tak nie da się grać w tę grę. Możliwe: { $forms } albo bez podania formy.
error-masters-knockout = W pucharze mistrzowie nie grają: każdą parę porównuje się tylko z tą, z którą gra.
error-no-masters = Dla tej gry nie ma mistrzów.
error-bad-table-of = Przy stole tej gry siada w turnieju od { $low } do { $high } osób.
error-tournament-rising = Przy tych zasadach przegrani wstają; na turniej wybierz inne.
error-too-many-tournaments = Na tym serwerze jest już { $limit } otwartych lub trwających turniejów: { $open }. Najpierw zakończ któryś z nich.
tournament-in-channel = { $number } (<#{ $channel }>)
error-tournament-apart = Na liście są osoby, których nie można posadzić przy jednym stole; ze wszystkimi turniej nie może się zacząć.
error-no-tournament = Nie ma tu takiego turnieju; /turniej otwórz zaczyna nowy.
error-tournament-planned = Lista tego turnieju otworzy się sama; wtedy naciśnij Start.
error-tournament-not-weekly = Ten turniej się nie powtarza; odwołasz go przez Więcej i Odwołaj turniej.
error-bad-places = Turniej w tej grze ma od { $low } do { $high } miejsc.
error-plan-past = <t:{ $moment }:F> już minął; wybierz późniejszy czas.
error-plan-too-far = Turniej można zaplanować najwyżej { $days } dni naprzód.
error-too-many-plans = Ten serwer ma już { $limit } zaplanowanych turniejów; najpierw odwołaj jeden z nich.
error-bad-date = „{ $given }” to nie jest dzień; zapisz go jak { $today } albo wybierz z listy.
error-no-zone = Ten serwer nie ma strefy czasowej. Zarządzający wybiera ją w /ustawienia-serwera: naciska Więcej ustawień, a potem Strefa czasowa. Możesz też podać własną razem z godzinami ciszy w /ustawienia.
error-no-standings = Przed końcem pierwszej rundy nie ma wyników.
error-no-handicap = Wyrównanie jest w grze Bieten i dla par z tymi samymi kartami, tutaj nie.
error-handicap-masters = Mistrzowie nie mają wyrównania; wybierz jedno z dwojga.
