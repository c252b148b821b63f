"""A tournament of users who press only buttons of their own screens: the list, the tables, the end."""

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from random import Random

from bot.sandbox import BotReaction, PageError, RenderedMessage, Sandbox, SimulatedUser
from tests.e2e.evening import CONFLICT, enabled, is_panel, verb

PATIENCE = 240.0
"""Seconds in which something must happen on a screen."""
AT_ONCE = 8
"""How many users press something at the same time."""
SHY = ("?redeal", "?call_renege", ">last", ">renege", ">lift", "!", "@")
"""What users don't press by chance, as the beginning of a verb."""
BETS = ("bet", "raise")
NAME = re.compile("\u2068(.*?)\u2069")
"""A name in a text with its marks of direction."""


def verb_of(custom_id: str) -> str:
    """Return the verb of a custom id."""
    return custom_id.split(":", 3)[3]


def acts(message: RenderedMessage) -> dict[str, str]:
    """Return what can be pressed on the message of a tournament: custom ids by what they do."""
    found: dict[str, str] = {}
    for button in enabled(message):
        what, *rest = verb(button).split(".")
        if what in {"@evening", "@boards"}:
            found[rest[0] if what == "@evening" else "boards"] = button.custom_id or ""
    return found


def is_over(board: RenderedMessage) -> bool:
    """Return whether the message of a tournament takes nobody any more."""
    return "leave" not in acts(board)


def offered(hand: RenderedMessage) -> list[str]:
    """Return the moves that a hand offers, as verbs."""
    return [verb(button) for button in enabled(hand) if not verb(button).startswith((*SHY, *BETS))]


def bets(hand: RenderedMessage) -> list[str]:
    """Return the bets that a hand offers, as verbs."""
    return [verb(button) for button in enabled(hand) if verb(button).startswith(BETS)]


def picks(hand: RenderedMessage) -> list[dict]:
    """Return the lists to choose several cards from."""
    return [select for select in hand.selects if verb_of(select["custom_id"]).startswith("%")]


def all_of(person: SimulatedUser) -> list[RenderedMessage]:
    """Return all messages that a person sees, in threads and direct messages too."""
    return [seen for _, seen in person._entries.values() if seen is not None]


def _is_of(message: RenderedMessage, table: int) -> bool:
    """Return whether something on a message belongs to a table."""
    ids = [button.custom_id or "" for button in message.buttons] + [each["custom_id"] for each in message.selects]
    return any(each.startswith(f"t1:{table}:") for each in ids)


@dataclass
class ByClicks:
    """The users of one tournament."""

    people: list[SimulatedUser]
    onlooker: SimulatedUser
    rng: Random
    pressed: Counter[str] = field(default_factory=Counter)
    """How many moves each person has made, by name."""
    _opened: dict[str, int] = field(default_factory=dict)
    """The table whose hand each person has opened last, by name."""
    _moved: asyncio.Event = field(default_factory=asyncio.Event)
    _presses: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))

    @property
    def host(self) -> SimulatedUser:
        return self.people[0]

    @property
    def everyone(self) -> list[SimulatedUser]:
        """All users, and the onlooker first."""
        return [self.onlooker, *self.people]

    # The tournament's message

    def board(self, reader: SimulatedUser | None = None) -> RenderedMessage | None:
        """Return the newest message of the tournament that has buttons."""
        shown = (reader or self.onlooker).messages()
        public = (seen for seen in reversed(shown) if not seen.ephemeral and is_panel(seen))
        return next((seen for seen in public if {*acts(seen)} - {"boards"}), None)

    async def shows(
        self, wanted: Callable[[RenderedMessage], object], reader: SimulatedUser | None = None
    ) -> RenderedMessage:
        """Wait until the tournament's message fits; return it."""
        who = reader or self.onlooker
        try:
            await who.wait_for(lambda: (seen := self.board(who)) and wanted(seen), PATIENCE)
        except TimeoutError:
            seen = self.board(who)
            raise AssertionError(f"{who.name} reads:\n{seen and seen.text}\n{seen and acts(seen)}") from None
        shown = self.board(who)
        assert shown is not None
        return shown

    async def press(self, person: SimulatedUser, what: str) -> BotReaction:
        """Press a button of the tournament's message that offers it; return the answer."""
        for _ in range(5):
            shown = await self.shows(lambda seen: what in acts(seen), person)
            try:
                answer = await person.click(shown, acts(shown)[what])
            except (PageError, LookupError) as error:  # it was drawn again
                if getattr(error, "status", CONFLICT) != CONFLICT:
                    raise
                continue
            assert not answer.failed, f"{person.name} pressed {what}: {answer.reason}"
            return answer
        raise AssertionError(f"{what} is never there to be pressed")

    def round_of(self, board: RenderedMessage) -> int:
        """Return the round that the tournament's message is about; 0 before the first."""
        found = re.search(r"^\D*(\d+)\D+\d+\D*$", board.text.split("\n")[1])
        return int(found[1]) if found and not is_over(board) and "start" not in acts(board) else 0

    # Their games

    @asynccontextmanager
    async def playing(self, *people: SimulatedUser) -> AsyncIterator[None]:
        """Have users play what their hands offer."""
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(self._play(person)) for person in people]
            yield
            for task in tasks:
                task.cancel()

    @asynccontextmanager
    async def hands_off(self) -> AsyncIterator[None]:
        """Have nobody press anything, for a restart of the bot."""
        async with AsyncExitStack() as stack:
            for _ in range(AT_ONCE):
                await stack.enter_async_context(self._presses)
            yield

    def table_of(self, person: SimulatedUser) -> int:
        """Return the number of a person's table, as the tournament's message says; 0: they have none."""
        board = self.board(person)
        if board is None or not {"pause", "on"} & {*acts(board)}:
            return 0
        lines = [line for line in board.marked.split("\n") if f"\u2068{person.name}\u2069" in line]
        found = (re.match(r"(✓ )?[^\d*#]*(\d+)[^\d.]", line) for line in lines)
        return next((int(match[2]) for match in found if match and not match[1]), 0)

    def _unopened(self, person: SimulatedUser) -> RenderedMessage | None:
        """Return the message of a person's table if they have not opened their hand there."""
        table = self.table_of(person)
        if not table or self._opened.get(person.name) == table:
            return None
        shown = [seen for seen in all_of(person) if self._hand_button(seen, table)]
        return max(shown, key=lambda seen: int(seen.id), default=None)

    @staticmethod
    def _hand_button(message: RenderedMessage, table: int) -> str:
        """Return the custom id of "My hand" on the message of a table, or ""."""
        buttons = (button.custom_id or "" for button in enabled(message))
        return next((each for each in buttons if re.fullmatch(rf"t1:{table}:\d+:!hand", each)), "")

    async def moved(self, moves: int) -> None:
        """Wait until users have pressed so many moves in all."""
        async with asyncio.timeout(PATIENCE):
            while self.pressed.total() < moves:
                self._moved.clear()
                await self._moved.wait()

    def hand(self, person: SimulatedUser) -> RenderedMessage | None:
        """Return the hand of a person at the table where they have opened it last; the bot may send it again."""
        table = self._opened.get(person.name, 0)
        shown = (seen for seen in all_of(person) if seen.ephemeral and _is_of(seen, table))
        return max(shown, key=lambda seen: int(seen.id), default=None)

    def _asked(self, person: SimulatedUser) -> RenderedMessage | None:
        hand = self.hand(person)
        return hand if hand is not None and (offered(hand) or picks(hand)) else None

    async def _play(self, person: SimulatedUser) -> None:
        rng = Random(f"{person.name} {self.rng.random()}")
        while True:
            await person.wait_for(lambda: self._unopened(person) or self._asked(person), 10 * PATIENCE)
            async with self._presses:
                if (table := self._unopened(person)) is not None:
                    await self._open_hand(person, table)
                elif (hand := self._asked(person)) is not None:
                    await self._act(person, hand, rng)

    async def _open_hand(self, person: SimulatedUser, table: RenderedMessage) -> None:
        number = self.table_of(person)
        try:
            answer = await person.click(table, self._hand_button(table, number))
        except PageError as error:
            if error.status != CONFLICT:
                raise
            await person.wait_for(lambda: (now := self._unopened(person)) is None or now.raw != table.raw, PATIENCE)
            return
        assert answer.message is not None, answer
        assert answer.message.ephemeral, answer.message.text
        self._opened[person.name] = number

    async def _act(self, person: SimulatedUser, hand: RenderedMessage, rng: Random) -> None:
        """Do one thing that a hand offers; menus and questions are followed to the end."""
        shown: RenderedMessage | None = hand
        while shown is not None:
            if picks(shown):
                [pick] = picks(shown)
                values = [option["value"] for option in pick["options"]]
                chosen, custom_id = rng.sample(values, pick["max_values"]), pick["custom_id"]
                answered = person.select(shown, custom_id, *chosen)
                what = "%"
            else:
                moves = offered(shown)
                if (yes := next((b for b in enabled(shown) if verb(b).startswith("+")), None)) is not None:
                    moves = [verb(yes)]
                elif bets(shown) and rng.random() < 0.2:
                    moves = bets(shown)
                if not moves:  # the answer says why nothing can be chosen now
                    return
                what = rng.choice(moves)
                custom_id = next(b.custom_id for b in enabled(shown) if verb(b) == what) or ""
                answered = person.click(shown, custom_id)
            try:
                answer = await answered
            except PageError as error:
                if error.status != CONFLICT:
                    raise
                await self._changed(person, hand)
                return
            assert not answer.failed, f"{person.name} pressed {what}: {answer.reason}"
            shown = answer.message if what.startswith((">", "?", "%")) else None
        self.pressed[person.name] += 1
        self._moved.set()

    async def _changed(self, person: SimulatedUser, before: RenderedMessage) -> None:
        """Wait until a person sees another hand."""
        await person.wait_for(lambda: (now := self.hand(person)) is None or now.raw != before.raw, PATIENCE)


@asynccontextmanager
async def people_of(sandbox: Sandbox, count: int, seed: int) -> AsyncIterator[ByClicks]:
    """Provide n users, each with a screen that shows the channel and their direct messages."""
    async with AsyncExitStack() as stack:

        async def come(name: str) -> SimulatedUser:
            if name not in sandbox.people:
                sandbox.add_person(name)
            person = SimulatedUser(sandbox.url, name)
            return await stack.enter_async_context(person)

        names = ["Anna", *(f"Person {number}" for number in range(2, count + 1))]
        people = [await come(name) for name in names]
        yield ByClicks(people, await come("Franz"), Random(seed))
