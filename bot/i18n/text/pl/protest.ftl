# Protest przeciw rozdaniu

button-protest = Protest
protest-title = Protest, stół { $table }
protest-label = Co się nie zgadza?
protest-hint = Tylko dla gospodarza i moderatorów. O tym rozdaniu albo o ostatnim, póki w nowym nikt nie zagrał.
protest-made = ⚖️ Protest przeciw rozdaniu { $deal }: { $name }. { $own ->
    [evening] Rozstrzyga organizator turnieju albo moderator serwera, jeśli nie gra przy tym stole.
    [group] Gospodarz może zapytać wszystkich, czy rozdać od nowa.
   *[no] Rozstrzyga moderator serwera, który tu nie gra, albo gospodarz pyta wszystkich.
}
protest-again-asked = Wszyscy są pytani, czy rozdać rozdanie { $deal } od nowa. Potrzebna zgoda: { $missing }.
protest-ruled = Protest przeciw rozdaniu { $deal } ({ $name }): { $ruling ->
    [stands] bez zmian.
    [again] rozdano od nowa, za zgodą wszystkich.
   *[void] partia nie ma wyniku.
}
game-void = Partia nie ma wyniku: tak rozstrzygnięto protest.
button-protest-look = Zobacz protest
button-replay-protest = Pokaż protest

protest-case = Protest w partii { $game }, rozdanie { $deal }
protest-said = { $name }: „{ $sentence }”
protest-record = Co wszyscy widzieli do tej chwili (protokół miał { $line ->
    [one] jeden wiersz
    [few] { $line } wiersze
   *[many] { $line } wierszy
}):
protest-line = `{ $line }` { $text }
protest-nothing-left = W protokole nie ma już nic z tego rozdania.
protest-own-game = Grasz w tej partii, więc decyzja należy do moderacji.
protest-later = Karty pozostają tajne do końca partii; potem można tu obejrzeć wszystko.
button-protest-stands = Bez zmian
button-protest-again = Od nowa, za zgodą wszystkich
button-protest-void = Bez wyniku

error-bad-sentence = Napisz w jednym zdaniu, co się nie zgadza, od 1 do { $high } znaków.
error-protest-open = Jest już protest; najpierw trzeba na niego odpowiedzieć.
error-protested-already = Był już twój protest przeciw rozdaniu { $deal } i jest na niego odpowiedź.
error-no-protest = Nie ma tu protestu, na który można odpowiedzieć.
error-not-judge = Protest mogą zobaczyć tylko gospodarz (w turnieju: jego organizator), moderator i osoba, która go złożyła.
error-protest-sealed = Inne stoły jeszcze grają tymi kartami; protest możesz zobaczyć, gdy wszystkie skończą.
error-needs-result = Ta partia musi mieć wynik: to turniej pucharowy albo bierzesz w niej udział.
error-own-protest = Własnego protestu nie możesz rozstrzygnąć, możesz tylko zostawić rozdanie bez zmian. Moderator może więcej.
error-own-game = Grasz w tej partii, a gracze nie rozstrzygają w niej protestów. Gospodarz może zapytać wszystkich, czy rozdać od nowa; rozstrzygnąć może moderator, który tu nie gra.
error-too-late-again = Nie można już rozdać od nowa: ktoś zagrał w następnym rozdaniu albo inni grają tymi samymi kartami.
error-nobody-asks-again = Pytanie o nowe rozdanie jest już nieaktualne.
answer-protested = Twój protest został złożony; rozstrzygnie go osoba, która o tym decyduje.

error-protest-too-late = Przeciw temu rozdaniu nie można już protestować: tylko przeciw bieżącemu i przeciw ostatniemu, dopóki nikt nie zagra w następnym.
