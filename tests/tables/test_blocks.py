"""Two users of whom one has blocked the other are never seated together, without a stated reason."""

import asyncio
from random import Random

import pytest

from bot.errors import Conflict, PermissionDenied
from bot.games import find_game
from bot.tables import TableService
from tests.tables.club import ANNA, BEN, CILLI, DORA, game, lobby, play_out
from tests.tables.conftest import Start
from tests.tables.test_rising import EMIL, FRITZ, GUSTL, at_a_table, play_on, queue, users


@pytest.mark.parametrize(("who", "whom"), [(ANNA, BEN), (BEN, ANNA)])
async def test_whoever_asked_the_other_is_refused_with_the_same_words(
    service: TableService, who: int, whom: int
) -> None:
    await service.blocks.block(who, whom)
    table = await lobby(service, ANNA)
    with pytest.raises(PermissionDenied) as refused:
        await service.join(table.id, BEN)
    assert (refused.value.code, refused.value.params) == ("cannot_sit_here", {})
    table = await service.join(table.id, CILLI)
    await service.blocks.unblock(who, whom)
    assert (await service.join(table.id, BEN)).seat_of(BEN) is not None


async def test_a_block_moves_nobody_but_the_next_game_does_not_begin(service: TableService) -> None:
    table = await game(service, ANNA, BEN)
    await service.blocks.block(BEN, ANNA)
    table = await play_out(service, table, Random(1))
    assert table.status == "over"
    for user in (ANNA, BEN):
        with pytest.raises(Conflict, match="cannot_sit_together"):
            await service.rematch(table.id, user)
    table = await service.leave(table.id, BEN)
    with pytest.raises(PermissionDenied, match="cannot_sit_here"):
        await service.join(table.id, BEN)
    waiting = await lobby(service, CILLI, DORA)
    await service.blocks.block(DORA, CILLI)
    with pytest.raises(Conflict, match="cannot_sit_together"):
        await service.begin(waiting.id, CILLI)


async def test_who_comes_while_the_other_comes_finds_one_of_them_there(service: TableService) -> None:
    await service.blocks.block(ANNA, BEN)
    table = await lobby(service, CILLI)
    results = await asyncio.gather(service.join(table.id, ANNA), service.join(table.id, BEN), return_exceptions=True)
    assert sum(isinstance(result, PermissionDenied) for result in results) == 1
    assert len((await service.table(table.id)).seats) == 2


async def test_nobody_waits_where_the_other_sits_or_waits(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await at_a_table(service, EMIL)
    await service.blocks.block(FRITZ, BEN)
    await service.blocks.block(EMIL, GUSTL)
    for user in (FRITZ, GUSTL):
        with pytest.raises(PermissionDenied, match="cannot_sit_here"):
            await service.join(table.id, user)


async def test_a_pair_that_somebody_will_not_sit_with_waits_on_and_the_next_takes_its_turn(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await at_a_table(service, EMIL, FRITZ, GUSTL, 108)
    for user in (ANNA, BEN, CILLI, DORA):
        await service.blocks.block(EMIL, user)
    table = await play_on(service, table, Random(1))
    assert {GUSTL, 108} <= {*users(table.seats)}
    assert queue(table)[0] == (EMIL, FRITZ), "who waits longest still does"


async def test_a_seat_that_is_left_goes_to_the_first_who_may_sit_there(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await lobby(service, ANNA, CILLI, BEN, DORA, game="bid_whist", rise_and_fly="on_set")
    for user in (EMIL, FRITZ):
        await service.join(table.id, user)
    await service.blocks.block(ANNA, EMIL)
    table = await service.leave(table.id, DORA)
    assert users(table.seats) == (ANNA, BEN, CILLI, FRITZ)
    assert queue(table) == [(EMIL,)]


async def test_so_does_the_seat_of_one_whom_the_host_sends_away(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await lobby(service, ANNA, CILLI, BEN, DORA, game="bid_whist", rise_and_fly="on_set")
    for user in (EMIL, FRITZ):
        await service.join(table.id, user)
    await service.blocks.block(EMIL, BEN)
    table = await service.hosting.kick(table.id, ANNA, CILLI)
    assert users(table.seats) == (ANNA, BEN, FRITZ, DORA)


async def test_blocks_are_kept_and_have_their_limits(start: Start) -> None:
    service = await start()
    await service.blocks.block(ANNA, BEN)
    await service.blocks.block(ANNA, BEN)
    await service.close()
    service = await start()
    assert await service.blocks.for_user(ANNA) == (BEN,)
    assert await service.blocks.for_user(BEN) == (), "a blocked user sees no block"
    with pytest.raises(Conflict, match="block_self"):
        await service.blocks.block(ANNA, ANNA)
    with pytest.raises(Conflict, match="not_blocked"):
        await service.blocks.unblock(BEN, ANNA)
    for user in range(1000, 1099):
        await service.blocks.block(ANNA, user)
    with pytest.raises(Conflict, match="too_many_blocks"):
        await service.blocks.block(ANNA, 2000)


async def test_a_blocked_user_does_not_get_rid_of_the_block_by_a_deletion(service: TableService) -> None:
    await service.blocks.block(ANNA, BEN)
    await service.blocks.block(BEN, CILLI)
    for _ in range(2):
        await service.privacy.delete(BEN)
        table = await lobby(service, ANNA)
        with pytest.raises(PermissionDenied, match="cannot_sit_here"):
            await service.join(table.id, BEN)
        table = await service.join(table.id, CILLI)
        await service.leave(table.id, ANNA)
        assert (await service.join(table.id, BEN)).seat_of(BEN) is not None, "Ben's own block is deleted"
        await service.leave(table.id, BEN)
        await service.leave(table.id, CILLI)
        await service.blocks.block(ANNA, BEN)
    assert await service.blocks.for_user(ANNA) == (BEN,)
    await service.privacy.delete(BEN)
    assert await service.blocks.for_user(ANNA) == ()
    assert (await service.privacy.show(ANNA))["blocks"] == 1
    await service.blocks.unblock(ANNA, BEN)
    table = await lobby(service, ANNA)
    assert (await service.join(table.id, BEN)).seat_of(BEN) is not None
    with pytest.raises(Conflict, match="not_blocked"):
        await service.blocks.unblock(ANNA, BEN)
