-- Finished games that people have looked back at, each for themselves alone: what is thought of their decisions so far.

CREATE TABLE coached (
    game INTEGER NOT NULL REFERENCES games (number),
    person INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    total INTEGER NOT NULL,              -- how many decisions there are
    looked TEXT NOT NULL,                -- JSON: what is thought of those that were looked at
    done INTEGER NOT NULL DEFAULT 0,     -- 1: of all of them
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX coached_by_person ON coached (person);
CREATE INDEX coached_not_done ON coached (game) WHERE done = 0;
