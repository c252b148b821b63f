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
alt-bars = { $title }: { $values }
alt-bar = { $name } { $value }
season-started = La stagione “{ $name }” è iniziata. Ogni partita che finisce da adesso in poi ne fa parte.
season-close-title = Chiudere la stagione “{ $name }”?
season-close-text = La sua classifica resta com’è adesso, per sempre. Le partite ancora in corso non conteranno più per questa stagione.
season-close-role = Chi ha più vittorie riceve il ruolo { $role }. Chi ha vinto la stagione precedente lo perde.
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
season-started-league = Ha un campionato: /stagione campionato mostra i punti per i posti nei suoi tornei. { $best ->
    [0] Contano tutti i tornei.
    [one] Conta il torneo migliore.
   *[other] Contano i { $best } tornei migliori.
    }
league-title = Campionato della stagione “{ $season }”
league-player = { $name } nel campionato “{ $season }”
league-about = Punti per posto: l’ultimo posto vale un punto, ogni posto migliore uno in più; a pari merito vale la media. { $best ->
    [0] Contano tutti i tornei
    [one] Conta il torneo migliore
   *[other] Contano i { $best } tornei migliori
    } · { $tournaments ->
    [0] finora nessuno
    [one] un torneo finora
   *[other] { $tournaments } tornei finora
    }
league-ties = A pari punti decidono, nell’ordine: i tornei vinti, il torneo migliore, il secondo migliore e così via.
league-empty = In questa stagione non è ancora finito nessun torneo.
league-line =
    { "**" }{ $place }.** { $name } · { $points ->
        [one] un punto
       *[other] { $points } punti
    } · { $tournaments ->
        [one] un torneo
       *[other] { $tournaments } tornei
    } · vinti: { $wins }
league-evening = { $day } · torneo { $number } ({ $game }): posto { $place } di { $field } · punti: { $points }
league-dropped = { $line } · non conta
league-tie-wins = { $first } davanti a { $second }: a pari punti, tornei vinti { $one } : { $other }
league-tie-best = { $first } davanti a { $second }: a pari punti e tornei vinti, punti del torneo migliore { $one } : { $other }
league-tie-none = { $first } e { $second } condividono il posto: parità in tutto ciò che conta
error-no-league = La stagione “{ $name }” non ha un campionato. Chi gestisce il server ne inizia una con /stagione inizia.
error-not-in-league = Questa persona non ha tornei nella stagione “{ $season }”.

## Il ruolo di chi vince

settings-winner = Ruolo per chi vince la stagione
settings-winner-hint = Chi vince lo riceve alla chiusura di una stagione; chi aveva vinto prima lo perde. Vuoto: nessuno.
settings-winner-off = nessuno
winner-role-given = 🏆 { $role } è ora il ruolo di { $names }.
winner-role-taken = { $role } è stato tolto a { $names }.
winner-role-none = La stagione non ha vincitori, quindi { $role } resta dov’è.
winner-role-failed = { $names } non ha ricevuto il ruolo { $role }. { $why }
winner-role-kept = { $names } ha ancora il ruolo { $role }. { $why }
winner-role-not-yet = Non posso ancora assegnare { $role }. { $why }
winner-role-why =
    { $problem ->
        [permission] Al mio ruolo manca il permesso Gestisci ruoli. Aggiungilo al mio ruolo in Impostazioni server, Ruoli.
        [above] Il ruolo non è sotto il mio ruolo più alto. Spostalo sotto il mio, o il mio sopra, in Impostazioni server, Ruoli.
        [gone] Il ruolo è stato eliminato. Scegline un altro in /impostazioni, sotto Altre impostazioni.
        [managed] Questo ruolo è gestito da Discord o da un’app, quindi non si può assegnare. Scegline un altro in /impostazioni, sotto Altre impostazioni.
        [left] Questa persona non è più nel server.
        [sealed] Alcuni risultati di questa stagione sono ancora segreti, perché altri tavoli giocano ancora le stesse carte. Riprova quando avranno finito tutti.
       *[refused] Discord ha rifiutato. Riprova più tardi.
    }
winner-role-reason = Ha vinto la stagione «{ $season }»
winner-role-reason-before = Una nuova stagione ha un vincitore
button-winner-again = Riprova
error-winner-role-managed = Questo ruolo è gestito da Discord o da un’app, quindi non si può assegnare. Scegline un altro.
error-winner-role-powers = Questo ruolo dà permessi o apre canali. Può sceglierlo solo chi potrebbe assegnarlo: con Gestisci ruoli e un proprio ruolo più alto.
