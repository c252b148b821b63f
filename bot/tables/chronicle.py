"""The log lines of a table's life: opened, begun, over, closed; who did what is in the records, not here."""

import structlog

from bot.tables.models import Table

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


def chronicle(before: Table | None, after: Table) -> None:
    """Write what a change means for a table; ids of table and guild are bound by whoever changes it.

    Args:
        before: the table as it was, None for a new one.
        after: the table as it is kept.
    """
    if before is None:
        log.info("table_opened", game=after.game, house=after.house)
        return
    if after.number != before.number:
        log.info("game_begun", game=after.game, number=after.number, seats=len(after.seats))
    elif after.status != before.status:
        log.info(f"table_{after.status}", game=after.game, number=after.number)
    log.debug("table_changed", status=after.status, revision=after.revision, deal=after.deal)
