-- At a table of rise and fly people wait for a seat, and a game can be closed without a result when one has to rise.

CREATE TABLE queue (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    place INTEGER NOT NULL,   -- 0 waits longest
    party INTEGER NOT NULL,   -- who has the same number sits down together
    user INTEGER,
    computer INTEGER,
    PRIMARY KEY (table_id, place),
    CHECK ((user IS NULL) <> (computer IS NULL))
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX queue_by_user ON queue (user, table_id) WHERE user IS NOT NULL;

-- Null unless the game was closed between two deals: it has no result, but all its cards are known.
ALTER TABLE games ADD COLUMN closed_at TEXT;
