# Records and the proof of the shuffle.

## Records on the command line

transcript-title = { $game } ({ $code })
transcript-players = Przy stole: { $players }. Pierwsze rozdanie: { $dealer }.
transcript-line = Wiersz { $line }: { $message }
transcript-by-computer = Odtąd gra komputer: { $player }.
transcript-by-another = Odtąd gra ktoś inny: { $player }.
transcript-by-themselves = Odtąd znowu gra { $player }.
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

verify-promise = Obietnica tej gry: { $promise }
verify-all-holds = Ta gra ma dowód 2 i jest on poprawny: z liczby wynika obietnica, a z liczby i słów na szczęście pierwszy rozdający i każda karta.
verify-sealed = Ta gra ma dowód 2 i jest zapieczętowana: jej liczba nie jest ogłoszona.
verify-meaning-seed = Obietnica była widoczna przy stole, zanim ktokolwiek podał słowo na szczęście. Jeśli to ta, którą tam widać było, nikt, nawet bot, nie mógł wybrać kart, gdy padło słowo, którego nikt nie mógł odgadnąć. Gry bez żadnego słowa: tylko tyle, że później niczego nie zmieniono.
verify-fault = Wiersz { $line }: { $what }
verify-bad-json = to nie jest obiekt JSON; tego, co dalej, nie sprawdzono.
verify-bad-proof = dowód w pierwszym wierszu nie ma postaci opisanej w docs/proof.md.
verify-promise-differs = Zanotowana obietnica NIE jest obietnicą tej gry.
verify-wrong-table = dowód dotyczy innego stołu.
verify-wrong-options = los jest związany z innymi zasadami domowymi.
verify-wrong-promise = z liczby NIE wynika obietnica.
verify-words-deleted = ktoś kazał usunąć swoje słowo na szczęście, więc kart nie da się już sprawdzić.
verify-wrong-dealer = pierwszy rozdający NIE jest tym, którego wskazał los.
verify-deal-line = te karty ułożono, nie rozdano.
verify-no-label = ten los nie mówi, skąd pochodzi.
verify-bad-label = to oznaczono jako los, którym być nie może.
verify-wrong-label = to nie jest następny los w kolejności: coś pominięto, dodano lub przestawiono.
verify-wrong-luck = to NIE są karty, które wynikają z liczby.
verify-missing-luck = te karty nie mogą pochodzić z poprzedniego tasowania; pominięto wiersz losu.
verify-holds = Rozdanie { $shuffle }: talia jest tą obiecaną, { $computed }.
verify-broken = Rozdanie { $shuffle } (wiersz { $line }): talia NIE jest tą obiecaną. Obiecano: { $promised }. Z tej talii wychodzi: { $computed }.
verify-unpromised = Rozdanie { $shuffle } (wiersz { $line }): protokół nie zawiera obietnicy dla tej talii; wychodzi z niej { $computed }.
verify-unsalted = Rozdanie { $shuffle } (wiersz { $line }): ta talia nie ma soli, więc niczego dla niej nie obiecano.
verify-invalid = Wiersz { $line } łamie zasady gry; takiej partii nie można było rozegrać.
verify-nothing = W tym protokole nie ma tasowania, więc nie ma czego sprawdzać.
verify-no-proof = Ten protokół nie ma dowodu: niczego o losie nie obiecano, więc nie ma czego sprawdzać.
verify-meaning = To dowód 1: ta liczba stała na panelu stołu, zanim ktokolwiek przełożył talię albo zobaczył kartę, a żadna inna talia nie daje tej samej liczby. Jeśli więc jest to liczba, którą tam widać, od tej pory nikt nie mógł ruszyć żadnej karty.
