-- Who had a try of a deal of the day and then their data deleted: known again by a salted hash alone, for that day.
CREATE TABLE tries_had (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    salt TEXT NOT NULL,
    hash TEXT NOT NULL,           -- SHA-256 of the salt and the person's id
    PRIMARY KEY (day, game, salt)
) STRICT, WITHOUT ROWID;

-- JSON: other versions of the masters that people may have met at it, since the program was updated meanwhile.
ALTER TABLE daily_deals ADD COLUMN also TEXT NOT NULL DEFAULT '[]';
