-- A game that nobody is there for stands still until one of its people presses something, or its table is closed.

-- How many turns a computer player has taken running for the person while nobody was there; counted up to two.
ALTER TABLE seats ADD COLUMN sat_in INTEGER NOT NULL DEFAULT 0;

CREATE TABLE pauses (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    since INTEGER NOT NULL,        -- seconds since 1970, both
    due_at INTEGER NOT NULL        -- when the table is closed without a result
) STRICT;

CREATE INDEX pauses_due ON pauses (due_at);

-- A role of results that there was not before: absent, of whom only what they lost counts.
