# What a server and its people choose, and what follows from it.

## Languages, each by its own name

language-of-discord = jak w Discordzie
language-name = Polski

## A server's settings

settings-title = Ustawienia tego serwera
settings-changed = Ustawienia są zmienione
settings-unchanged = Nic się nie zmienia
settings-before = (przedtem: { $text })
settings-change = Zmień
settings-channel = Kanał na stoły
settings-channel-hint = Tylko na nim i w jego wątkach otwiera się stoły. Puste: na wszystkich kanałach.
settings-channel-any = wszystkie kanały
settings-language = Język
settings-time = Czas na ruch
settings-time-hint = Gdy minie, gra za tę osobę komputer, aż ona wróci.
settings-time-off = bez ograniczeń
settings-time-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
settings-time-minutes =
    { $count ->
        [one] 1 minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
settings-time-hours =
    { $count ->
        [one] 1 godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
settings-time-days =
    { $count ->
        [one] 1 dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
settings-openers = Kto może otwierać stoły
settings-openers-everyone = wszyscy
settings-openers-role = rola
settings-openers-managers = kto zarządza serwerem
settings-role = Rola
settings-role-hint = Tylko jeśli stoły otwiera rola; kto zarządza serwerem, może zawsze.
settings-newcomers = Nowe osoby w trwających partiach
settings-newcomers-yes = mogą przejąć miejsce
settings-newcomers-no = nie mogą dołączyć
settings-let-in = Wpuszczaj nowych
settings-let-nobody-in = Nie wpuszczaj nowych
settings-pictures = Stół
settings-pictures-yes = jako obrazek, z krótkim opisem
settings-pictures-no = słowami
settings-show-pictures = Pokazuj stół na obrazku
settings-hide-pictures = Pokazuj stół słowami
settings-pause = Wstrzymanie porzuconej partii
settings-pause-days = Dni do zamknięcia stołu
settings-pause-hint = Od { $low } do { $high }. Staje, gdy komputery dwa razy zagrały za wszystkich; klik ją wznawia.
settings-houses = Zasady domowe
settings-house = Zasady domowe: { $game }

## A person's preferences

preferences-title = Twoje ustawienia
preferences-none = brak
preferences-hand = Twoje karty
preferences-hand-both = w prywatnej wiadomości i przez „Moje karty”
preferences-hand-dm = tylko w prywatnej wiadomości
preferences-hand-here = tylko przez „Moje karty”
preferences-told = Wiadomości do ciebie
preferences-told-mentions = wzmianka, gdy przychodzi twoja kolej
preferences-told-reminders = przypomnienie, gdy minie połowa twojego czasu
preferences-told-evenings = wzmianka, gdy na tym serwerze otwiera się lista na turniej
preferences-cards = Jak pisać karty
preferences-cards-usual = obrazkami i emoji, na przyciskach literą i kolorem
preferences-cards-names = z nazwami
preferences-cards-text = samym tekstem, bez obrazków i emoji
preferences-colours = Barwy symboli
preferences-colours-two = dwie (czerwona, czarna)
preferences-colours-four = cztery (po jednej na kolor)
preferences-quiet = Godziny ciszy
preferences-quiet-from = Od
preferences-quiet-to = Do
preferences-quiet-line = od { $start } do { $end }, { $zone }
preferences-time-hint = Na przykład 22:00. Oba pola puste: bez godzin ciszy.
preferences-zone = Strefa czasowa
preferences-zone-hint = Wystarczy miasto: Warszawa, Wiedeń, Londyn, Chicago.
preferences-blocked = Osoby, z którymi nie siadasz
hand-in-dm = Twoje karty są w prywatnej wiadomości: { $link }

## Refusals

error-bad-days = „{ $given }” to nie liczba dni; wpisz liczbę od { $low } do { $high }.
error-bad-time = „{ $given }” to nie jest godzina; pisze się ją tak: 22:00.
error-bad-zone = Nie znam strefy czasowej „{ $given }”; wpisz miasto, jak Kraków, albo nazwę, jak Europe/Warsaw, Europe/Vienna, America/Chicago.
error-ambiguous-zone = „{ $given }” może oznaczać kilka stref czasowych; wpisz jedną z nich: { $zones }.
error-cannot-sit-here = Przy tym stole nie możesz usiąść.
error-cannot-sit-together = Nowej partii nie można zacząć w składzie, który tu teraz siedzi.
error-opened-by-managers = Stoły mogą tu otwierać tylko osoby, które zarządzają tym serwerem; do otwartych możesz dołączyć.
error-opened-by-role = Stoły może tu otwierać tylko <@&{ $role }>; do otwartych możesz dołączyć.
error-opener-role-missing = Wybierz też rolę, która może otwierać stoły.
error-quiet-hours-empty = Godziny ciszy potrzebują początku i końca, i to różnych.
error-wrong-channel = Na tym serwerze stoły otwiera się na kanale <#{ $channel }>.
preferences-told-invitations = wzmianka, gdy ktoś zaprasza cię do swojego stołu; w przeciwnym razie wiadomość prywatna
