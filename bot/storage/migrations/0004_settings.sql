-- A guild's settings and a person's preferences: JSON as the program's models write it, so that a new choice needs no migration.

CREATE TABLE guilds (
    guild INTEGER PRIMARY KEY,
    settings TEXT NOT NULL,
    left_at TEXT               -- ISO 8601: since when the bot is no longer a member; null while it is
) STRICT;

CREATE TABLE people (
    user INTEGER PRIMARY KEY,
    preferences TEXT NOT NULL
) STRICT;

-- Who is never seated together with whom, whichever of the two asked for it.
CREATE TABLE blocks (
    user INTEGER NOT NULL,
    other INTEGER NOT NULL,
    PRIMARY KEY (user, other),
    CHECK (user <> other)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_by_other ON blocks (other);
