-- People get a time for their turn; when it is over a computer player sits in for them, and the seat stays theirs.

-- Null, or since when a computer player sits in for the person (seconds since 1970).
ALTER TABLE seats ADD COLUMN absent_since INTEGER;

-- One row for every seat that a game waits for, where there is a turn time. Written with the change that began the wait.
CREATE TABLE deadlines (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    started_at INTEGER NOT NULL,   -- all moments here in seconds since 1970, so that they can be compared
    remind_at INTEGER,             -- null as soon as the reminder is sent
    due_at INTEGER NOT NULL,
    turn_time INTEGER NOT NULL,    -- seconds, as it was when the wait began
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX deadlines_due ON deadlines (due_at);
CREATE INDEX deadlines_remind ON deadlines (remind_at) WHERE remind_at IS NOT NULL;

-- Who left which seat of the game being played: they may come back to that one only, since they know its cards.
CREATE TABLE leavers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, user)
) STRICT, WITHOUT ROWID;

-- Who has agreed to end the game being played; place 0 asked.
CREATE TABLE votes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    place INTEGER NOT NULL,
    user INTEGER NOT NULL,
    PRIMARY KEY (table_id, place)
) STRICT, WITHOUT ROWID;
