-- Everything that is due at a table at some moment is a deadline: turns, pauses, waits for people who were woken, and
-- requests that are granted without an answer. Requests and claims are part of the table's document.

CREATE TABLE all_deadlines (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,            -- turn, pause, wake, or the kind of a request
    seat INTEGER NOT NULL,         -- 0 where the deadline is about no seat
    person INTEGER NOT NULL,       -- 0 where the deadline is about nobody alone
    started_at INTEGER NOT NULL,   -- all moments in seconds since 1970; 0 for a request
    remind_at INTEGER,             -- null as soon as the reminder is sent
    due_at INTEGER NOT NULL,
    turn_time INTEGER NOT NULL,    -- seconds, as it was when the wait began; 0 where it is no turn
    PRIMARY KEY (table_id, kind, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO all_deadlines SELECT table_id, 'turn', seat, person, started_at, remind_at, due_at, turn_time FROM deadlines;
INSERT INTO all_deadlines SELECT table_id, 'pause', 0, 0, since, NULL, due_at, 0 FROM pauses;
INSERT INTO all_deadlines SELECT table_id, 'wake', seat, person, since, NULL, due_at, 0 FROM wakes;
INSERT INTO all_deadlines
SELECT table_id, kind, 0, 0, 0, NULL, lapses_at, 0 FROM consents WHERE lapses_at IS NOT NULL;

DROP TABLE deadlines;
ALTER TABLE all_deadlines RENAME TO deadlines;

CREATE INDEX deadlines_due ON deadlines (due_at);
CREATE INDEX deadlines_remind ON deadlines (remind_at) WHERE remind_at IS NOT NULL;
