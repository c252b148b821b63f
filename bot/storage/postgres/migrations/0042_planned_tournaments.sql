-- An evening can be planned: its list opens by itself. `plan` is JSON: the time of day in a time zone, and what else was
-- chosen; `opens_at` and `remind_at` are seconds since 1970; with `places`, people beyond them wait.

ALTER TABLE tournaments ADD COLUMN plan TEXT;
ALTER TABLE tournaments ADD COLUMN opens_at BIGINT;
ALTER TABLE tournaments ADD COLUMN remind_at BIGINT;
ALTER TABLE tournaments ADD COLUMN places BIGINT;
