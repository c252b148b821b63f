"""Several processes on one database: who loses the session has lost the shards, and writes nothing any more."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress

import pytest
from pydantic import SecretStr

from bot.storage import (
    AlreadyHandled,
    Connection,
    Database,
    DatabaseLocked,
    Serializable,
    WriteFailed,
    handled_interactions,
    key_value,
)
from bot.storage.postgres import ClusterRegistry, NotificationListener
from tests.postgres.server import opened

Join = Callable[[], Awaitable[ClusterRegistry]]
SHARDS = 4


@pytest.fixture
async def join(path: SecretStr) -> AsyncIterator[Join]:
    """Start processes that share a database; close all at the end."""
    begun: list[Database] = []

    async def join() -> ClusterRegistry:
        database = Database(path, shared=True)
        begun.append(database)
        await database.open()
        register = ClusterRegistry(database)
        while not await register.set_shard_count(SHARDS):
            pass
        await register.register("here:1", "1.0", "auto", SHARDS)
        return register

    yield join
    for database in begun:
        await database.close()


def database_of(register: ClusterRegistry) -> Database:
    return register._database  # its owner's


def cut(path: SecretStr, register: ClusterRegistry, shard: int) -> None:
    """End the session that has a shard's lock, as a cut network does at last."""
    with opened(path) as db:
        sql = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = ?"
        assert db.execute(sql, (shard,)).fetchone()[0]


def fenced(register: ClusterRegistry, shard: int, key: str) -> Callable[[Connection], None]:
    def write(db: Connection) -> None:
        register.fence.check(shard)
        key_value.write(db, key, "x", None)

    return write


async def eventually(check: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(20):
        while not await check():  # noqa: ASYNC110  # another process's doing
            await asyncio.sleep(0.01)


async def test_a_shard_is_held_by_one_alone(join: Join) -> None:
    one, other = await join(), await join()
    assert await one.acquire(2)
    assert not await other.acquire(2)
    assert await other.acquire(3)
    roll = await one.snapshot()
    assert (roll.shards[2].process, roll.shards[3].process) == (one.number, other.number)
    assert [shard for shard, row in roll.shards.items() if row.session is None] == [0, 1]
    await one.release(2)
    assert await other.acquire(2)


async def test_whoever_loses_the_session_writes_nothing_any_more(join: Join, path: SecretStr) -> None:
    one, other = await join(), await join()
    lost: list[bool] = []
    one.fence.lost = lambda: lost.append(True)
    await one.acquire(2)
    await database_of(one).write(fenced(one, 2, "before"))
    cut(path, one, 2)
    await eventually(lambda: other.acquire(2))
    await database_of(other).write(fenced(other, 2, "taken over"))
    for _ in range(2):  # on the session that is gone, and on the new one
        with pytest.raises(WriteFailed):
            await database_of(one).write(fenced(one, 2, "too late"))
    assert lost
    assert one.fence.held == frozenset()
    read = await database_of(other).read(lambda db: [key_value.read(db, key) for key in ("before", "taken over")])
    assert read == ["x", "x"]
    assert await database_of(other).read(lambda db: key_value.read(db, "too late")) is None
    await database_of(one).write(lambda db: key_value.write(db, "nobody's", "x", None))


async def test_what_was_under_way_is_gone_with_the_session(join: Join, path: SecretStr) -> None:
    one, other = await join(), await join()
    await one.acquire(2)

    def write(db: Connection) -> None:
        fenced(one, 2, "half")(db)
        assert key_value.read(db, "half") == "x"
        cut(path, one, 2)

    with pytest.raises(WriteFailed):
        await database_of(one).write(write)
    await eventually(lambda: other.acquire(2))
    assert await database_of(other).read(lambda db: key_value.read(db, "half")) is None


async def test_a_change_that_waits_behind_the_giving_away_is_refused(join: Join) -> None:
    one = await join()
    await one.acquire(2)
    results = await asyncio.gather(
        one.release(2), database_of(one).write(fenced(one, 2, "late")), return_exceptions=True
    )
    assert isinstance(results[1], WriteFailed) or results[1] is None
    with pytest.raises(WriteFailed):
        await database_of(one).write(fenced(one, 2, "later"))


async def test_a_killed_process_has_nothing_any_more(join: Join, path: SecretStr) -> None:
    register = await join()
    program = f"""
import asyncio
from pydantic import SecretStr
from bot.storage import Database
from bot.storage.postgres import ClusterRegistry
async def main():
    database = Database(SecretStr({path.get_secret_value()!r}), shared=True)
    await database.open()
    register = ClusterRegistry(database)
    assert await register.set_shard_count({SHARDS})
    await register.register("there:1", "1.0", "auto", {SHARDS})
    assert await register.acquire(1)
    def work(db):
        db.execute("INSERT INTO notebook (key, value) VALUES ('half', 'x')").rowcount
        print("held", flush=True)
        import time; time.sleep(60)
    await database.write(work)
asyncio.run(main())
"""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        assert (await process.stdout.readline()).strip() == b"held"
        assert not await register.acquire(1)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    await eventually(lambda: register.acquire(1))
    assert await database_of(register).read(lambda db: key_value.read(db, "half")) is None


async def test_a_bot_that_is_alone_is_alone(join: Join, path: SecretStr, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.storage.postgres.engine.PATIENCE", "50ms")
    await join()
    with pytest.raises(DatabaseLocked):
        await Database(path).open()


async def test_nobody_comes_beside_a_bot_that_is_alone(path: SecretStr, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.storage.postgres.engine.PATIENCE", "50ms")
    alone = Database(path)
    await alone.open()
    with pytest.raises(DatabaseLocked):
        await Database(path, shared=True).open()
    await alone.close()


async def test_another_number_of_shards_waits_until_nobody_goes_by_the_old_one(join: Join, path: SecretStr) -> None:
    old = await join()
    database = Database(path, shared=True)
    await database.open()
    new = ClusterRegistry(database)
    assert not await new.set_shard_count(7)
    assert await new.shard_count() == SHARDS
    assert not await new.is_unused()
    await database_of(old).close()
    await eventually(lambda: new.set_shard_count(7))
    assert len((await new.snapshot()).shards) == 7
    await database.close()


async def test_what_is_about_people_is_not_lost_between_processes(join: Join) -> None:
    """Both add to one text at the same moment: neither overwrites what the other has added."""

    def add(db: Connection) -> None:
        key_value.write(db, "sum", str(int(key_value.read(db, "sum") or "0") + 1), None)

    processes = [database_of(await join()) for _ in range(3)]
    works = [each.write(Serializable(add)) for _ in range(10) for each in processes]
    results = await asyncio.gather(*works, return_exceptions=True)
    kept = sum(result is None for result in results)
    assert kept > 10
    assert await processes[0].read(lambda db: key_value.read(db, "sum")) == str(kept)


async def test_a_serial_action_that_fails_fails_alone(join: Join) -> None:
    database = database_of(await join())

    def fail(db: Connection) -> None:
        key_value.write(db, "half", "x", None)
        raise KeyError

    works = [Serializable(fail), fail, Serializable(lambda db: key_value.write(db, "a", "x", None)), lambda db: 7]
    results = await asyncio.gather(*(database.write(work) for work in works), return_exceptions=True)
    assert [type(result) for result in results] == [KeyError, KeyError, type(None), int]
    assert await database.read(lambda db: key_value.read(db, "half")) is None


async def test_an_interaction_has_its_effect_once(join: Join) -> None:
    one, other = database_of(await join()), database_of(await join())
    await one.write(lambda db: handled_interactions.note(db, 17, 1000, AlreadyHandled))
    with pytest.raises(AlreadyHandled):
        await other.write(lambda db: handled_interactions.note(db, 17, 1001, AlreadyHandled))
    await one.write(lambda db: handled_interactions.forget(db, 1000 + handled_interactions.REPLY_SECONDS + 1))
    await other.write(lambda db: handled_interactions.note(db, 17, 2000, AlreadyHandled))


async def test_news_are_heard_by_others_and_not_lost_for_good(join: Join, path: SecretStr) -> None:
    heard: list[str] = []
    deaf: list[bool] = []
    ear = NotificationListener(path, heard.append, lambda: deaf.append(True))
    await ear.start()
    database = database_of(await join())
    await database.write(lambda db: database.notify_on_commit(db, "guild 7"))

    async def told() -> bool:
        return "guild 7" in heard

    async def was_deaf() -> bool:
        return bool(deaf)

    await eventually(told)
    with opened(path) as db:
        db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'").fetchall()
    await eventually(was_deaf)
    await ear.stop()


async def test_a_newer_release_may_alter_tables_while_an_older_one_runs(join: Join, path: SecretStr) -> None:
    database = database_of(await join())

    def all_of(db: Connection) -> list[int]:
        return [len(dict(row)) for row in db.execute("SELECT * FROM notebook")]

    await database.write(lambda db: key_value.write(db, "a", "x", None))
    before = [await database.read(all_of) for _ in range(4)]
    await database.write(all_of)
    with opened(path) as db:
        db.execute("ALTER TABLE notebook ADD COLUMN later BIGINT")
    assert await database.read(all_of) == [before[0][0] + 1]
    assert await database.write(all_of) == [before[0][0] + 1]
