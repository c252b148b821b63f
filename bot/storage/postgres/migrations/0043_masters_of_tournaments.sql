-- Masters play the boards of small tournaments at a table without persons, so that players can compare with them.

ALTER TABLE tournaments ADD COLUMN masters BIGINT NOT NULL DEFAULT 0;

CREATE TABLE tournament_masters (
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    board BIGINT NOT NULL,
    seats BIGINT NOT NULL,
    guild BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    version TEXT COLLATE "C" NOT NULL,
    result TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (tournament, board, seats)
);

CREATE UNIQUE INDEX tournament_masters_by_table ON tournament_masters (table_id);
