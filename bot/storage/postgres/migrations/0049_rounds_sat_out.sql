-- Each entrant has the rounds that began with them here and without a table for them, as JSON. Until now these rounds
-- followed from `since` and `gone`, so a later change altered them. Rounds before get what followed from these.

ALTER TABLE tournament_entrants ADD COLUMN sat_out TEXT NOT NULL DEFAULT '[]';

UPDATE tournament_entrants AS entrant
SET sat_out = (
    SELECT coalesce(json_agg(round ORDER BY round), '[]')::text
    FROM (
        SELECT DISTINCT round
        FROM tournament_pairings
        WHERE tournament = entrant.tournament AND round >= entrant.since AND round NOT IN (
            SELECT round
            FROM tournament_pairings, json_array_elements_text(entrants::json) AS seat
            WHERE tournament = entrant.tournament AND seat::bigint = entrant.number
        )
    ) AS without_table
)
WHERE pair <> 0 AND person IS NOT NULL AND gone = 0;
