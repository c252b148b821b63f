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

verify-verdict-holds = ✅ Karty były ustalone przed partią i nikt ich nie zmienił.
verify-verdict-sealed = 🔒 Karty były ustalone przed partią; sprawdzić to będzie można, gdy zagrają nimi inne stoły.
verify-verdict-broken = ❌ Coś się nie zgadza: { $what }
verify-verdict-unknown = ❔ Kart nie da się sprawdzić: { $what }
verify-verdict-none = ❔ Ta partia nie ma dowodu, więc jej kart nie da się sprawdzić.
verify-promise = Obietnica tej partii: { $promise }
verify-all-holds = Ta partia ma dowód 2 i jest on poprawny: z liczby wynika obietnica, a z liczby i słów na szczęście pierwszy rozdający i każda karta.
verify-sealed = Ta partia ma dowód 2 i jest zapieczętowana: jej liczba nie jest ogłoszona.
verify-meaning-seed = Obietnica była widoczna przy stole, zanim ktokolwiek podał słowo na szczęście. Jeśli to ta, którą tam było widać, nikt, nawet bot, nie mógł wybrać kart, gdy padło słowo, którego nikt nie mógł odgadnąć. W partiach bez żadnego słowa dowód mówi tylko tyle, że później niczego nie zmieniono.
verify-fault = Wiersz { $line }: { $what }
verify-bad-json = to nie jest obiekt JSON; tego, co dalej, nie sprawdzono.
verify-bad-proof = dowód w pierwszym wierszu nie ma postaci opisanej w docs/dev/proof-format.md.
verify-promise-differs = Zanotowana obietnica NIE jest obietnicą tej partii.
verify-wrong-table = dowód dotyczy innego stołu.
verify-wrong-options = losowanie jest związane z innymi zasadami domowymi.
verify-wrong-promise = z liczby NIE wynika obietnica.
verify-words-deleted = ktoś kazał usunąć swoje słowo na szczęście, więc kart nie da się już sprawdzić.
verify-wrong-dealer = pierwszy rozdający NIE jest tym, którego wylosowano.
verify-deal-line = te karty ułożono, nie rozdano.
verify-no-label = to losowanie nie mówi, skąd pochodzi.
verify-bad-label = to losowanie jest błędnie oznaczone.
verify-wrong-label = to nie jest następne losowanie w kolejności: coś pominięto, dodano lub przestawiono.
verify-wrong-luck = to NIE są karty, które wynikają z liczby.
verify-missing-luck = te karty nie mogą pochodzić z poprzedniego tasowania; pominięto wiersz losowania.
verify-wrong-pack = talia NIE jest tą, którą obiecano przed partią.
verify-no-promise = dla tej talii niczego nie obiecano.
verify-holds = Rozdanie { $shuffle }: talia jest tą obiecaną, { $computed }.
verify-broken = Rozdanie { $shuffle } (wiersz { $line }): talia NIE jest tą obiecaną. Obiecano: { $promised }. Z tej talii wychodzi: { $computed }.
verify-unpromised = Rozdanie { $shuffle } (wiersz { $line }): protokół nie zawiera obietnicy dla tej talii; wychodzi z niej { $computed }.
verify-unsalted = Rozdanie { $shuffle } (wiersz { $line }): dla tej talii nie ma losowego dodatku (salt), więc niczego dla niej nie obiecano.
verify-invalid = Wiersz { $line } łamie zasady gry; takiej partii nie można było rozegrać.
verify-nothing = W tym protokole nie ma tasowania, więc nie ma czego sprawdzać.
verify-no-proof = Ten protokół nie ma dowodu: niczego o losowaniu nie obiecano, więc nie ma czego sprawdzać.
verify-meaning = To dowód 1: ta liczba stała na panelu stołu, zanim ktokolwiek przełożył talię albo zobaczył kartę, a żadna inna talia nie daje tej samej liczby. Jeśli więc jest to liczba, którą tam było widać, od tej pory nikt nie mógł ruszyć żadnej karty.
