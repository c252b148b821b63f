-- Table, game and log are three things: a table outlives its games, a game is told by its log.

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used again: people name tables by it
    guild INTEGER,                         -- null in a direct message
    channel INTEGER NOT NULL,
    host INTEGER NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,                 -- JSON, as in a record's header
    room INTEGER NOT NULL,                 -- how many may sit down
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'closed')),
    revision INTEGER NOT NULL,
    number INTEGER REFERENCES games (number),  -- the game being played or just over
    waiting INTEGER NOT NULL,              -- 1: the game waits for a computer player
    opened_at TEXT NOT NULL,
    changed_at TEXT NOT NULL
) STRICT;

CREATE INDEX tables_by_channel ON tables (channel, status);
CREATE INDEX tables_not_closed ON tables (id) WHERE status <> 'closed';
CREATE INDEX tables_waiting ON tables (id) WHERE waiting = 1;

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    computer INTEGER,
    PRIMARY KEY (table_id, seat),
    CHECK ((user IS NULL) <> (computer IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_user ON seats (user) WHERE user IS NOT NULL;

CREATE TABLE games (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    game TEXT NOT NULL,
    started_at TEXT NOT NULL,
    finished_at TEXT,                      -- null while it goes on, and for ever if the table was closed before its end
    outcome TEXT,                          -- JSON: reason, scores, winners, losers
    deals TEXT                             -- JSON, as replay prints them
) STRICT;

CREATE INDEX games_by_table ON games (table_id);

-- The key is the last guard against two actions at one revision.
CREATE TABLE log (
    game INTEGER NOT NULL REFERENCES games (number),
    revision INTEGER NOT NULL,
    line TEXT NOT NULL,                    -- one line of the record; the first is the header
    PRIMARY KEY (game, revision)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    number INTEGER NOT NULL REFERENCES games (number),
    seat INTEGER NOT NULL,
    guild INTEGER,
    game TEXT NOT NULL,
    user INTEGER,
    computer INTEGER,
    score INTEGER NOT NULL,
    won INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    finished_at TEXT NOT NULL,
    PRIMARY KEY (number, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_guild ON results (guild, game) WHERE user IS NOT NULL;

-- What the surface remembers for itself: message ids, hashes.
CREATE TABLE notebook (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL,
    table_id INTEGER REFERENCES tables (id)
) STRICT, WITHOUT ROWID;

CREATE INDEX notebook_by_table ON notebook (table_id) WHERE table_id IS NOT NULL;
