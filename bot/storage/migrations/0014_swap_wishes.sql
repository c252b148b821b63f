-- Who asks whom to swap seats before a game; one a table. Seats may lie apart now: their numbers are places at the table.

CREATE TABLE swap_wishes (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    person INTEGER NOT NULL,
    other INTEGER NOT NULL
) STRICT;
