-- Whatever grows with the years is found by an index, whoever asks; and what people have won is summed up as it comes.

DROP INDEX results_by_guild;
CREATE INDEX results_by_guild ON results (guild, finished_at, number);
DROP INDEX results_by_person;
CREATE INDEX results_by_person ON results (person, guild, game, finished_at, number) WHERE person IS NOT NULL;

DROP INDEX tables_by_host;
CREATE INDEX tables_by_host ON tables (host, status);
CREATE INDEX tables_by_guild ON tables (guild, status);
-- Where a game is deleted, its table is looked for.
CREATE INDEX tables_by_number ON tables (number) WHERE number IS NOT NULL;
DROP INDEX tables_by_day;
CREATE INDEX tables_by_day ON tables (day) WHERE day IS NOT NULL AND status <> 'closed';

CREATE INDEX games_sealed ON games (number) WHERE sealed = 1;
CREATE INDEX ratings_by_guild ON ratings (guild);
CREATE INDEX leavers_by_person ON leavers (person);
CREATE INDEX protests_by_person ON protests (person);
CREATE INDEX protests_by_other ON protests (other) WHERE other IS NOT NULL;
CREATE INDEX tournaments_by_guild ON tournaments (guild);
CREATE INDEX tournaments_by_host ON tournaments (host);

-- The sums of the results that count in standings: everybody's, in a guild and a game, by house rules, season and year.
CREATE TABLE totals (
    guild BIGINT NOT NULL,
    person BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    options TEXT COLLATE "C" NOT NULL,         -- as in results
    season BIGINT NOT NULL,       -- 0: none ran
    year TEXT COLLATE "C" NOT NULL,            -- UTC
    games BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    losses BIGINT NOT NULL,
    points BIGINT NOT NULL,
    PRIMARY KEY (guild, person, game, options, season, year)
);

CREATE INDEX totals_by_person ON totals (person);

INSERT INTO totals (guild, person, game, options, season, year, games, wins, losses, points)
SELECT guild, person, game, options, coalesce(season, 0), substr(finished_at, 1, 4), count(*), sum(won), sum(lost),
    sum(score)
FROM results WHERE guild IS NOT NULL AND person IS NOT NULL AND role <> 'helper' AND alone = 0
GROUP BY guild, person, game, options, coalesce(season, 0), substr(finished_at, 1, 4);

-- Whose data is being deleted: what began is carried to its end, after a stop too. What came later stays.
CREATE TABLE erasing_people (
    person BIGINT PRIMARY KEY,
    game BIGINT NOT NULL,         -- the last game at that moment
    table_id BIGINT NOT NULL      -- the last table
);

CREATE TABLE erasing_guilds (
    guild BIGINT PRIMARY KEY,
    table_id BIGINT NOT NULL,     -- the last table at that moment
    season BIGINT NOT NULL,       -- the last season
    tournament BIGINT NOT NULL    -- the last evening
);

-- The guilds whose ratings are being worked out anew, from their first game on.
CREATE TABLE anew (
    guild BIGINT PRIMARY KEY
);

-- Who wants to hear of evenings anywhere: few of all the people.
CREATE INDEX people_of_evenings ON people (person)
    WHERE preferences LIKE '%"evenings":[%' AND preferences NOT LIKE '%"evenings":[]%';
