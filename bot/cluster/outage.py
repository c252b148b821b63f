"""Rate-limits log lines about an unreachable server: the first at once, then one a minute."""

from time import monotonic

import structlog

LOG_INTERVAL_SECONDS = 60.0

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class Outage:
    """Remembers when it last logged a warning of each kind."""

    def __init__(self) -> None:
        self._until: dict[str, float] = {}
        self._unsaid: dict[str, int] = {}

    def warn(self, event: str, **fields: object) -> None:
        """Log a warning with the number of suppressed ones, unless one was logged in the last minute."""
        now = monotonic()
        if now < self._until.get(event, 0.0):
            self._unsaid[event] = self._unsaid.get(event, 0) + 1
            return
        self._until[event] = now + LOG_INTERVAL_SECONDS
        unsaid = self._unsaid.pop(event, 0)
        log.warning(event, **fields, **({"unsaid": unsaid} if unsaid else {}))
