"""The DB tables that refer to tables and games, and are deleted with them.

`tests/storage/test_personal_data.py` compares the lists with the schema.
"""

OF_GAMES = (
    ("boards", "game"),
    ("coached", "game"),
    ("log", "game"),
    ("players", "game"),
    ("promises", "game"),
    ("protests", "game"),
    ("ratings", "number"),
    ("results", "number"),
    ("tallies", "number"),
)
"""DB tables and columns that refer to a game, except `tables`."""

OF_TABLES = (
    ("daily_tries", "table_id"),
    ("deadlines", "table_id"),
    ("documents", "table_id"),
    ("games", "table_id"),
    ("leavers", "table_id"),
    ("notebook", "table_id"),
    ("promises", "table_id"),
    ("seats", "table_id"),
    ("table_people", "table_id"),
    ("tournament_masters", "table_id"),
    ("tournament_pairings", "table_id"),
    ("tracked_messages", "table_id"),
)
"""DB tables and columns that refer to a table."""
