-- A guild's settings can name several channels for tables and several roles that open them. Until now they named one of
-- each: `channel` becomes `channels`, `opener_role` becomes `opener_roles`. The text stays as the model writes it, without
-- blanks, because queries look for parts of it. A quote within a value has a backslash before it, so only keys match.

UPDATE guilds
SET settings = regexp_replace(
    regexp_replace(
        regexp_replace(settings, '([{,])"channel":([0-9]+)', '\1"channels":[\2]'),
        '([{,])"opener_role":([0-9]+)', '\1"opener_roles":[\2]'
    ),
    '([{,])"(channel|opener_role)":null', '\1"\2s":[]', 'g'
);
