"""All parts of the sandbox in one object, which every handler gets."""

import datetime
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.sandbox.audience import Audience
from bot.sandbox.commands import Commands
from bot.sandbox.emojis import OwnEmojis
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import Gateway
from bot.sandbox.hidden_limits import HiddenLimits
from bot.sandbox.interactions import Interactions
from bot.sandbox.pushes import Push
from bot.sandbox.strictness import STRICT, Strictness
from bot.sandbox.world import World

PUSHES = 1000
"""How many notifications are remembered."""


@dataclass(slots=True)
class Hub:
    """World, gateway, page and the registers beside them; `base_url` is http://host:port."""

    world: World
    gateway: Gateway
    audience: Audience
    interactions: Interactions
    commands: Commands
    emojis: OwnEmojis
    faults: Faults
    token: str
    clock: Callable[[], float]
    hidden: HiddenLimits
    strictness: Strictness = STRICT
    pushes: deque[Push] = field(default_factory=lambda: deque(maxlen=PUSHES))
    hint: str = ""
    suggestion: str = ""
    base_url: str = ""


def timestamp() -> str:
    """Return the present moment as Discord writes it."""
    return datetime.datetime.now(datetime.UTC).isoformat()
