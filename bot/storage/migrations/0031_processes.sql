-- Several processes on one database (a server's): who they are, who has which shard, what was answered already.

CREATE TABLE processes (
    id INTEGER PRIMARY KEY,
    address TEXT NOT NULL,         -- where the others find it
    release TEXT NOT NULL,
    wish TEXT NOT NULL,            -- which shards it wants: auto, or from-to
    count INTEGER NOT NULL,        -- how many shards there are
    started INTEGER NOT NULL,      -- in milliseconds since 1970, by the server's clock
    seen INTEGER NOT NULL,
    leaving INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE shards (
    shard INTEGER PRIMARY KEY,
    process INTEGER,               -- who has its lock
    since INTEGER,
    comer INTEGER,                 -- who is on the way to it
    asker INTEGER                  -- who waits for its lock
);

CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL            -- in seconds since 1970
);

CREATE INDEX interactions_by_time ON interactions (at);
