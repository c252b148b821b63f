-- An evening of many tables: who takes part, who sat where in which round, and what came of it.

CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    host INTEGER NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    form TEXT NOT NULL,
    rounds INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    minutes INTEGER NOT NULL,
    status TEXT NOT NULL,
    round INTEGER NOT NULL,
    due_at INTEGER,
    time_left INTEGER,
    warned INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    opened_at TEXT NOT NULL
) STRICT;

CREATE INDEX tournaments_by_channel ON tournaments (channel);

-- `person` is NULL for a computer player that completes a pair, 0 for somebody whose data was deleted.
CREATE TABLE tournament_entrants (
    tournament INTEGER NOT NULL,
    number INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    person INTEGER,
    pair INTEGER NOT NULL,
    since INTEGER NOT NULL,
    gone INTEGER NOT NULL,
    PRIMARY KEY (tournament, number),
    FOREIGN KEY (tournament) REFERENCES tournaments (id)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_entrants_by_person ON tournament_entrants (person);

-- Who would like to play with whom, before the start.
CREATE TABLE tournament_wishes (
    tournament INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    person INTEGER NOT NULL,
    other INTEGER NOT NULL,
    PRIMARY KEY (tournament, person),
    FOREIGN KEY (tournament) REFERENCES tournaments (id)
) STRICT, WITHOUT ROWID;

CREATE TABLE tournament_pairings (
    tournament INTEGER NOT NULL,
    round INTEGER NOT NULL,
    place INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    entrants TEXT NOT NULL,
    board INTEGER NOT NULL,
    table_id INTEGER REFERENCES tables (id),
    result TEXT,
    PRIMARY KEY (tournament, round, place),
    FOREIGN KEY (tournament) REFERENCES tournaments (id)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX tournament_pairings_by_table ON tournament_pairings (table_id);

ALTER TABLE tables ADD COLUMN tournament INTEGER;
