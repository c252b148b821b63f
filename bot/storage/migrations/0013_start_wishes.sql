-- Who asks to start a game that the host has not started; one a table.

CREATE TABLE start_wishes (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    person INTEGER NOT NULL,
    since INTEGER NOT NULL,        -- seconds since 1970, both
    due_at INTEGER                 -- when it starts by itself; null: not without the host, who is there
) STRICT;

CREATE INDEX start_wishes_due ON start_wishes (due_at) WHERE due_at IS NOT NULL;
