# What can't be read: records, options, actions. Every sentence says what would be right.

error-bad-json = Den här raden är inget JSON-objekt; ett protokoll har ett strikt JSON-objekt i UTF-8 på varje rad.
error-bad-header =
    { $reason ->
        [newer] Protokollet har en nyare version än { $version }; uppdatera boten för att läsa det.
        [record] Den första raden måste vara huvudet, med "record": { $version }.
        [missing] Huvudet saknas; ett protokolls första rad anger spel, spelare och givare.
        [players] "players" måste vara en lista med namn, ett för varje plats.
        [dealer] "dealer" måste vara en plats från 0 till { $high }.
        [scores] "scores" måste vara en lista med heltal, ett för varje plats, eller för varje sida där man spelar i par.
        [commit] "commit" måste vara en lista med de utlovade talen, ett för varje blandning.
       *[other] Huvudet passar inte det här spelet.
    }
error-bad-options =
    { $reason ->
        [name] Någon sådan husregel finns inte; det finns { $known }.
        [value] Husregeln ”{ $option }” kan vara { $known }.
        [number] Husregeln ”{ $option }” tar tal från { $low } till { $high }, i steg om { $step }.
        [preset] Något sådant förval finns inte; det finns { $known }.
        [code] ”{ $part }” hör inte till någon husregelkod här; det finns { $known }.
        [seats] Med de här husreglerna kan { $low } till { $high } spela.
        [seats_exactly] Med de här husreglerna är man { $count } spelare.
        [object] "options" måste vara ett JSON-objekt.
       *[other] De här husreglerna går inte ihop; låt någon av dem stå på standard.
    }
error-near = Menade du ”{ $near }”?
error-bad-action =
    { $reason ->
        [unknown] Något sådant drag finns inte i det här spelet; det finns { $known }.
        [missing] Draget { $act } kräver { $key }.
        [number] Här krävs ett heltal från { $low } till { $high }.
        [word] Här krävs något av { $words }.
        [flag] Den här markeringen kan bara vara true.
        [card] Ett kort skrivs med sin kod, till exempel "Ah".
        [cards] Kort skrivs med koder och mellanslag emellan, till exempel "Ah Kh".
        [hands] "hands" måste vara en lista med händer, en för varje plats.
       *[other] Det går inte att göra här.
    }
error-bad-card =
    { $reason ->
        [twice] Ett kort står här två gånger.
       *[other] Något sådant kort finns inte i leken; en kod är valör och sedan färg, till exempel "Ah".
    }
error-unknown-game = Något sådant spel finns inte; det finns { $known }.

## Records on the command line

transcript-title = { $game } ({ $code })
transcript-players = Vid bordet: { $players }. { $dealer } ger först.
transcript-line = Rad { $line }: { $message }
simulate-title =
    { $games ->
        [one] Ett parti
       *[other] { $games } partier
    }
simulate-seat = plats
simulate-wins = vinster
simulate-losses = förluster
simulate-length = { $deals } givar och { $actions } drag per parti
simulate-per-deal = per giv

## Proof of the shuffle

verify-holds = Giv { $shuffle }: leken är den utlovade, { $computed }.
verify-broken = Giv { $shuffle } (rad { $line }): leken är INTE den utlovade. Utlovat: { $promised }. Den här leken ger: { $computed }.
verify-unpromised = Giv { $shuffle } (rad { $line }): protokollet har inget löfte för den här leken; den ger { $computed }.
verify-unsalted = Giv { $shuffle } (rad { $line }): den här leken saknar salt, så inget utlovades för den.
verify-invalid = Rad { $line } bryter mot spelets regler; det här protokollet kan inte ha spelats.
verify-nothing = Protokollet innehåller ingen blandning, så det finns inget att kontrollera.
verify-meaning = Talet stod på bordet innan någon kuperade eller såg ett kort, och ingen annan lek ger samma tal. Är det alltså talet du såg där, så kan ingen ha flyttat något kort sedan dess.
