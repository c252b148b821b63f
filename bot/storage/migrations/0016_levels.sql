-- How well computer players play. Of a table: what the next one there gets; of a person's seat it says nothing.

ALTER TABLE tables ADD COLUMN level TEXT NOT NULL DEFAULT 'club';
ALTER TABLE seats ADD COLUMN level TEXT NOT NULL DEFAULT 'club';
ALTER TABLE queue ADD COLUMN level TEXT NOT NULL DEFAULT 'club';
