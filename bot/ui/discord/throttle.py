"""Limit the write rate: the interval of a message's edits, and the budget of requests with the bot's token."""

from bot.ui.discord.request_budget import RequestBudget, RequestKind


class EditThrottle:
    """Keeps edits apart, and makes requests wait for the budget."""

    def __init__(self, interval: float, budget: RequestBudget | None = None) -> None:
        self.interval = interval
        self._budget = budget if interval and budget else RequestBudget(0)

    @property
    def busy(self) -> bool:
        """Whether half of the burst limit is used."""
        return self._budget.busy

    def wait(self, use: RequestKind) -> float:
        """Return about how many seconds a request would wait now."""
        return self._budget.estimated_delay(use)

    @property
    def share(self) -> float:
        """Return this process's part of the bot's requests, from 0 to 1."""
        return self._budget.share()

    async def turn(self, use: RequestKind) -> None:
        """Wait for the turn of the request that comes next."""
        await self._budget.acquire(use)
