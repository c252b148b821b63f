# Words that all games share. A game's own catalog is loaded over this one.
# Names come in as they are: a sentence has them as its subject or after a colon, never in another case.

## Cards, lists and small forms

card-back = 🂠
card-back-name = karta leżąca zakryta
card-faded = ({ $card })
card-full = { $short } { $name }
card-named = { $card }→{ $named }
card-named-name = { $card } jako { $named }
cards-none = bez kart
column = { " · " }
labelled = { $label }: { $text }
number = { $number }
mention-channel = <#{ $id }>
mention-role = <@&{ $id }>
gain = +{ $number }
list-last = { $head } i { $last }
list-more = { $head }, { $next }
trick-play = { $name }: { $card }
trick-winning = { $name }: { $card } ★
trick-last = Ostatnia lewa: { $plays }
why-follow = Musisz dołożyć do koloru: { $suit }.
value-false = nie
value-true = tak
value-none = brak

## People

computer-name = 🤖 { $name }
computer-in-words = { $name } (komputer)
computer-short = 🤖{ $name }
person-name = Gracz { $number }
side-name = { $first } & { $second }

## The lobby

lobby-title = { $game } · { $state }
table-title = { $game } · stół { $table }
lobby-heading =
    { $state ->
        [missing] Zajęte miejsca: { $taken } z { $seats }
        [open] Można zaczynać · inni mogą jeszcze dołączyć
        [computer] Można zaczynać · kto dołączy, zajmie miejsce komputera
        [full] Można zaczynać · zajęte wszystkie miejsca: { $seats }
       *[ready] Można zaczynać
    }
table-needs-players = { $role } Stół { $table } ({ $game }) czeka na graczy: { $link }
lobby-rules = Zasady domowe: { $rules }
lobby-rules-counted = { $count ->
    [0] { $preset }
    [one] { $preset } · jedna zmiana
    [few] { $preset } · { $count } zmiany
    [many] { $preset } · { $count } zmian
   *[other] { $preset } · { $count } zmiany
    }
details-rules = Zasady domowe { $code }
lobby-rules-standard = standardowe
table-closed = Ten stół jest zamknięty

## Buttons of a table

button-rules = Zasady
button-how-to-play = Jak grać
button-slate = Zapis
button-last-deal = Ostatnie rozdanie
button-hand = Moje karty
button-more = Więcej
button-text-only = Sam tekst
button-with-pictures = Z obrazkami
button-details = Szczegóły
button-own-bids = Licytuj
button-refresh = Odśwież
button-back = Wstecz
button-yes = Tak
button-agree = Zgoda
button-refuse = Sprzeciw
button-table = Do stołu

## The table

scene-taken =
    { $count ->
        [one] { $count } lewa
        [few] { $count } lewy
        [many] { $count } lew
       *[other] { $count } lew
    }
scene-out = poza grą
game-number = To była partia { $number }: tego numeru użyj w /powtórka i /sprawdź
game-over = Koniec partii
ended-here = To rozdanie się skończyło; stół gra dalej w nowej wiadomości.
moved-on-link = Stół jest niżej: { $link }
game-won =
    { $count ->
        [one] { $names } wygrywa.
        [few] { $names } wygrywają.
        [many] { $names } wygrywają.
       *[other] { $names } wygrywają.
    }
game-shared = Remis: wygraną dzielą się { $names }.
game-lost =
    { $count ->
        [one] { $names } przegrywa.
        [few] { $names } przegrywają.
        [many] { $names } przegrywają.
       *[other] { $names } przegrywają.
    }
game-no-winner = Nikt nie wygrywa.
result-away = { $names }: ponad połowę rozdań zagrał komputer, więc liczy się tylko przegrana.
glossary = { "" }
scores-line = Wynik: { $scores }
slate-line = { $name } { $marks }
slate-won = { $name }: wygrane { $wins }, przegrane { $losses }
slate-foot = wygrane { $wins } · przegrane { $losses }
slate-legend = ✗ partia wygrana · ● partia przegrana
slate-tally = Stan wieczoru: { $sides }
slate-struck = ~ ~ przekreślone: na początku rozdania brakuje jednego punktu
## What happens before the cards are dealt

event-first-dealer = Z losowania pierwszy rozdaje: { $dealer }.
## Hands

hand-over = To rozdanie się skończyło.
deal-brought =
    To rozdanie dało ci { $shown } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }; masz teraz { $score }.
deal-brought-side =
    To rozdanie dało waszej stronie { $shown } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }; ma teraz { $score }.
hand-asleep = Od dłuższego czasu nic tu nie naciśnięto i nie mogę już aktualizować tych kart. Naciśnij **Odśwież**, a będą dalej na bieżąco.
hand-moved = Twoje karty są teraz tutaj: { $link }
pick-chosen = Wybrane: { $cards }
why-not = { $label } – { $why }

## Mentions

turn-mention = { $name }, twoja kolej.
vote-mention = { $name }, przy stole czekają na twoją odpowiedź.
dm-closed = { $name }, nie mogę napisać do ciebie prywatnie. Naciśnij „Moje karty” przy stole: zobaczysz to samo, tylko ty.
dm-closed-to-all = Discord przez kilka godzin nie pozwala mi pisać prywatnie do nowych osób. Naciśnij „Moje karty” przy stole: zobaczysz swoje karty, tylko ty.

## Answers to commands and clicks

rules-title = { $game }: { $topic }
rules-topics = Więcej tematów
rules-table = Zasady domowe stołu { $table }
rules-code = Kod { $code }; na początku to, co różni się od standardu.
rules-missing = Ta gra nie ma jeszcze strony z zasadami.

## Reasons a game ends

hand-in-dm = Twoje karty są w prywatnej wiadomości: { $link }
decimal-mark = ,
percent = { $number }%
why-columns = Szansa na wygraną · punkty procentowe wobec zwykłego ruchu („{ $usual }”)
dealt-hand = { $player }
open-hands-deal = Rozdanie { $deal }
permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-embed-links = Wyświetlanie podglądu linku
permission-attach-files = Załączanie plików
permission-read-message-history = Czytanie historii czatu
permission-create-public-threads = Tworzenie publicznych wątków
permission-create-events = Tworzenie wydarzeń
permission-mention-everyone = Wzmianka @everyone, @here i wszystkich ról
permission-manage-roles = Zarządzanie rolami

back-soon = ⏳ Bot za chwilę wraca; twój stół jest zapisany.

## Strony

leaderboard-page = Strona { $page } z { $pages }
button-page-before = ◀ Poprzednia
button-page-after = Następna ▶
