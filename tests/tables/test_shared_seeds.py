"""One seed for many tables: the same cards everywhere, and nothing of them seen before the last table has played."""

import json
import pickle
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import ValidationError
from structlog.testing import capture_logs

from bot.errors import Conflict, NotFound
from bot.games import find_game
from bot.rules.proof_check import verify
from bot.rules.proof_v2 import promise_of
from bot.storage import SharedSeedRow, shared_seeds
from bot.tables import SharedBoard, SharedSeed, Table, TableChanged, TableService
from tests.rules.test_verify_record import agree, theirs  # noqa: F401  # a fixture
from tests.tables import club
from tests.tables.club import ANNA, BEN, CILLI, DORA, a_move, next_move, play_out
from tests.tables.conftest import Start
from tests.tables.test_promises import forms

DAY = "2026-11-22"


@pytest.fixture
async def service(start: Start) -> TableService:
    return await start(find_game=find_game)


async def board(service: TableService, shared: SharedSeed, number: int, *users: int, **options: Any) -> Table:
    """Return a table at which a board has begun."""
    chosen = {"target": 5} if shared.game == "bieten" else options
    table = await club.lobby(service, *users, game=shared.game, **chosen)
    return await service.begin_board(table.id, SharedBoard(shared, number))


async def with_words(service: TableService, words: Iterable[tuple[int, str]]) -> SharedSeed:
    """Return the seed of a tournament whose lucky words are fixed."""
    shared = await service.shared_seeds.promise("betel", "17")
    await service._database.write(lambda db: shared_seeds.save_words(db, shared.id, words))
    return await service.shared_seeds.promise("betel", "17")


async def shuffles(service: TableService, table: Table) -> list[dict[str, Any]]:
    """Return the lines of luck of a table's game, as only the log has them."""
    live = await service._changes.get(table.id)
    assert live.number is not None
    lines = await service._database.read(
        lambda db: db.execute("SELECT line FROM log ORDER BY game, revision").fetchall()
    )
    found = [json.loads(row["line"]) for row in lines]
    return [line for line in found if line.get("act") == "shuffle"]


async def record(service: TableService, table: Table) -> bytes:
    assert table.current_game is not None
    return (await service.archive.record(table.current_game.number)).encode()


async def test_the_promise_stands_and_stays(service: TableService, start: Start) -> None:
    shared = await service.shared_seeds.promise("bieten", DAY)
    assert shared.sealed.promise == promise_of("bieten", 0, None, shared.sealed.seed, DAY)
    assert await service.shared_seeds.promise("bieten", DAY) == shared
    await service.close()
    again = await start(find_game=find_game)
    assert await again.shared_seeds.find("bieten", DAY) == shared
    assert await again.shared_seeds.find("betel", DAY) is None
    other = await again.shared_seeds.promise("betel", DAY)
    assert other.sealed.promise != shared.sealed.promise


async def test_the_same_board_has_the_same_cards_at_every_table_and_another_one_others(service: TableService) -> None:
    shared = await with_words(service, [(DORA, "moon"), (ANNA, "Mond")])
    tables = [await board(service, shared, number, ANNA, BEN, CILLI) for number in (1, 1, 2)]
    packs = [line["pack"] for line in await shuffles(service, tables[0])]
    assert packs[0] == packs[1] != packs[2]
    assert [table.current_game.view.dealer for table in tables if table.current_game] == [0, 0, 1]
    assert all(table.current_game and table.current_game.promise == shared.sealed.promise for table in tables)
    assert all(table.current_game and table.current_game.lucky_words == () for table in tables), (
        "they are not of those who sit here"
    )


@pytest.mark.parametrize("words", [(), ((DORA, "☂ zwölf"), (ANNA, "Mond"), (BEN, "x"), (CILLI, "y"), (105, "z"))])
async def test_records_are_sealed_first_and_hold_in_both_programs_when_the_seed_is_open(
    service: TableService,
    theirs: Any,  # noqa: F811
    words: tuple[tuple[int, str], ...],
) -> None:
    shared = await with_words(service, words)
    first, second = [await board(service, shared, 3, ANNA, BEN, CILLI) for _ in range(2)]
    first = await play_out(service, first, Random(1))
    assert first.current_game is not None
    assert first.current_game.seed is None
    with pytest.raises(NotFound, match="no_record"):
        await record(service, first)
    second = await play_out(service, second, Random(2))
    await service.shared_seeds.open_board(shared, 3)
    for table in (first, second):
        data = await record(service, table)
        assert agree(theirs, data, shared.sealed.promise) == {
            "proof": 2,
            "holds": False,
            "sealed": True,
            "errors": [],
        }
        assert not any(form in data for form in forms(shared.sealed.seed))
    await service.shared_seeds.open(shared)
    for table in (first, second):
        data = await record(service, table)
        assert agree(theirs, data, shared.sealed.promise)["holds"]
        proof = json.loads(data.split(b"\n")[0])["proof"]
        assert (proof["table"], proof["previous"], proof["for"], proof["board"]) == (0, None, "17", 3)
        assert proof["words"] == [word for _, word in words]
        again = await service.table(table.id)
        assert again.current_game is not None
        assert again.current_game.seed == shared.sealed.seed.hex()


async def test_draws_have_the_labels_of_their_board(service: TableService, theirs: Any) -> None:  # noqa: F811
    shared = await service.shared_seeds.promise("bid_whist", "17")
    for number in range(1, 7):
        table = await board(service, shared, number, ANNA, BEN, CILLI, DORA, nt_jokers="exchange")
        table = await play_out(service, table, Random(number))
        assert table.current_game is not None
        lines = await shuffles(service, table)
        assert all(str(line["luck"]).startswith("board ") for line in lines)
    await service.shared_seeds.open(await service.shared_seeds.promise("bid_whist", "17"))
    drawn = False
    for number in range(1, 7):
        data = (await service.archive.record(number)).encode()
        assert agree(theirs, data, shared.sealed.promise)["holds"]
        drawn = drawn or f'"luck": "board {number} draw 1"'.encode() in data
    assert drawn


async def test_a_board_goes_on_after_restarts(service: TableService, start: Start) -> None:
    shared = await service.shared_seeds.promise("bieten", DAY)
    table = await board(service, shared, 1, ANNA, BEN)
    rng = Random(3)
    while table.status == "playing":
        for _ in range(7):
            move = await next_move(service, table, rng) if table.status == "playing" else None
            if move is not None:
                table = await service.act(table.id, *move, table.revision)
        await service.close()
        service = await start(find_game=find_game)
        table = await service.table(table.id)
    assert table.current_game is not None
    assert table.current_game.seed is None
    kept = await service.shared_seeds.find("bieten", DAY)
    assert kept is not None
    await service.shared_seeds.open(kept)
    data = await record(service, table)
    assert verify(data, shared.sealed.promise).holds
    assert data.count(b'"luck": "board 1 deal ') > 0


async def test_a_game_of_the_tables_own_can_follow_with_its_own_promise(service: TableService) -> None:
    shared = await service.shared_seeds.promise("bieten", "4")
    table = await board(service, shared, 1, ANNA, BEN)
    own = table.promise
    with pytest.raises(Conflict, match="already_started"):
        await service.begin_board(table.id, SharedBoard(shared, 2))
    table = await play_out(service, table, Random(1))
    table = await service.rematch(table.id, ANNA)
    assert table.current_game is not None
    assert table.current_game.promise == own
    table = await play_out(service, table, Random(1))
    assert verify(await record(service, table), own).holds


async def test_no_seed_of_many_tables_is_told_before_it_is_open(
    service: TableService, caplog: pytest.LogCaptureFixture
) -> None:
    shared = await service.shared_seeds.promise("bieten", DAY)
    told: list[bytes] = [repr(shared).encode()]

    async def hear(changed: TableChanged) -> None:
        told.append(repr(changed).encode() + pickle.dumps(changed))

    service.subscribe(hear)
    with capture_logs() as logs:
        table = await board(service, shared, 1, ANNA, BEN)
        cards = {line["pack"] for line in await shuffles(service, table)}
        rng = Random(1)
        while table.status == "playing":
            told += [pickle.dumps(await service.hand(table.id, user)) for user in (ANNA, BEN)]
            told.append(repr(await service._changes.get(table.id)).encode())
            move = await a_move(service, table, rng)
            table = await service.act(table.id, *move, table.revision)
        exported = await service.privacy.export(ANNA)
        told.append(json.dumps(exported).encode())
        assert exported["games.finished"] == []
    told.append(f"{logs} {caplog.text}".encode())
    for form in (*forms(shared.sealed.seed), *(pack.encode() for pack in cards)):
        assert not [each for each in told if form in each]


def test_no_error_about_a_row_tells_its_seed() -> None:
    seed = bytes(range(65, 97))
    with pytest.raises(ValidationError) as refused:
        SharedSeedRow.model_validate({"promise": None, "seed": seed})
    assert not any(form.decode("latin1") in str(refused.value) for form in forms(seed))


async def test_a_deleted_word_counts_to_the_end_and_is_shown_to_nobody(
    service: TableService, start: Start, path: Path
) -> None:
    shared = await with_words(service, [(DORA, "geheim"), (ANNA, "Mond")])
    first = await board(service, shared, 1, ANNA, BEN, CILLI)
    await service.privacy.delete(DORA)
    await service.close()
    service = await start(find_game=find_game)
    kept = await service.shared_seeds.find("betel", "17")
    assert kept is not None
    second = await board(service, kept, 1, ANNA, BEN, CILLI)
    packs = [line["pack"] for line in await shuffles(service, second)]
    assert packs[0] == packs[1]
    first = await play_out(service, first, Random(1))
    await service.shared_seeds.open(kept)
    data = await record(service, first)
    assert b"geheim" not in data
    assert verify(data).json()["errors"] == [{"line": 1, "code": "words_deleted"}]
    await service.close()
    with closing(sqlite3.connect(path)) as db:
        assert {word for (word,) in db.execute("SELECT word FROM shared_words")} == {"", "Mond"}
