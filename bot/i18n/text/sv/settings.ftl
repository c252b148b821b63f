# What a server and its people choose, and what follows from it.

## Languages, each by its own name

language-of-discord = som i Discord
language-name = Svenska

## A server's settings

settings-title = Inställningar för den här servern
settings-changed = Inställningarna är ändrade
settings-unchanged = Inga ändringar
settings-before = (förut: { $text })
settings-change = Ändra
settings-more = Fler inställningar
settings-tables = Bord
settings-messages = Meddelanden
settings-channel = Kanaler för bord
settings-channel-hint = Bord öppnas bara där, även i deras trådar. Ingen: alla kanaler.
settings-channel-any = alla kanaler
settings-language = Språk
settings-time = Betänketid per drag
settings-time-hint = Sedan hoppar en dator in tills personen är tillbaka.
settings-time-off = obegränsad
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
settings-openers-role = vissa roller
settings-openers-managers = den som hanterar servern
settings-role = Rollerna
settings-role-hint = Bara om vissa roller får öppna bord; den som hanterar servern får det alltid.
settings-newcomers = Nya personer i pågående partier
settings-newcomers-yes = får ta över en plats
settings-newcomers-no = får inte komma in
settings-let-in = Släpp in nya
settings-let-nobody-in = Släpp inte in nya
settings-pictures = Bordets visning
settings-pictures-yes = som bild, med få ord
settings-pictures-no = i ord
settings-show-pictures = Visa bordet som bild
settings-hide-pictures = Visa bordet i ord
settings-waits = Väntetider
settings-pause = Stäng övergivna partier efter
settings-pause-days = Dagar tills bordet stängs
settings-pause-hint = { $low } till { $high }. Partiet vilar när datorer två gånger spelat för alla; ett tryck väcker det.
settings-houses = Husregler
settings-house = Husregler för { $game }

## Refusals

error-bad-days = ”{ $given }” är inget antal dagar; skriv ett från { $low } till { $high }.
error-cannot-sit-here = Du kan inte sitta vid det här bordet.
error-cannot-sit-together = Ett nytt parti kan inte börja med dem som sitter här nu.
error-opened-by-managers = Bara den som hanterar servern får öppna bord här; du får sätta dig vid andras bord.
error-opened-by-role =
    { $count ->
        [one] Bara den som har rollen { $roles } får öppna bord här; du får sätta dig vid andras bord.
       *[other] Bara den som har en av de här rollerna får öppna bord här: { $roles }. Du får sätta dig vid andras bord.
    }
error-opener-role-missing = Välj också de roller som får öppna bord.
error-wrong-channel = Bord öppnas i { $channels } på den här servern.
settings-news = Nytt efter en uppdatering
settings-news-yes = visas en gång för den som hanterar servern
settings-news-no = visas inte
settings-news-on = Visa vad som är nytt
settings-no-news = Visa inga nyheter
settings-level = Datorer vid nya bord
settings-level-choice = Datorer: { $level }
settings-patience = Väntetid innan någon får väckas
settings-patience-hint = Bara om betänketiden är obegränsad. Den som sedan inte svarar inom två minuter räknas som borta.
settings-threads = En tråd för varje bord
settings-threads-yes = ja, där boten får skapa en
settings-threads-no = nej
settings-threads-on = Använd en tråd per bord
settings-no-threads = Använd inga trådar
settings-digest = Veckobrev
settings-digest-hint = En gång i veckan, på måndagen, vilka som har spelat. Utan kanal: aldrig.
settings-digest-off = aldrig
settings-zone = Tidszon
settings-zone-hint = För planerade spelkvällar. En stad räcker: Stockholm, Göteborg, Helsingfors, Chicago.
settings-zone-none = inte vald
settings-tournaments = Spelkvällar
settings-tournament-channel = Kanal för spelkvällar
settings-tournament-channel-hint = Spelkvällar öppnas bara där, även i dess trådar. Ingen: kanalerna för bord.
settings-channel-as-tables = som för bord
settings-organisers = Vem som får ordna spelkvällar
settings-organisers-openers = alla som får öppna bord
settings-organisers-role = vissa roller
settings-organisers-managers = den som hanterar servern
settings-organiser-role-hint = Bara om vissa roller får ordna spelkvällar; den som hanterar servern får det alltid.
settings-mentions = Omnämnanden
settings-tournament-mention = Roll som nämns när en spelkväll öppnar
settings-tournament-mention-hint = Ett meddelande när listan öppnar. Ingen: ingen roll.
settings-table-mention = Roll som nämns när ett bord söker spelare
settings-table-mention-hint = När ett nytt bord har väntat en stund, högst var tionde minut. Ingen: ingen roll.
settings-mention-off = ingen roll
error-everyone-mentioned = Boten nämner ingen roll som alla har. Välj en annan, eller ingen.
error-bot-role = Bara en bot har den här rollen. Välj en som människor har.
error-organised-by-managers = Bara den som hanterar servern får ordna spelkvällar här; du får vara med på dem.
error-organiser-role-missing = Välj också de roller som får ordna spelkvällar.
error-wrong-tournament-channel = Spelkvällar öppnas i { $channels } på den här servern.
error-organised-by-role =
    { $count ->
        [one] Bara den som har rollen { $roles } får ordna spelkvällar här; du får vara med på dem.
       *[other] Bara den som har en av de här rollerna får ordna spelkvällar här: { $roles }. Du får vara med på dem.
    }
settings-note-lacking = ⚠️ I { $channel } saknar jag: **{ $permissions }**. Den som hanterar servern kan ge mig det under Redigera kanal → Behörigheter.
settings-note-unmentionable = ⚠️ Ett omnämnande av { $role } meddelar ingen än. Låt alla nämna den (Serverinställningar → Roller), eller ge mig behörigheten **{ $permission }**.
settings-health = Hälsa
health-complete = Behörigheter för att spela: alla finns i { $channels }
health-optional = Saknas, men behövs inte för att spela:
health-lacking = ⚠️ { $what }: jag saknar **{ $permission }**.
health-waiting = Ändringar som väntar på att sparas
health-backup = Senaste säkerhetskopia
health-backup-unknown = ingen känd
health-version = Version
