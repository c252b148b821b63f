-- House rules get names in a guild, and results tell which house rules they were won with.

CREATE TABLE house_rules (
    guild INTEGER NOT NULL,
    key TEXT NOT NULL,       -- the name in small letters: names differ in more than capitals
    name TEXT NOT NULL,      -- as it was written
    game TEXT NOT NULL,
    options TEXT NOT NULL,   -- JSON, as in a record's header
    saved_by INTEGER NOT NULL,
    saved_at TEXT NOT NULL,
    PRIMARY KEY (guild, key)
) STRICT, WITHOUT ROWID;

-- JSON without blanks, as in a record's header: equal texts are equal house rules.
ALTER TABLE results ADD COLUMN options TEXT NOT NULL DEFAULT '{}';

-- The first line of a game's log is its header.
UPDATE results SET options = coalesce(
    (SELECT json_extract(line, '$.options') FROM log WHERE log.game = results.number ORDER BY revision LIMIT 1),
    '{}'
);
