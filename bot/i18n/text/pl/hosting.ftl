# Hosts, the vote to end a game, and closing a table.

## On the table

vote-line = { $name } chce zakończyć tę partię bez wyniku. Brakuje jeszcze zgody: { $missing }
button-agree = Zakończ partię
button-play-on = Gramy dalej

## Questions and answers

end-question = Zapytać wszystkich przy stole { $table }, czy zakończyć tę partię? Jeśli wszyscy się zgodzą, skończy się bez wyniku, a jej karty zostaną tajne.
close-question = Przy stole { $table } toczy się partia. Mimo to zamknąć? Skończy się bez wyniku, a jej karty zostaną tajne.
leave-question =
    Przy stole { $table } toczy się partia. { $what ->
        [lost] Jeśli teraz odejdziesz, twoje miejsce zajmie komputer. Partia liczy ci się jako przegrana.
        [last] Nikt inny tam nie siedzi: jeśli teraz odejdziesz, stół zostanie zamknięty, a partia nie będzie miała wyniku.
       *[nothing] Jeśli teraz odejdziesz, twoje miejsce zajmie komputer. Partia ci się nie liczy.
    } Mimo to odejść?
answer-vote = Pytam wszystkich przy stole { $table }; jeśli wszyscy się zgodzą, partia się skończy.
answer-ended = Partia przy stole { $table } jest skończona bez wyniku.
answer-closed = Stół { $table } jest zamknięty.
answer-host = Stół { $table } ma teraz nowego gospodarza: { $name }.
answer-kicked = { $name } nie siedzi już przy stole { $table }.

## Refusals

error-already-agreed = Twoja zgoda już jest; czekamy na odpowiedź pozostałych.
error-close-in-game = Tu toczy się partia; { "**/przerwij**" } pyta wszystkich, czy ją zakończyć, a kto tu moderuje, może zamknąć stół.
error-leave-in-game = Tu toczy się partia; odchodzi się z niej przez { "**/odejdź**" }.
error-kick-in-game = W trakcie partii nikogo nie można wyprosić; { "**/przerwij**" } pyta wszystkich, czy ją zakończyć.
error-kick-yourself = Od stołu odchodzi się przez { "**/odejdź**" }.
error-start-asked = Gospodarz dostał już pytanie; bez odpowiedzi partia zacznie się sama.
error-no-start-wish = Pytanie o start jest już nieaktualne.
error-no-such-seat = Nie ma takiego miejsca przy tym stole.
error-own-seat = Już tam siedzisz.
error-no-swap = Zamiana jest już nieaktualna.
error-no-vote = Głosowanie już się skończyło.
error-not-at-this-table = Tej osoby nie ma przy tym stole.
