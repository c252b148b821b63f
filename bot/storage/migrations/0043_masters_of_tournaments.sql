-- Masters play the boards of small tournaments at a table without persons, so that players can compare with them.

ALTER TABLE tournaments ADD COLUMN masters INTEGER NOT NULL DEFAULT 0;

CREATE TABLE tournament_masters (
    tournament INTEGER NOT NULL,
    board INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    version TEXT NOT NULL,
    result TEXT NOT NULL,
    PRIMARY KEY (tournament, board, seats),
    FOREIGN KEY (tournament) REFERENCES tournaments (id)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX tournament_masters_by_table ON tournament_masters (table_id);
