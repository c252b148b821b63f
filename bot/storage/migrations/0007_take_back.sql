-- What everybody agreed to take back stays in the log, dropped by a row of its own; whoever reads a game skips both.

ALTER TABLE log ADD COLUMN drops INTEGER;  -- null, or the revision that this row takes back together with itself

CREATE INDEX log_dropped ON log (game, drops) WHERE drops IS NOT NULL;

-- Who agrees that the last action is taken back; place 0 asked.
CREATE TABLE wishes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    place INTEGER NOT NULL,
    user INTEGER NOT NULL,
    PRIMARY KEY (table_id, place)
) STRICT, WITHOUT ROWID;
