-- What these tables held is in documents now: bot/storage/moving.py has moved it before this script.

DROP TABLE queue;
DROP TABLE lucky_words;
DROP TABLE held;
DROP TABLE said_ahead;
DROP TABLE hints_taken;
