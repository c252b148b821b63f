-- Seasons, ratings and what games count of each seat. All but the seasons can be counted anew from results and logs.

CREATE TABLE seasons (
    id INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used again: buttons name seasons by it
    guild INTEGER NOT NULL,
    key TEXT NOT NULL,                     -- the name in small letters: names differ in more than capitals
    name TEXT NOT NULL,                    -- as it was written
    started_at TEXT NOT NULL,
    closed_at TEXT,                        -- null while it runs
    UNIQUE (guild, key)
) STRICT;

-- A guild has at most one running season.
CREATE UNIQUE INDEX seasons_running ON seasons (guild) WHERE closed_at IS NULL;

-- The season that ran when the game was finished; null: none did.
ALTER TABLE results ADD COLUMN season INTEGER REFERENCES seasons (id);

CREATE INDEX results_by_season ON results (season) WHERE season IS NOT NULL;

-- The table of a closed season: it stays as it is, whatever is deleted later.
CREATE TABLE season_standings (
    season INTEGER NOT NULL REFERENCES seasons (id),
    player INTEGER NOT NULL,               -- tells people of one season apart when their ids are gone
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,                 -- 0: somebody whose data was deleted
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    losses INTEGER NOT NULL,
    points INTEGER NOT NULL,
    mu REAL,                               -- the rating in this game at the end of the season; null: none
    sigma REAL,
    rated INTEGER,
    PRIMARY KEY (season, player, game, options)
) STRICT, WITHOUT ROWID;

CREATE INDEX season_standings_by_user ON season_standings (user);

-- Everybody's rating after each of their games; the newest row counts, in the order of the rows.
CREATE TABLE ratings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    number INTEGER NOT NULL REFERENCES games (number),
    seat INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    user INTEGER NOT NULL,                 -- 0: somebody whose data was deleted
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,                -- how many games it is made of
    UNIQUE (number, seat)
) STRICT;

CREATE INDEX ratings_by_user ON ratings (user, guild, game, id);

CREATE TABLE tallies (
    number INTEGER NOT NULL REFERENCES games (number),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,                    -- what is counted, in the words of the game's program
    guild INTEGER,
    game TEXT NOT NULL,
    user INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (number, seat, name)
) STRICT, WITHOUT ROWID;

CREATE INDEX tallies_by_user ON tallies (user, guild, game);

-- Which way of counting a game's tallies were counted by, and its ratings worked out; 0: not yet.
ALTER TABLE games ADD COLUMN tallied INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;

CREATE INDEX games_tallied ON games (tallied, number) WHERE finished_at IS NOT NULL;
CREATE INDEX games_rated ON games (rated) WHERE finished_at IS NOT NULL;
