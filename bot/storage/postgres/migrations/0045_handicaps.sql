-- A tournament can have a handicap from the visible ratings at its start: `handicap` of an entrant is their start points
-- at every table, or the percent that their pair gets.

ALTER TABLE tournaments ADD COLUMN handicap BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tournament_entrants ADD COLUMN handicap BIGINT NOT NULL DEFAULT 0;
