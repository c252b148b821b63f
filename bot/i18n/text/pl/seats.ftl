# Miejsca: siadanie, wstawanie, wybór miejsca, początek gry.

## The lobby

lobby-seat = { $number }. { $name }
lobby-host = { $name } 👑
lobby-free = { $number }. wolne
seats-free-place = wolne miejsce
lobby-from = można zacząć od { $count } osób
lobby-partners = Partnerzy: { $sides }
lobby-computer-partner = Komputer jako partner człowieka gra najlepiej, jak umie, żeby nikt przez niego nie przegrał.
event-sat-down = Do stołu siadają: { $players }.
swap-asked = { $name } chce zamienić się miejscami; druga osoba: { $other }.
seats-title = Miejsca przy stole { $table }
seats-free = Miejsce { $number }: wolne
seats-taken = Miejsce { $number }: { $name }
seats-sit = Usiądź na…
seats-swap = Zamień dwie osoby…
level-rated = { $level } · rating { $rating }
level-of = { $name } · { $level }
level-of-partner = { $name } · { $level } (jako partner)
level-and-manner = { $name } · { $level } · { $manner }
levels-here = Komputery: { $players }
levels-add = Dodaj komputer: wybierz poziom…

## Buttons of a table

button-take-over = Przejmij miejsce
button-join = Dołącz
button-leave = Odejdź
button-computer = Dodaj komputer
button-remove-computer = Usuń komputer
button-start = Start
button-start-with =
    { $count ->
        [one] Start z { $count } komputerem
        [few] Start z { $count } komputerami
        [many] Start z { $count } komputerami
       *[other] Start z { $count } komputerami
    }
start-asked = { $name } chce zacząć. { $host }: zaczynamy?
start-by-itself = Inaczej partia zacznie się sama { $when }.
button-seats = Miejsca
button-partner = W parze: { $name }
button-opponent = Przeciw: { $name }
button-learn = Naucz się w 3 minuty
button-wait = Czekaj na miejsce
button-unwait = Nie czekaj
button-rematch = Rewanż

## Waiting for a seat

waiting-line = Na miejsce czekają: { $parties }
waiting-next = { $place }. { $names }
waiting-alone = { $place }. { $names } (szuka partnera)

## Answers to commands and clicks

leave-question =
    Przy stole { $table } toczy się partia. { $what ->
        [lost] Jeśli teraz odejdziesz, twoje miejsce zajmie komputer. Partia liczy ci się jako przegrana.
        [last] Nikt inny tam nie siedzi: jeśli teraz odejdziesz, stół zostanie zamknięty, a partia nie będzie miała wyniku.
       *[nothing] Jeśli teraz odejdziesz, twoje miejsce zajmie komputer. Partia ci się nie liczy.
    } Mimo to odejść?
answer-helping = Siedzisz przy stole { $table } i pomagasz: ta partia nie liczy ci się ani na plus, ani na minus.
answer-left = Nie siedzisz już przy stole { $table }.
answer-joined = Siedzisz przy stole { $table }.
answer-waiting = Czekasz na miejsce przy stole { $table }.
welcome-partner = Grasz w parze: { $name }.
welcome-opponent = Grasz przeciw: { $name }.
welcome-new = { $game } to dla ciebie nowość? Krótka lekcja pokaże, jak się gra.
answer-started = Stół { $table } zaczyna grę.
answer-start-asked = Gospodarz stołu { $table } dostał pytanie; bez odpowiedzi partia zacznie się sama.
join-running = Żaden stół tutaj nie czeka na graczy, ale przy stole { $table } gra komputer, którego miejsce możesz przejąć. Będziesz pomagać: partia nie liczy się ani na twoją korzyść, ani przeciwko tobie.

## Refusals

error-start-asked = Gospodarz dostał już pytanie; bez odpowiedzi partia zacznie się sama.
error-no-start-wish = Pytanie o start jest już nieaktualne.
error-no-such-seat = Nie ma takiego miejsca przy tym stole.
error-own-seat = Już tam siedzisz.
error-no-swap = Zamiana jest już nieaktualna.
error-own-seat-only = Znasz już karty innego miejsca w tej partii, bo było twoje; gdy się skończy, możesz znowu usiąść.
error-no-newcomers = Na tym serwerze nikt nowy nie przejmuje miejsca w trwającej partii; gdy się skończy, możesz usiąść.
error-already-seated = Już siedzisz przy tym stole. { $status ->
        [lobby] „Start” rozpoczyna partię, „Dołącz” jest dla innych.
        [over] „Rewanż” rozpoczyna następną partię.
       *[playing] „Moje karty” pokazuje twoje karty.
    }
error-already-started = Partia już trwa; gdy się skończy, możesz usiąść.
error-already-waiting = Już czekasz na miejsce przy tym stole; przyjdzie twoja kolej.
error-no-computer = Nie siedzi tu żaden komputer; posadzi go „Więcej → Dodaj komputer”.
error-no-open-table = Na tym kanale nie ma otwartego stołu; otwiera go /graj.
error-not-over = Partia jeszcze trwa; rewanż będzie po niej.
error-not-waiting = Nie czekasz na miejsce przy tym stole.
error-table-full = Ten stół jest pełny; miejsc do gry: { $room }.
error-too-few =
    Potrzeba co najmniej { $need } osób, a { $have ->
        [one] siedzi tu jedna
        [few] siedzą tu { $have }
        [many] siedzi tu { $have }
       *[other] siedzi tu { $have }
    }; naciśnij „Więcej → Dodaj komputer” albo poczekaj na innych.
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
