-- Claims of the rest of a deal: which seats have claimed in it and what became of it; no cards and nobody's id.

CREATE TABLE claims (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    claim TEXT NOT NULL  -- JSON
) STRICT;
