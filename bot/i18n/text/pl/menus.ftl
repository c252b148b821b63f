## Menu przy osobach i wiadomościach, zaproszenia

invitation = { $name }, { $host } zaprasza cię do stołu: { $game } (stół { $table }). { $link }
button-invitation-decline = Nie, dziękuję
answer-invited = { $name } ma zaproszenie do stołu { $table }: { $link }
answer-invitation-declined = Dobrze: do stołu { $table } nikt cię już nie zaprosi.
answer-protested = Twój protest został złożony; rozstrzygnie go osoba, która o tym decyduje.

preferences-told-invitations = wzmianka, gdy ktoś zaprasza cię do swojego stołu; w przeciwnym razie wiadomość prywatna

error-invite-bot = To program, nie można go zaprosić; komputery dodaje się przyciskiem „Dodaj komputer”.
error-invite-self = To ty; już tam jesteś.
error-invite-no-table = Nie siedzisz na tym serwerze przy żadnym stole, który czeka na graczy; /graj otwiera nowy.
error-invite-stranger = Ta osoba nie może czytać kanału twojego stołu, więc nie mogłaby przyjść.
error-invite-seated = Ta osoba już siedzi przy tym stole albo czeka na miejsce.
error-invite-apart = Tej osoby nie można zaprosić do tego stołu.
error-invited-already = Ta osoba ma już zaproszenie do tego stołu.
error-invitation-declined = Ta osoba odmówiła przyjścia do tego stołu; do innego możesz ją znowu zaprosić.
error-invitation-unreachable = Nie mogę pisać na kanale twojego stołu, więc nikogo nie zaproszę.
error-invitation-of-another = To zaproszenie jest dla kogoś innego; przy stole jest „Dołącz” dla wszystkich.
error-no-invitation = To zaproszenie już nie obowiązuje.
error-stats-bot = To program; nie ma statystyk.
error-no-table-message = To nie jest wiadomość stołu. Wybierz jedną z moich, która pokazuje stół, karty albo chwilę z partii.
error-no-game-yet = Przy tym stole nie rozegrano jeszcze żadnej partii.
error-replay-unfinished = Ta partia jeszcze się nie skończyła; obejrzeć ją można po zakończeniu.
error-protest-too-late = Przeciw temu rozdaniu nie można już protestować: tylko przeciw bieżącemu i przeciw ostatniemu, dopóki nikt nie zagra w następnym.
