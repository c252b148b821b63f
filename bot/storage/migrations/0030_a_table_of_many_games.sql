-- Somebody who has played much at one table is taken out of its games piece by piece.

ALTER TABLE erasing_people ADD COLUMN table_at INTEGER;                   -- the table at which that goes on
ALTER TABLE erasing_people ADD COLUMN stone INTEGER NOT NULL DEFAULT 0;   -- what stands in the person's place there
ALTER TABLE erasing_people ADD COLUMN buried INTEGER NOT NULL DEFAULT 0;  -- up to which game
