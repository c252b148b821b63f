-- Whether hints are allowed at a table, and were at the one where a game was played: such a game is not rated.
-- Which seats have taken one and not acted since: their next line in the log says so.

ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;

CREATE TABLE hints_taken (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
