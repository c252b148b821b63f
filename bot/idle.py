"""Make background work wait until the event loop is idle, so that clicks don't queue behind it."""

import asyncio
from time import monotonic

PROBE_SECONDS = 0.002
"""Seconds after which the loop is asked to continue the caller, to measure how late it is."""
LATE_SECONDS = 0.002
"""A loop that is later than this has other work. uvloop's timers count whole milliseconds."""
LIMIT_SECONDS = 0.2
"""Seconds after which background work continues on a loop that is never idle."""
REST_FACTOR = 2
"""Factor by which a job that writes rests longer than its piece took."""


async def idle(limit: float = LIMIT_SECONDS, *, taken: float = 0.0) -> None:
    """Wait until the event loop is idle, and at most for `limit` seconds.

    Call it between two pieces of background work. The pieces then use the processor time that clicks leave.

    Args:
        limit: the longest wait for an idle loop in seconds.
        taken: seconds of the piece before. The wait is at least `REST_FACTOR` times as long: clicks need the disk
            and the database's thread, which an idle loop does not show.
    """
    until = monotonic() + limit
    await asyncio.sleep(min(REST_FACTOR * taken, limit))
    while True:
        due = monotonic() + PROBE_SECONDS
        await asyncio.sleep(PROBE_SECONDS)
        now = monotonic()
        if now < due + LATE_SECONDS or now >= until:
            return
