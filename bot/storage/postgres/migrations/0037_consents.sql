-- Requests that need the consent of others take the place of six tables; one of each kind at a table.

CREATE TABLE consents (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    kind TEXT COLLATE "C" NOT NULL, -- claim, deal_again, end, start, swap, take_back
    revision BIGINT NOT NULL,      -- clicks on messages of an older revision are about another request
    lapses_at BIGINT,              -- when it is granted without an answer, in seconds since 1970; null: never
    PRIMARY KEY (table_id, kind)
);

CREATE INDEX consents_due ON consents (lapses_at) WHERE lapses_at IS NOT NULL;

CREATE TABLE consent_people (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    kind TEXT COLLATE "C" NOT NULL,
    place BIGINT NOT NULL,
    person BIGINT NOT NULL,        -- negative: the computer player at seat -1 - person
    agreed BIGINT NOT NULL,        -- 0: is asked, where the kind does not say who is
    PRIMARY KEY (table_id, kind, place)
);

CREATE INDEX consent_people_of ON consent_people (person);

INSERT INTO consents SELECT DISTINCT table_id, 'end', 0, NULL::bigint FROM votes;
INSERT INTO consent_people SELECT table_id, 'end', place, person, 1 FROM votes;

INSERT INTO consents
SELECT DISTINCT table_id, 'take_back', (SELECT coalesce(max(log.revision), 0) FROM log WHERE log.game = tables.number), NULL::bigint
FROM wishes JOIN tables ON tables.id = table_id;
INSERT INTO consent_people SELECT table_id, 'take_back', place, person, 1 FROM wishes;

INSERT INTO consents
SELECT tables.id, 'deal_again', max(protests.revision), NULL::bigint
FROM protests JOIN tables ON tables.number = protests.game AND tables.status = 'playing'
WHERE proposed = 1 AND answer IS NULL GROUP BY tables.id;
INSERT INTO consent_people
SELECT table_id, 'deal_again', place, person, 1 FROM again_wishes
WHERE table_id IN (SELECT table_id FROM consents WHERE kind = 'deal_again');

INSERT INTO consents SELECT table_id, 'swap', 0, NULL::bigint FROM swap_wishes;
INSERT INTO consent_people SELECT table_id, 'swap', 0, person, 1 FROM swap_wishes;
INSERT INTO consent_people SELECT table_id, 'swap', 1, other, 0 FROM swap_wishes;

INSERT INTO consents
SELECT table_id, 'start', tables.revision, due_at FROM start_wishes JOIN tables ON tables.id = table_id;
INSERT INTO consent_people SELECT table_id, 'start', 0, person, 1 FROM start_wishes;

INSERT INTO consents
SELECT table_id, 'claim', (claim::jsonb ->> 'at')::bigint, NULL::bigint FROM claims
WHERE jsonb_array_length(claim::jsonb -> 'agreed') > 0;
INSERT INTO consent_people
SELECT claims.table_id, 'claim', agrees.number - 1, coalesce(seats.person, -1 - agrees.seat::bigint), 1
FROM claims CROSS JOIN LATERAL jsonb_array_elements_text(claims.claim::jsonb -> 'agreed') WITH ORDINALITY AS agrees (seat, number)
LEFT JOIN seats ON seats.table_id = claims.table_id AND seats.seat = agrees.seat::bigint;
UPDATE claims SET claim = (claim::jsonb - 'agreed')::text;

DROP TABLE votes;
DROP TABLE wishes;
DROP TABLE again_wishes;
DROP TABLE swap_wishes;
DROP TABLE start_wishes;
ALTER TABLE protests DROP COLUMN proposed;
