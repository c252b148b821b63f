"""Benches of the whole bot: bot, sandbox and users run in separate processes, and background load really runs."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tools.bench import answer_latency, click_throughput, memory, search_load
from tools.bench.background_load import DEEDS, LEFT, Deed
from tools.bench.cpu_affinity import beside_the_bot, cores
from tools.bench.growth import EVERYWHERE
from tools.bench.processes import IsolatedLoad

GAMES = 300


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_DATA_DIR", str(tmp_path / "data"))


def few(monkeypatch: pytest.MonkeyPatch, *modules: object) -> None:
    """Measure at one table, and not for long."""
    for module in modules:
        monkeypatch.setattr(module, "TABLES", 1)
        monkeypatch.setattr(module, "ROUND_SECONDS", 0.4)


def test_who_has_no_processor_to_choose_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    cores.cache_clear()
    monkeypatch.delattr(os, "sched_setaffinity", raising=False)
    assert "no processor can be chosen here" in cores().describe
    with beside_the_bot():
        pass
    cores.cache_clear()


def test_clicks_of_both_bots_are_counted_and_each_has_a_processor_of_its_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    few(monkeypatch, click_throughput)
    once, where = click_throughput.rate, list[tuple[set[int], ...]]()

    async def rate(evening: IsolatedLoad) -> click_throughput.Rate:
        if cores().every:
            processes = (evening.bot.process, evening.sandbox.process, 0)
            where.append(tuple(os.sched_getaffinity(process) for process in processes))
        return await once(evening)

    monkeypatch.setattr(click_throughput, "rate", rate)
    lines = click_throughput.measure(1, tmp_path / "evening")
    assert [line.what for line in lines] == [
        "clicks: 1 tables, durable",
        "clicks: 1 tables, durable, by the bot's processor",
    ]
    assert all(line.ours > 0 and line.ratio > 0 for line in lines)
    assert {file.name for file in (tmp_path / "evening").iterdir()} == {"history.jsonl", "bot.sqlite"}
    assert all(each == (cores().bot, cores().others, cores().others) for each in where)


def test_masters_play_in_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, search_load)
    monkeypatch.setattr(answer_latency, "THOUGHT", (0.01, 0.05))
    lines = search_load.measure(1)
    assert [line.unit for line in lines] == ["ms", "ms"]
    assert all(line.ratio > 0 for line in lines)


def test_answers_are_timed_beside_everything_that_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has an end is done then; of what goes on and on one piece is enough."""
    few(monkeypatch, answer_latency)
    monkeypatch.setattr(answer_latency, "THOUGHT", (0.01, 0.05))
    monkeypatch.setattr("tools.bench.background_load.ARRIVING_GUILDS", 20)
    left: list[tuple[int, int]] = []

    def finite(name: str, deed: Deed) -> Deed:
        async def run(evening: IsolatedLoad, enough: asyncio.Event) -> None:
            if name in {"leaderboards", "backups"}:
                enough.set()
            await deed(evening, enough)
            with closing(sqlite3.connect(evening.club.database)) as db:
                person = db.execute("SELECT count(*) FROM results WHERE person = ?", (EVERYWHERE,)).fetchone()[0]
                servers = db.execute("SELECT count(*) FROM guilds WHERE guild IN (?, ?)", LEFT[:2]).fetchone()[0]
                left.append((person, servers))

        return run

    monkeypatch.setattr(answer_latency, "DEEDS", {name: finite(name, deed) for name, deed in DEEDS.items()})
    lines = answer_latency.measure(1, GAMES)
    assert [line.what.rpartition(", beside ")[2] for line in lines[2:]] == [f"{name}, p99" for name in DEEDS]
    assert all(line.ours > 0 for line in lines)
    people, servers = zip(*left, strict=True)
    assert people[0] > 0 == people[3]
    assert servers[3] > 0 == servers[4]


def test_memory_is_counted_of_guilds_and_of_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"ARRIVING_GUILDS": 20, "TABLES": 1, "FIRST": 1, "LATE": 30, "SETTLE_SECONDS": 0.0}.items():
        monkeypatch.setattr(memory, name, value)
    monkeypatch.setattr("tools.bench.background_load.ARRIVING_GUILDS", 20)
    guild, table = memory.measure(1)
    assert guild.ours > 0 < guild.theirs
    assert table.ours > 0
