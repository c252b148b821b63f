"""All parts of the sandbox in one object, which every handler gets."""

import datetime
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.sandbox.broadcast import Broadcaster
from bot.sandbox.commands import Commands
from bot.sandbox.emojis import ApplicationEmojis
from bot.sandbox.fault_injection import FaultInjector
from bot.sandbox.gateway import Gateway
from bot.sandbox.hidden_limits import HiddenLimits
from bot.sandbox.interactions import Interactions
from bot.sandbox.pushes import Push
from bot.sandbox.strictness import STRICT, Strictness
from bot.sandbox.world import World

PUSHES = 1000


@dataclass(slots=True)
class SandboxState:
    """World, gateway, page and the other components; `base_url` is http://host:port."""

    world: World
    gateway: Gateway
    audience: Broadcaster
    interactions: Interactions
    commands: Commands
    emojis: ApplicationEmojis
    faults: FaultInjector
    token: str
    clock: Callable[[], float]
    hidden: HiddenLimits
    strictness: Strictness = STRICT
    pushes: deque[Push] = field(default_factory=lambda: deque(maxlen=PUSHES))
    hint: str = ""
    suggestion: str = ""
    base_url: str = ""
    _since: tuple[datetime.datetime, float] | None = None
    """A moment, and what the clock showed then."""

    def now(self) -> datetime.datetime:
        """Return the time of the first call, plus the seconds since then by the sandbox's clock."""
        if self._since is None:
            self._since = datetime.datetime.now(datetime.UTC), self.clock()
        moment, shown = self._since
        return moment + datetime.timedelta(seconds=self.clock() - shown)


def timestamp() -> str:
    """Return the present time as Discord writes it."""
    return datetime.datetime.now(datetime.UTC).isoformat()
