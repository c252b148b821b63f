"""The mark of a copy that is not whole yet: a table of its own, which the last step removes.

It says what is copied, how far each table has come, and what is left to be made of the database at the end. Whoever
opens a database looks for it first.
"""

from collections.abc import Callable

TABLE = "unfinished_copy"
OF = "of"
"""The step whose value names what is copied, without a password."""
Told = Callable[[str, str, int, int], None]
"""Told what is done, with which table or index, how many rows of all are done, and how many there are."""


def problem(of: str) -> str:
    """Return what is wrong with an unfinished copy, and what would be right.

    Args:
        of: what is copied, as it may be told.
    """
    return (
        f"it is an unfinished copy of {of}; run the same `bot copy-to` or `bot copy-from` again, which goes on where "
        "it was broken off, or use another database"
    )
