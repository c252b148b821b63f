-- A guild's settings can name several channels for tables and several roles that open them. Until now they named one of
-- each: `channel` becomes `channels`, `opener_role` becomes `opener_roles`.

UPDATE guilds
SET settings = json_remove(
    json_set(
        settings,
        '$.channels',
        json(CASE WHEN json_extract(settings, '$.channel') IS NULL THEN '[]'
            ELSE json_array(json_extract(settings, '$.channel')) END),
        '$.opener_roles',
        json(CASE WHEN json_extract(settings, '$.opener_role') IS NULL THEN '[]'
            ELSE json_array(json_extract(settings, '$.opener_role')) END)
    ),
    '$.channel',
    '$.opener_role'
);
