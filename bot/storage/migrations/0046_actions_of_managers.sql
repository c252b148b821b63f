-- What managers of a guild have done that affects others, for 90 days.

CREATE TABLE manager_actions (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    at INTEGER NOT NULL,     -- seconds since 1970
    person INTEGER NOT NULL, -- who acted; 0: their data was deleted
    kind TEXT NOT NULL,
    other INTEGER,           -- whom it was about; null: no person; 0: their data was deleted
    details TEXT NOT NULL    -- JSON: what it was about
) STRICT;

CREATE INDEX manager_actions_by_guild ON manager_actions (guild, id);
CREATE INDEX manager_actions_by_time ON manager_actions (at);
CREATE INDEX manager_actions_by_person ON manager_actions (person, id);
CREATE INDEX manager_actions_by_other ON manager_actions (other) WHERE other IS NOT NULL;
