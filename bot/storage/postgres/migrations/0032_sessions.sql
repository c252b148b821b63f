-- By its session a process is known to be gone at once: what it has said of itself is true for some seconds more.

ALTER TABLE processes ADD COLUMN session BIGINT;
