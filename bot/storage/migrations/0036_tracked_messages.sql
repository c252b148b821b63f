-- One table for all messages that the bot edits after it has posted them. Until now they were notes of six forms, and
-- rows of hand_tokens.

CREATE TABLE tracked_messages (
    key TEXT PRIMARY KEY,         -- board:<table>, hand:<table>:<person>, ...
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    table_id INTEGER REFERENCES tables (id),
    person INTEGER,               -- its only reader, or the person it mentions
    game INTEGER,                 -- the game it shows
    deal INTEGER,                 -- which deal of that game
    token TEXT,                   -- a secret: anyone who has it can edit the message until it expires
    expires_at INTEGER            -- seconds since 1970
) STRICT, WITHOUT ROWID;

CREATE INDEX tracked_messages_by_table ON tracked_messages (table_id) WHERE table_id IS NOT NULL;
CREATE INDEX tracked_messages_by_person ON tracked_messages (person) WHERE person IS NOT NULL;
CREATE INDEX tracked_messages_expiring ON tracked_messages (expires_at) WHERE expires_at IS NOT NULL;

-- board:<table>, copy:<table>:<person>, hand:<table>:<person> and tournament:<number> were [channel, message, game, deal].
INSERT INTO tracked_messages (key, channel, message, table_id, person, game, deal)
SELECT
    key,
    json_extract(value, '$[0]'),
    json_extract(value, '$[1]'),
    table_id,
    CASE WHEN key < 'copy:' OR key >= 'tournament:' THEN NULL
        ELSE CAST(substr(key, length(substr(key, 1, 5) || table_id || ':') + 1) AS INTEGER) END,
    json_extract(value, '$[2]'),
    json_extract(value, '$[3]')
FROM notebook
WHERE ((key >= 'board:' AND key < 'board;') OR (key >= 'copy:' AND key < 'copy;')
        OR (key >= 'hand:' AND key < 'hand;') OR (key >= 'tournament:' AND key < 'tournament;'))
    AND CASE WHEN json_valid(value) THEN json_type(value, '$[0]') = 'integer' AND json_type(value, '$[1]') = 'integer' END;

-- invitation:<table>:<person> was <channel>.<message>, or "no" after it was declined, which is 0 and 0 now.
INSERT INTO tracked_messages (key, channel, message, table_id, person)
SELECT
    key,
    CAST(substr(value, 1, instr(value, '.') - 1) AS INTEGER),
    CAST(substr(value, instr(value, '.') + 1) AS INTEGER),
    table_id,
    CAST(substr(key, length('invitation:' || table_id || ':') + 1) AS INTEGER)
FROM notebook
WHERE key >= 'invitation:' AND key < 'invitation;';

-- ping:<table>:<question>:<message>:<person>:... was <channel>. Each person has a row now.
INSERT INTO tracked_messages (key, channel, message, table_id, person)
WITH RECURSIVE parts (key, channel, table_id, number, part, rest) AS (
    SELECT key, CAST(value AS INTEGER), table_id, 0, '', key || ':'
    FROM notebook WHERE key >= 'ping:' AND key < 'ping;'
    UNION ALL
    SELECT key, channel, table_id, number + 1, substr(rest, 1, instr(rest, ':') - 1), substr(rest, instr(rest, ':') + 1)
    FROM parts WHERE rest <> ''
)
SELECT
    'ping:' || person.table_id || ':' || question.part || ':' || message.part || ':' || person.part,
    person.channel,
    CAST(message.part AS INTEGER),
    person.table_id,
    CAST(person.part AS INTEGER)
FROM parts AS person
JOIN parts AS question ON question.key = person.key AND question.number = 3
JOIN parts AS message ON message.key = person.key AND message.number = 4
WHERE person.number > 4;

INSERT INTO tracked_messages (key, channel, message, table_id, person, token, expires_at)
SELECT 'ephemeral:' || table_id || ':' || person, channel, message, table_id, person, token, until
FROM (
    SELECT *, row_number() OVER (PARTITION BY table_id, person ORDER BY until DESC, message DESC) AS place
    FROM hand_tokens WHERE panel = 0
)
WHERE place = 1;

UPDATE tracked_messages
SET token = hand_tokens.token, expires_at = hand_tokens.until
FROM hand_tokens
WHERE hand_tokens.panel = 1 AND key = 'board:' || hand_tokens.table_id AND tracked_messages.message = hand_tokens.message;

-- farewell was a list of tables; now each table has a mark.
INSERT INTO notebook (key, value, table_id)
SELECT 'farewell:' || tables.id, '', tables.id
FROM notebook, json_each(CASE WHEN json_valid(notebook.value) THEN notebook.value ELSE '[]' END) AS each
JOIN tables ON tables.id = each.value
WHERE notebook.key = 'farewell';

DELETE FROM notebook WHERE key = 'farewell';
DELETE FROM notebook WHERE key >= 'board:' AND key < 'board;';
DELETE FROM notebook WHERE key >= 'copy:' AND key < 'copy;';
DELETE FROM notebook WHERE key >= 'hand:' AND key < 'hand;';
DELETE FROM notebook WHERE key >= 'tournament:' AND key < 'tournament;';
DELETE FROM notebook WHERE key >= 'ping:' AND key < 'ping;';
DELETE FROM notebook WHERE key >= 'invitation:' AND key < 'invitation;';
DROP TABLE hand_tokens;
