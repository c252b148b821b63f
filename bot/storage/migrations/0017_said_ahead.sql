-- What people have said in advance (good to any bet, pass), until the deal is over; for their own eyes.

CREATE TABLE said_ahead (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    person INTEGER NOT NULL,
    said TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX said_ahead_by_person ON said_ahead (person);
