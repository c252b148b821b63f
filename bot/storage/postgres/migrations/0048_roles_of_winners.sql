-- Who has got the role for a season's winner, so that the bot can take it away when there is another winner.

CREATE TABLE winner_roles (
    guild BIGINT NOT NULL,
    role BIGINT NOT NULL,
    person BIGINT NOT NULL,
    PRIMARY KEY (guild, role, person)
);

CREATE INDEX winner_roles_by_person ON winner_roles (person);
