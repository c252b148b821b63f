-- Which weeks a guild has been told of; a week is claimed before its digest is posted, so that no other comes.

CREATE TABLE digests (
    guild INTEGER NOT NULL,
    week TEXT NOT NULL,        -- its Monday, ISO 8601
    claimed_at TEXT NOT NULL,
    posted_at TEXT,            -- null: it may not have been posted
    PRIMARY KEY (guild, week)
) STRICT, WITHOUT ROWID;
