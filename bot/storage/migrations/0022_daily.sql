-- The deal of the day (docs/daily.md): the same cards for everybody, one try each, at a table of one's own.

ALTER TABLE tables ADD COLUMN day TEXT;    -- the UTC date of whose deal this is somebody's try; null: any other table

CREATE INDEX tables_by_day ON tables (day) WHERE day IS NOT NULL;

CREATE TABLE daily_deals (
    day TEXT NOT NULL,                     -- UTC date
    game TEXT NOT NULL,
    promised_at TEXT NOT NULL,             -- ISO 8601
    masters TEXT NOT NULL DEFAULT '',      -- the version of the masters whose result is here
    points TEXT,                           -- JSON: what they reach, by seat; null: not played yet
    PRIMARY KEY (day, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE daily_tries (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    person INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    points INTEGER,                        -- null: not played to the end
    PRIMARY KEY (day, game, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_tries_by_person ON daily_tries (person, day);
CREATE INDEX daily_tries_by_table ON daily_tries (table_id);

-- Where somebody has played or shared it: there their name stands in the ranking.
CREATE TABLE daily_places (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    person INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    PRIMARY KEY (day, game, person, guild)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_places_by_person ON daily_places (person);
CREATE INDEX daily_places_by_guild ON daily_places (guild);
