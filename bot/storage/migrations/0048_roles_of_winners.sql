-- Who has got the role for a season's winner, so that the bot can take it away when there is another winner.

CREATE TABLE winner_roles (
    guild INTEGER NOT NULL,
    role INTEGER NOT NULL,
    person INTEGER NOT NULL,
    PRIMARY KEY (guild, role, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX winner_roles_by_person ON winner_roles (person);
