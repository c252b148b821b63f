"""How fast the bot writes with its token: Discord takes 50 requests a second of it, and locks out who asks for more.

Answers to clicks don't count and never wait. What waits here is drawn when its turn has come: when much happens at
once, everybody sees it a little later, and nobody anything outdated.
"""

import asyncio


class Throttle:
    """Lets requests through in the order in which they come.

    Args:
        interval: seconds between two edits of one message; 0: nothing ever waits.
        per_second: how many requests a second, after a quiet one as many at once; 0: any number.
    """

    def __init__(self, interval: float, per_second: float = 0.0) -> None:
        self.interval = interval
        self._step = 1 / per_second if interval and per_second else 0.0
        self._quiet = 0.0
        """When nothing more would be owed, by the loop's clock."""

    @property
    def busy(self) -> bool:
        """Whether half of what may be asked for at once is used."""
        return self._quiet - asyncio.get_running_loop().time() > 1 / 2

    async def turn(self, *, urgent: bool = False) -> None:
        """Wait for one's turn; what is urgent goes at once, and the others wait for it."""
        now = asyncio.get_running_loop().time()
        self._quiet = max(self._quiet, now) + self._step
        if self._quiet > now + 1 and not urgent:
            await asyncio.sleep(self._quiet - now - 1)
