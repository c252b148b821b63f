# Miejsca: siadanie, wstawanie, wybór miejsca, początek gry.

leave-question =
    Przy stole { $table } toczy się partia. { $what ->
        [lost] Jeśli teraz odejdziesz, twoje miejsce zajmie komputer. Partia liczy ci się jako przegrana.
        [last] Nikt inny tam nie siedzi: jeśli teraz odejdziesz, stół zostanie zamknięty, a partia nie będzie miała wyniku.
       *[nothing] Jeśli teraz odejdziesz, twoje miejsce zajmie komputer. Partia ci się nie liczy.
    } Mimo to odejść?
error-start-asked = Gospodarz dostał już pytanie; bez odpowiedzi partia zacznie się sama.
error-no-start-wish = Pytanie o start jest już nieaktualne.
error-no-such-seat = Nie ma takiego miejsca przy tym stole.
error-own-seat = Już tam siedzisz.
error-no-swap = Zamiana jest już nieaktualna.
button-take-over = Przejmij miejsce
error-own-seat-only = Znasz już karty innego miejsca w tej partii, bo było twoje; gdy się skończy, możesz znowu usiąść.
error-no-newcomers = Na tym serwerze nikt nowy nie przejmuje miejsca w trwającej partii; gdy się skończy, możesz usiąść.
