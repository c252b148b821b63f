-- Protests: what somebody says is wrong with a deal, and what became of it. One at a time in a game.

CREATE TABLE protests (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games (number),
    deal INTEGER NOT NULL,         -- which deal of the game it is about, from 1
    revision INTEGER NOT NULL,     -- of the table, as the person saw it
    person INTEGER NOT NULL,
    sentence TEXT NOT NULL,
    made_at TEXT NOT NULL,         -- ISO 8601
    answer TEXT,                   -- stands, again, void; null: none yet
    other INTEGER,                 -- who answered
    answered_at TEXT,
    proposed INTEGER NOT NULL DEFAULT 0  -- whether everybody is asked to deal again
) STRICT;

CREATE INDEX protests_of_game ON protests (game);

-- Who agrees to deal again.
CREATE TABLE again_wishes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    place INTEGER NOT NULL,
    person INTEGER NOT NULL,
    PRIMARY KEY (table_id, place)
) STRICT, WITHOUT ROWID;

-- A deal that is dealt again is dropped whole, by one row: from the line at `drops` to the one at `drops_to`.
ALTER TABLE log ADD COLUMN drops_to INTEGER;  -- null: the one line at `drops`
