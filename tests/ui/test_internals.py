"""Private parts of discord.py are used in one module, which names the version that it was written for."""

import ast
import asyncio
import inspect
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import discord
import discord.http
from discord.gateway import DiscordClientWebSocketResponse, DiscordWebSocket
from discord.shard import Shard
from discord.webhook import async_ as webhooks

from bot.ui.discord import internals
from bot.ui.discord.internals import SUPPORTED, ShardInternals, ShardSession

ROOT = Path(__file__).parent.parent.parent
HERE = "bot/ui/discord/internals.py"
PRIVATE_MODULES = {"discord.shard", "discord.state", "discord.webhook.async_"}


def test_the_supported_version_is_the_one_that_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = [each for each in project["project"]["dependencies"] if each.startswith("discord.py")]
    assert asked == [f"discord.py~={SUPPORTED}.1"], (
        "look at bot/ui/discord/internals.py before another version is used"
    )
    assert discord.__version__.startswith(f"{SUPPORTED}.")
    pins = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert re.findall(r'"discord-py==([\d.]+)"', pins) == [discord.__version__]


async def test_a_client_has_what_is_used_of_it() -> None:
    client = discord.AutoShardedClient(intents=discord.Intents.none())
    await client._async_setup_hook()
    state = client._connection
    assert vars(client)["_AutoShardedClient__shards"] == {}
    assert isinstance(vars(client)["_AutoShardedClient__queue"], asyncio.PriorityQueue)
    assert {"READY", "GUILD_CREATE", "INTERACTION_CREATE"} <= state.parsers.keys()
    assert state._ready_tasks == {}
    assert "ready" in state.handlers
    signatures = {
        state._remove_guild: "(guild: 'Guild') -> 'None'",
        state.call_handlers: "(key: 'str', *args: 'Any', **kwargs: 'Any') -> 'None'",
        state._update_references: "(ws: 'DiscordWebSocket') -> 'None'",
    }
    assert {str(inspect.signature(each)) for each in signatures} == set(signatures.values())
    await client.close()


def test_a_session_has_what_is_overridden_and_nothing_that_is_ours() -> None:
    for name in ("worker", "reidentify", "reconnect"):
        assert inspect.iscoroutinefunction(getattr(Shard, name)), name
    assert not inspect.iscoroutinefunction(Shard.launch)
    assert inspect.iscoroutinefunction(Shard.close)
    assert [*inspect.signature(Shard.__init__).parameters] == ["self", "ws", "client", "queue_put"]
    ours = {name for name in vars(ShardSession) if not name.startswith("__")}
    theirs = {*dir(Shard), *re.findall(r"self\.(\w+)", inspect.getsource(Shard))}
    assert ours & theirs == {"worker", "launch", "reidentify", "reconnect"}


def test_the_library_looks_up_what_is_replaced() -> None:
    assert {"gateway", "shard_id"} <= inspect.signature(DiscordWebSocket.from_client).parameters.keys()
    assert "DiscordClientWebSocketResponse" in vars(discord.http)
    assert issubclass(discord.http.DiscordClientWebSocketResponse, DiscordClientWebSocketResponse)
    assert "json_or_text" in vars(discord.http)
    assert "json_or_text" in vars(webhooks)
    assert [*inspect.signature(internals.read_answer).parameters] == ["response"]


def test_a_member_has_a_list_of_roles_as_it_is_used() -> None:
    assert "self._roles: utils.SnowflakeList" in inspect.getsource(discord.Member.__init__)
    roles = discord.utils.SnowflakeList([3, 1, 2])
    roles.remove(2)
    assert [roles.has(each) for each in (1, 2, 3)] == [True, False, True]


async def test_the_library_shows_no_shards_that_end_with_their_sessions() -> None:
    """What is public can't do it: then this module may go."""
    client = discord.AutoShardedClient(intents=discord.Intents.none())
    await client._async_setup_hook()
    assert client.shards == {}
    assert client.shards is not ShardInternals(client).sessions
    await client.close()


def uses(path: Path) -> Iterator[str]:
    """Yield what a file uses of the library's private parts."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in PRIVATE_MODULES:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in {*PRIVATE_MODULES, "discord.http"})
        elif isinstance(node, ast.Attribute) and re.fullmatch(r"_connection|_state|_http|__dict__", node.attr):
            if not (isinstance(node.value, ast.Name) and node.value.id == "self" and node.attr != "_connection"):
                yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and "_AutoSharded" in node.value:
            yield node.value


FILES = [*ROOT.glob("bot/ui/**/*.py"), *ROOT.glob("cogs/**/*.py"), ROOT / "bot/cluster_node.py", ROOT / "bot/app.py"]


def test_no_other_module_uses_them() -> None:
    used = {path.relative_to(ROOT).as_posix(): found for path in FILES if (found := {*uses(path)})}
    assert used.pop(HERE)
    assert used == {}
