-- After a restored backup, numbers of tables, games and tournaments are given out a second time, while messages about
-- the first ones still hang on Discord. Ids of Discord's grow with time: a message with a smaller id than this one is
-- about an earlier table, game or tournament of the same number. 0: it was opened before this was kept.

ALTER TABLE tables ADD COLUMN oldest_message BIGINT NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN oldest_message BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tournaments ADD COLUMN oldest_message BIGINT NOT NULL DEFAULT 0;
