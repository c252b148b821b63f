# Refusals.

error-command-changed = To polecenie się zmieniło; odśwież Discorda (Ctrl+R) albo chwilę poczekaj i spróbuj znowu.
error-failed = Coś poszło nie tak po mojej stronie; nic się nie zmieniło. Spróbuj jeszcze raz. (Błąd { $id })
error-not-kept = Nie mogę teraz nic zapisać; nic się nie zmieniło i nic nie przepadło. Błąd jest w dzienniku bota. Spróbuj ponownie później.
error-unsure = Moja baza danych przestała odpowiadać w trakcie zapisu i nie wiem, czy twój ruch doszedł. Spójrz na stół i powtórz go, jeśli go brakuje.
error-not-shown = Discord nie przyjął właśnie mojej odpowiedzi. Sprawdź, czy to, co zrobiono, doszło do skutku; jeśli nie, spróbuj ponownie.
done-elsewhere = Gotowe. Stół jest właśnie przenoszony; jego wiadomość pokaże to za chwilę.
error-game-over = Partia jest skończona; Rewanż zaczyna następną.
error-game-over-since = Partia skończyła się po otwarciu tego menu, więc nic się nie zmieniło. „Więcej” przy stole przygotuje następną partię, „Rewanż” zacznie ją od razu.
error-managers-only = To mogą zrobić tylko osoby, które zarządzają tym serwerem.
error-no-hand = Nie masz teraz kart przy tym stole; dostaniesz je, gdy zacznie się partia.
error-no-record = Nie ma tu skończonej partii numer { NUMBER($number, useGrouping: 0) }; partię można obejrzeć, gdy się skończy.
error-no-table = Nie ma stołu { NUMBER($table, useGrouping: 0) }.
error-table-gone = Ten stół już nie istnieje.
error-game-gone = Ta partia już nie istnieje.
error-tournament-gone = Ten turniej już nie istnieje.
error-not-at-a-table = Nie siedzisz na tym kanale przy żadnym stole. Zajmij miejsce przez /dołącz albo otwórz stół przez /graj.
error-not-host = To może zrobić tylko gospodarz stołu.
error-not-playing = Przy tym stole nie toczy się partia; naciśnij Start.
error-not-your-bid = Teraz licytuje { $players }.
error-not-seated = Nie siedzisz przy tym stole; to mogą zrobić tylko jego gracze.
error-not-your-turn = To nie twoja kolej.
error-shutting-down = Właśnie uruchamiam się na nowo; spróbuj za chwilę.
error-stale-view = Gra poszła już dalej; spójrz jeszcze raz i wybierz na nowo.
error-table-closed = Ten stół jest zamknięty; nowy otwiera /graj.
error-table-unreadable = Nie mogę już odczytać dziennika stołu { NUMBER($table, useGrouping: 0) }; otwórz nowy przez /graj.
error-table-of-newer-bot = Stołu { NUMBER($table, useGrouping: 0) } używa nowsza wersja bota. Poproś osobę, która mnie prowadzi, o zaktualizowanie wszystkich procesów.
error-too-much-at-table = Ten stół nie może zapisać więcej próśb. Spróbuj ponownie, gdy ktoś opuści listę oczekujących.
error-too-fast =
    To było dużo naraz; spróbuj ponownie za { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }.
error-unknown = Teraz to niemożliwe.
error-wrong-phase = W tej chwili gry to niemożliwe.

## What can't be read: records, options, actions. Every sentence says what would be right.

error-bad-json = Ten wiersz nie jest obiektem JSON; protokół ma w każdym wierszu jeden ścisły obiekt JSON w UTF-8.
error-too-large =
    { $reason ->
        [line] Ten wiersz jest dłuższy niż { $limit } KiB; żadna akcja w grze tyle nie ma.
       *[file] Ten plik jest dłuższy niż { $limit } MiB; protokół to jedna partia, więc go podziel.
    }
error-no-line =
    Nie ma takiego wiersza: protokół ma { $lines ->
        [one] jeden wiersz
        [few] { $lines } wiersze
       *[many] { $lines } wierszy
    }, licząc od 1.
error-bad-header =
    { $reason ->
        [newer] Ten protokół jest nowszy niż wersja { $version }; zaktualizuj bota, żeby go odczytać.
        [record] Pierwszy wiersz musi być nagłówkiem z "record": { $version }.
        [missing] Nie ma nagłówka; pierwszy wiersz protokołu podaje grę, graczy i rozdającego.
        [players] "players" musi być listą imion, po jednym na każde miejsce.
        [dealer] "dealer" musi być numerem miejsca od 0 do { $high }.
        [scores] "scores" musi być listą liczb całkowitych, po jednej na każde miejsce, a gdy gra się parami, na każdą stronę.
        [commit] "commit" musi być listą obiecanych liczb, po jednej na każde tasowanie.
       *[other] Nagłówek nie pasuje do tej gry.
    }
error-bad-options =
    { $reason ->
        [name] Nie ma takiej zasady domowej; do wyboru: { $known }.
        [value] Zasada domowa „{ $option }” może mieć wartości: { $known }.
        [number] Zasada domowa „{ $option }” przyjmuje liczby od { $low } do { $high }{ $step ->
            [1] .
           *[other] , co { $step }.
        }
        [least] Zasada domowa „{ $option }” przyjmuje liczby od { $low } wzwyż.
        [odd] Zasada domowa „{ $option }” jest tradycyjnie nieparzysta; przyjmuje liczby od { $low } do { $high }, co { $step }.
        [preset] Nie ma takiego zestawu; do wyboru: { $known }.
        [code] „{ $part }” nie jest tu częścią kodu zasad domowych; do wyboru: { $known }.
        [seats] Z tymi zasadami domowymi gra od { $low } do { $high } osób.
        [seats_exactly] Z tymi zasadami domowymi liczba graczy to { $count }.
        [object] "options" musi być obiektem JSON.
       *[other] Te zasady domowe nie pasują do siebie; zostaw którąś w standardzie.
    }
error-near = Może chodzi o „{ $near }”?
error-bad-action =
    { $reason ->
        [unknown] Nie ma takiej akcji w tej grze; do wyboru: { $known }.
        [missing] Akcja { $act } wymaga pola { $key }.
        [number] Potrzebna jest tu liczba całkowita od { $low } do { $high }.
        [word] Potrzebne jest tu jedno ze słów: { $words }.
        [flag] Ten znacznik może mieć tylko wartość true.
        [card] Kartę zapisuje się kodem, na przykład "Ah".
        [cards] Karty zapisuje się kodami ze spacjami, na przykład "Ah Kh".
        [hands] "hands" musi być listą rąk, po jednej na każde miejsce.
       *[other] Tego nie można tu zrobić.
    }
error-bad-field =
    { $reason ->
        [missing] Formularz wrócił bez pola „{ $field }”; trzeba otworzyć go ponownie i tam je wypełnić.
        [channel] Pole „{ $field }” przyjmuje kanał tekstowy tego serwera albo nic.
        [role] Pole „{ $field }” przyjmuje rolę tego serwera albo nic.
       *[choice] W polu „{ $field }” do wyboru: { $known }.
    }
error-bad-card =
    { $reason ->
        [twice] Jedna karta jest podana dwa razy.
       *[other] W tej talii nie ma takiej karty; kod to wysokość i kolor, na przykład "Ah".
    }
error-unknown-game = Nie ma takiej gry; do wyboru: { $known }.
error-no-table-message = To nie jest wiadomość stołu. Wybierz jedną z moich, która pokazuje stół, karty albo chwilę z partii.
