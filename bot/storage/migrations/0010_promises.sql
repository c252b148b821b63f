-- What binds the luck of a game before anybody has a say in it (docs/proof.md): one row a game of a table, the last of
-- them for the game to come.

CREATE TABLE promises (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    place INTEGER NOT NULL,                -- the how-manieth game of the table, from 1
    promise TEXT NOT NULL,                 -- what everybody was shown
    previous TEXT,                         -- the promise before; null for the table's first
    seed BLOB NOT NULL CHECK (length(seed) = 32),  -- secret until the game's record may be seen
    game INTEGER REFERENCES games (number),  -- null: the game to come
    PRIMARY KEY (table_id, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX promises_by_game ON promises (game) WHERE game IS NOT NULL;

-- Lucky words for the game to come; those of games that have begun stand in the first lines of their logs.
CREATE TABLE lucky_words (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    person INTEGER NOT NULL,
    word TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX lucky_words_by_person ON lucky_words (person);
