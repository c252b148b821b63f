-- What these tables held is in documents and deadlines now: bot/storage/moving.py has moved it before this script.

DROP TABLE consent_people;
DROP TABLE consents;
DROP TABLE claims;
DROP TABLE pauses;
DROP TABLE wakes;
