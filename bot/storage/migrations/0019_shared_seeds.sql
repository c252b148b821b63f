-- One seed for many tables (docs/proof.md): for the games of an evening, or for those of a day.

CREATE TABLE shared_seeds (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    name TEXT NOT NULL,                    -- the evening's number, or the UTC date
    promise TEXT NOT NULL,                 -- what everybody was shown
    seed BLOB NOT NULL CHECK (length(seed) = 32),  -- secret until nobody plays with it any more
    opened INTEGER NOT NULL DEFAULT 0,     -- 1: it may be seen
    UNIQUE (game, name)
) STRICT;

-- Lucky words, as they stood before the first board: they count for all tables.
CREATE TABLE shared_words (
    seed INTEGER NOT NULL,                 -- of shared_seeds
    place INTEGER NOT NULL,                -- the how-manieth, from 0
    person INTEGER NOT NULL,               -- 0: somebody whose data was deleted; their word goes when the seed is opened
    word TEXT NOT NULL,
    PRIMARY KEY (seed, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX shared_words_by_person ON shared_words (person);

-- Which games were played with which seed, and which board each is.
CREATE TABLE boards (
    game INTEGER PRIMARY KEY REFERENCES games (number),
    seed INTEGER NOT NULL,                 -- of shared_seeds
    board INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX boards_by_seed ON boards (seed, board);

-- 1: others still play the same cards, so its record may not be seen though it is over.
ALTER TABLE games ADD COLUMN sealed INTEGER NOT NULL DEFAULT 0;
