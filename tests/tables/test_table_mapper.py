"""The row of a table: always what the table is, and left alone by what changes nothing of it."""

from pathlib import Path
from random import Random

import pytest

from bot.games import find_game
from bot.storage import read_only, tables
from bot.storage.row_models import TableRow
from bot.tables import Pacing, Table, TableService
from bot.tables.persistence import table_mapper
from tests.tables.club import ANNA, BEN, CILLI, a_move, game, lobby, next_move
from tests.tables.conftest import Start


def on_disk(path: Path, table: int) -> TableRow:
    db = read_only(path)
    try:
        found = tables.find(db, table)
    finally:
        db.close()
    assert found is not None
    return found


def check(service: TableService, path: Path, table: Table) -> None:
    row, live = on_disk(path, table.id), service._changes.cached(table.id)
    assert live is not None
    assert row == table_mapper.row_of(live, row.changed_at)


async def test_after_every_change_it_is_what_the_table_is(start: Start, path: Path) -> None:
    # Computer players search for so long that the table waits for the player who has left.
    service, rng = await start(pace=Pacing(computer_pause=600), find_game=find_game), Random(2)
    table = await lobby(service, ANNA, BEN, CILLI, game="bieten")
    check(service, path, table)
    table = await service.begin(table.id, ANNA)
    check(service, path, table)
    for _ in range(5):
        move = await a_move(service, table, rng)
        table = await service.act(table.id, *move, table.revision)
        check(service, path, table)
    table = await service.leave(table.id, ANNA, asked=True)
    check(service, path, table)
    assert table.host != ANNA
    while (move := await next_move(service, table, rng)) is not None:
        table = await service.act(table.id, *move, table.revision)
        check(service, path, table)
    assert on_disk(path, table.id).waiting


async def test_a_card_counts_the_revision_up_and_writes_nothing_else_of_it(
    start: Start, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service, rng = await start(), Random(2)
    table = await game(service, ANNA, BEN)
    kept = on_disk(path, table.id)
    monkeypatch.delattr(tables, "save")
    move = await a_move(service, table, rng)
    table = await service.act(table.id, *move, table.revision)
    assert on_disk(path, table.id) == kept.model_copy(update={"revision": table.revision})
