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
list-last = { $head } i { $last }
list-more = { $head }, { $next }
trick-play = { $name }: { $card }
trick-winning = { $name }: { $card } ★
value-false = nie
value-true = tak
value-none = brak

## People

computer-name = 🤖 Komputer { $number }
computer-short = 🤖{ $number }
person-name = Gracz { $number }
side-name = { $first } & { $second }

## The lobby

lobby-title = { $game } · stół { $table }
lobby-heading =
    { $missing ->
        [0] Można zaczynać
        [one] Czekamy jeszcze na jedną osobę
        [few] Czekamy jeszcze na { $missing } osoby
        [many] Czekamy jeszcze na { $missing } osób
       *[other] Czekamy jeszcze na { $missing } osoby
    }
lobby-seat = { $number }. { $name }
lobby-host = { $number }. { $name } 👑
lobby-free = { $number }. –
lobby-more =
    { $count ->
        [one] może się dosiąść jeszcze jedna osoba
        [few] mogą się dosiąść jeszcze { $count } osoby
        [many] może się dosiąść jeszcze { $count } osób
       *[other] może się dosiąść jeszcze { $count } osoby
    }
lobby-rules = Zasady domowe { $code }: { $rules }
lobby-rules-standard = standardowe
option-and-value = { $option } { $value }
table-closed = Ten stół jest zamknięty

## House rules

house-title = Zasady domowe, { $game }: { $code }
house-standard = Standard
house-start-from = Zacznij od zestawu …
house-change = Zmień opcję …
house-number =
    Od { $low } do { $high }{ $step ->
        [1] {""}
       *[other] {" "}co { $step }
    }{ $nullable ->
        [yes] , albo –, jeśli bez liczby
       *[no] {""}
    }. Puste pole: { $standard }
house-code = Kod taki jak BIE-15-KO, zestaw albo nazwa z /domowe lista
house-list = Zasady domowe z nazwą
house-choice = { $name } ({ $code })
house-line = **{ $name }** · { $game } `{ $code }`: { $rules }
house-none = Żadne zasady domowe nie mają tu jeszcze nazwy; nadaje ją /domowe zapisz.
house-saved = „{ $name }” oznacza teraz { $code }; /graj przyjmuje tę nazwę jako zestaw.
house-deleted = Nazwa „{ $name }” usunięta; jej kod to { $code }.

## Buttons of a table

button-join = Dołącz
button-leave = Odejdź
button-computer = Dodaj komputer
button-remove-computer = Usuń komputer
button-rules = Zasady
button-how-to-play = Jak grać
button-start = Start
button-house = Zasady domowe
button-slate = Zapis
button-code = Wpisz kod
button-hand = Moje karty
button-wait = Czekaj na miejsce
button-unwait = Nie czekaj
button-rematch = Rewanż
button-back = Wstecz
button-yes = Tak
button-table = Do stołu

## The table

events-none = jeszcze nic
game-number = To była partia { $number }: tego numeru użyj w /powtórka i /sprawdź
table-small = Stół { $table } · zasady domowe { $code }
commitment = Dowód tasowania: { $hash }
commitment-short = Dowód tasowania: { $hash }, cały w /sprawdź
ended-here = To rozdanie się skończyło; stół gra dalej w nowej wiadomości.
moved-on-link = Stół jest niżej: { $link }
result-heading = Koniec partii: { $reason }
result-winner = ✗ { $name } · { $score }
result-loser = ● { $name } · { $score }
result-other = { $name } · { $score }
result-slate = Zapis
slate-title = Zapis: { $game }, stół { $table }
slate-line = { $name } { $marks }
slate-game = Partia { $number } · { $code }
slate-now = Ta partia · { $code }
slate-no-deal = Żadnego rozdania jeszcze nie policzono.
slate-struck = ~ ~ przekreślone: na początku rozdania brakuje jednego punktu
slate-earlier = { $count ->
        [one] jedna wcześniejsza partia
        [few] { $count } wcześniejsze partie
        [many] { $count } wcześniejszych partii
       *[other] { $count } wcześniejszej partii
    }
slate-empty = Przy tym stole jeszcze nic nie rozegrano.

## What happens before the cards are dealt

event-first-dealer = Los wybiera pierwsze rozdanie: { $dealer }.
event-sat-down = Do stołu siadają: { $players }.

## Waiting for a seat

waiting-line = Na miejsce czekają: { $parties }
waiting-next = { $place }. { $names }
waiting-alone = { $place }. { $names } (i kto dołączy)
waiting-none = Nikt nie czeka na miejsce.

## Hands

hand-over = Te karty są już rozegrane.
pick-chosen = Wybrane: { $cards }
why-not = { $label } – { $why }

## Mentions

turn-mention = { $name }, twoja kolej.
dm-closed = { $name }, nie mogę napisać do ciebie prywatnie. Naciśnij „Moje karty” przy stole: zobaczysz to samo, tylko ty.

## Answers to commands and clicks

answer-left = Nie siedzisz już przy stole { $table }.
answer-joined = Siedzisz przy stole { $table }.
answer-waiting = Czekasz na miejsce przy stole { $table }.
answer-started = Stół { $table } zaczyna grę.
help-text =
    ## Jak grać
    { "**/graj**" } otwiera tu stół; inni naciskają **Dołącz** albo ty naciskasz **Dodaj komputer**, a potem **Start**.
    Karty przychodzą w prywatnej wiadomości, z przyciskami, gdy możesz coś zrobić. **Moje karty** przy stole też je pokazuje, tylko tobie.
    { "**/zasady**" } objaśnia grę, **/stół** przenosi stół na dół kanału, **/karty** pokazuje twoje karty.
    { "**/domowe**" } nadaje nazwy zasadom domowym, **/zapis** to tabela wyników twojego stołu, **/ranking** pokazuje, kto ile razy wygrał.
    { "**/ustawienia**" } to twój język, karty i godziny ciszy, **/ustawienia-serwera** dotyczą serwera.
    { "**/powtórka**" } i { "**/sprawdź**" } pokazują jeszcze raz skończoną partię i dowodzą, że żadnej karty nie przełożono.
record-ready = Partia { $number }: protokół i przebieg słowami.
rules-title = { $game }: { $topic }
rules-topics = Więcej tematów
rules-table = Zasady domowe stołu { $table }
rules-code = Kod { $code }; na początku to, co różni się od standardu.
rules-missing = Ta gra nie ma jeszcze strony z zasadami.
leaderboard-title = Ranking
leaderboard-game-title = Ranking: { $game }
leaderboard-house-title = Ranking: { $game }, zasady domowe { $code }
leaderboard-empty = Nie skończono tu jeszcze żadnej partii.
leaderboard-line =
    { $place }. { $name } · { $games ->
        [one] jedna partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } · ✗ { $wins } · ● { $losses } · { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }

## Refusals

error-already-seated = Już siedzisz przy tym stole.
error-already-started = Partia już trwa; gdy się skończy, możesz usiąść.
error-already-waiting = Już czekasz na miejsce przy tym stole; przyjdzie twoja kolej.
error-command-changed = To polecenie się zmieniło; odśwież Discorda (Ctrl+R) albo chwilę poczekaj i spróbuj znowu.
error-failed = Coś poszło nie tak po mojej stronie; nic się nie zmieniło. Spróbuj jeszcze raz. (Błąd { $id })
error-game-over = Partia jest skończona; Rewanż zaczyna następną.
error-house-name-length = Nazwa ma od 1 do { $most } znaków.
error-house-name-reserved = Nazwę „{ $name }” można by wziąć za zestaw albo kod; wybierz inną.
error-house-name-taken = Nazwa „{ $name }” należy już do kogoś innego; wybierz inną albo poproś osobę, która zarządza serwerem.
error-managers-only = To mogą zrobić tylko osoby, które zarządzają tym serwerem.
error-no-computer = Nie siedzi tu żaden komputer; posadzi go „Dodaj komputer”.
error-no-hand = Nikt przy tym stole nie ma teraz kart; przyjdą, gdy zacznie się partia.
error-no-house-rules = Żadne zasady domowe nie nazywają się tu „{ $name }”; wszystkie pokazuje /domowe lista.
error-no-open-table = Na tym kanale nie ma otwartego stołu; otwiera go /graj.
error-no-record = Nie ma tu skończonej partii numer { NUMBER($number, useGrouping: 0) }; partię można obejrzeć, gdy się skończy.
error-no-table = Nie ma stołu { NUMBER($table, useGrouping: 0) }.
error-not-at-a-table = Nie siedzisz na tym kanale przy żadnym stole; /dołącz zajmuje miejsce, /graj otwiera stół.
error-not-host = To może zrobić tylko gospodarz stołu.
error-not-over = Partia jeszcze trwa; rewanż będzie po niej.
error-not-playing = Przy tym stole nie toczy się partia; naciśnij Start.
error-not-seated = Nie siedzisz przy tym stole; to mogą zrobić tylko siedzący.
error-not-waiting = Nie czekasz na miejsce przy tym stole.
error-not-your-turn = To nie twoja kolej.
error-shutting-down = Właśnie uruchamiam się na nowo; spróbuj za chwilę.
error-stale-view = Gra poszła już dalej; spójrz jeszcze raz i wybierz na nowo.
error-table-closed = Ten stół jest zamknięty; nowy otwiera /graj.
error-table-full = Ten stół jest pełny; miejsc do gry: { $room }.
error-table-unreadable = Nie mogę już odczytać dziennika stołu { NUMBER($table, useGrouping: 0) }; otwórz nowy przez /graj.
error-too-few =
    Potrzeba co najmniej { $need } graczy, a { $have ->
        [one] siedzi tu jedna
        [few] siedzą tu { $have }
        [many] siedzi tu { $have }
       *[other] siedzi tu { $have }
    }; naciśnij Dodaj komputer albo poczekaj na innych.
error-too-many-house-rules =
    Ten serwer ma już { $limit ->
        [one] { $limit } nazwę
        [few] { $limit } nazwy
        [many] { $limit } nazw
       *[other] { $limit } nazwy
    } zasad domowych; osoba, która zarządza serwerem, może którąś usunąć.
error-too-many-seated =
    Z tymi zasadami domowymi { $room ->
        [one] może grać najwyżej { $room } osoba
        [few] mogą grać najwyżej { $room } osoby
        [many] może grać najwyżej { $room } osób
       *[other] może grać najwyżej { $room } osoby
    }, a przy stole jest { $have }; ktoś musi najpierw odejść.
error-too-many-tables =
    { $where ->
        [channel] Na tym kanale jest już tyle stołów, ile wolno ({ $limit }); najpierw skończcie albo opuśćcie któryś.
        [guild] Na tym serwerze jest już tyle stołów, ile wolno ({ $limit }); najpierw skończcie albo opuśćcie któryś.
       *[host] Masz już otwarte tyle stołów, ile wolno ({ $limit }); najpierw skończ albo opuść któryś.
    }
error-unknown = Teraz to niemożliwe.
error-wrong-phase = W tej chwili gry to niemożliwe.

## Reasons a game ends

reason-target = cel osiągnięty
reason-knockout = w grze została jedna osoba
reason-irregularity = uchybienie

## Commands; the English words stand in the commands themselves

command-play-name = graj
command-play-description = Otwórz tu stół; w prywatnej wiadomości: do ćwiczenia w pojedynkę
command-play-game-name = gra
command-play-game-description = W co gramy
command-play-preset-name = zestaw
command-play-preset-description = Zasady domowe: zestaw, nazwa z tego serwera albo kod
command-play-target-name = cel
command-play-target-description = Ile punktów wygrywa
command-play-seats-name = miejsca
command-play-seats-description = Ile miejsc ma stół
command-join-name = dołącz
command-join-description = Usiądź przy najnowszym otwartym tu stole albo przy stole o podanym numerze
command-join-table-name = stół
command-join-table-description = Numer stołu
command-leave-name = odejdź
command-leave-description = Odejdź od swojego stołu; w trakcie partii miejsce zajmuje komputer
command-leave-table-name = stół
command-leave-table-description = Numer stołu
command-start-name = start
command-start-description = Zacznij partię przy swoim stole
command-start-table-name = stół
command-start-table-description = Numer stołu
command-help-name = pomoc
command-help-description = Jak się tu gra
command-rules-name = zasady
command-rules-description = Zasady gry
command-rules-game-name = gra
command-rules-game-description = Której gry
command-rules-topic-name = temat
command-rules-topic-description = Która część zasad
command-tutorial-name = nauka
command-tutorial-description = Naucz się gry: rozdanie krok po kroku przeciw komputerom, tylko dla ciebie
command-tutorial-game-name = gra
command-tutorial-game-description = Której gry
command-house-name = domowe
command-house-description = Zasady domowe z nazwą
command-house-save-name = zapisz
command-house-save-description = Nadaj nazwę zasadom domowym: tym z twojego stołu albo z kodu
command-house-save-name-name = nazwa
command-house-save-name-description = Nazwa
command-house-save-game-name = gra
command-house-save-game-description = Której gry
command-house-save-code-name = kod
command-house-save-code-description = Kod zasad domowych albo zestaw
command-house-list-name = lista
command-house-list-description = Zasady domowe, które mają tu nazwę
command-house-show-name = pokaż
command-house-show-description = Zasady domowe słowami
command-house-show-code-name = kod
command-house-show-code-description = Nazwa, zestaw albo kod
command-house-show-game-name = gra
command-house-show-game-description = Której gry, przy zestawie
command-house-delete-name = usuń
command-house-delete-description = Usuń nazwę zasad domowych; dla osób, które zarządzają serwerem
command-house-delete-name-name = nazwa
command-house-delete-name-description = Która nazwa
command-leaderboard-name = ranking
command-leaderboard-description = Kto ile razy wygrał na tym serwerze
command-leaderboard-game-name = gra
command-leaderboard-game-description = Tylko ta gra
command-leaderboard-season-name = sezon
command-leaderboard-season-description = Tylko ten sezon; bez wyboru ten, który trwa
command-leaderboard-house-name = domowe
command-leaderboard-house-description = Tylko te zasady domowe: nazwa, zestaw albo kod
command-leaderboard-by-name = kolejność
command-leaderboard-by-description = Co się liczy
command-season-name = sezon
command-season-description = Sezony na tym serwerze
command-season-start-name = zacznij
command-season-start-description = Zacznij sezon; dla osób, które zarządzają serwerem
command-season-start-name-name = nazwa
command-season-start-name-description = Jak się nazywa
command-season-close-name = zakończ
command-season-close-description = Zakończ sezon, jego tabela zostaje; dla osób, które zarządzają serwerem
command-season-list-name = lista
command-season-list-description = Sezony tego serwera i kto je wygrał
command-stats-name = statystyki
command-stats-description = Co kto ma za sobą na tym serwerze w każdej grze
command-stats-player-name = osoba
command-stats-player-description = Czyje; bez wyboru twoje
command-stats-game-name = gra
command-stats-game-description = Tylko ta gra
command-replay-name = powtórka
command-replay-description = Skończona partia jeszcze raz: słowami i jako plik z protokołem
command-replay-number-name = numer
command-replay-number-description = Numer partii
command-verify-name = sprawdź
command-verify-description = Dowód, że w skończonej partii nie przełożono żadnej karty
command-verify-number-name = numer
command-verify-number-description = Numer partii
command-table-name = stół
command-table-description = Przenieś swój stół na dół kanału
command-table-table-name = numer
command-table-table-description = Numer stołu
command-slate-name = zapis
command-slate-description = Wyniki wieczoru przy twoim stole
command-slate-table-name = stół
command-slate-table-description = Numer stołu
command-hand-name = karty
command-hand-description = Zobacz swoje karty; nikt inny ich nie widzi
command-hand-table-name = stół
command-hand-table-description = Numer stołu
command-back-name = wracam
command-back-description = Weź z powrotem swoje miejsce od komputera, który cię zastępuje
command-back-table-name = stół
command-back-table-description = Numer stołu
command-host-name = gospodarz
command-host-description = Zrób kogoś innego gospodarzem swojego stołu
command-host-player-name = osoba
command-host-player-description = Kto zostaje gospodarzem
command-host-table-name = stół
command-host-table-description = Numer stołu
command-kick-name = wyproś
command-kick-description = Wyproś kogoś od swojego stołu przed partią; dla gospodarza
command-kick-player-name = osoba
command-kick-player-description = Kogo
command-kick-table-name = stół
command-kick-table-description = Numer stołu
command-end-name = przerwij
command-end-description = Zapytaj wszystkich przy stole, czy zakończyć partię bez wyniku
command-end-table-name = stół
command-end-table-description = Numer stołu
command-close-name = zamknij
command-close-description = Zamknij stół: przed partią gospodarz, w każdej chwili osoba, która tu moderuje
command-close-table-name = stół
command-close-table-description = Numer stołu
command-settings-name = ustawienia-serwera
command-settings-description = Jak gra ten serwer; dla osób, które nim zarządzają
command-preferences-name = ustawienia
command-preferences-description = Twój język, karty, wzmianki i godziny ciszy
command-block-name = blokuj
command-block-description = Nigdy nie siadaj z kimś przy jednym stole; nikt się o tym nie dowie
command-block-player-name = osoba
command-block-player-description = Z kim
command-unblock-name = odblokuj
command-unblock-description = Znowu siadaj przy stole z kimś, kogo blokujesz
command-unblock-player-name = osoba
command-unblock-player-description = Z kim
command-privacy-name = prywatność
command-privacy-description = Co bot o tobie wie
command-privacy-show-name = pokaż
command-privacy-show-description = Co bot o tobie wie, słowami
command-privacy-export-name = eksport
command-privacy-export-description = Wszystko jako plik
command-privacy-delete-name = usuń
command-privacy-delete-description = Usuń to wszystko; najpierw padnie jeszcze jedno pytanie
