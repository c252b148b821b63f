-- Who began which game, so that nobody has to look through all logs for one person; and who has held a hand, even if nothing else is known of them any more.

CREATE TABLE players (
    person INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES games (number),
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX players_by_game ON players (game);

-- The header of a game's log names people by their ids, and nobody else by digits alone.
INSERT OR IGNORE INTO players (person, game)
SELECT CAST(value AS INTEGER), games.number FROM games, json_each(
    (SELECT line FROM log WHERE log.game = games.number ORDER BY revision LIMIT 1), '$.players'
) WHERE value <> '' AND value NOT GLOB '*[^0-9]*';

CREATE INDEX results_by_user ON results (user) WHERE user IS NOT NULL;
CREATE INDEX tables_by_host ON tables (host);

-- Who left a seat of the game being played and then had their data deleted: known again by a salted hash alone.
CREATE TABLE held (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    salt TEXT NOT NULL,
    hash TEXT NOT NULL,           -- SHA-256 of the salt and the person's id
    PRIMARY KEY (table_id, seat, salt)
) STRICT, WITHOUT ROWID;
