"""One of several processes: it changes, reads and keeps in memory only the tables that it owns."""

import ast
from pathlib import Path

import pytest

from bot.storage import NotOwner, ShardOwnership
from tests.tables.club import ANNA, BEN, CHANNEL, GUILD, lobby
from tests.tables.conftest import Start

SHARDS = 4
THIRD = 2 << 22
"""A guild of shard 2."""


def test_a_single_process_owns_everything() -> None:
    single = ShardOwnership()
    assert (single.is_single_process, single.is_leader, single.count) == (True, True, 1)
    assert single.owns(None, 17)
    assert single.owns(THIRD, 17)


def test_a_guild_decides_where_its_tables_are_and_the_number_where_there_is_none() -> None:
    ownership = ShardOwnership(SHARDS)
    assert not (ownership.is_single_process)
    assert not (ownership.is_leader)
    assert not (ownership.owns(THIRD))
    ownership.owned_shards = frozenset({2})
    assert ownership.owns(THIRD, 17)
    assert ownership.owns(None, 6)
    assert not ownership.owns(None, 7)
    assert not ownership.owns(3 << 22)
    ownership.owned_shards = frozenset({0})
    assert ownership.is_leader


async def test_a_table_that_another_process_owns_is_neither_read_nor_changed(start: Start) -> None:
    ownership = ShardOwnership(SHARDS)
    ownership.owned_shards = frozenset({0})
    service = await start(ownership=ownership)
    table = await lobby(service, ANNA)  # GUILD is of shard 0
    ownership.owned_shards = frozenset({1})
    with pytest.raises(NotOwner) as caught:
        await service.join(table.id, BEN)
    assert caught.value.shard == 0
    with pytest.raises(NotOwner):
        await service.table(table.id)
    with pytest.raises(NotOwner):
        await service.open(guild=GUILD, channel=CHANNEL, host=BEN, game="tiny", options={})
    ownership.owned_shards = frozenset({0})
    assert [seat.user for seat in (await service.table(table.id)).seats] == [ANNA]


ROOT = Path(__file__).parent.parent.parent
KNOW = {
    "bot/storage/shard_ownership.py": "what it is",
    "bot/storage/database.py": "the guard of every transaction, and which rows are loaded",
    "bot/cluster/membership.py": "takes and gives shards",
    "bot/cluster_node.py": "joins both",
    "bot/tables/persistence/table_store.py": "which tables are in memory",
    "bot/tables/persistence/privacy.py": "has the others leave their tables",
    "bot/tables/service.py": "takes over a shard's tables",
    "bot/ui/live/message_sync.py": "takes over a shard's messages",
    "bot/ui/live/lapsed.py": "looks through a shard's channels",
    "bot/ui/discord/app_context.py": "forwards interactions",
    "bot/ui/discord/command_tree.py": "where commands enter",
    "bot/ui/router.py": "where presses enter",
}
"""The modules that know that there are shards with owners, and why."""
WORDS = {"ownership", "ShardOwnership", "NotOwner", "AlreadyHandled"}


def names(path: Path) -> set[str]:
    """Return the names in a module; none if no word of them is in its text."""
    text = path.read_text(encoding="utf-8")
    if not any(word in text for word in WORDS):
        return set()
    tree = ast.parse(text)
    found = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    found |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    return found | {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}


def test_few_modules_know_of_it() -> None:
    files = [*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/**/*.py")]
    found = {
        path.relative_to(ROOT).as_posix() for path in files if path.name != "__init__.py" and WORDS & names(path)
    }
    assert found == KNOW.keys()
