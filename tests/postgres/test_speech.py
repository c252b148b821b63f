"""The bot's statements in PostgreSQL's form."""

import pytest

from bot.storage.postgres.adapters import to_psycopg


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("SELECT ? WHERE a = :b_c AND d LIKE '%:x?'", "SELECT %s WHERE a = %(b_c)s AND d LIKE '%%:x?'"),
        ("SELECT a::text, 5 % 2", "SELECT a::text, 5 %% 2"),
    ],
)
def test_placeholders_are_told_in_the_other_way(ours: str, theirs: str) -> None:
    assert to_psycopg(ours) == theirs.encode()
