# Words that all games share. A game's own catalog is loaded over this one.

## Cards, lists and small forms

card-back = 🂠
card-back-name = ett kort med baksidan upp
card-faded = ({ $card })
card-full = { $short } { $name }
card-named = { $card }→{ $named }
card-named-name = { $card } som { $named }
cards-none = inga kort
column = { " · " }
labelled = { $label }: { $text }
list-last = { $head } och { $last }
list-more = { $head }, { $next }
trick-play = { $name }: { $card }
trick-winning = { $name }: { $card } ★
value-false = nej
value-true = ja
value-none = ingen

## People

computer-name = 🤖 Dator { $number }
computer-short = 🤖{ $number }
person-name = Spelare { $number }
side-name = { $first } & { $second }

## The lobby

lobby-title = { $game } · bord { $table }
lobby-heading =
    { $missing ->
        [0] Klart att börja
        [one] Väntar på en spelare till
       *[other] Väntar på { $missing } spelare till
    }
lobby-seat = { $number }. { $name }
lobby-host = { $number }. { $name } 👑
lobby-free = { $number }. –
lobby-more = plats för upp till { $count } till
lobby-rules = Husregler { $code }: { $rules }
lobby-rules-standard = standard
option-and-value = { $option } { $value }
table-closed = Det här bordet är stängt

## House rules

house-title = Husregler för { $game }: { $code }
house-standard = Standard
house-start-from = Utgå från ett förval …
house-change = Ändra en regel …
house-number =
    Från { $low } till { $high }{ $step ->
        [one] {""}
       *[other] {" "}i steg om { $step }
    }{ $nullable ->
        [yes] , eller – för ingen
       *[no] {""}
    }. Tomt: { $standard }
house-code = En kod som BIE-15-KO, ett förval eller ett namn från /husregler lista
house-list = Husregler med namn
house-choice = { $name } ({ $code })
house-line = **{ $name }** · { $game } `{ $code }`: { $rules }
house-none = Inga husregler har något namn här ännu; /husregler spara ger dem ett.
house-saved = ”{ $name }” står nu för { $code }; /spela tar det som förval.
house-deleted = ”{ $name }” är glömt; koden var { $code }.

## Buttons of a table

button-join = Var med
button-leave = Lämna bordet
button-computer = Lägg till dator
button-remove-computer = Ta bort dator
button-rules = Regler
button-how-to-play = Så spelar man
button-start = Starta
button-house = Husregler
button-slate = Poängtavlan
button-code = Skriv in en kod
button-hand = Mina kort
button-wait = Vänta på plats
button-unwait = Sluta vänta
button-rematch = Revansch
button-back = Tillbaka
button-yes = Ja
button-table = Till bordet

## The table

events-none = inget ännu
game-number = Det här var parti { $number }: /repris och /kontrollera tar det numret
table-small = Bord { $table } · husregler { $code }
commitment = Bevis för blandningen: { $hash }
commitment-short = Bevis för blandningen: { $hash }, i sin helhet i /kontrollera
ended-here = Den här given är slut; bordet fortsätter i ett nytt meddelande.
moved-on-link = Bordet finns längre ner: { $link }
result-heading = Partiet är slut: { $reason }
result-winner = ✗ { $name } · { $score }
result-loser = ● { $name } · { $score }
result-other = { $name } · { $score }
result-slate = Poängtavlan
slate-title = Poängtavlan för { $game }, bord { $table }
slate-line = { $name } { $marks }
slate-game = Parti { $number } · { $code }
slate-now = Det här partiet · { $code }
slate-no-deal = Ingen giv är räknad ännu.
slate-struck = ~ ~ överstruket: en poäng kvar när given började
slate-earlier = { $count ->
        [one] ett tidigare parti
       *[other] { $count } tidigare partier
    }
slate-empty = Inget har spelats vid det här bordet ännu.

## What happens before the cards are dealt

event-first-dealer = { $dealer } ger först, efter lottning.
event-sat-down = { $players } slår sig ner.

## Waiting for a seat

waiting-line = Väntar på plats: { $parties }
waiting-next = { $place }. { $names }
waiting-alone = { $place }. { $names } (och vem som än kommer)
waiting-none = Ingen väntar på plats.

## Hands

hand-over = Den här handen är slut.
pick-chosen = Valt: { $cards }
why-not = { $label } – { $why }

## Mentions

turn-mention = { $name }, det är din tur.
dm-closed = { $name }, jag kan inte skriva till dig direkt. Tryck på ”Mina kort” vid bordet: där visas samma sak, bara för dig.

## Answers to commands and clicks

answer-left = Du har lämnat bord { $table }.
answer-joined = Du sitter vid bord { $table }.
answer-waiting = Du väntar på plats vid bord { $table }.
answer-started = Bord { $table } har börjat.
help-text =
    ## Så spelar man
    { "**/spela**" } öppnar ett bord här; andra trycker på **Var med**, eller så trycker du på **Lägg till dator** och sedan på **Starta**.
    Dina kort kommer i ett direktmeddelande, med knappar när det är något du kan göra. **Mina kort** vid bordet visar dem också, bara för dig.
    { "**/regler**" } förklarar ett spel, **/bord** flyttar bordet längst ner i kanalen, **/hand** visar dina kort.
    { "**/husregler**" } ger husregler ett namn, **/poängtavla** visar poängen vid ditt bord, **/topplista** visar vem som har vunnit hur ofta.
    { "**/mina-inställningar**" } gäller ditt språk, dina kort och dina tysta timmar, **/inställningar** gäller servern.
    { "**/repris**" } och { "**/kontrollera**" } visar ett avslutat parti igen och bevisar att inget kort har flyttats.
record-ready = Parti { $number }: protokollet, och i ord vad som hände.
rules-title = { $game }: { $topic }
rules-topics = Fler ämnen
rules-table = Husregler vid bord { $table }
rules-code = Kod { $code }; det som skiljer sig från standard står först.
rules-missing = Det finns ingen regelsida för det här spelet ännu.
leaderboard-title = Topplista
leaderboard-game-title = Topplista: { $game }
leaderboard-house-title = Topplista: { $game }, husregler { $code }
leaderboard-empty = Inget parti har spelats färdigt här ännu.
leaderboard-line =
    { $place }. { $name } · { $games ->
        [one] ett parti
       *[other] { $games } partier
    } · ✗ { $wins } · ● { $losses } · { $points ->
        [1] 1 poäng
       *[other] { $points } poäng
    }

## Refusals

error-already-seated = Du sitter redan vid det här bordet.
error-already-started = Partiet har redan börjat; när det är slut kan du slå dig ner.
error-already-waiting = Du väntar redan på plats vid det här bordet; din tur kommer.
error-command-changed = Kommandot har ändrats; ladda om Discord (Ctrl+R) eller vänta lite, och försök igen.
error-failed = Något gick fel hos mig; ingenting har ändrats. Försök igen. (Fel { $id })
error-game-over = Partiet är slut; tryck på Revansch för ett nytt.
error-house-name-length = Ett namn har 1 till { $most } tecken.
error-house-name-reserved = ”{ $name }” skulle tas för ett förval eller en kod; välj ett annat namn.
error-house-name-taken = Någon annan har redan sparat ”{ $name }”; välj ett annat namn, eller fråga någon som hanterar servern.
error-managers-only = Det kan bara den göra som får hantera servern.
error-no-computer = Ingen datorspelare sitter här; ”Lägg till dator” ger en plats åt en.
error-no-hand = Ingen har kort vid det här bordet just nu; de kommer när partiet börjar.
error-no-house-rules = Inga husregler heter ”{ $name }” här; /husregler lista visar alla.
error-no-open-table = Det finns inget öppet bord i den här kanalen; /spela öppnar ett.
error-no-record = Det finns inget avslutat parti nummer { NUMBER($number, useGrouping: 0) } här; ett parti går att se på när det är slut.
error-no-table = Det finns inget bord { NUMBER($table, useGrouping: 0) }.
error-not-at-a-table = Du sitter inte vid något bord i den här kanalen; /delta tar en plats, /spela öppnar ett bord.
error-not-host = Det kan bara värden göra.
error-not-over = Partiet pågår fortfarande; revansch blir det efteråt.
error-not-playing = Inget parti spelas vid det här bordet; tryck på Starta.
error-not-seated = Du sitter inte vid det här bordet; det kan bara den göra som sitter här.
error-not-waiting = Du väntar inte på plats vid det här bordet.
error-not-your-turn = Det är inte din tur.
error-shutting-down = Jag håller just på att startas om; försök igen om en stund.
error-stale-view = Spelet har gått vidare; titta efter och välj på nytt.
error-table-closed = Det här bordet är stängt; /spela öppnar ett nytt.
error-table-full = Det här bordet är fullt: { $room } kan spela här.
error-table-unreadable = Jag kan inte längre läsa loggen för bord { NUMBER($table, useGrouping: 0) }; öppna ett nytt med /spela.
error-too-few =
    Det behövs { $need } spelare, och { $have ->
        [one] en sitter
       *[other] { $have } sitter
    } här; tryck på Lägg till dator, eller vänta på andra.
error-too-many-house-rules = Servern har redan { $limit } namn på husregler; den som hanterar servern kan radera ett.
error-too-many-seated = Med de här husreglerna kan högst { $room } spela, men { $have } sitter här; någon måste lämna bordet först.
error-too-many-tables =
    { $where ->
        [channel] Det finns redan { $limit } bord i den här kanalen; spela klart eller lämna ett först.
        [guild] Det finns redan { $limit } bord på den här servern; spela klart eller lämna ett först.
       *[host] Du har redan öppnat { $limit } bord; spela klart eller lämna ett först.
    }
error-unknown = Det går inte nu.
error-wrong-phase = Det går inte i det här läget av spelet.

## Reasons a game ends

reason-target = målet är nått
reason-knockout = bara en var kvar
reason-irregularity = ett regelbrott

## Commands; the English words stand in the commands themselves

command-play-name = spela
command-play-description = Öppna ett bord här; i ett direktmeddelande för att öva på egen hand
command-play-game-name = spel
command-play-game-description = Vad som ska spelas
command-play-preset-name = förval
command-play-preset-description = Husregler: ett förval, ett namn på den här servern eller en kod
command-play-target-name = mål
command-play-target-description = Hur många poäng som vinner
command-play-seats-name = platser
command-play-seats-description = Hur många platser bordet har
command-join-name = delta
command-join-description = Slå dig ner vid det nyaste öppna bordet här, eller vid ett bord med visst nummer
command-join-table-name = bord
command-join-table-description = Bordets nummer
command-leave-name = lämna
command-leave-description = Lämna ditt bord här; en datorspelare tar platsen medan ett parti pågår
command-leave-table-name = bord
command-leave-table-description = Bordets nummer
command-start-name = starta
command-start-description = Starta partiet vid ditt bord här
command-start-table-name = bord
command-start-table-description = Bordets nummer
command-help-name = hjälp
command-help-description = Så spelar man här
command-rules-name = regler
command-rules-description = Reglerna för ett spel
command-rules-game-name = spel
command-rules-game-description = Vilket spel
command-rules-topic-name = ämne
command-rules-topic-description = Vilken del av reglerna
command-house-name = husregler
command-house-description = Husregler med namn
command-house-save-name = spara
command-house-save-description = Ge husregler ett namn: dem vid ditt bord här, eller dem i en kod
command-house-save-name-name = namn
command-house-save-name-description = Namnet
command-house-save-game-name = spel
command-house-save-game-description = Vilket spel
command-house-save-code-name = kod
command-house-save-code-description = En husregelkod eller ett förval
command-house-list-name = lista
command-house-list-description = Husreglerna som har ett namn här
command-house-show-name = visa
command-house-show-description = Husregler i ord
command-house-show-code-name = kod
command-house-show-code-description = Ett namn, ett förval eller en kod
command-house-show-game-name = spel
command-house-show-game-description = Vilket spel, för ett förval
command-house-delete-name = radera
command-house-delete-description = Glöm husregler; för den som hanterar servern
command-house-delete-name-name = namn
command-house-delete-name-description = Namnet på dem
command-leaderboard-name = topplista
command-leaderboard-description = Vem som har vunnit hur ofta på den här servern
command-leaderboard-game-name = spel
command-leaderboard-game-description = Bara det här spelet
command-leaderboard-house-name = husregler
command-leaderboard-house-description = Bara de här husreglerna: ett namn, ett förval eller en kod
command-replay-name = repris
command-replay-description = Ett avslutat parti igen: i ord, och som protokollfil
command-replay-number-name = nummer
command-replay-number-description = Partiets nummer
command-verify-name = kontrollera
command-verify-description = Beviset för att inget kort i ett avslutat parti har flyttats
command-verify-number-name = nummer
command-verify-number-description = Partiets nummer
command-table-name = bord
command-table-description = Flytta ditt bord längst ner i kanalen
command-table-table-name = nummer
command-table-table-description = Bordets nummer
command-slate-name = poängtavla
command-slate-description = Kvällens poäng vid ditt bord
command-slate-table-name = bord
command-slate-table-description = Bordets nummer
command-hand-name = hand
command-hand-description = Se dina kort; det gör ingen annan
command-hand-table-name = bord
command-hand-table-description = Bordets nummer
command-back-name = tillbaka
command-back-description = Ta tillbaka din plats från datorspelaren som vikarierar för dig
command-back-table-name = bord
command-back-table-description = Bordets nummer
command-host-name = värd
command-host-description = Låt någon annan bli värd för ditt bord
command-host-player-name = spelare
command-host-player-description = Vem som blir värd
command-host-table-name = bord
command-host-table-description = Bordets nummer
command-kick-name = avvisa
command-kick-description = Skicka bort någon från ditt bord före ett parti; för bordets värd
command-kick-player-name = spelare
command-kick-player-description = Vem
command-kick-table-name = bord
command-kick-table-description = Bordets nummer
command-end-name = avsluta
command-end-description = Fråga alla vid ditt bord om partiet ska avslutas utan resultat
command-end-table-name = bord
command-end-table-description = Bordets nummer
command-close-name = stäng
command-close-description = Stäng ett bord: värden före ett parti, den som modererar här när som helst
command-close-table-name = bord
command-close-table-description = Bordets nummer
command-settings-name = inställningar
command-settings-description = Hur den här servern spelar; för den som får hantera den
command-preferences-name = mina-inställningar
command-preferences-description = Ditt språk, dina händer, omnämnanden, kort och tysta timmar
command-block-name = blockera
command-block-description = Sitt aldrig vid samma bord som någon; ingen får veta det
command-block-player-name = spelare
command-block-player-description = Med vem
command-unblock-name = avblockera
command-unblock-description = Sitt igen med någon som du har blockerat
command-unblock-player-name = spelare
command-unblock-player-description = Med vem
command-privacy-name = integritet
command-privacy-description = Vad boten vet om dig
command-privacy-show-name = visa
command-privacy-show-description = Vad boten vet om dig, i ord
command-privacy-export-name = exportera
command-privacy-export-description = Alltihop som en fil
command-privacy-delete-name = radera
command-privacy-delete-description = Få det raderat; du tillfrågas en gång till
command-leaderboard-season-name = säsong
command-leaderboard-season-description = Bara den här säsongen; den pågående om du inte väljer någon
command-leaderboard-by-name = efter
command-leaderboard-by-description = Vad som avgör
command-season-name = säsong
command-season-description = Säsonger på den här servern
command-season-start-name = starta
command-season-start-description = Börja en säsong; för den som hanterar servern
command-season-start-name-name = namn
command-season-start-name-description = Dess namn
command-season-close-name = avsluta
command-season-close-description = Avsluta säsongen och behåll dess tabell; för den som hanterar servern
command-season-list-name = lista
command-season-list-description = Serverns säsonger och vem som vann dem
command-stats-name = statistik
command-stats-description = Vad någon har gjort i varje spel på den här servern
command-stats-player-name = spelare
command-stats-player-description = Vems statistik; din egen om du inte väljer någon
command-stats-game-name = spel
command-stats-game-description = Bara det här spelet
command-tutorial-name = lektion
command-tutorial-description = Lär dig ett spel: en guidad giv mot datorspelare, bara för dig
command-tutorial-game-name = spel
command-tutorial-game-description = Vilket spel
