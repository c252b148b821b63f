"""Allocates ids of rows before they are written."""

from collections.abc import Callable

from bot.storage.connection import Connection


def draw(db: Connection, fits: Callable[[int], bool], at_once: int) -> int:
    """Allocate an id for a new table; ids that don't fit are skipped for good.

    Args:
        fits: returns whether an id can be used; one of `at_once` consecutive ids can.
        at_once: how many ids are drawn together.
    """
    while True:
        rows = db.execute(
            "SELECT nextval(pg_get_serial_sequence('tables', 'id')) AS id FROM generate_series(1, ?)", (at_once,)
        )
        for row in rows:
            if fits(number := int(row["id"])):
                return number
