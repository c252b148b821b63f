-- Columns that name people are all called `person`: `user` is a reserved word elsewhere, where it silently means the role.

ALTER TABLE seats RENAME COLUMN user TO person;
ALTER TABLE results RENAME COLUMN user TO person;
ALTER TABLE queue RENAME COLUMN user TO person;
ALTER TABLE people RENAME COLUMN user TO person;
ALTER TABLE blocks RENAME COLUMN user TO person;
ALTER TABLE deadlines RENAME COLUMN user TO person;
ALTER TABLE leavers RENAME COLUMN user TO person;
ALTER TABLE votes RENAME COLUMN user TO person;
ALTER TABLE wishes RENAME COLUMN user TO person;
ALTER TABLE season_standings RENAME COLUMN user TO person;
ALTER TABLE ratings RENAME COLUMN user TO person;
ALTER TABLE tallies RENAME COLUMN user TO person;
