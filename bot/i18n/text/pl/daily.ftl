# Rozdanie dnia.

daily-title = Rozdanie dnia · { $day } · nr { $number }
daily-about = Po jednym rozdaniu każdej gry, te same karty dla wszystkich na wszystkich serwerach, jedna próba. Koniec { $end }. Grasz przeciw mistrzom, z miejsca, które jest dla ciebie ustalone.
daily-over = Ten dzień się skończył: karty, obietnice i liczby za nimi są jawne.
daily-seat = z miejsca { $seat } z { $seats } · { $count ->
    [0] nikt jeszcze nie grał
    [one] grała jedna osoba
    [few] grały { $count } osoby
    [many] grało { $count } osób
   *[other] grało { $count } osoby
}
daily-on = Jesteś w trakcie.
daily-missed = Bez twojego udziału.
daily-unfinished = Niedokończone przed końcem dnia.
daily-waits = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Mistrzowie jeszcze grają; zajrzyj za minutę.
daily-done = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, mistrzowie na twoim miejscu: { $par } (**{ $margin }**)
daily-place-here = Miejsce { $place } z { $count } na tym serwerze
daily-place-world = Miejsce { $place } z { $count } na całym świecie
daily-streak = { $days ->
    [one] Twoja seria: jeden dzień.
    [few] { $days } dni z rzędu.
    [many] { $days } dni z rzędu.
   *[other] { $days } dnia z rzędu.
}
daily-come-back = Wróć jutro!
daily-copy = Do skopiowania i pokazania; niczego nie zdradza:
daily-share-head = Stół do kart, rozdanie dnia { $day } (nr { $number })
daily-shared = { $name } ma za sobą rozdanie dnia.
daily-ranking-title = { $game } · { $day }
daily-ranking-about = Liczy się różnica do tego, co mistrzowie osiągają z tego samego miejsca. W rankingu światowym imię mają tylko ci, którzy grali lub pokazali wynik na tym serwerze.
daily-ranking-hidden = Ranking zobaczysz, gdy zagrasz to rozdanie.
daily-ranking-empty = Nikt nie grał tego rozdania.
daily-ranking-here = Na tym serwerze
daily-ranking-world = Na świecie · { $count ->
    [one] jedna osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}, średnio { $average }
daily-rank = **{ $place }.** { $name }: { $margin } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
})
daily-somebody = ktoś
daily-proof-title = Obietnice z { $day }
daily-proof-about = Karty dnia są ustalone dzień wcześniej. Zapisz obietnice na jutro i sprawdź jutro, czy się zgadzają. Liczby, które za nimi stoją, zobaczysz, gdy dzień się skończy; wtedy /sprawdź przelicza też twoją partię.
daily-masters = Mistrzowie w wersji { $version }
daily-masters-also = Zaktualizowano mnie, gdy grano to rozdanie: grano też przeciw mistrzom w wersji { $version }.
daily-tomorrow = Jutro, { $day }
daily-promise = { $game }: { $hash }
daily-small = rozdanie dnia · { $day }
button-daily-play = Graj: { $game }
button-daily-on = Dalej: { $game }
button-daily-look = Analiza: { $game }
button-daily-ranking = Ranking
button-daily-yesterday = Wczoraj
button-daily-next = Dzień później
button-daily-proof = Obietnice
button-daily-share = Pokaż
button-daily-too = Zagraj też
button-daily-back = Wróć
button-daily-result = Wynik
error-no-daily = Ta gra nie ma rozdania dnia.
error-try-had = Twoja próba tego rozdania jest już za tobą. Tak zostaje do końca dnia, także po usunięciu danych.
error-day-over = To rozdanie dnia się skończyło: jego karty są jawne. /rozdanie-dnia pokazuje, w co można zagrać.
