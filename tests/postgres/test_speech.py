"""The bot's statements in PostgreSQL's form."""

import pytest

from bot.storage.postgres.adapters import to_postgres


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("SELECT ? WHERE a = ? AND d LIKE '%:x?'", "SELECT $1 WHERE a = $2 AND d LIKE '%:x?'"),
        ("SELECT :b_c, :a WHERE a = :b_c", "SELECT $1, $2 WHERE a = $1"),
        ("SELECT a::text, 5 % 2", "SELECT a::text, 5 % 2"),
    ],
)
def test_placeholders_are_told_in_the_other_way(ours: str, theirs: str) -> None:
    assert to_postgres(ours)[0] == theirs.encode()
