"""Whole evenings with images: Discord refuses no edit, no image disappears, and every reader reads names."""

import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from itertools import pairwise

import pytest
from discord import InteractionResponseType

from bot.sandbox import LoggedRequest, RenderedMessage, Sandbox
from bot.ui.discord.error_codes import UNKNOWN_MESSAGE
from tests.e2e.conftest import Open, Sit
from tests.e2e.evening import Evening, Onlooker, panel

BOT = {"pictures": True}

DEAL = re.compile(r"^-# .*\bdeal \d+$")
"""How the last line of a hand ends."""
LEFT = "The table goes on in a new message."
"""The end of the old message of a table, of which the result alone stays."""

NO_CARDS = re.compile(r"^## .*(?:shuffles|\bcut\b|[Ss]teal (?:it|the bottom card))")
"""How a hand of Bieten begins before its deal has cards."""


class Screens:
    """All that was on the screens of users, each message state by state."""

    def __init__(self, sandbox: Sandbox, stack: AsyncExitStack) -> None:
        self._sandbox = sandbox
        self._stack = stack
        self._eyes: list[Onlooker] = []

    async def watch(self, here: Evening) -> None:
        """Keep from now on what each person at a table sees."""
        for person in here.people:
            self._eyes.append(await self._stack.enter_async_context(Onlooker(self._sandbox.url, person.name)))

    def states(self) -> dict[tuple[str, str], list[RenderedMessage]]:
        """Return the states of each message on each screen, oldest first."""
        found: dict[tuple[str, str], list[RenderedMessage]] = {}
        for eyes in self._eyes:
            for seen in eyes.seen:
                found.setdefault((eyes.name, seen.id), []).append(seen)
        return found

    def lost(self) -> list[str]:
        """Return the texts of messages that had an image a moment before, and still show what it showed.

        The image of a hand goes with its deal: the one of the next deal comes later. That of a table goes when the
        table goes on in a new message. A hand of Bieten has an image before the cards of its deal.
        """
        return [
            after.text
            for states in self.states().values()
            for before, after in pairwise(states)
            if before.files
            and not after.files
            and LEFT not in after.text
            and (self._is_public(after) or deal_of(before) == deal_of(after) != "")
            and not NO_CARDS.match(before.text)
        ]

    def _is_public(self, message: RenderedMessage) -> bool:
        """Return whether a message shows a table to all."""
        return not message.ephemeral and message.channel_id == self._sandbox.channel.id


def deal_of(message: RenderedMessage) -> str:
    """Return the line of a hand that names its deal, "" for any other message."""
    lines = message.text.splitlines()
    return lines[-1] if lines and DEAL.search(lines[-1]) else ""


@pytest.fixture
async def screens(sandbox: Sandbox) -> AsyncIterator[Screens]:
    """Return what is on users' screens."""
    async with AsyncExitStack() as stack:
        yield Screens(sandbox, stack)


def refused(sandbox: Sandbox) -> list[tuple[str, str, int, object]]:
    """Return what the sandbox has refused to the bot, without what came too late for a hand that the bot deleted.

    The bot deletes a hand that it has posted again below. An edit of the older message, or a press in it, can be on
    its way then; the bot answers such a press with a new hand.
    """
    deleted = {each.path.rpartition("/")[2] for each in sandbox.log if each.method == "DELETE" and each.status < 400}
    return [
        (each.method, each.path, each.status, each.answer)
        for each in sandbox.log
        if each.status >= 400 and not (each.answer["code"] == UNKNOWN_MESSAGE and is_late(each, deleted))
    ]


def is_late(request: LoggedRequest, deleted: set[str]) -> bool:
    """Return whether a request changes a message that the bot has deleted, or redraws the pressed one."""
    if request.path.endswith("/callback"):
        return bool(deleted) and request.request["type"] == InteractionResponseType.message_update.value
    return request.method == "PATCH" and request.path.rpartition("/")[2] in deleted


async def play_out(here: Evening, screens: Screens, sandbox: Sandbox) -> None:
    """Play to the end; nothing is refused, no image is lost, and no name is unknown to a reader."""
    await screens.watch(here)
    opened = await here.press(here.people[0], panel(here.people[0]), "My hand")
    assert opened.message.ephemeral
    assert not await here.play_on("never")
    assert refused(sandbox) == []
    assert screens.lost() == []
    assert [seen.text for states in screens.states().values() for seen in states if seen.unresolved] == []
    pictured = [states for states in screens.states().values() if any(seen.files for seen in states)]
    assert len(pictured) > len(here.people), "panels and hands had pictures"
    assert any(deal_of(seen) and seen.files for states in pictured for seen in states), (
        "a pictured hand names its deal"
    )


async def test_a_whole_evening_of_bieten(evening: Open, screens: Screens, sandbox: Sandbox) -> None:
    here = await evening("Anna", "Ben", "Cilli", seed=2)
    await here.sit_down(target=9, computers=1)
    await here.open_hand(here["Ben"])
    await play_out(here, screens, sandbox)


@pytest.mark.parametrize(
    ("game", "options"), [("bid_whist", {}), ("betel", {"target": 60})], ids=["bid_whist", "betel"]
)
async def test_a_whole_evening(
    sit: Sit, screens: Screens, sandbox: Sandbox, game: str, options: dict[str, object]
) -> None:
    here = await sit(game, "Anna", "Ben", "Cilli", *(["Detlef"] if game == "bid_whist" else []), seed=3, **options)
    await play_out(here, screens, sandbox)


async def test_an_evening_in_which_discord_takes_few_edits_by_a_token(
    sit: Sit, screens: Screens, sandbox: Sandbox
) -> None:
    """The answer to an edit that the library holds back is not waited for: the ids of its files come later."""
    sandbox.faults.limit("PATCH", "/webhooks/*", 5, 2.0)
    here = await sit("betel", "Anna", "Ben", "Cilli", seed=5, target=40)
    await play_out(here, screens, sandbox)
