# Records and the proof of the shuffle.

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
