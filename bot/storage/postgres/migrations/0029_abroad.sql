-- Tables in places where the bot is not, brought there by somebody who has installed it for themselves. Their messages
-- are edited by the tokens of presses, as hands are.

ALTER TABLE tables ADD COLUMN abroad BIGINT NOT NULL DEFAULT 0;  -- 1: it is in such a place; guild is null then
ALTER TABLE hand_tokens ADD COLUMN panel BIGINT NOT NULL DEFAULT 0;  -- 1: of a table's message, which all see there
