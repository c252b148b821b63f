"""Simulate users who press what their messages offer, in direct messages and on their server, and never give up."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import monotonic

from bot.sandbox import BotReaction, Channel, PageError, RenderedButton, RenderedMessage, Sandbox, SimulatedUser
from tools.bench.crash import Held, RecordedClick, button_of, cards, enabled, verb, was_played

GAME = "bieten"
THOUGHT = (1.0, 3.0)
"""The shortest and the longest thought before a click at a table, in seconds: twice as fast as a busy table plays."""
ANSWER_TIMEOUT_SECONDS = 3.0
"""Seconds without an answer after which Discord shows that an interaction failed, and the user clicks again."""
AT_ONCE = (0.2, 1.0)
"""How long that takes them, in seconds."""
POLL_SECONDS = 0.1
"""Seconds until a user looks again who has nothing to press."""
REOPEN_SECONDS = 3.0
"""Seconds of that after which a user reopens their hand."""
RECENT, FAR = 12, 100
"""N messages back a user looks for a hand; for the table's message, below which there may be many."""
IDLE = ("!", "@", "$", "&", "=", "bet", "raise", ">lift")
"""What begins the verbs of buttons that no user presses by chance."""
MAX_ATTEMPTS = 40
RETRY_SECONDS = 0.5
"""Seconds until a user types a command again that was not answered."""


@dataclass(slots=True)
class Click:
    """A click at a table: for the game, or for one's hand.

    Args:
        at: when, by the monotonic clock.
        after: seconds until the answer; None: it failed.
        done: whether it was answered with what was asked for, rather than acknowledged.
    """

    at: float
    after: float | None = None
    done: bool = False


@dataclass(eq=False)
class ClusterLoadTable:
    """A table and who plays there.

    Args:
        people: the first one opens it; in a server the last has opened a hand there.
    """

    sandbox: Sandbox
    channel: Channel
    people: list[SimulatedUser]
    rng: Random
    presses: list[RecordedClick]
    thought: tuple[float, float] = THOUGHT
    id: int = 0
    clicks: list[Click] = field(default_factory=list[Click])
    _fresh: dict[SimulatedUser, tuple[str, Held]] = field(default_factory=dict[SimulatedUser, tuple[str, Held]])
    """Whose hand is known to be as it is: the message it is in, and the cards there. An older one may come late."""
    _sent: Counter[SimulatedUser] = field(default_factory=Counter[SimulatedUser])
    """How often every user has pressed something."""
    _under_way: set[asyncio.Task[bool]] = field(default_factory=set[asyncio.Task[bool]])

    @property
    def guild(self) -> int | None:
        """The server it is in; None: it is in direct messages."""
        return int(self.channel.guild.id) if self.channel.guild else None

    async def sit_down(self) -> None:
        """Open the table, have every user join, add a computer player, start."""
        first, *others = self.people
        there = self.channel.id
        await again(lambda: first.slash("play", there, game=GAME))
        for person in others:
            await again(lambda person=person: person.slash("join", there))
        custom_id = ""
        for _ in range(1 if others else 2):
            panel, custom_id = await self._find(first, "!more")
            menu = (await again(lambda panel=panel, more=custom_id: first.click(panel, more))).message
            assert menu is not None
            computer = button_of(menu, "!computer") or ""
            await again(lambda menu=menu, computer=computer: first.click(menu, computer))
        await again(lambda: first.slash("start", there))
        self.id = int(custom_id.split(":")[1])
        if others:
            await self._open_hand(others[-1])

    async def play(self) -> None:
        """Play until cancelled."""
        since = monotonic()
        while True:
            found = self._something()
            if found is None:
                if monotonic() - since > REOPEN_SECONDS:
                    since = monotonic()
                    for person in self.people:
                        await self._open_hand(person)
                await asyncio.sleep(POLL_SECONDS)
                continue
            task = asyncio.create_task(self._press(*found))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
            answered, _ = await asyncio.wait({task}, timeout=ANSWER_TIMEOUT_SECONDS)
            failed = not answered or not task.result()
            await asyncio.sleep(self.rng.uniform(*(min(AT_ONCE, self.thought) if failed else self.thought)))
            since = monotonic()

    async def settle(self) -> None:
        """Wait until everything that was pressed has been answered, or has failed."""
        for outcome in await asyncio.gather(*self._under_way, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome

    def _something(self) -> tuple[SimulatedUser, RenderedMessage, RenderedButton] | None:
        """Return who can press what: something of the game, or the host another game."""
        for person in self.rng.sample(self.people, len(self.people)):
            offered = [(hand, each) for hand in self._hands(person) for each in offers(hand)]
            if offered:
                return person, *self.rng.choice(offered)
        first = self.people[0]
        for panel in self._seen(first, self.channel, FAR):
            for button in enabled(panel):
                if verb(button) == "!rematch":
                    return first, panel, button
        return None

    def _hands(self, person: SimulatedUser) -> list[RenderedMessage]:
        """Return the newest hand of a person that offers something, in direct messages or opened in the server."""
        places = dict.fromkeys((self.channel, self._dm(person)))
        shown = (seen for where in places for seen in self._seen(person, where) if seen.ephemeral or where.recipient)
        return sorted(filter(offers, shown), key=revision)[-1:]

    async def _open_hand(self, person: SimulatedUser) -> None:
        """Ask for a hand by the table's message."""
        for message in self._seen(person, self.channel, FAR):
            custom_id = button_of(message, "!hand")
            if custom_id is not None and not message.ephemeral:
                await self._send(person, message, custom_id)
                return

    def _seen(self, person: SimulatedUser, channel: Channel, back: int = RECENT) -> Iterator[RenderedMessage]:
        """Yield what of a channel's newest messages a person sees, the newest first."""
        yield from (
            RenderedMessage(message.wire) for message in channel.newest(back) if message.only in (None, person.id)
        )

    def _dm(self, person: SimulatedUser) -> Channel:
        return self.sandbox.dm(self.sandbox.people[person.name])

    async def _press(self, person: SimulatedUser, message: RenderedMessage, button: RenderedButton) -> bool:
        """Press a button, note what was answered, and return whether anything was."""
        custom_id = button.custom_id or ""
        _, table, seen, action = custom_id.split(":", 3)
        press: RecordedClick | None = None
        if not action.startswith((">", "!")):
            press = RecordedClick(int(table), int(person.id), action.removeprefix("?"), int(seen))
            self.presses.append(press)
        known = self._fresh.pop(person, None) == (message.id, cards(message))
        self._sent[person] += 1
        number = self._sent[person]
        answer = await self._send(person, message, custom_id.replace(":?", ":", 1))
        if answer is None:
            return False
        if answer.kind == "update" and answer.message is not None and press is not None:
            done = was_played(action, message, answer.message)
            if number == self._sent[person]:  # no other click came in between
                press.told = int(known and done)
                self._fresh[person] = answer.message.id, cards(answer.message)
        return True

    async def _send(self, person: SimulatedUser, message: RenderedMessage, custom_id: str) -> BotReaction | None:
        """Return the answer to a click, and note when it came; None if there was none."""
        click = Click(monotonic())
        self.clicks.append(click)
        try:
            answer = await person.forge(message, custom_id)
        except PageError:
            return None
        if answer.failed:
            return None
        click.after, click.done = monotonic() - click.at, not answer.kind.startswith("deferred")
        return answer

    async def _find(self, person: SimulatedUser, wanted: str) -> tuple[RenderedMessage, str]:
        """Return the table's message and the custom id of its button of a verb, once every user sits there."""
        for _ in range(MAX_ATTEMPTS * 5):
            for seen in self._seen(person, self.channel):
                custom_id = button_of(seen, wanted)
                if custom_id is not None and all(each.name in seen.isolated for each in self.people):
                    return seen, custom_id
            await asyncio.sleep(POLL_SECONDS)
        raise TimeoutError(f"no {wanted} at the table of {person.name}")


def offers(message: RenderedMessage) -> list[RenderedButton]:
    """Return the buttons of a hand with which the game goes on."""
    return [
        button
        for button in enabled(message)
        if (button.custom_id or "").startswith("t1:") and not verb(button).startswith(IDLE)
    ]


def revision(message: RenderedMessage) -> int:
    """Return the newest revision that a hand's buttons name."""
    return max(int((button.custom_id or "").split(":")[2]) for button in offers(message))


async def again(ask: Callable[[], Awaitable[BotReaction]]) -> BotReaction:
    """Ask until it is answered: what has begun is still busy."""
    for _ in range(MAX_ATTEMPTS):
        with suppress(PageError):
            answer = await ask()
            if not answer.failed:
                return answer
        await asyncio.sleep(RETRY_SECONDS)
    raise TimeoutError("a command is never answered")
