"""Health and metrics, as an operator and Prometheus see them: of a bot at work, and of one in trouble."""

import ast
import asyncio
import json
import re
import socket
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import closing
from itertools import product
from pathlib import Path
from random import Random

import aiohttp
import pytest

import bot.rules
from bot.app import _amiss, create_bot
from bot.cluster_node import ClusterNode
from bot.config import Settings
from bot.monitoring import Metrics
from bot.monitoring.server import MonitoringServer
from bot.rules import errors
from bot.sandbox import Sandbox
from bot.scheduler import Scheduler
from bot.storage import Database
from bot.ui.discord.error_handler import counted
from tests.e2e.conftest import CATALOGS, online, sandbox
from tests.e2e.evening import Evening, Onlooker, panel
from tests.storage.conftest import database, path

__all__ = ["database", "path", "sandbox"]

Get = Callable[[str], Awaitable[tuple[int, str]]]


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture
async def get(port: int) -> AsyncIterator[Get]:
    """Provide a function that requests a path of the port."""
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session:

        async def get(path: str) -> tuple[int, str]:
            async with session.get(path) as response:
                return response.status, await response.text()

        yield get


def figures(page: str) -> dict[str, float]:
    """Return what a page of metrics says, by name and labels."""
    lines = (line.rpartition(" ") for line in page.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


async def test_a_bot_at_work_is_well_and_counts(sandbox: Sandbox, tmp_path: Path, port: int, get: Get) -> None:
    settings = Settings(
        _env_file=None, data_dir=tmp_path, computer_pause=0, edit_interval=0, card_emojis=False, health_port=port
    )
    bot = create_bot(settings, rng=Random(1), catalogs=CATALOGS)
    async with (
        online(sandbox, bot),
        Onlooker(sandbox.url, "Franz") as onlooker,
        sandbox.person("Anna") as anna,
        sandbox.person("Ben") as ben,
    ):
        here = Evening([anna, ben], onlooker, Random(1))
        await here.sit_down(computers=1, target=5)
        assert not await here.play_on("never")
        await anna.forge(panel(anna), "t1:1:1:!unwait")
        await bot.wait_until_ready()
        status, text = await get("/health")
        health = json.loads(text)
        assert (status, health["ok"], health["problems"]) == (200, True, [])
        assert health["database"]["seconds"] < 2
        assert health["direct_messages"] == {"closed_seconds": 0}
        # A write of the last move may be under way.
        async with asyncio.timeout(20):
            while figures(page := (await get("/metrics"))[1])["cardtable_database_queue"]:
                pass
    seen = figures(page)
    assert sum(value for name, value in seen.items() if name.startswith("cardtable_actions_total")) > 10
    assert seen['cardtable_actions_total{game="bieten",kind="play"}'] > 3
    assert seen['cardtable_action_seconds_count{game="bieten"}'] > 10
    assert seen['cardtable_deals_total{game="bieten"}'] >= 1
    assert seen['cardtable_tables{status="over"}'] == 1
    assert seen['cardtable_tables{status="playing"}'] == 0
    assert seen["cardtable_clicks_answered_total"] > 3
    assert seen['cardtable_refusals_total{code="not_waiting"}'] == 1
    assert seen['cardtable_move_decision_seconds_count{game="bieten"}'] > 3
    assert seen['cardtable_discord_requests_total{status="200"}'] > 10
    assert seen['cardtable_discord_calls_total{kind="answer",token="token"}'] > 10
    assert seen['cardtable_discord_calls_total{kind="panels",token="token"}'] > 1
    assert seen['cardtable_discord_calls_total{kind="direct",token="bot"}'] > 1
    assert seen['cardtable_discord_calls_total{kind="chores",token="bot"}'] > 1
    assert seen["cardtable_direct_messages_closed_seconds"] == 0
    assert seen["cardtable_discord_budget"] == 0, "nothing is to be spared here"
    assert seen["cardtable_unhandled_errors_total"] == 0
    assert not any(person.id in page or person.name in page for person in here.people)
    assert not re.search(r"\d{17}", re.sub(r"(?m) \S+$", "", page)), "no id is in a label"
    assert not re.search(r'kind="[^"]*[^a-z_"]', page), "the kind of an action, never its card"


async def test_commands_that_discord_refuses_once_are_registered_again(sandbox: Sandbox, tmp_path: Path) -> None:
    bot = create_bot(Settings(_env_file=None, data_dir=tmp_path, card_emojis=False), rng=Random(1), catalogs=CATALOGS)
    sandbox.faults.fail("PUT", "/applications/*/commands", status=403, code=50001)
    async with online(sandbox, bot), asyncio.timeout(10):
        while len(puts := [each.status for each in sandbox.log if each.method == "PUT"]) < 2:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert puts == [403, 200]


async def test_reconnects_and_what_discord_refuses_are_counted(
    sandbox: Sandbox, tmp_path: Path, port: int, get: Get
) -> None:
    settings = Settings(_env_file=None, data_dir=tmp_path, card_emojis=False, health_port=port)
    bot = create_bot(settings, rng=Random(1), catalogs=CATALOGS)
    sandbox.faults.fail("PUT", "/applications/*/commands", status=403, code=50001)
    async with online(sandbox, bot):
        for resume in (True, False):
            await bot.wait_until_ready()
            back = asyncio.create_task(bot.wait_for("shard_resumed" if resume else "shard_ready"))
            await sandbox.drop_gateway(resume=resume)
            await back
        seen = figures((await get("/metrics"))[1])
    assert seen['cardtable_gateway_reconnects_total{session="resumed"}'] == 1
    assert seen['cardtable_gateway_reconnects_total{session="new"}'] == 1
    assert seen['cardtable_discord_errors_total{code="50001",status="403"}'] == 1
    assert seen['cardtable_discord_requests_total{status="403"}'] == 1


Serve = Callable[..., Awaitable[None]]


@pytest.fixture
async def serve(database: Database, port: int) -> AsyncIterator[Serve]:
    """Provide a function that opens the port for a database and a gateway in a given state."""
    opened: list[MonitoringServer] = []

    async def no_tables() -> dict[str, int]:
        return await database.read(lambda db: {"playing": 3})

    async def serve(*, amiss: str | None = None, latency: float = 0.04, patience: float = 20) -> None:
        watch = MonitoringServer(
            Metrics(lambda: database.queue),
            Scheduler(),
            database=database.probe,
            tables=no_tables,
            gateway=lambda: amiss,
            latency=lambda: latency,
            names=["Cards.example", ""],
            patience=patience,
        )
        opened.append(watch)
        await watch.start("127.0.0.1", port)

    yield serve
    for watch in opened:
        await watch.close()


async def test_a_locked_database_is_told(serve: Serve, get: Get, database: Database) -> None:
    await serve(patience=0.2)
    with closing(sqlite3.connect(database.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        status, text = await get("/health")
        other.execute("ROLLBACK")
    assert status == 503
    assert json.loads(text)["problems"] == ["database: no answer within 0.2 s"]


async def test_a_closed_database_is_told_and_tables_are_not_called_none(
    serve: Serve, get: Get, database: Database
) -> None:
    await serve()
    assert figures((await get("/metrics"))[1])['cardtable_tables{status="playing"}'] == 3
    await database.close()
    status, text = await get("/health")
    assert status == 503
    assert json.loads(text)["problems"] == ["database: DatabaseClosed"]
    assert "cardtable_tables{" not in (await get("/metrics"))[1]


async def test_a_gateway_that_is_away_is_told(serve: Serve, get: Get) -> None:
    await serve(amiss="not connected")
    status, text = await get("/health")
    assert status == 503
    assert json.loads(text)["problems"] == ["gateway: not connected"]


@pytest.mark.parametrize(("latency", "told"), [(0.04, 0.04), (float("inf"), None), (float("nan"), None)])
async def test_the_latency_is_told_as_far_as_it_is_known(
    serve: Serve, get: Get, latency: float, told: float | None
) -> None:
    await serve(latency=latency)
    status, text = await get("/health")
    assert status == 200
    assert json.loads(text)["gateway"] == {"latency": told}


async def test_a_taken_port_is_an_error_and_none_is_open_by_default(serve: Serve) -> None:
    await serve()
    with pytest.raises(OSError, match="address already in use"):
        await serve()
    assert Settings(_env_file=None).health_port is None


async def test_only_who_asks_by_its_own_name_is_answered(serve: Serve, port: int) -> None:
    ours = ["localhost", "LOCALHOST:9108", "127.0.0.1:1", "[::1]:9108", "cards.example:9108", "cards.example."]
    others = [
        "evil.example",
        "evil.example:9108",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "192.0.2.1",
        "",
    ]
    await serve()
    wrong = []
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session:
        for path, host in product(["/health", "/metrics"], [*ours, *others, ""]):
            async with session.get(path, headers={"Host": host}) as response:
                answered = "cardtable" in (text := await response.text()) or "gateway" in text
                if (response.status, answered) != ((200, True) if host in ours else (403, False)):
                    wrong.append((path, host, response.status, text))
    assert wrong == []


def raised() -> Iterator[tuple[str, str]]:
    """Yield the class and the code of every refusal that stands in the kit and the games."""
    root = Path(bot.rules.__file__).parents[1]
    for module in [*root.glob("rules/**/*.py"), *root.glob("games/**/*.py")]:
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and hasattr(errors, node.func.id):
                yield node.func.id, ast.literal_eval(node.args[0]) if isinstance(node.args[0], ast.Constant) else "x"


def test_no_figure_tells_which_rule_refused_something() -> None:
    found = set(raised())
    codes = {code for _, code in found}
    assert {"must_follow_suit", "card_not_held", "must_throw_joker"} <= codes
    told = {counted(getattr(errors, kind)(code)) for kind, code in found}
    assert told == {
        *("bad_json", "bad_header", "unknown_game", "bad_options", "bad_action", "bad_card", "too_large"),
        *("bad_promise", "bad_word", "no_line"),
        *("game_over", "wrong_phase", "not_your_turn"),
        "rule",
    }


def test_every_refusal_of_a_game_is_counted_as_a_rule() -> None:
    """Those with words in the games' catalogs, too, wherever they are raised."""
    texts = Path(bot.rules.__file__).parents[1].glob("games/*/text/en/*.ftl")
    named = {code for text in texts for code in re.findall(r"^error-([a-z-]+) =", text.read_text(), re.MULTILINE)}
    codes = {code.replace("-", "_") for code in named}
    assert len(codes) > 40
    public = {"not_your_turn", "wrong_phase", "game_over"}
    raised_as = dict.fromkeys(codes, "IllegalAction") | {code: kind for kind, code in raised()}
    for code in codes - public:
        if not code.startswith("bad_options"):
            assert counted(getattr(errors, raised_as[code])(code)) == "rule", code


def test_of_several_processes_each_tells_which_shards_it_has() -> None:
    metrics, held = Metrics(lambda: 0), {3, 5}
    assert "cardtable_shard_held{" not in metrics.page({}).decode()
    metrics.shards(lambda: held, lambda: 1)
    seen = figures(metrics.page({}).decode())
    assert seen['cardtable_shard_held{shard="3"}'] == seen['cardtable_shard_held{shard="5"}'] == 1
    assert (seen['cardtable_shards{state="held"}'], seen['cardtable_shards{state="waiting"}']) == (2, 1)
    held.discard(3)
    assert 'cardtable_shard_held{shard="3"}' not in figures(metrics.page({}).decode())


async def test_who_waits_for_shards_says_so_and_not_that_the_network_is_away(tmp_path: Path) -> None:
    settings = Settings(
        _env_file=None,
        data_dir=tmp_path,
        BOT_DATABASE="postgresql://nobody@localhost/none",
        shards="auto",
        cluster_secret="a secret of sixteen",
    )
    assert settings.server is not None
    assert settings.share is not None
    bot = create_bot(settings)
    among = ClusterNode(settings, settings.share, Database(settings.server, shared=True))
    assert _amiss(bot, among) == "waiting for its share of the shards and their connections"
    alone = create_bot(Settings(_env_file=None, data_dir=tmp_path))
    assert _amiss(alone, None) == "not connected"


def test_renamed_metrics_keep_their_former_names_for_a_release() -> None:
    metrics = Metrics(lambda: 0)
    metrics.hurried("bieten")
    metrics.clicks("dropped")
    page = metrics.page(None).decode()
    assert 'cardtable_fallback_moves_total{game="bieten"} 1.0' in page
    assert 'cardtable_hurried_moves_total{game="bieten"} 1.0' in page
    assert 'cardtable_interactions_forwarded_total{outcome="dropped"} 1.0' in page
    assert 'cardtable_clicks_elsewhere_total{fate="dropped"} 1.0' in page
