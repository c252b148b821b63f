"""A disk that fails again and again during an evening: users read a refusal, try again, and end their game."""

from collections.abc import Iterator

import pytest

from bot.ui import CardBot
from tests.e2e.conftest import Open
from tests.e2e.faulty import nothing_differs
from tests.storage.disk import Disk, failing_disk

EVERY = 67
"""More calls than there are for any one change."""


@pytest.fixture
def disk() -> Iterator[Disk]:
    with failing_disk() as disk:
        yield disk


async def test_an_evening_goes_on_to_its_end(
    disk: Disk, bot: CardBot, evening: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.game.computer_players.RETRY_SECONDS", 0.01)
    here = await evening("Anna", "Ben")
    await here.sit_down(computers=1, target=5)
    disk.reset(lambda call: call % EVERY == 0)
    assert not await here.play_on("never")
    assert disk.failed
    await here.reads(here["Ben"], "Game over")
    with disk.left_alone():
        await nothing_differs(bot, here["Anna"])
