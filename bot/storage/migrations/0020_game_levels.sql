-- How well computer players played in a game, JSON, a level for each seat; null where nobody kept it.

ALTER TABLE games ADD COLUMN levels TEXT;
