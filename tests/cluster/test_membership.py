"""Each shard has at most one owner, and gets one in time, when processes come, go or are killed."""

import asyncio

import pytest
from pydantic import SecretStr
from structlog.testing import capture_logs

from bot.cluster import ShardPreference
from bot.storage import AlreadyHandled, Connection, Database, WriteFailed, handled_interactions
from bot.storage.postgres import RegistrySnapshot, advisory_locks
from tests.cluster.conftest import SHARDS, Join, Line, Process, eventually
from tests.postgres.server import opened

ALL = frozenset(range(SHARDS))


def all_have_a_home(*processes: Process) -> bool:
    """Return whether every shard is served by one of these, and by one alone."""
    held = [shard for each in processes for shard in each.ownership.owned_shards]
    served = [shard for each in processes for shard in each.served]
    return sorted(held) == sorted(served) == sorted(ALL)


def shares(*processes: Process) -> list[int]:
    return sorted(len(each.ownership.owned_shards) for each in processes)


async def test_the_first_one_takes_all_and_others_their_share(join: Join) -> None:
    one = await join()
    await eventually(lambda: all_have_a_home(one))
    two = await join()
    await eventually(lambda: all_have_a_home(one, two) and shares(one, two) == [4, 4])
    three = await join()
    await eventually(lambda: all_have_a_home(one, two, three) and shares(one, two, three) == [2, 3, 3])
    await eventually(lambda: all(each.sessions == each.ownership.owned_shards for each in (one, two, three)))


async def test_who_gives_a_shard_draws_nothing_there_any_more_before_another_one_may(join: Join) -> None:
    one = await join()
    await eventually(lambda: all_have_a_home(one))
    two = await join()
    await eventually(lambda: all_have_a_home(one, two) and shares(one, two) == [4, 4])
    assert sorted(one.left_with_lock) == [False] * 4 + [True] * 4  # and once more for what was still under way


async def test_a_new_one_has_arrived_when_it_has_its_share_and_stays_so(join: Join) -> None:
    """Only then is it healthy: in an update the next one is stopped."""
    one = await join(up=False)
    assert not one.members.is_ready
    one.members.start()
    await eventually(lambda: one.members.is_ready)
    assert one.ownership.owned_shards == ALL
    two = await join(up=False)
    two.begins.clear()
    two.members.start()
    await eventually(lambda: len(two.members._going) == 4)
    await asyncio.sleep(0.1)
    assert not two.members.is_ready
    two.begins.set()
    await eventually(lambda: two.members.is_ready)
    assert len(two.ownership.owned_shards) == 4
    await two.kill()
    one.begins.clear()
    await eventually(lambda: len(one.members._going) == 4)
    assert one.members.is_ready


async def test_nobody_stays_without_anything(join: Join) -> None:
    """With six processes the share of eight shards is two, which four of them would take up."""
    processes = [await join() for _ in range(6)]
    await eventually(lambda: all_have_a_home(*processes) and shares(*processes) == [1, 1, 1, 1, 2, 2])


async def test_what_a_killed_one_had_is_taken_at_once(join: Join) -> None:
    one, two, three = [await join() for _ in range(3)]
    await eventually(lambda: shares(one, two, three) == [2, 3, 3])
    await two.kill()
    await eventually(lambda: all_have_a_home(one, three), 10)


async def test_what_a_killed_one_had_comes_before_a_fair_share(join: Join) -> None:
    """Sessions begin one each five seconds: a process that has just joined leaves the turns to unowned shards."""
    one, two = await join(), await join()
    await eventually(lambda: all_have_a_home(one, two) and shares(one, two) == [4, 4])
    joining = await join(up=False)
    joining.begins.clear()
    joining.members.start()
    await eventually(lambda: len(joining.members._going) == 3)
    could_wait = {*joining.members._going}
    orphaned = {*two.ownership.owned_shards}
    one.begins.clear()
    await two.kill()
    await eventually(lambda: orphaned <= {*one.members._going, *joining.members._going})
    assert not could_wait - orphaned & {*joining.members._going}
    one.begins.set()
    joining.begins.set()
    await eventually(lambda: all_have_a_home(one, joining) and shares(one, joining) == [4, 4])


async def test_who_is_alone_leaves_their_share_to_those_who_come(join: Join) -> None:
    one = await join(up=False)
    one.begins.clear()
    one.members.start()
    await eventually(lambda: {*one.members._going} == ALL)
    two = await join()
    await eventually(lambda: len(two.ownership.owned_shards) == SHARDS / 2)
    one.begins.set()
    await eventually(lambda: all_have_a_home(one, two))
    assert not one.sessions & two.sessions


async def test_whoever_loses_the_session_has_nothing_and_comes_back(join: Join) -> None:
    one, two = await join(), await join()
    await eventually(lambda: shares(one, two) == [4, 4] and all_have_a_home(one, two))
    before = one.members.number
    one.cut()
    await eventually(lambda: all_have_a_home(one, two) and shares(one, two) == [4, 4])
    assert one.members.number == before
    assert not one.outdated


async def test_whoever_comes_back_while_somebody_looks_for_others_does_not_end(join: Join) -> None:
    one, two = await join(), await join()
    await eventually(lambda: all_have_a_home(one, two))
    await two.stop()
    await eventually(lambda: all_have_a_home(one))
    looking = Database(one.url, shared=True)
    await looking.open()
    wait = asyncio.create_task(looking.autocommit(lambda db: advisory_locks.wait_for(db, advisory_locks.COUNT)))

    def waits() -> bool:
        with opened(one.url) as db:
            return db.execute("SELECT count(*) FROM pg_locks WHERE NOT granted").fetchone()[0] > 0

    await eventually(waits)
    one.cut()
    await wait
    await eventually(lambda: one.members._lost and not one.ownership.owned_shards)
    agree, refused = one.members._register.set_shard_count, asyncio.Event()

    async def noted(count: int) -> bool:
        agreed = await agree(count)
        refused.set()
        return agreed

    one.members._register.set_shard_count = noted  # type: ignore[method-assign]
    await refused.wait()
    await looking.autocommit(lambda db: advisory_locks.give(db, advisory_locks.COUNT))
    await eventually(lambda: all_have_a_home(one))
    assert not one.outdated
    await looking.close()


async def test_what_can_not_come_up_again_is_forgotten(join: Join, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.cluster.membership.PURGE_SECONDS", 0.0)
    one = await join()

    def count(db: Connection) -> int:
        return db.execute("SELECT count(*) FROM interactions").fetchone()[0]

    await one.database.write(lambda db: handled_interactions.note(db, 1, 1000, AlreadyHandled))
    await one.database.write(lambda db: handled_interactions.note(db, 2, 2**40, AlreadyHandled))
    await eventually(lambda: one.ownership.is_leader)
    async with asyncio.timeout(30):
        while await one.database.read(count) != 1:  # noqa: ASYNC110  # another task's doing
            await asyncio.sleep(0.01)


async def test_one_that_is_not_up_yet_has_no_share(join: Join) -> None:
    await join(up=False)
    one = await join()
    await eventually(lambda: all_have_a_home(one))


async def test_what_was_silent_for_a_while_is_taken_up_anew(join: Join) -> None:
    """Computer players and panels may have learned in between that another process owns them."""
    one = await join()
    await eventually(lambda: all_have_a_home(one))
    one.ownership.lease_expires_at = 0.0
    await eventually(lambda: one.adoptions == 2 * SHARDS and all_have_a_home(one))


async def test_a_shard_that_could_not_be_taken_up_is_tried_again(join: Join) -> None:
    one = await join(up=False)
    one.failing = 2
    one.members.start()
    await eventually(lambda: all_have_a_home(one))
    assert one.adoptions == SHARDS + 2


async def test_whoever_goes_gives_everything_away_first(join: Join) -> None:
    one, two = await join(), await join()
    await eventually(lambda: shares(one, two) == [4, 4])
    await one.stop()
    assert one.ownership.owned_shards == frozenset()
    await eventually(lambda: all_have_a_home(two))


async def test_a_rolling_update_of_all(join: Join) -> None:
    old = [await join() for _ in range(3)]
    await eventually(lambda: all_have_a_home(*old))
    new: list[Process] = []
    for each in old:
        new.append(await join())
        await each.stop()
    await eventually(lambda: all_have_a_home(*new) and shares(*new) == [2, 3, 3])


async def test_who_is_alone_goes_at_once(join: Join) -> None:
    one = await join()
    await eventually(lambda: all_have_a_home(one))
    async with asyncio.timeout(10):
        await one.stop()


async def test_each_takes_what_it_is_given(join: Join) -> None:
    one, two = await join(wish=ShardPreference(range(3))), await join(wish=ShardPreference(range(3, SHARDS)))
    await eventually(lambda: all_have_a_home(one, two))
    assert one.ownership.owned_shards == {0, 1, 2}
    # The next release of the first one is there, connected, and waits until that goes.
    new = await join(wish=ShardPreference(range(3)))
    await eventually(lambda: new.sessions == {0, 1, 2})
    assert new.ownership.owned_shards == frozenset()
    await one.stop()
    await eventually(lambda: all_have_a_home(new, two))


async def test_a_silent_one_is_ended(join: Join) -> None:
    one = await join()
    await eventually(lambda: all_have_a_home(one))
    for task in one.members._tasks:
        task.cancel()  # its session stays, as that of a process that is stopped does
    two = await join()
    one.everybody.remove(one)
    await eventually(lambda: two.ownership.owned_shards == ALL, 30)
    assert not one.ownership.owns(0)
    one.everybody.append(one)


async def test_whoever_is_cut_off_knows_it_and_comes_back(
    join: Join,
    path: SecretStr,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.cluster.membership.LEASE_SECONDS", 2.5)
    monkeypatch.setattr("bot.cluster.assignment.ALIVE_MS", 2500)
    monkeypatch.setattr("bot.cluster.assignment.TERMINATE_AFTER_MS", 4000)
    async with Line(path) as line:
        one, two = await join(url=line.url), await join()
        await eventually(lambda: all_have_a_home(one, two) and shares(one, two) == [4, 4])
        line.die()
        (shard, *_) = one.ownership.owned_shards
        write = asyncio.create_task(one.database.write(lambda db: one.database.fence.check(shard)))  # type: ignore[union-attr]
        await eventually(lambda: two.ownership.owned_shards == ALL)
        assert one.ownership.owned_shards == frozenset()
        with pytest.raises(WriteFailed):
            await write
        line.live()
        await eventually(lambda: all_have_a_home(one, two) and shares(one, two) == [4, 4])


async def test_another_number_of_shards_comes_when_the_old_ones_are_gone(join: Join) -> None:
    one = await join()
    await eventually(lambda: all_have_a_home(one))
    coming = asyncio.create_task(join(count=3))
    await asyncio.sleep(0.2)
    assert not coming.done()
    await one.stop()
    new = await coming
    await eventually(lambda: new.ownership.owned_shards == {0, 1, 2})
    assert new.ownership.count == 3
    same = await join(count=None)  # as the others have it
    assert same.ownership.count == 3


async def test_where_a_shard_is_can_be_looked_up(join: Join, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.cluster.membership.CACHE_SECONDS", 0.0)
    one, two = await join(), await join()
    await eventually(lambda: shares(one, two) == [4, 4])
    (first, *_), (second, *_) = one.ownership.owned_shards, two.ownership.owned_shards
    assert await one.members.address_of(second, again=True) == "here:1"
    assert await two.members.address_of(first, again=True) == "here:0"
    assert await one.members.address_of(first, again=True) is None


async def test_all_who_look_for_a_home_at_once_have_one_look(join: Join, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise they keep the process that takes over from taking over; a look of before they asked won't do."""
    monkeypatch.setattr("bot.cluster.membership.CACHE_SECONDS", 60.0)
    one = await join()
    await eventually(lambda: all_have_a_home(one))
    for task in one.members._tasks:  # they look, too
        task.cancel()
    await asyncio.wait(one.members._tasks)
    looks, look, answered = 0, one.members._register.snapshot, asyncio.Event()

    async def counted() -> RegistrySnapshot:
        nonlocal looks
        looks += 1
        if looks == 1:
            await answered.wait()
        return await look()

    one.members._register.snapshot = counted  # type: ignore[method-assign]
    one.members._looked = 0.0
    before = asyncio.create_task(one.members._find_address())
    await asyncio.sleep(0)
    assert looks == 1
    await asyncio.gather(*(one.members.address_of(shard, again=True) for shard in ALL for _ in range(20)))
    assert looks == 2
    answered.set()
    await before


@pytest.mark.parametrize("seconds", [4])
async def test_a_server_that_is_away_is_neither_asked_nor_logged_all_the_time(
    join: Join, path: SecretStr, seconds: float
) -> None:
    async with Line(path) as line:
        one = await join(url=line.url)
        await eventually(lambda: all_have_a_home(one))
        line._server.close()  # a process that asks now is refused at once
        looks, agree = 0, one.members._register.set_shard_count

        async def counted(count: int) -> bool:
            nonlocal looks
            looks += 1
            return await agree(count)

        one.members._register.set_shard_count = counted
        with capture_logs() as lines:
            line.live()
            await asyncio.sleep(seconds)
        assert 1 <= looks <= 2 * seconds
        said = [each["event"] for each in lines if each["event"] != "shard_lost"]  # one for each of the eight
        assert 1 <= len(said) <= 6, said
