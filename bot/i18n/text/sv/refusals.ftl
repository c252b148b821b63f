# Refusals.

error-command-changed = Kommandot har ändrats; ladda om Discord (Ctrl+R) eller vänta lite, och försök igen.
error-failed = Något gick fel hos mig; ingenting har ändrats. Försök igen. (Fel { $id })
error-not-kept = Just nu går det inte att spara; ingenting har ändrats och ingenting är förlorat. Felet står i driftloggen. Försök igen senare.
error-unsure = Min databas svarade inte medan jag sparade, så jag vet inte om ditt drag kom fram. Titta på bordet och gör om det om det saknas.
error-not-shown = Discord tog inte emot mitt svar just nu. Se efter om det du gjorde har hänt; försök annars igen.
done-elsewhere = Klart. Bordet håller just på att flyttas; dess meddelande visar det om en stund.
error-game-over = Partiet är slut; tryck på Revansch för ett nytt.
error-game-over-since = Partiet har tagit slut sedan menyn öppnades, så inget har ändrats. Tryck på Mer vid bordet för att ställa in nästa parti, eller på Revansch för att spela direkt.
error-managers-only = Det kan bara de som hanterar servern göra.
error-no-hand = Du har inga kort vid det här bordet just nu; du får dem när partiet börjar.
error-no-record = Det finns inget avslutat parti nummer { NUMBER($number, useGrouping: 0) } här; ett parti går att se på när det är slut.
error-no-table = Det finns inget bord { NUMBER($table, useGrouping: 0) }.
error-table-gone = Det här bordet finns inte längre.
error-game-gone = Det här partiet finns inte längre.
error-tournament-gone = Den här spelkvällen finns inte längre.
error-not-at-a-table = Du sitter inte vid något bord i den här kanalen. Ta en plats med /delta eller öppna ett bord med /spela.
error-not-host = Det kan bara värden göra.
error-not-playing = Inget parti spelas vid det här bordet; tryck på Starta.
error-not-your-bid = Nu är det { $players } som ska bjuda.
error-not-seated = Du sitter inte vid det här bordet; det kan bara de som sitter här göra.
error-not-your-turn = Det är inte din tur.
error-shutting-down = Jag håller just på att startas om; försök igen om en stund.
error-stale-view = Spelet har gått vidare; titta efter och välj på nytt.
error-table-closed = Det här bordet är stängt; /spela öppnar ett nytt.
error-table-unreadable = Jag kan inte längre läsa loggen för bord { NUMBER($table, useGrouping: 0) }; öppna ett nytt med /spela.
error-table-of-newer-bot = En nyare version av mig använder bord { NUMBER($table, useGrouping: 0) }. Be den som driver mig att uppdatera alla processer.
error-too-much-at-table = Bordet kan inte spara fler förfrågningar. Försök igen när någon har lämnat väntelistan.
error-too-fast =
    Det var mycket på kort tid; försök igen om { $seconds ->
        [one] en sekund
       *[other] { $seconds } sekunder
    }.
error-unknown = Det går inte nu.
error-wrong-phase = Det går inte i det här läget av spelet.

## What can't be read: records, options, actions. Every sentence says what would be right.

error-bad-json = Den här raden är inget JSON-objekt; en partifil har ett strikt JSON-objekt i UTF-8 på varje rad.
error-too-large =
    { $reason ->
        [line] Raden är längre än { $limit } KiB; det är ingen handling i ett spel.
       *[file] Filen är längre än { $limit } MiB; en partifil är ett parti, så dela upp den.
    }
error-no-line =
    Det finns ingen sådan rad: partifilen har { $lines ->
        [one] en rad
       *[other] { $lines } rader
    }, räknade från 1.
error-bad-header =
    { $reason ->
        [newer] Partifilen har en nyare version än { $version }; uppdatera boten för att läsa det.
        [record] Den första raden måste vara huvudet, med "record": { $version }.
        [missing] Huvudet saknas; en partifils första rad anger spel, spelare och givare.
        [players] "players" måste vara en lista med namn, ett för varje plats.
        [dealer] "dealer" måste vara en plats från 0 till { $high }.
        [scores] "scores" måste vara en lista med heltal, ett för varje plats, eller för varje sida där man spelar i par.
        [commit] "commit" måste vara en lista med de utlovade talen, ett för varje blandning.
       *[other] Huvudet passar inte det här spelet.
    }
error-bad-options =
    { $reason ->
        [name] Det finns ingen sådan husregel; välj bland { $known }.
        [value] Husregeln ”{ $option }” kan vara { $known }.
        [number] Husregeln ”{ $option }” tar tal från { $low } till { $high }{ $step ->
            [1] .
           *[other] , i steg om { $step }.
        }
        [least] Husregeln ”{ $option }” tar tal från { $low } och uppåt.
        [odd] Husregeln ”{ $option }” är av tradition udda; den tar tal från { $low } till { $high } i steg om { $step }.
        [preset] Det finns ingen sådan mall; välj bland { $known }.
        [code] ”{ $part }” hör inte till någon husregelkod här; välj bland { $known }.
        [seats] Med de här husreglerna kan { $low } till { $high } spela.
        [seats_exactly] Med de här husreglerna är man { $count } spelare.
        [object] "options" måste vara ett JSON-objekt.
       *[other] De här husreglerna går inte ihop; låt någon av dem stå på standard.
    }
error-near = Menade du ”{ $near }”?
error-bad-action =
    { $reason ->
        [unknown] Det finns inget sådant drag i det här spelet; välj bland { $known }.
        [missing] Draget { $act } kräver { $key }.
        [number] Här krävs ett heltal från { $low } till { $high }.
        [word] Här krävs något av { $words }.
        [flag] Den här markeringen kan bara vara true.
        [card] Ett kort skrivs med sin kod, till exempel "Ah".
        [cards] Kort skrivs med koder och mellanslag emellan, till exempel "Ah Kh".
        [hands] "hands" måste vara en lista med händer, en för varje plats.
       *[other] Det går inte att göra här.
    }
error-bad-field =
    { $reason ->
        [missing] Formuläret kom tillbaka utan ”{ $field }”; öppna det igen och fyll i det där.
        [channel] ”{ $field }” tar en textkanal på den här servern, eller ingen.
        [role] ”{ $field }” tar en roll på den här servern, eller ingen.
       *[choice] För ”{ $field }” finns att välja: { $known }.
    }
error-bad-card =
    { $reason ->
        [twice] Ett kort är angivet två gånger.
       *[other] Något sådant kort finns inte i leken; en kod är valör och sedan färg, till exempel "Ah".
    }
error-unknown-game = Det finns inget sådant spel; välj bland { $known }.
error-no-table-message = Det är inget meddelande från ett bord. Välj ett av mina som visar ett bord, en hand eller ett ögonblick ur ett parti.
