"""Make background work wait until the event loop is idle, so that clicks don't queue behind it."""

import asyncio
from time import monotonic

PROBE_SECONDS = 0.002
"""Seconds after which the loop is asked to continue the caller, to measure how late it is."""
LATE_SECONDS = 0.002
"""A loop that is later than this has other work. uvloop's timers count whole milliseconds."""
LIMIT_SECONDS = 0.2
"""Seconds after which background work continues on a loop that is never idle."""


async def idle(limit: float = LIMIT_SECONDS) -> None:
    """Wait until the event loop is idle, and at most for `limit` seconds.

    Call it between two pieces of background work. The pieces then use the processor time that clicks leave.
    """
    until = monotonic() + limit
    while True:
        due = monotonic() + PROBE_SECONDS
        await asyncio.sleep(PROBE_SECONDS)
        now = monotonic()
        if now < due + LATE_SECONDS or now >= until:
            return
