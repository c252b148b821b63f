-- A season can count evenings: `best_evenings` is how many of a player's count, 0 for all, NULL if it counts none.
-- A tournament counts for the season in which it ends.

ALTER TABLE seasons ADD COLUMN best_evenings BIGINT;
ALTER TABLE tournaments ADD COLUMN season BIGINT;
CREATE INDEX tournaments_by_season ON tournaments (season);
