"""While the bot stops, each change is refused with the same error, and running changes are completed."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.errors import Conflict
from bot.storage import DatabaseClosed
from bot.tables import TableService
from tests.tables.club import ANNA, BEN, GUILD, lobby
from tests.tables.conftest import Start
from tests.tables.tiny import TINY

Change = Callable[[TableService], Awaitable[object]]
CHANGES: dict[str, Change] = {
    "a table": lambda service: service.open(guild=GUILD, channel=1, host=ANNA, game="tiny", options={}),
    "a seat": lambda service: service.join(1, BEN),
    "house rules": lambda service: save(service, "ours"),
    "house rules deleted": lambda service: service.house_rules.delete(GUILD, "known", manager=ANNA),
    "a block": lambda service: service.blocks.block(ANNA, BEN),
    "a block taken back": lambda service: service.blocks.unblock(BEN, ANNA),
    "a season": lambda service: service.statistics.seasons.start(GUILD, "Winter", manager=ANNA),
    "a season closed": lambda service: service.statistics.seasons.close(GUILD, 1, manager=ANNA),
    "settings": lambda service: service.settings.change_guild(GUILD, turn_time=60),
    "preferences": lambda service: service.settings.change_user(ANNA, card_names=True),
    "a language": lambda service: service.settings.save_language(ANNA, "de"),
    "a deletion": lambda service: service.privacy.delete(BEN),
}


async def save(service: TableService, name: str) -> object:
    return await service.house_rules.save(GUILD, name, game="tiny", options=TINY.options.validate({}), user=ANNA)


async def something_there(service: TableService) -> None:
    """Return a table, and something of everything that can be taken back."""
    await lobby(service, ANNA)
    await save(service, "known")
    await service.blocks.block(BEN, ANNA)
    await service.statistics.seasons.start(GUILD, "Autumn", manager=ANNA)


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
async def test_what_comes_while_the_bot_stops_is_refused(
    start: Start, change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await start(all_games=lambda: {TINY.id: TINY})
    await something_there(service)
    stopping, free = asyncio.Event(), asyncio.Event()

    async def wait() -> None:
        stopping.set()
        await free.wait()

    monkeypatch.setattr(service._delivery, "stop", wait)
    close = asyncio.create_task(service.close())
    await stopping.wait()
    with pytest.raises(Conflict, match="shutting_down"):
        await change(service)
    free.set()
    await close
    with pytest.raises((Conflict, DatabaseClosed), match=r"shutting_down|closed"):
        await change(service)


async def test_what_was_begun_before_is_finished(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = asyncio.create_task(service.blocks.block(ANNA, BEN))
    await asyncio.sleep(0)
    await service.close()
    await begun
    await service.start()
    assert await service.blocks.for_user(ANNA) == (BEN,)
    await service.blocks.unblock(ANNA, BEN)


async def test_what_is_read_after_the_stop_is_refused(service: TableService) -> None:
    await service.close()
    with pytest.raises(DatabaseClosed):
        await service.blocks.for_user(ANNA)
