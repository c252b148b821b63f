"""Bots on one PostgreSQL are killed while users play, and nothing is lost; the bench that shows it would notice."""

import asyncio
import os
from contextlib import nullcontext
from pathlib import Path
from random import Random

import aiohttp
import pytest

from bot.sandbox import Sandbox
from tools.bench import cluster, main
from tools.bench.cluster import BenchPlan, run, scenarios
from tools.bench.cluster.postgres_server import ADVICE, free_port, programs, server
from tools.bench.cluster.results import ScenarioResult
from tools.bench.cluster.tcp_proxy import StallableLink

OPTIONS = "-c listen_addresses=127.0.0.1 -c port={port} -c fsync=off -c full_page_writes=off"


async def test_a_cut_cable_is_silent_and_nothing_that_was_sent_is_lost() -> None:
    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while line := await reader.readline():
            writer.write(line)
        writer.close()

    async with await asyncio.start_server(echo, "127.0.0.1", 0) as there:
        port = there.sockets[0].getsockname()[1]
        async with StallableLink("127.0.0.1", port) as cable:
            reader, writer = await asyncio.open_connection("127.0.0.1", cable.port)
            writer.write(b"one\n")
            assert await reader.readline() == b"one\n"
            async with asyncio.timeout(20):
                while not cable.ports:  # noqa: ASYNC110  # another process says so
                    await asyncio.sleep(0.01)
            assert len(cable.ports) == 1
            await cable.cut()
            writer.write(b"two\n")
            waiting = asyncio.create_task(reader.readline())
            await asyncio.wait({waiting}, timeout=0.05)
            assert not waiting.done()
            await cable.mend()
            assert await waiting == b"two\n"
            writer.close()
            await writer.wait_closed()


async def test_a_cable_that_has_ended_keeps_nobody_waiting() -> None:
    """Ctrl+C ends all processes of the bench at once."""
    async with StallableLink("127.0.0.1", 1) as cable:
        cable._process.kill()
        async with asyncio.timeout(20):
            await cable._hearing
            await cable.mend()


async def test_the_sandbox_is_there_by_a_proxy_too_once_it_is_told() -> None:
    async with (
        Sandbox() as sandbox,
        StallableLink(sandbox.host, sandbox.port) as cable,
        aiohttp.ClientSession() as session,
    ):
        page = f"http://127.0.0.1:{cable.port}/"
        async with session.get(page) as answer:
            assert answer.status == 403
        sandbox.also_at(cable.port)
        async with session.get(page) as answer:
            assert answer.status == 200


def test_without_an_empty_database_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cluster", "--database", f"postgresql://me:secret@127.0.0.1:{free_port()}/none"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("tools.bench: ")
    assert "secret" not in said
    monkeypatch.setattr(cluster, "programs", lambda: None)
    assert main(["cluster"]) == 2
    assert "apt-get install postgresql" in capsys.readouterr().err


def test_what_must_not_be_ends_with_a_status_of_its_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    async def found(*_: object) -> object:
        return [ScenarioResult("kill -9", 1, 10, 2, 0.5, [1.0, 2.0])], cluster.KillCounts(), ["shard 3 has 2 homes"]

    monkeypatch.setattr(cluster, "run", found)
    monkeypatch.setattr(cluster, "_database", lambda _: nullcontext("postgresql://nobody"))
    assert main(["cluster", "--kills", "1", "--json", str(tmp_path / "found.json")]) == 1
    assert "shard 3 has 2 homes" in capsys.readouterr().out
    assert '"kill -9"' in (tmp_path / "found.json").read_text(encoding="utf-8")


async def test_processes_are_killed_and_nothing_is_lost_nor_done_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long anything takes depends on the machine and is not looked at."""
    bin_ = programs()
    if bin_ is None:
        refuse = pytest.fail if os.environ.get("CI") else pytest.skip
        refuse(ADVICE)
    monkeypatch.setattr(scenarios, "BETWEEN", (0.5, 1.5))
    monkeypatch.setattr(scenarios, "LONG", 120)
    plan = BenchPlan(2, 0, 1, resized=False, rounds=0, processes=2, tables=4, shards=4, judged=False)
    port = free_port()
    with server(bin_, OPTIONS.format(port=port)):
        done, _, faults = await run(plan, f"postgresql://postgres@127.0.0.1:{port}/postgres", Random(2))
    assert faults == []
    assert [part.name for part in done] == ["kill -9", "rolling update"]
    assert all(part.clicks for part in done)
