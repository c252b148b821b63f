about-title = ## Kortbordet { $version }
about-games = Bieten, Bid Whist och Betel, som vid ett riktigt bord. { "**/spela**" } öppnar ett, { "**/hjälp**" } visar hur.
about-source = Källkod: { $address }
about-source-unknown = Källkod: ingen adress är angiven.
about-support = Hjälp: { $address }
about-support-unknown = Hjälp: ingen adress är angiven. Fråga den som tog hit boten.
about-privacy = Integritet: { $address }; vad boten vet om dig visar { "**/integritet visa**" }.
about-privacy-unknown = Integritet: { "**/integritet visa**" } visar vad boten vet om dig, och där kan du radera det.
about-health = Startad { $since } · Discord svarar på { $milliseconds } ms · { $tables ->
    [one] ett bord är öppet
   *[other] { $tables } bord är öppna
 }
help-text =
    ## Så spelar man
    { "**/spela**" } öppnar ett bord här; andra trycker på **Delta**. **Starta** delar ut korten; på tomma platser spelar datorer.
    Dina kort kommer i ett direktmeddelande, med knappar när det är din tur. Om inget kommer kan det ligga bland dina meddelandeförfrågningar; **Mina kort** vid bordet visar dem alltid, bara för dig.
    { "**/repris**" } visar ett avslutat parti igen, och { "**/kontrollera**" } bevisar att inget kort har flyttats.
    { "**/dagens-giv**" } är dagens giv: samma kort för alla, ett försök var.
    { "**/spelkväll öppna**" } öppnar en spelkväll här, { "**/spelkväll planera**" } planerar en, och { "**/säsong starta**" } börjar en säsong, med liga om du vill.
help-commands-table = Vid bordet
help-commands-learn = Lära sig
help-commands-compete = Tävla
help-commands-own = För dig
help-commands-server = För servern
help-commands-managers = bara den som hanterar servern
abroad-help = Här är jag inte medlem; någon använder mig från sitt eget konto. **Mina kort** visar dina kort, bara för dig. Betänketiden är obegränsad, och du får inget meddelande när det är din tur. Efter en kvart utan ett tryck vid bordet visar **Uppdatera** hur det står.
