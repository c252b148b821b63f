# What a server and its people choose, and what follows from it.

## Languages, each by its own name

language-of-discord = som i Discord
language-name = Svenska

## A server's settings

settings-title = Inställningar för den här servern
settings-changed = Inställningarna är ändrade
settings-unchanged = Ingenting ändrades
settings-before = (förut: { $text })
settings-change = Ändra
settings-channel = Kanal för bord
settings-channel-hint = Bord öppnas bara där, även i dess trådar. Ingen: alla kanaler.
settings-channel-any = alla kanaler
settings-language = Språk
settings-time = Tid för ett drag
settings-time-hint = Sedan hoppar en dator in tills personen är tillbaka.
settings-time-off = så länge det tar
settings-time-seconds = { $count } sekunder
settings-time-minutes =
    { $count ->
        [one] 1 minut
       *[other] { $count } minuter
    }
settings-time-hours =
    { $count ->
        [one] 1 timme
       *[other] { $count } timmar
    }
settings-time-days =
    { $count ->
        [one] 1 dygn
       *[other] { $count } dygn
    }
settings-openers = Vem som får öppna bord
settings-openers-everyone = alla
settings-openers-role = en roll
settings-openers-managers = den som hanterar servern
settings-role = Rollen
settings-role-hint = Bara om en roll får öppna bord; den som hanterar servern får det alltid.
settings-newcomers = Nya personer i pågående partier
settings-newcomers-yes = får ta över en plats
settings-newcomers-no = får inte komma in
settings-let-in = Släpp in nya
settings-let-nobody-in = Släpp inte in nya
settings-pictures = Bordet
settings-pictures-yes = som bild, med få ord
settings-pictures-no = i ord
settings-show-pictures = Visa bordet som bild
settings-hide-pictures = Visa bordet i ord
settings-pause = Paus i ett övergivet parti
settings-pause-days = Dagar tills bordet stängs
settings-pause-hint = { $low } till { $high }. Det vilar när datorer två gånger spelat för alla; ett tryck fortsätter.
settings-houses = Husregler
settings-house = Husregler för { $game }

## A person's preferences

preferences-title = Dina inställningar
preferences-none = inga
preferences-hand = Dina kort
preferences-hand-both = i direktmeddelande och med ”Mina kort”
preferences-hand-dm = bara i direktmeddelande
preferences-hand-here = bara med ”Mina kort”
preferences-told = Meddelanden till dig
preferences-told-mentions = ett omnämnande när det är din tur
preferences-told-reminders = en påminnelse när halva din tid har gått
preferences-told-evenings = ett omnämnande när listan för en spelkväll öppnas på servern
preferences-cards = Hur kort skrivs
preferences-cards-usual = som bilder och emojier, på knappar med bokstav och färg
preferences-cards-names = med sina namn
preferences-cards-text = bara som text, utan bilder och emojier
preferences-colours = Färger på symbolerna
preferences-colours-two = två (rött, svart)
preferences-colours-four = fyra (en per färg)
preferences-quiet = Tysta timmar
preferences-quiet-from = Från
preferences-quiet-to = Till
preferences-quiet-line = { $start } till { $end }, { $zone }
preferences-time-hint = Till exempel 22:00. Båda tomma: inga tysta timmar.
preferences-zone = Tidszon
preferences-zone-hint = En stad räcker: Stockholm, Göteborg, Helsingfors, Chicago.
preferences-blocked = Personer du inte sitter med
hand-in-dm = Dina kort finns i dina direktmeddelanden: { $link }

## Refusals

error-bad-days = ”{ $given }” är inget antal dagar; skriv ett från { $low } till { $high }.
error-bad-time = ”{ $given }” är inget klockslag; skriv till exempel 22:00.
error-bad-zone = Jag känner inte till tidszonen ”{ $given }”; skriv en stad som Göteborg, eller ett namn som Europe/Stockholm, Europe/Vienna, America/Chicago.
error-ambiguous-zone = ”{ $given }” kan betyda flera tidszoner; skriv en av dessa: { $zones }.
error-cannot-sit-here = Du kan inte sitta vid det här bordet.
error-cannot-sit-together = Ett nytt parti kan inte börja med dem som sitter här nu.
error-opened-by-managers = Bara den som hanterar servern får öppna bord här; du får sätta dig vid andras bord.
error-opened-by-role = Bara <@&{ $role }> får öppna bord här; du får sätta dig vid andras bord.
error-opener-role-missing = Välj också den roll som får öppna bord.
error-quiet-hours-empty = Tysta timmar behöver en början och ett slut som skiljer sig åt.
error-wrong-channel = Bord öppnas i <#{ $channel }> på den här servern.
preferences-told-invitations = ett omnämnande när någon bjuder in dig till sitt bord; annars ett direktmeddelande
