"""Users at a table of a game that is played from the direct messages: they press what their hand offers."""

import re
from dataclasses import dataclass, field
from itertools import pairwise

from bot.sandbox import PageError, RenderedMessage, SimulatedUser
from tests.e2e.evening import (
    CONFLICT,
    SECONDS,
    Evening,
    drawn,
    drawn_again,
    due,
    enabled,
    is_fresh,
    is_panel,
    moves,
    newest_panel,
    outrun,
    panel,
    trick,
    verb,
)

FRENCH = re.compile(r"(?:^|[^A-Za-z0-9])([AKQJT2-9][shdc]|BJ|LJ)(?:$|[^A-Za-z0-9])")
"""A card's code within a custom id."""
CALLED = re.compile(r"(?:called a renege.* and was|The call is) (?:right|wrong)")
"""The public text of a call: a line as long as it counts, or one of the last events."""
HANDS = ("-# Your hand", "-# You buried", "-# You drew")


@dataclass
class Round(Evening):
    """A table without bets.

    Args:
        shy: verbs that no user presses by chance.
        calling: how likely a user calls a renege before a card is played.
        reads_back: how likely a user looks at the last trick first.
    """

    shy: tuple[str, ...] = ("?redeal", "?call_renege", ">last", ">renege", "!")
    calling: float = 0.0
    reads_back: float = 0.1
    secrets: int = 0
    asked: list[str] = field(default_factory=list)
    """The questions that were asked before something was done."""

    async def play_at(self, game: str, **options: object) -> None:
        """Open a table of a game, have every user sit down, and start."""
        first, *others = self.people
        opened = await first.slash("play", game=game, **options)
        for person in others:
            await self.press(person, await drawn(person, opened), "Join")
        await self.reads(first, "Ready to start")
        await self.press(first, panel(first), "Start")

    def ready(self, person: SimulatedUser) -> bool:
        """Return whether a person sees that it is their turn, with something to do in an up-to-date hand."""
        board, hand = newest_panel(person), self.hand(person)
        if board is None or "Game over" in board.text:
            return board is not None
        fresh = hand is not None and is_fresh(seen_at(hand), seen_at(board))
        fresh = fresh and trick(hand) in (0, trick(board))
        return due(board) == person.name and fresh and bool(self.offered(hand) or picks(hand))

    def offered(self, message: RenderedMessage) -> list[str]:
        """Return the verbs of a message that a user may press by chance."""
        return [verb(button) for button in moves(message) if not verb(button).startswith(self.shy)]

    async def step(self) -> None:
        """Have a user do what the table waits for, and now and then something else before."""
        person = await self.someone_is_due()
        if "Game over" in panel(person).text:
            await self.reads(self.people[0], "Game over")
            return
        hand = self.hand(person)
        assert hand is not None
        if self.rng.random() < self.reads_back and any(verb(button) == ">last" for button in enabled(hand)):
            shown = await self.do(person, hand, ">last")
            assert re.search(r"\*\*Book \d+: .*★", shown.text), "the last trick, and who has won it"
            self.pressed.append(">last")
            hand = await self.do(person, shown, "!back")
        if self.rng.random() < self.calling:
            menu = await self.do(person, hand, "!handmore")
            if any(verb(button) == ">renege" for button in enabled(menu)):
                with outrun():
                    shown = await self.do(person, menu, ">renege")
                    assert "Book 1: " in shown.text, "the books so far"
                    await self.call(person, shown)
                return
            hand = await self.do(person, menu, "!back")
        await self.act(person, hand)

    async def act(self, person: SimulatedUser, hand: RenderedMessage) -> None:
        """Do something that a hand offers; menus and questions are followed to the end."""
        message: RenderedMessage | None = hand
        while message is not None:
            if picks(message):
                message = await self.bury(person, message)
                continue
            chosen = self.rng.choice(self.offered(message))
            self.pressed.append(chosen)
            shown, message = message, None
            with outrun():  # another player's move redrew the hand
                message = await self.do(person, shown, chosen)
            if message is None:
                return
            if chosen.startswith("?"):
                message = await self.confirm(person, message)
            elif not chosen.startswith(">"):
                message = None

    async def do(self, person: SimulatedUser, message: RenderedMessage, what: str) -> RenderedMessage:
        """Press the button with this verb or these words; return what the message shows then.

        Raises PageError when the message was drawn again without the button.
        """
        custom_id = {verb(b): b.custom_id for b in enabled(message)}.get(what, what)
        try:
            answer = await self.press(person, message, custom_id or "")
        except PageError as error:
            newer = await drawn_again(person, message) if error.status == CONFLICT else message
            if newer is message or what not in map(verb, enabled(newer)):
                raise
            return await self.do(person, newer, what)
        assert answer.message is not None
        return answer.message

    async def bury(self, person: SimulatedUser, message: RenderedMessage) -> None:
        """Choose exactly as many cards as the list asks for, and say yes to the one question."""
        [pick] = picks(message)
        assert pick["min_values"] == pick["max_values"]
        values = [option["value"] for option in pick["options"]]
        chosen = self.rng.sample(values, pick["max_values"])
        self.pressed.append(pick["custom_id"].split(":", 3)[3])
        answer = await person.select(message, pick["custom_id"], *chosen)
        assert not answer.failed, answer.reason
        assert answer.message is not None
        await self.confirm(person, answer.message)

    async def call(self, person: SimulatedUser, message: RenderedMessage) -> None:
        """Call a renege in one of the books offered, and wait until all users can read the result."""
        self.pressed.append("call_renege")
        begun = len(self.onlooker.seen)
        if lists(message):
            called = lists(message)[0]
            answer = await person.select(message, called["custom_id"], self.rng.choice(called["options"])["value"])
            assert answer.message is not None
            await self.confirm(person, answer.message)
        else:
            [button] = [button for button in enabled(message) if verb(button).startswith("?call_renege")]
            await self.confirm(person, await self.do(person, message, verb(button)))
        said = lambda: any(CALLED.search(seen.text) for seen in self.onlooker.seen[begun:])  # noqa: E731
        await self.onlooker.wait_for(said, SECONDS)

    async def confirm(self, person: SimulatedUser, message: RenderedMessage) -> None:
        """Say yes to a question, asked once."""
        self.asked.append(next(line for line in reversed(message.text.split("\n")) if line.startswith("**")))
        answer = await self.press(person, message, "Yes")
        assert answer.message is not None
        assert not any(button.label == "Yes" for button in enabled(answer.message)), "it is asked once"

    async def nothing_secret_is_public(self) -> None:
        """Hold the panel against the cards that users still hide; while it shows none of the deal before."""
        for seen in self.new_in_public():
            assert not seen.ephemeral
            assert not named(seen), f"public controls name cards: {named(seen)}"
        for person in self.people if self.told_in_public() else ():
            for card in self.secrets_of(person):
                await self._stays_secret(person, card)
                self.secrets += 1

    def secrets_of(self, person: SimulatedUser) -> list[str]:
        """Return the cards that a person hides now."""
        return hidden(self.hand(person))

    def told_in_public(self) -> str:
        """Return the newest panel from the second book on, without a kitty, which may have gone into a hand."""
        panels = [seen for seen in reversed(self.onlooker.seen) if is_panel(seen)]
        shown = max(panels, key=lambda seen: int(seen.id), default=None)
        if shown is None or not re.search(r"Book ([2-9]|1\d): ", shown.text):
            return ""
        return re.sub("-# Kitty\n.*|Kitty: .*", "", shown.text)


def picks(message: RenderedMessage) -> list[dict]:
    """Return the lists to choose several cards from."""
    return [select for select in message.selects if select["custom_id"].split(":", 3)[3].startswith("%")]


def lists(message: RenderedMessage) -> list[dict]:
    """Return the lists of actions."""
    return [select for select in message.selects if select["custom_id"].split(":", 3)[3].startswith("=")]


def seen_at(message: RenderedMessage) -> int:
    """Return the newest revision that a message's controls name."""
    ids = [button.custom_id for button in message.buttons if button.custom_id]
    ids += [select["custom_id"] for select in message.selects]
    return max((int(custom_id.split(":")[2]) for custom_id in ids), default=-1)


def named(message: RenderedMessage) -> list[str]:
    """Return the controls of a message that name a card."""
    found = [verb(button) for button in message.buttons if button.custom_id]
    found += [option["value"] for select in message.selects for option in select.get("options", ())]
    return [control for control in found if FRENCH.search(control)]


def hidden(hand: RenderedMessage | None) -> list[str]:
    """Return the cards that a hand shows and that are no other user's to see."""
    if hand is None or hand.text.startswith("**"):
        return []
    lines = hand.text.split("\n")
    rows = [below.lstrip("# ") for label, below in pairwise(lines) if label in HANDS]
    return [card for row in rows for card in row.split("  ") if card != "–"]
