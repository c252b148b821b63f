# Co zrobiły osoby zarządzające serwerem, w dzienniku tylko dla nich.

button-manager-log = Dziennik zarządzających
manager-log-title = Dziennik zarządzających
manager-log-note = Co osoby zarządzające serwerem zrobiły innym lub zmieniły w ciągu ostatnich { $days } dni. Tylko one mogą to przeczytać.
manager-log-empty = Nie ma jeszcze żadnych wpisów.
manager-log-entry = **{ $what }** · { $who } · { $time }
manager-log-setting = { $label }: { $before } → { $now }
manager-log-former = osoba, której dane usunięto

manager-log-settings-changed = Zmieniono ustawienia
manager-log-season-started = Rozpoczęto sezon „{ $season }”
manager-log-season-closed = Zakończono sezon „{ $season }”
manager-log-winner-role-given = Nadano rolę { $role } za zwycięstwo w sezonie ({ $other })
manager-log-winner-role-taken = Odebrano rolę { $role } po poprzednim sezonie ({ $other })
manager-log-house-rules-replaced = Zastąpiono zasady domowe „{ $name }” ({ $other })
manager-log-house-rules-deleted = Usunięto zasady domowe „{ $name }”
manager-log-table-closed = Zamknięto stół { $table } ({ $game })
manager-log-game-ended = Zamknięto stół { $table } ({ $game }) w trakcie partii
manager-log-word-removed = Usunięto słowo na szczęście przy stole { $table } ({ $other })
manager-log-protest-ruled = Stół { $table }, protest przeciw rozdaniu { $deal } ({ $other }): { $ruling ->
    [stands] bez zmian
    [again] pytanie do wszystkich o ponowne rozdanie
   *[void] partia nie ma wyniku
}
manager-log-tournament-started = Rozpoczęto turniej { $tournament }
manager-log-tournament-paused = Wstrzymano turniej { $tournament }
manager-log-tournament-resumed = Wznowiono turniej { $tournament }
manager-log-tournament-ended = Zakończono turniej { $tournament } przed czasem
manager-log-tournament-cancelled = Odwołano turniej { $tournament }
manager-log-tournament-skipped = Odwołano turniej { $tournament } na jeden tydzień
manager-log-tournament-word-removed = Usunięto słowo na szczęście w turnieju { $tournament } ({ $other })
