# Leaderboards and seasons.

leaderboard-season = Sezon „{ $season }”, kolejność: { $by }
leaderboard-all-time = Od początku, kolejność: { $by }
leaderboard-year = Rok { $year }, kolejność: { $by }
error-year-or-season = Podaj rok albo sezon, nie oba naraz.
leaderboard-rating-line =
    { "**" }{ $place }.** { $name } · { $provisional ->
        [yes] { $rating }?
       *[no] { $rating }
    } · { $games ->
        [one] jedna partia rankingowa
        [few] { $games } partie rankingowe
        [many] { $games } partii rankingowych
       *[other] { $games } partii rankingowych
    }
leaderboard-provisional = ? Tymczasowy: partii jest mniej niż { $games }.
leaderboard-nobody = dawny gracz
by-wins = wygrane
by-points = punkty
by-losses = przegrane
by-games = partie
by-rating = rating
choice-wins = wygrane
choice-points = punkty
choice-losses = przegrane
choice-games = partie
choice-rating = rating
season-all-time = od początku
alt-bars = { $title }: { $values }
alt-bar = { $name } { $value }
season-started = Sezon „{ $name }” się zaczyna. Liczy się do niego każda partia, która skończy się od tej chwili.
season-close-title = Zakończyć sezon „{ $name }”?
season-close-text = Jego tabela zostaje na zawsze taka jak teraz. Partie, które jeszcze trwają, liczą się do tego, co będzie potem.
season-close-role = Osoba z największą liczbą wygranych dostaje rolę { $role }. Kto ma ją z poprzedniego sezonu, traci ją.
season-close-button = Zakończ sezon
season-closed = Sezon „{ $name }” jest zakończony.
season-list = Sezony tego serwera
season-none = Nie było tu jeszcze sezonu; zaczyna go /sezon zacznij. Bez sezonu liczą się wszystkie partie od początku.
season-line =
    { $running ->
        [yes] **{ $name }** · od { $from }
       *[no] **{ $name }** · { $from } – { $until }
    }{ $champions ->
        [none] {""}
       *[some] { "" } · wygrana: { $champions }
    }
error-season-running = Sezon „{ $name }” trwa; kończy go /sezon zakończ, potem można zacząć następny.
error-season-name-taken = Był tu już sezon „{ $name }”; wybierz inną nazwę.
error-season-name-length = Nazwa sezonu ma od 1 do { $most } znaków i nie może to być „*”.
error-too-many-seasons = Sezonów jest tu już tyle, ile się mieści ({ $limit }); więcej nie mogę przechować.
error-no-running-season = Nie trwa tu żaden sezon; zaczyna go /sezon zacznij, a inne pokazuje /sezon lista.
error-counted-anew = Ratingi są właśnie liczone od nowa; sezon będzie można zakończyć, gdy będą pełne.
error-no-season =
    Żaden sezon nie nazywa się tu „{ $name }”. { $known ->
        [none] Jeszcze żadnego nie było; zaczyna go /sezon zacznij.
       *[some] Do wyboru: { $known }
    }
error-rating-of-one-game = Każda gra ma osobny rating; wybierz ją w opcji „gra”.
error-points-of-one-game = Każda gra ma osobne punkty; wybierz ją w opcji „gra”.
leaderboard-title = Ranking
leaderboard-game-title = Ranking: { $game }
leaderboard-house-title = Ranking: { $game }, zasady domowe { $code }
leaderboard-empty = Żadna partia jeszcze się tu nie liczy. Partia liczy się, gdy co najmniej dwie osoby zagrały w niej same po co najmniej połowie rozdań.
leaderboard-line =
    { "**" }{ $place }.** { $name } · { $games ->
        [one] jedna partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } · wygrane: { $wins } · przegrane: { $losses } · { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
leaderboard-all-line =
    { "**" }{ $place }.** { $name } · { $games ->
        [one] jedna partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } · wygrane: { $wins } · przegrane: { $losses }
season-started-league = Ma ligę: /sezon liga pokazuje punkty za miejsca w jej turniejach. { $best ->
    [0] Liczą się wszystkie turnieje.
    [one] Liczy się najlepszy turniej.
    [few] Liczą się { $best } najlepsze turnieje.
    [many] Liczy się { $best } najlepszych turniejów.
   *[other] Liczy się { $best } najlepszego turnieju.
    }
league-title = Liga sezonu „{ $season }”
league-player = { $name } w lidze „{ $season }”
league-about = Punkty za miejsce: ostatnie daje jeden punkt, każde wyższe o jeden więcej; kto dzieli miejsce, dostaje średnią. { $best ->
    [0] Liczą się wszystkie turnieje
    [one] Liczy się najlepszy turniej
    [few] Liczą się { $best } najlepsze turnieje
    [many] Liczy się { $best } najlepszych turniejów
   *[other] Liczy się { $best } najlepszego turnieju
    } · { $tournaments ->
    [0] na razie żaden turniej
    [one] dotąd jeden turniej
    [few] dotąd { $tournaments } turnieje
    [many] dotąd { $tournaments } turniejów
   *[other] dotąd { $tournaments } turnieju
    }
league-ties = Przy równych punktach rozstrzygają kolejno: liczba wygranych turniejów, najlepszy turniej, drugi najlepszy i tak dalej.
league-empty = W tym sezonie nie skończył się jeszcze żaden turniej.
league-line = { "**" }{ $place }.** { $name } · punkty: { $points } · turnieje: { $tournaments } · wygrane: { $wins }
league-evening = { $day } · turniej { $number } ({ $game }): miejsce { $place } z { $field } · punkty: { $points }
league-dropped = { $line } · nie liczy się
league-tie-wins = Wyżej { $first }, niżej { $second }: punkty równe, wygrane turnieje { $one } : { $other }
league-tie-best = Wyżej { $first }, niżej { $second }: punkty i wygrane turnieje równe, punkty w rozstrzygającym turnieju { $one } : { $other }
league-tie-none = { $first } i { $second } dzielą miejsce: równe jest wszystko, co się liczy
error-no-league = Sezon „{ $name }” nie ma ligi. Zarządzający zaczyna sezon z ligą przez /sezon zacznij.
error-not-in-league = Ta osoba nie ma turnieju w sezonie „{ $season }”.

## Rola dla zwycięzcy

settings-winner = Rola dla zwycięzcy sezonu
settings-winner-hint = Zwycięzca dostaje ją na koniec sezonu; poprzedni zwycięzca ją traci. Puste: bez roli.
settings-winner-off = brak
winner-role-given = 🏆 Rolę { $role } dostaje teraz: { $names }.
winner-role-taken = Rolę { $role } traci { $names }.
winner-role-none = Sezon nie ma zwycięzcy, więc rola { $role } zostaje, gdzie jest.
winner-role-failed = { $names }: rola { $role } nie została nadana. { $why }
winner-role-kept = { $names }: rola { $role } nie została odebrana. { $why }
winner-role-not-yet = Nie mogę jeszcze nadać roli { $role }. { $why }
winner-role-why =
    { $problem ->
        [permission] Moja rola nie ma uprawnienia Zarządzanie rolami. Nadaj je mojej roli w ustawieniach serwera, w zakładce Role.
        [above] Ta rola nie jest poniżej mojej najwyższej roli. Przesuń ją pod moją albo moją nad nią w ustawieniach serwera, w zakładce Role.
        [gone] Rola została usunięta. Wybierz inną w /ustawienia-serwera pod Więcej ustawień.
        [managed] Tą rolą zarządza Discord lub aplikacja, więc nie można jej nadać. Wybierz inną w /ustawienia-serwera pod Więcej ustawień.
        [left] Tej osoby nie ma już na serwerze.
        [sealed] Niektóre wyniki tego sezonu są jeszcze tajne, bo inne stoły grają jeszcze tymi samymi kartami. Spróbuj ponownie, gdy wszystkie skończą.
       *[refused] Discord odmówił. Spróbuj później.
    }
winner-role-reason = Zwycięstwo w sezonie „{ $season }”
winner-role-reason-before = Nowy sezon ma zwycięzcę
button-winner-again = Spróbuj ponownie
error-winner-role-managed = Tą rolą zarządza Discord lub aplikacja, więc nie można jej nadać. Wybierz inną.
error-winner-role-powers = Ta rola daje uprawnienia lub otwiera kanały. Wybrać ją może tylko osoba, która sama mogłaby ją nadać: z uprawnieniem Zarządzanie rolami i wyższą własną rolą.
