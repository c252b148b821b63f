"""How fast the bot writes: how far apart the edits of a message are, and when a request with its token has its turn.

Answers to clicks don't count and never wait. What waits here is drawn when its turn has come: when much happens at
once, everyone sees it a little later, and no user anything outdated.
"""

from bot.ui.discord.request_budget import RequestBudget, RequestKind


class EditThrottle:
    """Keeps edits apart, and has requests wait for their turn.

    Args:
        interval: seconds between two edits of one message; 0: nothing ever waits.
        budget: how many requests there may be; None: any number.
    """

    def __init__(self, interval: float, budget: RequestBudget | None = None) -> None:
        self.interval = interval
        self._budget = budget if interval and budget else RequestBudget(0)

    @property
    def busy(self) -> bool:
        """Whether half of what may be asked for at once is used."""
        return self._budget.busy

    def wait(self, use: RequestKind) -> float:
        """Return about how many seconds a request would wait now."""
        return self._budget.estimated_delay(use)

    @property
    def share(self) -> float:
        """The part of the bot's requests that this process may make, from 0 to 1."""
        return self._budget.share()

    async def turn(self, use: RequestKind) -> None:
        """Wait for the turn of the request that comes next."""
        await self._budget.acquire(use)
