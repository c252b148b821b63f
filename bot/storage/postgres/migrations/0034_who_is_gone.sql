-- People who are gone: they have left the server, or the game has waited for them and they did not answer when others
-- pressed Wake. Nobody asks them anything until they press something.

ALTER TABLE seats ADD COLUMN gone_since BIGINT;              -- seconds since 1970: since when the game has waited, or when it was noticed
ALTER TABLE seats ADD COLUMN gone_left BIGINT NOT NULL DEFAULT 0;  -- 1: they have left the server

-- Who was woken and has not answered yet; one row a seat.
CREATE TABLE wakes (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    person BIGINT NOT NULL,
    since BIGINT NOT NULL,         -- since when the game has waited for them; seconds since 1970, both
    due_at BIGINT NOT NULL,        -- when they are gone
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX wakes_due ON wakes (due_at);
CREATE INDEX wakes_of ON wakes (person);
