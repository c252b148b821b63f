-- One table for all messages that the bot edits after it has posted them. Until now they were notes of six forms, and
-- rows of hand_tokens.

CREATE TABLE tracked_messages (
    key TEXT COLLATE "C" PRIMARY KEY,  -- board:<table>, hand:<table>:<person>, ...
    channel BIGINT NOT NULL,
    message BIGINT NOT NULL,
    table_id BIGINT REFERENCES tables (id),
    person BIGINT,                -- its only reader, or the person it mentions
    game BIGINT,                  -- the game it shows
    deal BIGINT,                  -- which deal of that game
    token TEXT COLLATE "C",       -- a secret: anyone who has it can edit the message until it expires
    expires_at BIGINT             -- seconds since 1970
);

CREATE INDEX tracked_messages_by_table ON tracked_messages (table_id) WHERE table_id IS NOT NULL;
CREATE INDEX tracked_messages_by_person ON tracked_messages (person, key) WHERE person IS NOT NULL;
CREATE INDEX tracked_messages_expiring ON tracked_messages (expires_at) WHERE expires_at IS NOT NULL;

-- board:<table>, copy:<table>:<person>, hand:<table>:<person> and tournament:<number> were [channel, message, game, deal].
INSERT INTO tracked_messages (key, channel, message, table_id, person, game, deal)
SELECT
    key,
    (value::json->>0)::bigint,
    (value::json->>1)::bigint,
    table_id,
    nullif(split_part(key, ':', 3), '')::bigint,
    (value::json->>2)::bigint,
    (value::json->>3)::bigint
FROM notebook
WHERE key ~ '^(board|tournament):\d+$|^(copy|hand):\d+:\d+$' AND value ~ '^\[\d+, \d+(, (\d+|null), \d+)?\]$';

-- invitation:<table>:<person> was <channel>.<message>, or "no" after it was declined, which is 0 and 0 now.
INSERT INTO tracked_messages (key, channel, message, table_id, person)
SELECT
    key,
    CASE WHEN value = 'no' THEN 0 ELSE split_part(value, '.', 1)::bigint END,
    CASE WHEN value = 'no' THEN 0 ELSE split_part(value, '.', 2)::bigint END,
    table_id,
    split_part(key, ':', 3)::bigint
FROM notebook
WHERE key ~ '^invitation:\d+:\d+$' AND value ~ '^(no|\d+\.\d+)$';

-- ping:<table>:<question>:<message>:<person>:... was <channel>. Each person has a row now.
INSERT INTO tracked_messages (key, channel, message, table_id, person)
SELECT
    'ping:' || table_id || ':' || split_part(key, ':', 3) || ':' || split_part(key, ':', 4) || ':' || person,
    value::bigint,
    split_part(key, ':', 4)::bigint,
    table_id,
    person::bigint
FROM notebook
CROSS JOIN LATERAL unnest((string_to_array(key, ':'))[5:]) AS person
WHERE key ~ '^ping:\d+:\w+:\d+(:\d+)+$' AND value ~ '^\d+$';

INSERT INTO tracked_messages (key, channel, message, table_id, person, token, expires_at)
SELECT DISTINCT ON (table_id, person)
    'ephemeral:' || table_id || ':' || person, channel, message, table_id, person, token, until
FROM hand_tokens
WHERE panel = 0
ORDER BY table_id, person, until DESC, message DESC;

UPDATE tracked_messages
SET token = hand_tokens.token, expires_at = hand_tokens.until
FROM hand_tokens
WHERE hand_tokens.panel = 1 AND key = 'board:' || hand_tokens.table_id AND tracked_messages.message = hand_tokens.message;

-- farewell was a list of tables; now each table has a mark.
INSERT INTO notebook (key, value, table_id)
SELECT 'farewell:' || tables.id, '', tables.id
FROM notebook
CROSS JOIN LATERAL regexp_matches(notebook.value, '\d+', 'g') AS noted (ids)
JOIN tables ON tables.id = noted.ids[1]::bigint
WHERE notebook.key = 'farewell';

DELETE FROM notebook WHERE key = 'farewell';
DELETE FROM notebook WHERE key ~ '^(board|copy|hand|invitation|ping|tournament):';
DROP TABLE hand_tokens;
