-- The private messages with hands that can be edited for a few minutes more, by the token of the newest press in them.

CREATE TABLE hand_tokens (
    message INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    person INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    token TEXT NOT NULL,          -- a secret: whoever has it can edit the message until then
    until INTEGER NOT NULL        -- seconds since 1970
) STRICT;

CREATE INDEX hand_tokens_until ON hand_tokens (until);
CREATE INDEX hand_tokens_by_person ON hand_tokens (person);
CREATE INDEX hand_tokens_by_table ON hand_tokens (table_id);
