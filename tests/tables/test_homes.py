"""One of several processes: only what is at home there is changed, read and kept in memory."""

import pytest

from bot.tables import ALONE, Elsewhere, Homes
from tests.tables.club import ANNA, BEN, CHANNEL, GUILD, lobby
from tests.tables.conftest import Start

SHARDS = 4
THIRD = 2 << 22
"""A guild of shard 2."""


def test_a_bot_that_is_alone_is_the_home_of_everything() -> None:
    assert (ALONE.alone, ALONE.first, ALONE.count) == (True, True, 1)
    assert ALONE.here(None, 17)
    assert ALONE.here(THIRD, 17)


def test_a_guild_decides_where_its_tables_are_and_the_number_where_there_is_none() -> None:
    homes = Homes(SHARDS)
    assert not (homes.alone)
    assert not (homes.first)
    assert not (homes.here(THIRD))
    homes.held = frozenset({2})
    assert homes.here(THIRD, 17)
    assert homes.here(None, 6)
    assert not homes.here(None, 7)
    assert not homes.here(3 << 22)
    homes.held = frozenset({0})
    assert homes.first


async def test_of_a_table_elsewhere_nothing_is_told_or_changed(start: Start) -> None:
    homes = Homes(SHARDS)
    homes.held = frozenset({0})
    service = await start(homes=homes)
    table = await lobby(service, ANNA)  # GUILD is of shard 0
    homes.held = frozenset({1})
    with pytest.raises(Elsewhere) as caught:
        await service.join(table.id, BEN)
    assert caught.value.shard == 0
    with pytest.raises(Elsewhere):
        await service.table(table.id)
    with pytest.raises(Elsewhere):
        await service.open(guild=GUILD, channel=CHANNEL, host=BEN, game="tiny", options={})
    homes.held = frozenset({0})
    assert [seat.user for seat in (await service.table(table.id)).seats] == [ANNA]
