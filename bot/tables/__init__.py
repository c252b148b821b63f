"""The table service: who sits where, one lock a table, an event log that is the truth."""
