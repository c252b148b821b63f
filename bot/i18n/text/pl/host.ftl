# Hosts, the vote to end a game, and closing a table.

## On the table

vote-line = { $name } chce zakończyć tę partię bez wyniku. Potrzebna zgoda: { $missing }.
button-end = Zakończ partię
button-close = Zamknij stół
end-costs =
    ⚠ { $count ->
        [one] { $names } jest
        [few] { $names } są
        [many] { $names } są
       *[other] { $names } są
    } tylko chwilowo poza grą. Jeśli partia skończy się teraz, przegrają ci, którzy za tym głosują, a zwycięzcy nie będzie.
ended-behind-back =
    { $count ->
        [one] { $names } kończy partię pod czyjąś nieobecność i ją przegrywa; nikt nie wygrywa.
        [few] { $names } kończą partię pod czyjąś nieobecność i ją przegrywają; nikt nie wygrywa.
        [many] { $names } kończą partię pod czyjąś nieobecność i ją przegrywają; nikt nie wygrywa.
       *[other] { $names } kończą partię pod czyjąś nieobecność i ją przegrywają; nikt nie wygrywa.
    }
ended-by-consent = Wszyscy zgodzili się zakończyć partię, więc nie ma ona wyniku.
game-closed =
    { $why ->
        [moderator] Moderator zamyka stół, więc partia nie ma wyniku.
        [host] Gospodarz zamyka stół, więc partia nie ma wyniku.
        [left] Wszyscy odeszli od stołu, więc partia nie ma wyniku.
        [deserted] Zbyt długo nikogo nie było, więc partia nie ma wyniku.
        [tournament] Turniej skończył się przed tą partią, więc nie ma ona wyniku.
       *[other] Stół jest zamknięty, więc partia nie ma wyniku.
    }

## Questions and answers

end-question = Zapytać wszystkich przy stole { $table }, czy zakończyć tę partię? Jeśli wszyscy się zgodzą, skończy się bez wyniku, a jej karty zostaną tajne.
close-question = Przy stole { $table } toczy się partia. Mimo to zamknąć? Skończy się bez wyniku, a jej karty zostaną tajne.
answer-vote = Pytam wszystkich przy stole { $table }; jeśli wszyscy się zgodzą, partia się skończy.
answer-ended = Partia przy stole { $table } jest skończona bez wyniku.
answer-ended-behind-back = Partia przy stole { $table } jest skończona. Tym, którzy ją zakończyli, liczy się jako przegrana.
answer-closed = Stół { $table } jest zamknięty.
answer-host = Stół { $table } ma teraz nowego gospodarza: { $name }.
answer-kicked = { $name } nie siedzi już przy stole { $table }.

## Refusals

error-already-agreed = Twoja zgoda już jest; czekamy na odpowiedź pozostałych.
error-close-in-game = Tu toczy się partia; { "**/przerwij**" } pyta wszystkich, czy ją zakończyć, a kto tu moderuje, może zamknąć stół.
error-leave-in-game = Tu toczy się partia; odchodzi się z niej przez { "**/odejdź**" }.
error-kick-in-game = W trakcie partii nikogo nie można wyprosić; { "**/przerwij**" } pyta wszystkich, czy ją zakończyć.
error-kick-yourself = Od stołu odchodzi się przez { "**/odejdź**" }.
error-no-vote = Głosowanie już się skończyło.
error-not-at-this-table = Tej osoby nie ma przy tym stole.
