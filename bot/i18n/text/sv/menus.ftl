## Menyer på personer och meddelanden, och inbjudningar

invitation = { $name }, { $host } bjuder in dig till ett bord: { $game } (bord { $table }). { $link }
button-invitation-decline = Nej tack
answer-invited = { $name } är inbjuden till bord { $table }: { $link }
answer-invitation-declined = Då så: till bord { $table } bjuder ingen in dig igen.
answer-protested = Protesten är inlämnad; den som avgör har fått besked.

preferences-told-invitations = ett omnämnande när någon bjuder in dig till sitt bord; annars ett direktmeddelande

error-invite-bot = Det är ett program och kan inte bjudas in; datorer kommer med ”Lägg till dator”.
error-invite-self = Det är du; du är redan där.
error-invite-no-table = Du sitter inte vid något bord på servern som väntar på spelare; /spela öppnar ett.
error-invite-stranger = Personen kan inte läsa kanalen där ditt bord är och skulle inte kunna komma.
error-invite-seated = Personen sitter redan vid bordet eller väntar på en plats.
error-invite-apart = Personen kan inte bjudas in till det här bordet.
error-invited-already = Personen har redan en inbjudan till det här bordet.
error-invitation-declined = Personen har tackat nej till det här bordet; till ett annat får du bjuda in igen.
error-invitation-unreachable = Jag får inte skriva i kanalen där ditt bord är, så jag kan inte bjuda in någon.
error-invitation-of-another = Inbjudan är till någon annan; vid bordet finns ”Delta” för alla.
error-no-invitation = Inbjudan gäller inte längre.
error-stats-bot = Det är ett program; det har ingen statistik.
error-no-table-message = Det är inget meddelande från ett bord. Välj ett av mina som visar ett bord, en hand eller ett ögonblick ur ett parti.
error-no-game-yet = Inget parti har spelats vid det här bordet än.
error-replay-unfinished = Partiet är inte slut än; det går att se på när det är det.
error-protest-too-late = Det går inte längre att protestera mot given: bara mot den som spelas, och mot den senaste tills någon gör något i nästa.
