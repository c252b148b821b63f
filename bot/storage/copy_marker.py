"""Marks a database as an unfinished copy by a separate table, which the last step drops.

The table has the source of the copy, the progress of each table, and the steps that remain. Every opening of a
database checks for it first.
"""

from collections.abc import Callable

TABLE = "unfinished_copy"
OF = "of"
"""The step whose value is the copy's source, without a password."""
OnProgress = Callable[[str, str, int, int], None]
"""A progress callback: the step, its table or index, the rows done and all rows."""


def problem(of: str) -> str:
    """Return an error text for an unfinished copy, with the remedy.

    Args:
        of: the copy's source, without a password.
    """
    return (
        f"it is an unfinished copy of {of}; run the same `bot copy-to` or `bot copy-from` again, which goes on where "
        "it was broken off, or use another database"
    )
