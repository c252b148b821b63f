-- Which open table lacks the promise of its next game is asked at every start: not of all games there ever were.

CREATE INDEX promises_to_come ON promises (table_id) WHERE game IS NULL;
