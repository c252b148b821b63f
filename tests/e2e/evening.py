"""Users at a table of Bieten: they read their screens and press what is offered there, nothing else."""

import asyncio
import contextlib
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any, TypeVar

from bot.sandbox import BotReaction, PageError, RenderedButton, RenderedMessage, SimulatedUser

T = TypeVar("T")
SECONDS = 20.0
"""How long anything may take before a test fails."""

LONG = 11
"""A target too high for the bets of the first deal, in which a test waits for something."""

CONFLICT = 409

SECRET_ROWS = ("-# Your cards", "-# Bottom card", "-# Stolen")
CODE = re.compile(r"(?:^|[^A-Za-z0-9])([AKOUT987][hlba]|W)(?:$|[^A-Za-z0-9])")
"""A card's code within a custom id."""


class Onlooker(SimulatedUser):
    """A user who is at no table: keeps every state of a message that reaches their screen."""

    def __init__(self, url: str, name: str) -> None:
        super().__init__(url, name)
        self.seen: list[RenderedMessage] = []

    def _note(self, entry: dict[str, Any]) -> None:
        before = self._entries.get(entry["message"]["id"])
        super()._note(entry)
        if (now := self._entries[entry["message"]["id"]]) != before and now[1] is not None:
            self.seen.append(now[1])


@dataclass
class Evening:
    """A table and who sits there.

    Args:
        people: in the order in which they sit down; the first opens the table.
        onlooker: sees what every user sees.
        rng: chooses among what is offered.
        eager: how likely a user bets before a card is played.
        pressed: the verbs of all that was pressed in hands, in order.
        told: the refusals that users have read.
        checked: how many hidden cards were looked for in public.
    """

    people: list[SimulatedUser]
    onlooker: Onlooker
    rng: Random
    eager: float = 0.15
    pressed: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    checked: int = 0
    looked_at: dict[int, RenderedMessage] = field(default_factory=dict)
    by_panel: dict[str, RenderedMessage] = field(default_factory=dict)
    """The hand that a person has opened with "My hand", by the person's id; it is played from instead of the DM."""

    def __getitem__(self, name: str) -> SimulatedUser:
        return next(person for person in self.people if person.name == name)

    async def sit_down(self, *, computers: int = 0, start: bool = True, **options: object) -> None:
        """Open a table, have every user join, add computer players, start."""
        first, *others = self.people
        opened = await first.slash("play", game="bieten", **options)
        for person in others:
            await self.press(person, await drawn(person, opened), "Join")
        for _ in range(computers):
            before = panel(first).text
            await self.choose(first, "Add computer")
            await first.wait_for(lambda before=before: panel(first).text != before, SECONDS)
        if start:
            await self.begin()

    async def begin(self) -> None:
        """Have the host press Start."""
        host = self.people[0]
        # Where a machine is slow the last one who joined has been answered before they are drawn.
        await host.wait_for(lambda: "Start" in labels(panel(host)), SECONDS)
        await self.press(host, panel(host), "Start")

    async def choose(self, person: SimulatedUser, what: str) -> BotReaction:
        """Press something in the private menu behind More."""
        menu = (await self.press(person, panel(person), "More")).message
        assert menu is not None
        return await self.press(person, menu, what)

    async def press(self, person: SimulatedUser, message: RenderedMessage, what: str) -> BotReaction:
        """Press a button and wait until the bot has answered; a page never shows that it failed.

        A button named by its label may come with a newer state of the message, which is waited for.
        """
        while True:
            try:
                answer = await person.click(message, what)
                break
            except (PageError, LookupError) as error:
                if ":" in what or getattr(error, "status", CONFLICT) != CONFLICT:
                    raise
                message = await drawn_again(person, message)
        assert not answer.failed, f"{person.name} pressed {what}: {answer.reason}"
        return answer

    async def press_more(self, person: SimulatedUser, what: str) -> BotReaction:
        """Open More in a person's hand, and press a button there."""
        opened = (await self.press(person, self.hand(person), "More")).message
        assert opened is not None
        return await self.press(person, opened, what)

    async def open_hand(self, person: SimulatedUser) -> RenderedMessage:
        """Press "My hand", again if the panel was redrawn since; the user plays from there from now on."""
        while person.id not in self.by_panel:
            with outrun():
                answer = await self.press(person, panel(person), "My hand")
                assert answer.message is not None
                assert answer.message.ephemeral, "nobody else sees it"
                self.by_panel[person.id] = answer.message
        return self.by_panel[person.id]

    async def reads(self, person: SimulatedUser, pattern: str) -> str:
        """Wait until a person reads this on the newest panel; return its text."""
        shown = lambda: found.text if (found := newest_panel(person)) else ""  # noqa: E731
        try:
            return await person.wait_for(lambda: re.search(pattern, shown()) and shown(), SECONDS)
        except TimeoutError:
            raise AssertionError(f"{person.name} does not read {pattern!r} in:\n{shown()}") from None

    def hand(self, person: SimulatedUser) -> RenderedMessage | None:
        """Return the message with a person's hand, as it is now."""
        if person.id in self.by_panel:
            # A hand that a new deal has left above comes after; the older one says so and has no buttons.
            return next(m for m in reversed(person.messages()) if m.ephemeral and is_hand(m))
        return next(filter(is_panel, reversed(person.messages(person.dm))), None)

    async def play_on(self, *until: str) -> bool:
        """Play until the panel shows one of these patterns, and every user sees that.

        Returns whether it does, False when the game is over. A press may be answered before the panel is drawn, so
        the panel is read again when a user is due.
        """
        while True:
            await self.nothing_secret_is_public()
            found = self._reads_any(until)
            if found or "Game over" in panel(self.people[0]).text:
                await self.all_see_as(self.people[0])
                return found
            await self._catch_up()
            if not self._reads_any(until):
                await self.step()

    async def all_see_as(self, one: SimulatedUser) -> None:
        """Wait until every user sees the newest panel that one of them sees, in the same state or a newer one."""
        shown = panel(one)
        state = version(one, shown)
        for person in (*self.people, self.onlooker):
            await person.wait_for(lambda person=person: version(person, shown) >= state, SECONDS)

    def _reads_any(self, patterns: tuple[str, ...]) -> bool:
        text = panel(self.people[0]).text
        return any(re.search(pattern, text) for pattern in patterns)

    async def _catch_up(self) -> None:
        """Wait until a user is due and the first person's panel is as new as theirs."""
        person, first = await self.someone_is_due(), self.people[0]
        shown = panel(person)
        state = version(person, shown)
        await first.wait_for(lambda: version(first, shown) >= state, SECONDS)

    async def step(self) -> None:
        """Have a user do something: whose turn it is, or, now and then, any user who bets."""
        person = await self.someone_is_due()
        if "Game over" in panel(person).text:
            await self.reads(self.people[0], "Game over")
            return
        if not asks(panel(person)) and self.rng.random() < self.eager:
            await self._bet(self.rng.choice(self.people))
        elif asks(panel(person)) and self.rng.random() < 0.5:
            with outrun():
                if moves(panel(person)):
                    await self.press(person, panel(person), self._choose(panel(person)))
        else:
            await self._from_the_hand(person)

    async def someone_is_due(self) -> SimulatedUser:
        """Wait until a user sees that it is their turn, or that the game is over."""
        try:
            return await on_any(self.people, lambda: next(filter(self.ready, self.people), None))
        except TimeoutError:
            raise AssertionError(f"nobody can go on: {self._screens()}") from None

    async def settle(self) -> None:
        """Wait until every user sees the same panel and a hand as new as it.

        Raises AssertionError when the game is over.
        """
        await self.someone_is_due()
        assert "Game over" not in panel(self.people[0]).text, "no hand is drawn any more"
        shown = [panel(person) for person in self.people] + [
            hand for each in self.people if (hand := self.hand(each))
        ]
        newest = max(map(revision, shown))
        for person in self.people:
            await person.wait_for(
                lambda person=person: is_fresh(revision(panel(person)), newest) or revision(panel(person)) < 1,
                SECONDS,
            )
            await person.wait_for(
                lambda person=person: (hand := self.hand(person)) and is_hand_fresh(hand, panel(person), newest),
                SECONDS,
            )
        await self.all_see_as(max(self.people, key=lambda each: version(each, panel(each))))

    def _screens(self) -> str:
        """Return what every user sees, for a failing test."""
        hands = [(each.name, hand.text, labels(hand)) for each in self.people if (hand := self.hand(each))]
        return "\n".join([panel(self.people[0]).text, *map(str, hands)])

    def ready(self, person: SimulatedUser) -> bool:
        """Return whether a person sees that it is their turn, with something to press in an up-to-date hand."""
        board, hand = newest_panel(person), self.hand(person)
        if board is None or "Game over" in board.text:
            return board is not None
        fresh = hand is not None and is_fresh(revision(hand), revision(board))
        # Who leads after their own last move has the new hand before the panel shows the move.
        return due(board) == person.name and fresh and trick(hand) in (0, trick(board)) and bool(moves(hand))

    async def _bet(self, person: SimulatedUser) -> None:
        """Press one of the figures on the public panel."""
        offered = [b for b in enabled(panel(person)) if verb(b).startswith(("bet", "raise"))]
        if not offered:
            return
        with outrun():
            answer = await self.press(person, panel(person), self.rng.choice(offered).custom_id or "")
            if answer.message is not None and answer.message.ephemeral:
                self.told.append(answer.message.text)

    async def _from_the_hand(self, person: SimulatedUser) -> None:
        """Press something in the hand; menus are opened, and what is in them is chosen."""
        message = self.hand(person)
        # A hand that was redrawn since it was read can be without buttons: wait for the next one.
        while message is not None and moves(message):
            chosen = self._choose(message)
            self.pressed.append(chosen.split(":", 3)[3])
            answer = None
            with outrun():
                answer = await self.press(person, message, chosen)
            message = answer.message if answer and self.pressed[-1].startswith(">") else None

    def _choose(self, message: RenderedMessage) -> str:
        """Return the custom id of one of the moves offered."""
        return self.rng.choice(moves(message)).custom_id or ""

    async def nothing_secret_is_public(self) -> None:
        """Hold all that was public in this deal against the cards that users still hide."""
        for person in self.people:
            for card in self.secrets_of(person):
                await self._stays_secret(person, card)
                self.checked += 1
        for seen in self.new_in_public():
            assert not seen.ephemeral
            assert not leaks(seen), f"public controls name cards: {leaks(seen)}"

    async def _stays_secret(self, person: SimulatedUser, card: str) -> None:
        """Hold a card of a hand against what is public; one of the two may be drawn after the other."""
        if not self._is_public(person, card):
            return
        try:
            await on_any([person, self.onlooker], lambda: not self._is_public(person, card))
        except TimeoutError:
            raise AssertionError(f"{card} of {person.name} is public") from None

    def _is_public(self, person: SimulatedUser, card: str) -> bool:
        """Return whether a card that a person hides can be read in public."""
        return card in self.secrets_of(person) and card in self.told_in_public()

    def secrets_of(self, person: SimulatedUser) -> list[str]:
        """Return the cards that a person hides now."""
        return hidden_cards(self.hand(person))

    def told_in_public(self) -> str:
        """Return all that was public in this deal."""
        if not (shown := [seen for seen in self.onlooker.seen if is_panel(seen)]):
            return ""
        # The message of the deal before may be drawn once more after that of the new one.
        newest = max(int(seen.id) for seen in shown)
        deal = [seen.text for seen in self.onlooker.seen if int(seen.id) >= newest]
        # What a wild card was named is public, no matter who holds the card of that name.
        return re.sub(r"→\S+|Weli\S* as \S+", "", "\n".join(deal))

    def new_in_public(self) -> Iterator[RenderedMessage]:
        """Yield each state of a public message once: what is looked at again at every step takes minutes."""
        for seen in self.onlooker.seen:
            if id(seen) not in self.looked_at:
                yield seen
                self.looked_at[id(seen)] = seen


def is_panel(message: RenderedMessage) -> bool:
    """Return whether a message is a table's or a hand's, not just a sentence."""
    return bool(message.raw["components"]) and not message.raw["content"]


def is_hand(message: RenderedMessage) -> bool:
    """Return whether a message shows a hand, which has its title only where there is room."""
    return (
        "-# Your hand" in message.text
        or "-# Bieten · your hand" in message.text
        or any(verb(button) == "!handmore" for button in enabled(message))
    )


def newest_panel(person: SimulatedUser) -> RenderedMessage | None:
    """Return the newest public message of a table, as a person sees it now; None before the first one has come."""
    return next((m for m in reversed(person.messages()) if is_panel(m) and not m.ephemeral), None)


def panel(person: SimulatedUser) -> RenderedMessage:
    """Return the newest public message of a table, as a person sees it now."""
    found = newest_panel(person)
    assert found is not None, f"{person.name} sees no table"
    return found


def due(message: RenderedMessage) -> str:
    """Return the name of the person whom the table waits for, "" for a computer player or nobody."""
    heading = next((line for line in message.marked.split("\n") if line.startswith(("## ", "### "))), "")
    return (re.findall("\u2068(.*?)\u2069|🤖", heading) or [""])[-1]


def trick(message: RenderedMessage) -> int:
    """Return the number of the trick or book in the title of a panel or a hand, 0 if it names none."""
    found = re.search(r"^##.*?(?:trick|Trick|Book) (\d+)\b", message.text, re.MULTILINE)
    return int(found[1]) if found else 0


def enabled(message: RenderedMessage) -> list[RenderedButton]:
    """Return the buttons that can be pressed, without links."""
    return [button for button in message.buttons if button.custom_id and not button.disabled]


def verb(button: RenderedButton) -> str:
    """Return what a button stands for."""
    assert button.custom_id is not None
    return button.custom_id.split(":", 3)[3]


def labels(message: RenderedMessage) -> list[str]:
    """Return what can be pressed, as it is read."""
    return [button.label for button in enabled(message)]


def moves(message: RenderedMessage) -> list[RenderedButton]:
    """Return the moves that the table waits for: no bets, and nothing that only opens a list of numbers."""
    return [b for b in enabled(message) if not verb(b).startswith(("!", "@", "bet", "raise", ">lift"))]


def asks(message: RenderedMessage) -> bool:
    """Return whether a bet is open."""
    return "hold or good?" in message.text


def is_fresh(hand: int, board: int) -> bool:
    """Return whether a hand is as new as the table's message, whose buttons may be the same at any revision (0).

    A message without buttons (-1) is of a deal that is over: the next one is on its way.
    """
    return board == 0 or hand >= board > 0


def is_hand_fresh(hand: RenderedMessage, board: RenderedMessage, newest: int) -> bool:
    """Return whether a hand is as new as a revision.

    The buttons of a player who waits may be the same at any revision (0): their hand begins like the panel.
    """
    heading, _, _ = hand.text.partition("\n")
    return revision(hand) >= newest or (revision(hand) == 0 and heading == board.text.partition("\n")[0])


def revision(message: RenderedMessage) -> int:
    """Return the newest revision that a message's controls name; -1 if it has none."""
    return max((int(b.custom_id.split(":")[2]) for b in message.buttons if b.custom_id), default=-1)


def version(person: SimulatedUser, message: RenderedMessage) -> int:
    """Return the number of the state of a message that a person sees; that of a deleted message is the highest."""
    number, seen = person._entries.get(message.id, (0, None))
    return sys.maxsize if number and seen is None else number


def controls(message: RenderedMessage) -> list[str]:
    """Return all custom ids and option values of a message, disabled ones too."""
    ids = [b.custom_id for b in message.buttons if b.custom_id] + [s["custom_id"] for s in message.selects]
    return ids + [option["value"] for select in message.selects for option in select.get("options", ())]


def leaks(message: RenderedMessage) -> list[str]:
    """Return the controls of a message that name a card."""
    return [control for control in controls(message) if CODE.search(control.split(":", 3)[-1])]


def hidden_cards(message: RenderedMessage | None) -> list[str]:
    """Return the cards that a hand shows and that are not on the table yet, as they are written."""
    # A hand that is over begins with how it ended, not with a question; all cards in it were played.
    lines = message.text.split("\n") if message and not message.text.startswith("**") else []
    rows = [below.removeprefix("## ") for label, below in pairwise(lines) if label in SECRET_ROWS]
    return [card for row in rows for card in row.split("  ") if card != "–" and not card.startswith("(")]


async def on_any(people: Sequence[SimulatedUser], predicate: Callable[[], T]) -> T:
    """Return the predicate's first truthy value, called again at every event on one of these screens."""
    tasks = [asyncio.create_task(person.wait_for(predicate, SECONDS)) for person in people]
    try:
        return await next(asyncio.as_completed(tasks))
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def drawn(person: SimulatedUser, opened: BotReaction) -> RenderedMessage:
    """Wait until a person sees the public panel with which a user's command was answered."""
    assert opened.message is not None
    number = opened.message.id
    return await person.wait_message(lambda message: message.id == number and is_panel(message))


async def drawn_again(person: SimulatedUser, message: RenderedMessage) -> RenderedMessage:
    """Wait until a person sees another state of a message than this one; return it."""
    return await person.wait_for(
        lambda: (now := person.message(message.id)) and now.raw != message.raw and now, SECONDS
    )


@contextlib.contextmanager
def outrun() -> Iterator[None]:
    """Let the page say that a button is there no longer: another user was faster."""
    try:
        yield
    except PageError as error:
        if error.status != CONFLICT:
            raise
