# What can't be read: records, options, actions. Every sentence says what would be right.

error-bad-json = Ten wiersz nie jest obiektem JSON; protokół ma w każdym wierszu jeden ścisły obiekt JSON w UTF-8.
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
        [name] Nie ma takiej zasady domowej; są: { $known }.
        [value] Zasada domowa „{ $option }” może mieć wartości: { $known }.
        [number] Zasada domowa „{ $option }” przyjmuje liczby od { $low } do { $high }, co { $step }.
        [preset] Nie ma takiego zestawu; są: { $known }.
        [code] „{ $part }” nie jest tu częścią kodu zasad domowych; są: { $known }.
        [seats] Z tymi zasadami domowymi liczba graczy to { $low } do { $high }.
        [seats_exactly] Z tymi zasadami domowymi liczba graczy to { $count }.
        [object] "options" musi być obiektem JSON.
       *[other] Te zasady domowe nie pasują do siebie; zostaw którąś w standardzie.
    }
error-near = Może chodzi o „{ $near }”?
error-bad-action =
    { $reason ->
        [unknown] Nie ma takiej akcji w tej grze; są: { $known }.
        [missing] Akcja { $act } wymaga pola { $key }.
        [number] Potrzebna jest tu liczba całkowita od { $low } do { $high }.
        [word] Potrzebne jest tu jedno ze słów: { $words }.
        [flag] Ten znacznik może mieć tylko wartość true.
        [card] Kartę zapisuje się kodem, na przykład "Ah".
        [cards] Karty zapisuje się kodami ze spacjami, na przykład "Ah Kh".
        [hands] "hands" musi być listą rąk, po jednej na każde miejsce.
       *[other] Tego nie można tu zrobić.
    }
error-bad-card =
    { $reason ->
        [twice] Jakaś karta stoi tu dwa razy.
       *[other] W tej talii nie ma takiej karty; kod to wysokość i kolor, na przykład "Ah".
    }
error-unknown-game = Nie ma takiej gry; są: { $known }.

## Records on the command line

transcript-title = { $game } ({ $code })
transcript-players = Przy stole: { $players }. Pierwsze rozdanie: { $dealer }.
transcript-line = Wiersz { $line }: { $message }
simulate-title =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }
simulate-seat = miejsce
simulate-wins = wygrane
simulate-losses = przegrane
simulate-length = Na partię: rozdań { $deals }, akcji { $actions }
simulate-per-deal = na rozdanie

## Proof of the shuffle

verify-holds = Rozdanie { $shuffle }: talia jest tą obiecaną, { $computed }.
verify-broken = Rozdanie { $shuffle } (wiersz { $line }): talia NIE jest tą obiecaną. Obiecano: { $promised }. Z tej talii wychodzi: { $computed }.
verify-unpromised = Rozdanie { $shuffle } (wiersz { $line }): protokół nie zawiera obietnicy dla tej talii; wychodzi z niej { $computed }.
verify-unsalted = Rozdanie { $shuffle } (wiersz { $line }): ta talia nie ma soli, więc niczego dla niej nie obiecano.
verify-invalid = Wiersz { $line } łamie zasady gry; takiej partii nie można było rozegrać.
verify-nothing = W tym protokole nie ma tasowania, więc nie ma czego sprawdzać.
verify-meaning = Ta liczba stała na panelu stołu, zanim ktokolwiek przełożył talię albo zobaczył kartę, a żadna inna talia nie daje tej samej liczby. Jeśli więc jest to liczba, którą tam widać, od tej pory nikt nie mógł ruszyć żadnej karty.
