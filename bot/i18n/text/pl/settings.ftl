# What a server and its people choose, and what follows from it.

## Languages, each by its own name

language-of-discord = jak w Discordzie
language-name = Polski

## A server's settings

settings-title = Ustawienia tego serwera
settings-changed = Ustawienia są zmienione
settings-unchanged = Bez zmian
settings-before = (przedtem: { $text })
settings-change = Zmień
settings-more = Więcej ustawień
settings-tables = Stoły
settings-messages = Wiadomości
settings-channel = Kanały na stoły
settings-channel-hint = Tylko na nich i w ich wątkach otwiera się stoły. Puste: na wszystkich kanałach.
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
settings-openers-role = wybrane role
settings-openers-managers = kto zarządza serwerem
settings-role = Role
settings-role-hint = Tylko jeśli stoły otwierają wybrane role; kto zarządza serwerem, może zawsze.
settings-newcomers = Nowe osoby w trwających partiach
settings-newcomers-yes = mogą przejąć miejsce
settings-newcomers-no = nie mogą dołączyć
settings-let-in = Wpuszczaj nowych
settings-let-nobody-in = Nie wpuszczaj nowych
settings-pictures = Wygląd stołu
settings-pictures-yes = jako obrazek, z krótkim opisem
settings-pictures-no = słowami
settings-show-pictures = Pokazuj stół na obrazku
settings-hide-pictures = Pokazuj stół słowami
settings-waits = Czasy oczekiwania
settings-pause = Zamykanie porzuconych partii po
settings-pause-days = Dni do zamknięcia stołu
settings-pause-hint = Od { $low } do { $high }. Partia staje, gdy komputery dwa razy zagrały za wszystkich; klik ją wznawia.
settings-houses = Zasady domowe
settings-house = Zasady domowe: { $game }

## Refusals

error-bad-days = „{ $given }” to nie liczba dni; wpisz liczbę od { $low } do { $high }.
error-cannot-sit-here = Przy tym stole nie możesz usiąść.
error-cannot-sit-together = Nowej partii nie można zacząć w składzie, który tu teraz siedzi.
error-opened-by-managers = Stoły mogą tu otwierać tylko osoby, które zarządzają tym serwerem; do otwartych możesz dołączyć.
error-opened-by-role =
    { $count ->
        [one] Stoły mogą tu otwierać tylko osoby z rolą { $roles }; do otwartych możesz dołączyć.
        [few] Stoły mogą tu otwierać tylko osoby z jedną z tych ról: { $roles }. Do otwartych możesz dołączyć.
        [many] Stoły mogą tu otwierać tylko osoby z jedną z tych ról: { $roles }. Do otwartych możesz dołączyć.
       *[other] Stoły mogą tu otwierać tylko osoby z jedną z tych ról: { $roles }. Do otwartych możesz dołączyć.
    }
error-opener-role-missing = Wybierz też role, które mogą otwierać stoły.
error-wrong-channel = Na tym serwerze stoły otwiera się tutaj: { $channels }.
settings-news = Nowości po aktualizacji
settings-news-yes = pokazywane raz osobom zarządzającym serwerem
settings-news-no = nie są pokazywane
settings-news-on = Pokazuj nowości
settings-no-news = Nie pokazuj nowości
settings-level = Komputery przy nowych stołach
settings-level-choice = Komputery: { $level }
settings-patience = Po jakim czasie wolno kogoś obudzić
settings-patience-hint = Tylko bez limitu czasu na ruch. Kto potem nie odpowie przez dwie minuty, uchodzi za nieobecnego.
settings-threads = Osobny wątek dla każdego stołu
settings-threads-yes = tak, gdzie bot może go utworzyć
settings-threads-no = nie
settings-threads-on = Używaj wątku dla każdego stołu
settings-no-threads = Nie używaj wątków
settings-digest = Przegląd tygodnia
settings-digest-hint = Raz w tygodniu, w poniedziałek, kto grał. Bez kanału: nigdy.
settings-digest-off = nigdy
settings-zone = Strefa czasowa
settings-zone-hint = Do planowania turniejów. Wystarczy miasto: Warszawa, Wiedeń, Londyn, Chicago.
settings-zone-none = nie wybrano
settings-tournaments = Turnieje
settings-tournament-channel = Kanał na turnieje
settings-tournament-channel-hint = Tylko na nim i w jego wątkach otwiera się turnieje. Puste: na kanałach na stoły.
settings-channel-as-tables = jak dla stołów
settings-organisers = Kto może prowadzić turnieje
settings-organisers-openers = wszyscy, którzy mogą otwierać stoły
settings-organisers-role = wybrane role
settings-organisers-managers = kto zarządza serwerem
settings-organiser-role-hint = Tylko jeśli turnieje prowadzą wybrane role; kto zarządza serwerem, może zawsze.
settings-mentions = Wzmianki
settings-tournament-mention = Rola do wzmianki, gdy otwiera się turniej
settings-tournament-mention-hint = Jedna wiadomość, gdy otwiera się lista. Puste: żadna rola.
settings-table-mention = Rola do wzmianki, gdy stół szuka graczy
settings-table-mention-hint = Gdy nowy stół czeka już chwilę, najwyżej raz na dziesięć minut. Puste: żadna rola.
settings-mention-off = żadna rola
error-everyone-mentioned = Bot nie wspomina roli, którą mają wszyscy. Wybierz inną albo żadną.
error-bot-role = Tę rolę ma tylko bot. Wybierz taką, którą mają ludzie.
error-organised-by-managers = Turnieje mogą tu prowadzić tylko osoby, które zarządzają tym serwerem; możesz w nich grać.
error-organiser-role-missing = Wybierz też role, które mogą prowadzić turnieje.
error-wrong-tournament-channel = Na tym serwerze turnieje otwiera się tutaj: { $channels }.
error-organised-by-role =
    { $count ->
        [one] Turnieje mogą tu prowadzić tylko osoby z rolą { $roles }; możesz w nich grać.
        [few] Turnieje mogą tu prowadzić tylko osoby z jedną z tych ról: { $roles }. Możesz w nich grać.
        [many] Turnieje mogą tu prowadzić tylko osoby z jedną z tych ról: { $roles }. Możesz w nich grać.
       *[other] Turnieje mogą tu prowadzić tylko osoby z jedną z tych ról: { $roles }. Możesz w nich grać.
    }
settings-note-lacking = ⚠️ Na kanale { $channel } brakuje mi uprawnień: **{ $permissions }**. Może je nadać osoba zarządzająca serwerem: Edytuj kanał → Uprawnienia.
settings-note-unmentionable = ⚠️ Wzmianka o { $role } nikogo jeszcze nie powiadamia. Pozwól wszystkim ją wspominać (Ustawienia serwera → Role) albo nadaj mi uprawnienie **{ $permission }**.
settings-health = Stan bota
health-complete = Uprawnienia do gry: komplet na { $channels }
health-optional = Brakuje, ale do gry nie jest potrzebne:
health-lacking = ⚠️ { $what }: brakuje mi **{ $permission }**.
health-waiting = Zmiany czekające na zapis
health-backup = Ostatnia kopia zapasowa
health-backup-unknown = brak danych
health-version = Wersja
