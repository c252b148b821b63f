"""What refers to tables and games.

It goes with them. `tests/storage/test_personal_data.py` holds it against the schema.
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
"""Tables and columns that refer to a game, `tables` left out."""

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
    ("tournament_pairings", "table_id"),
    ("tracked_messages", "table_id"),
)
"""Tables and columns that refer to a table."""
