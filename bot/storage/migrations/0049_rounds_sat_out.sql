-- Each entrant has the rounds that began with them here and without a table for them, as JSON. Until now these rounds
-- followed from `since` and `gone`, so a later change altered them. Rounds before get what followed from these.

ALTER TABLE tournament_entrants ADD COLUMN sat_out TEXT NOT NULL DEFAULT '[]';

UPDATE tournament_entrants AS entrant
SET sat_out = (
    SELECT json_group_array(round)
    FROM (
        SELECT DISTINCT round
        FROM tournament_pairings
        WHERE tournament = entrant.tournament AND round >= entrant.since AND round NOT IN (
            SELECT round
            FROM tournament_pairings, json_each(entrants) AS seat
            WHERE tournament = entrant.tournament AND seat.value = entrant.number
        )
        ORDER BY round
    )
)
WHERE pair <> 0 AND person IS NOT NULL AND gone = 0;
