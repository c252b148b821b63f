# Leaderboards and seasons.

leaderboard-season = Stagione “{ $season }”, per { $by }
leaderboard-all-time = Da sempre, per { $by }
leaderboard-year = Anno { $year }, per { $by }
error-year-or-season = Indica un anno o una stagione, non tutti e due.
leaderboard-rating-line =
    { "**" }{ $place }.** { $name } · { $provisional ->
        [yes] { $rating }?
       *[no] { $rating }
    } · { $games ->
        [one] una partita classificata
       *[other] { $games } partite classificate
    }
leaderboard-provisional = ? Provvisorio: meno di { $games } partite.
leaderboard-page = Pagina { $page } di { $pages }
leaderboard-nobody = ex giocatore
by-wins = vittorie
by-points = punti
by-losses = sconfitte
by-games = partite
by-rating = rating
choice-wins = vittorie
choice-points = punti
choice-losses = sconfitte
choice-games = partite
choice-rating = rating
season-all-time = da sempre
button-page-before = ◀ Precedente
button-page-after = Successiva ▶
alt-bars = { $title }: { $values }
alt-bar = { $name } { $value }
season-started = La stagione “{ $name }” è iniziata. Ogni partita che finisce da adesso in poi ne fa parte.
season-close-title = Chiudere la stagione “{ $name }”?
season-close-text = La sua classifica resta com’è adesso, per sempre. Le partite in corso contano per quello che viene dopo.
season-close-button = Chiudi la stagione
season-closed = La stagione “{ $name }” è chiusa.
season-list = Stagioni di questo server
season-none = Qui non c’è ancora stata nessuna stagione; /stagione inizia ne apre una. Senza stagione contano tutte le partite mai giocate.
season-line =
    { $running ->
        [yes] **{ $name }** · dal { $from }
       *[no] **{ $name }** · { $from } – { $until }
    }{ $champions ->
        [none] {""}
       *[some] { "" } · vittoria: { $champions }
    }
error-season-running = È in corso la stagione “{ $name }”; /stagione chiudi la conclude, poi può iniziarne un’altra.
error-season-name-taken = Qui una stagione si chiamava già “{ $name }”; scegli un altro nome.
error-season-name-length = Il nome di una stagione ha da 1 a { $most } caratteri e non è “*”.
error-too-many-seasons = Qui ci sono già { $limit } stagioni; di più non se ne possono conservare.
error-no-running-season = Qui non è in corso nessuna stagione; /stagione inizia ne apre una, /stagione lista mostra le altre.
error-counted-anew = I rating si stanno ricontando; la stagione si potrà chiudere appena saranno completi.
error-no-season =
    Qui nessuna stagione si chiama “{ $name }”. { $known ->
        [none] Non ce n’è ancora stata nessuna; /stagione inizia ne apre una.
       *[some] Puoi scegliere tra: { $known }
    }
error-rating-of-one-game = Il rating è di un gioco solo: scegline uno in “gioco”.
error-points-of-one-game = I punti sono di un gioco solo: scegline uno in “gioco”.
leaderboard-title = Classifica
leaderboard-game-title = Classifica: { $game }
leaderboard-house-title = Classifica: { $game }, regole della casa { $code }
leaderboard-empty = Qui non conta ancora nessuna partita. Una partita conta quando almeno due persone ne hanno giocato in proprio almeno metà delle smazzate.
leaderboard-line =
    { "**" }{ $place }.** { $name } · { $games ->
        [one] una partita
       *[other] { $games } partite
    } · { $wins } vinte · { $losses } perse · { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
leaderboard-all-line =
    { "**" }{ $place }.** { $name } · { $games ->
        [one] una partita
       *[other] { $games } partite
    } · { $wins } vinte · { $losses } perse
