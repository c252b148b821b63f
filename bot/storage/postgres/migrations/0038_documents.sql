-- One JSON document per table takes the place of many small tables (bot/storage/documents.py). Tables that are closed
-- by now keep their rows in `seats` and `leavers` until they are changed.

CREATE TABLE documents (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id),
    document TEXT COLLATE "C" NOT NULL
);

-- Who is named in which field of a document.
CREATE TABLE table_people (
    person BIGINT NOT NULL,
    role TEXT COLLATE "C" NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, role, table_id)
);

CREATE INDEX table_people_by_table ON table_people (table_id);
CREATE INDEX table_people_with_premoves ON table_people (table_id) WHERE role = 'ahead';

ALTER TABLE tables ADD COLUMN free_seats BIGINT NOT NULL DEFAULT 0;
