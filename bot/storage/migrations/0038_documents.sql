-- One JSON document per table takes the place of many small tables (bot/storage/documents.py). Tables that are closed
-- by now keep their rows in `seats` and `leavers` until they are changed.

CREATE TABLE documents (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    document TEXT NOT NULL
) STRICT;

-- Who is named in which field of a document.
CREATE TABLE table_people (
    person INTEGER NOT NULL,
    role TEXT NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, role, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX table_people_by_table ON table_people (table_id);
CREATE INDEX table_people_with_premoves ON table_people (table_id) WHERE role = 'ahead';

ALTER TABLE tables ADD COLUMN free_seats INTEGER NOT NULL DEFAULT 0;
