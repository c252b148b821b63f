welcome =
    ## Ett kortbord för den här servern
    Bieten, Bid Whist och Betel, med varandra och mot datorer:
    1. { "**/spela**" } öppnar ett bord i en kanal.
    2. Andra trycker på **Delta**.
    3. **Starta** delar ut korten; på tomma platser spelar datorer. **Mina kort** visar dina, bara för dig.
    Är ett spel nytt för dig? { "**/lektion**" } lär ut det medan du spelar. Resten finns i { "**/hjälp**" }.
    Den som hanterar servern väljer kanal, språk, betänketid och husregler i { "**/inställningar**" }.
    -# När boten lämnar servern raderas det den vet om den efter 30 dagar; { "**/integritet visa**" } visar och { "**/integritet radera**" } raderar det den vet om dig.
welcome-language = Serverns språk. Tills någon som hanterar servern väljer ett använder jag samma språk som den som öppnar bordet:
# $permissions are their names as Discord’s settings have them.
welcome-play = -# För att spela behöver jag också de här behörigheterna i kanalerna där ni spelar: { $permissions }.
welcome-threads = -# Med de här behörigheterna kan bord få egna trådar: { $permissions }.
welcome-events = -# Med den här behörigheten visas spelkvällar bland serverns evenemang: { $permissions }.
news-title = ### Nytt i version { $version }
news-more =
    { $count ->
        [one] … och en sak till.
       *[other] … och { $count } saker till.
    }
news-note = -# Visas en gång, bara för dig, eftersom du hanterar den här servern; listan är på engelska. /inställningar stänger av det.
