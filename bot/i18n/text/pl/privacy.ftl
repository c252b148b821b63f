# What is known of a person, and whom they don't sit with.

former-player = dawny gracz { $number }

privacy-title = Co jest o tobie zapisane
privacy-preferences =
    { $count ->
        [0] Ustawienia: brak, nie ma nawet języka twojego Discorda
       *[other] Ustawienia: to, co pokazuje /ustawienia, i język twojego Discorda
    }
privacy-blocks = Osoby przez ciebie zablokowane: { $count }
privacy-seats = Miejsca, ruchy i głosy przy stołach: { $count }
privacy-tables = Stoły z tobą jako gospodarzem: { $count }
privacy-tournaments = Turnieje: zgłoszenia i organizowane przez ciebie: { $count }
privacy-daily = Twoje rozdania dnia: { $count }
privacy-results = Wyniki skończonych partii: { $count }
privacy-statistics = Ratingi i to, co liczą /statystyki: { $count }
privacy-house = Zapisane przez ciebie zasady domowe: { $count }
privacy-managing = Twoje działania jako osoby zarządzającej serwerem w ostatnich 90 dniach: { $count }
privacy-games = Partie, których protokół zawiera twój identyfikator: { $count }
privacy-notes = Prywatne wiadomości, których identyfikator pamiętam: { $count }
privacy-exported = To wszystko, co jest o tobie zapisane.
privacy-delete-title = Usunąć to, co jest o tobie zapisane?
privacy-delete-text =
    Twoje ustawienia, blokady, wyniki i miejsca znikają, na wszystkich serwerach. Odchodzisz od stołów, przy których nikt nie gra.
    W partiach innych osób zostaje po tobie „dawny gracz”; rankingi już cię nie znają. Wiadomości na kanałach zostają takie, jakie są.
    Tego nie można cofnąć.
privacy-delete-button = Usuń wszystko
privacy-deleted = Usunięte. Gdy znowu coś tu naciśniesz albo wpiszesz, na nowo zapiszę język twojego Discorda.
privacy-blocked = Przy żadnym stole nie usiądziecie już razem, ty i { $name }; nikt się o tym nie dowie. Jeśli teraz siedzicie razem, działa to od następnej partii. Kończy to /odblokuj.
privacy-unblocked = Znowu możecie siedzieć przy jednym stole, ty i { $name }.

## Refusals

error-block-computer = Komputery siedzą tam, gdzie się je posadzi; może je usunąć gospodarz stołu.
error-block-self = To ty; ze sobą trzeba wytrzymać.
error-leave-first = Siedzisz jeszcze przy stole { $tables }; najpierw użyj tam /odejdź, żeby nikt na ciebie nie czekał, potem spróbuj znowu.
error-not-blocked = Ta osoba nie jest przez ciebie zablokowana.
error-too-many-blocks =
    Masz już { $limit ->
        [one] { $limit } zablokowaną osobę
        [few] { $limit } zablokowane osoby
        [many] { $limit } zablokowanych osób
       *[other] { $limit } zablokowanej osoby
    }; najpierw uwolnij kogoś przez /odblokuj.
