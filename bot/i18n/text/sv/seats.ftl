# Platser: sätta sig, gå, välja plats, starta ett parti.

## The lobby

lobby-seat = { $number }. { $name }
lobby-host = { $name } 👑
lobby-free = { $number }. ledig
seats-free-place = ledig plats
lobby-from = { $count } eller fler kan börja
lobby-partners = Partner: { $sides }
lobby-computer-partner = Som partner till en människa spelar en dator så bra den kan, så att ingen förlorar på den.
event-sat-down = { $players } slår sig ner.
swap-asked = { $name } vill byta plats med { $other }.
seats-title = Platser vid bord { $table }
seats-free = Plats { $number }: ledig
seats-taken = Plats { $number }: { $name }
seats-sit = Sätt dig på …
seats-swap = Låt två byta …
level-rated = { $level } · rating { $rating }
level-of = { $name } · { $level }
level-of-partner = { $name } · { $level } (som partner)
level-and-manner = { $name } · { $level } · { $manner }
levels-here = Datorer: { $players }
levels-add = Lägg till en dator: välj nivå …

## Buttons of a table

button-take-over = Ta över en plats
button-join = Delta
button-leave = Lämna bordet
button-computer = Lägg till dator
button-remove-computer = Ta bort dator
button-start = Starta
button-start-with =
    { $count ->
        [one] Starta med { $count } dator
       *[other] Starta med { $count } datorer
    }
start-asked = { $name } vill börja. { $host }: ska vi börja?
start-by-itself = Av sig självt börjar det { $when }.
button-seats = Platser
button-partner = Med { $name }
button-opponent = Mot { $name }
button-learn = Lär dig på 3 minuter
button-wait = Vänta på plats
button-unwait = Sluta vänta
button-rematch = Revansch

## Waiting for a seat

waiting-line = Väntar på plats: { $parties }
waiting-next = { $place }. { $names }
waiting-alone = { $place }. { $names } (söker partner)

## Answers to commands and clicks

leave-question =
    Ett parti pågår vid bord { $table }. { $what ->
        [lost] Om du går nu tar en dator din plats. Partiet räknas som förlorat för dig.
        [last] Ingen annan sitter där: om du går nu stängs bordet, och partiet får inget resultat.
       *[nothing] Om du går nu tar en dator din plats. Partiet räknas inte för dig.
    } Vill du lämna bordet ändå?
answer-helping = Du sitter vid bord { $table } och hjälper till: det här partiet räknas varken för dig eller emot dig.
answer-left = Du har lämnat bord { $table }.
answer-joined = Du sitter vid bord { $table }.
answer-waiting = Du väntar på plats vid bord { $table }.
welcome-partner = Du spelar med { $name }.
welcome-opponent = Du spelar mot { $name }.
welcome-new = Ny på { $game }? En kort lektion visar hur man spelar.
answer-started = Bord { $table } har börjat.
answer-start-asked = Värden vid bord { $table } har fått frågan; utan svar börjar det av sig självt.
join-running = Inget bord här väntar på spelare, men vid bord { $table } har en dator en plats som du kan ta över. Du hjälper då till: partiet räknas varken för eller emot dig.

## Refusals

error-start-asked = Värden har redan fått frågan; utan svar börjar det av sig självt.
error-no-start-wish = Frågan om att börja gäller inte längre.
error-no-such-seat = Den platsen finns inte vid det här bordet.
error-own-seat = Du sitter redan där.
error-no-swap = Bytet gäller inte längre.
error-own-seat-only = Du har lämnat en annan plats i det här partiet och känner dess kort; när partiet är slut får du slå dig ner igen.
error-no-newcomers = På den här servern tar ingen ny över en plats i ett pågående parti; när det är slut får du slå dig ner.
error-already-seated = Du sitter redan vid det här bordet. { $status ->
        [lobby] Tryck på ”Starta” för att börja. ”Delta” är för andra.
        [over] Tryck på ”Revansch” för att spela igen.
       *[playing] Tryck på ”Mina kort” för att se dina kort.
    }
error-already-started = Partiet har redan börjat; när det är slut kan du slå dig ner.
error-already-waiting = Du väntar redan på plats vid det här bordet; din tur kommer.
error-no-computer = Ingen dator sitter här; ”Mer → Lägg till dator” ger en plats åt en.
error-no-open-table = Det finns inget öppet bord i den här kanalen; /spela öppnar ett.
error-not-over = Partiet pågår fortfarande; revansch blir det efteråt.
error-not-waiting = Du väntar inte på plats vid det här bordet.
error-table-full = Det här bordet är fullt: { $room } kan spela här.
error-too-few =
    Det behövs { $need } spelare, och { $have ->
        [one] en sitter
       *[other] { $have } sitter
    } här; tryck på ”Mer → Lägg till dator”, eller vänta på andra.
error-too-many-seated = Med de här husreglerna kan högst { $room } spela, men { $have } sitter här; någon måste lämna bordet först.
error-too-many-tables =
    { $where ->
        [channel] Det finns redan { $limit } bord i den här kanalen; spela klart eller lämna ett först.
        [guild] Det finns redan { $limit } bord på den här servern; spela klart eller lämna ett först.
       *[host] Du har redan öppnat { $limit } bord; spela klart eller lämna ett först.
    }
