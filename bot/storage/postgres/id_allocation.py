"""Drawing the numbers of rows before they are written."""

from collections.abc import Callable

from bot.storage.connection import Connection


def draw(db: Connection, fits: Callable[[int], bool], at_once: int) -> int:
    """Return a number for a new table; those that don't fit are left out for good.

    Args:
        db: the writing connection.
        fits: whether a number may be taken; one of so many running does.
        at_once: how many that is.
    """
    while True:
        rows = db.execute(
            "SELECT nextval(pg_get_serial_sequence('tables', 'id')) AS id FROM generate_series(1, ?)", (at_once,)
        )
        for row in rows:
            if fits(number := int(row["id"])):
                return number
