-- Who leaves in mid-game has lost, who takes over a seat helps out, and a game begun by fewer than two people is nobody's victory over anybody.

-- player; helper: took over the seat, counts for nothing; leaver: left in mid-game, at a number after the last seat's.
ALTER TABLE results ADD COLUMN role TEXT NOT NULL DEFAULT 'player';

-- 1: fewer than two people were there at the start; such a game has no place in standings, seasons and ratings.
ALTER TABLE results ADD COLUMN alone INTEGER NOT NULL DEFAULT 0;

-- The header of a game's log names who was there at the start; where it is gone, those who were there at the end count.
UPDATE results SET alone = 1 WHERE number IN (
    SELECT games.number FROM games WHERE finished_at IS NOT NULL AND iif(
        EXISTS (SELECT 1 FROM log WHERE log.game = games.number),
        (SELECT count(*) FROM json_each(
            (SELECT line FROM log WHERE log.game = games.number ORDER BY revision LIMIT 1), '$.players'
        ) WHERE value NOT GLOB 'computer *'),
        (SELECT count(*) FROM results AS seats WHERE seats.number = games.number
            AND (seats.user IS NOT NULL OR seats.computer < 0))
    ) < 2
);
