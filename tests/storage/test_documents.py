"""The document of a table: what is in it and what never is, versions, damage, size, and the users it names."""

import dataclasses
import json
import re
import typing
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from structlog.testing import capture_logs

from bot.errors import Conflict
from bot.games import all_games, find_game
from bot.storage import (
    ClaimRow,
    DamagedDocument,
    Document,
    LargeDocument,
    NewerDocument,
    PersonId,
    RequestRow,
    SeatRow,
    documents,
)
from bot.storage.documents import PEOPLE_IN, about, parse, people_of, text_of, without_person
from bot.tables import Table, TableService
from tests.storage import queries
from tests.tables.club import ANNA, BEN, CILLI, DORA, a_move, game, lobby, next_move
from tests.tables.conftest import Start, no_thread_is_left, path, start

__all__ = ["no_thread_is_left", "path", "start"]  # fixtures

HERE = Path(__file__).parent / "documents"
NUMBERS = {
    *("version", "places", "hinted", "leavers[0]", "held[0]", "requests.revision"),
    *("claim.deal", "claim.made", "claim.at", "claim.by"),
    *(f"{of}.{name}" for of in ("seats", "queue") for name in ("computer", "absent_since", "sat_in", "gone_since")),
}
"""Fields that hold numbers which are nobody's id."""
PEOPLE = st.integers(1, 2**63 - 1).map(PersonId)
SEATS = st.builds(
    SeatRow,
    st.none() | PEOPLE,
    st.none() | st.integers(-5, 9),
    st.none() | st.integers(0, 2**33),
    st.integers(0, 2),
    st.sampled_from(["novice", "club", "master"]),
    st.none() | st.integers(0, 2**33),
    st.booleans(),
)
REQUESTS = st.builds(
    RequestRow,
    st.sampled_from(["claim", "deal_again", "end", "start", "swap", "take_back"]),
    st.integers(0, 99),
    st.lists(PEOPLE | st.integers(-9, -1).map(PersonId), max_size=3).map(tuple),
    st.lists(PEOPLE, max_size=3).map(tuple),
)
DOCUMENTS = st.builds(
    Document,
    seats=st.lists(SEATS, max_size=6).map(tuple),
    places=st.lists(st.integers(0, 9), max_size=6).map(tuple),
    queue=st.lists(st.lists(SEATS, min_size=1, max_size=2).map(tuple), max_size=4).map(tuple),
    requests=st.lists(REQUESTS, max_size=3).map(tuple),
    claim=st.none() | st.just(ClaimRow(1, (0, 2), "all", 17, "refused", 1)),
    words=st.lists(st.tuples(PEOPLE, st.text(max_size=9)), max_size=4).map(tuple),
    leavers=st.lists(st.tuples(st.integers(0, 9), PEOPLE), max_size=4).map(tuple),
    held=st.lists(st.tuples(st.integers(0, 9), st.text(max_size=9), st.text(max_size=9)), max_size=3).map(tuple),
    ahead=st.lists(st.tuples(PEOPLE, st.text(max_size=9)), max_size=4).map(tuple),
    hinted=st.lists(st.integers(0, 9), max_size=4).map(tuple),
)


def leaves(hint: Any, where: str) -> Iterator[tuple[str, Any]]:
    """Yield the simple types in a type, each with the field it is in."""
    if dataclasses.is_dataclass(hint):
        for name, each in typing.get_type_hints(hint).items():
            yield from leaves(each, f"{where}.{name}".removeprefix("."))
    elif typing.get_origin(hint) is tuple:
        args = [each for each in typing.get_args(hint) if each is not ...]
        for place, each in enumerate(args):
            yield from leaves(each, where if len(args) == 1 else f"{where}[{place}]")
    elif typing.get_args(hint) and typing.get_origin(hint) is not typing.Literal:
        for each in typing.get_args(hint):
            yield from leaves(each, where)
    else:
        yield where, hint


def test_every_field_that_holds_a_persons_id_is_listed() -> None:
    """A new field with a number says whether that is a person; if so, it is found, shown and deleted."""
    found = [each for each in leaves(Document, "") if not each[0].startswith("unknown")]
    assert {re.split(r"[.\[]", where)[0] for where, hint in found if hint is PersonId} == set(PEOPLE_IN)
    assert {where for where, hint in found if hint is int} == NUMBERS


@given(DOCUMENTS)
def test_a_document_is_read_as_it_was_written(document: Document) -> None:
    assert parse(text_of(document)) == document


@given(DOCUMENTS, st.data())
def test_a_person_is_found_told_and_taken_out(document: Document, data: st.DataObject) -> None:
    named = {int(each) for each in re.findall(r"\d+", text_of(document))}
    people = people_of(document)
    assert {person for person, _ in people} <= named
    for person, role in people:
        assert about(document, person, role), "what is held of somebody is shown"
    if people:
        person, _ = data.draw(st.sampled_from(sorted(people)))
        left = without_person(document, person, -1)
        assert person not in {who for who, _ in people_of(left)}
        others = {each for each in people if each[0] != person and each[1] != "requests"}
        assert {each for each in people_of(left) if each[1] != "requests"} == others
        asked = [each for each in document.requests if each.agreed[:1] != (person,)]
        assert [each.kind for each in left.requests] == [each.kind for each in asked], "who asked asks no more"
        assert len(left.seats) == len(document.seats)
        gone = {seat for seat, who in document.leavers if who == person}
        assert {seat for seat, _ in left.leavers} == {seat for seat, _ in document.leavers}
        for seat in gone:
            assert any(
                documents.mark(salt, person) == digest and place == seat
                for place, salt, digest in left.held
                if (place, salt, digest) not in document.held
            )


def test_keys_of_a_newer_program_survive_a_rewrite() -> None:
    text = '{"version":1,"hinted":[2],"mood":{"of":[1,2]}}'
    document = parse(text)
    assert document.unknown == {"mood": {"of": [1, 2]}}
    changed = dataclasses.replace(document, hinted=())
    assert json.loads(text_of(changed)) == {"version": 1, "mood": {"of": [1, 2]}}


@pytest.mark.parametrize("version", range(1, documents.VERSION + 1))
def test_documents_of_every_version_are_read(version: int) -> None:
    """A new version brings a file of the one before it, which must be read for ever."""
    for file in HERE.glob(f"{version}-*.json"):
        document = parse(file.read_text(encoding="utf-8"))
        assert parse(text_of(document)) == document
        assert len(people_of(document)) >= 5
    assert [*HERE.glob(f"{version}-*.json")]


def test_a_newer_version_is_not_read() -> None:
    with pytest.raises(NewerDocument):
        parse('{"version":2}')


@pytest.mark.parametrize("text", ["", "[]", "7", "{}", '{"version":1,"seats":7}', '{"version":"1"}', '{"version":1,'])
def test_a_damaged_document_tells_nothing_of_itself(text: str) -> None:
    with pytest.raises(DamagedDocument) as raised:
        parse(text)
    assert raised.value.__cause__ is None
    assert str(raised.value) == ""


def test_a_document_has_a_largest_size_and_forty_who_wait_are_well_below() -> None:
    people = [PersonId(2**62 + number) for number in range(40)]
    document = Document(
        seats=tuple(SeatRow(person) for person in people[:10]),
        queue=tuple((SeatRow(person, level="master", gone_since=2**31, gone_left=True),) for person in people),
        words=tuple((person, "ü" * 40) for person in people),
        ahead=tuple((person, "good:red+blue") for person in people),
    )
    assert len(text_of(document)) < documents.MAX_BYTES
    words = tuple((PersonId(person), "clover" * 10) for person in range(300))
    large = dataclasses.replace(document, words=words)
    with pytest.raises(LargeDocument):
        documents.check_size(large, document)
    documents.check_size(dataclasses.replace(large, words=words[:-1]), large)  # a user may leave


def test_the_page_of_queries_lists_every_function() -> None:
    listed = re.findall(r"^\| `(\w+\.\w+)` \|", queries.PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert listed == [name for name, _ in queries.rows()], "python -m tests.storage.queries"


# At the service


def rewrite(service: TableService, table: Table, text: str) -> Any:
    return service._database.write(
        lambda db: db.execute("UPDATE documents SET document = ? WHERE table_id = ?", (text, table.id)).rowcount
    )


async def text(service: TableService, table: Table) -> str:
    sql = "SELECT document FROM documents WHERE table_id = ?"
    return await service._database.read(lambda db: db.execute(sql, (table.id,)).fetchone()["document"])


async def test_unknown_keys_stay_when_people_come_and_go(start: Start) -> None:
    service = await start()
    table = await lobby(service, ANNA, BEN)
    await rewrite(service, table, (await text(service, table))[:-1] + ',"mood":[1]}')
    await service.close()
    service = await start()
    await service.join(table.id, CILLI)
    assert json.loads(await text(service, table))["mood"] == [1]
    await service.begin(table.id, ANNA)
    await service.leave(table.id, BEN)
    assert json.loads(await text(service, table))["mood"] == [1]


async def test_a_damaged_document_closes_its_own_table_only(start: Start) -> None:
    service = await start()
    table, other = await game(service, ANNA, BEN), await game(service, ANNA, CILLI)
    await rewrite(service, table, '{"version":1,"seats":[{"person":"101"')
    await service.close()
    with capture_logs() as logs:
        service = await start()
        with pytest.raises(Conflict, match="table_unreadable"):
            await service.table(table.id)
    assert "101" not in str([line for line in logs if line["event"] == "table_unreadable"])
    assert [each.id for each in await service.directory.for_user(ANNA, None)] == [other.id]
    move = await a_move(service, await service.table(other.id), Random(1))
    await service.act(other.id, *move, other.revision)
    assert (await service.directory.count()) == {"playing": 1}


async def test_a_newer_document_is_refused_with_a_sentence_and_left_alone(start: Start) -> None:
    service = await start()
    table = await lobby(service, ANNA, BEN)
    newer = '{"version":9,"seats":"elsewhere"}'
    await rewrite(service, table, newer)
    await service.close()
    service = await start()
    with pytest.raises(Conflict, match="table_of_newer_bot"):
        await service.join(table.id, CILLI)
    assert await text(service, table) == newer
    assert await service.directory.count() == {"lobby": 1}


async def test_what_would_be_too_large_is_refused_and_nothing_changes(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await start()
    table = await lobby(service, ANNA, BEN)
    monkeypatch.setattr(documents, "MAX_BYTES", len(await text(service, table)) + 10)
    with pytest.raises(Conflict, match="too_much_at_table"):
        await service.join(table.id, CILLI)
    assert await service.table(table.id) == table
    monkeypatch.undo()
    assert (await service.join(table.id, CILLI)).seat_of(CILLI) == 2


@pytest.mark.parametrize("kind", sorted(all_games()))
async def test_no_document_holds_a_card_or_a_seed(start: Start, kind: str) -> None:
    """Texts in a document are levels, lucky words and premoves; numbers are places, users and moments."""
    service, rng = await start(find_game=find_game), Random(kind)
    people = (ANNA, BEN, CILLI, DORA)[: 4 if kind == "bid_whist" else 3]
    table = await lobby(service, *people, game=kind)
    table = await service.give_word(table.id, BEN, "clover", table.promise)
    table = await service.begin(table.id, ANNA)
    texts, numbers = set[str](), set[int]()
    for step in range(60):
        move = await next_move(service, table, rng)
        if table.status != "playing" or move is None:
            break
        if step == 20:
            await service.hosting.end(table.id, BEN)
            table = await service.table(table.id)
        table = await service.act(table.id, *move, table.revision)
        for leaf in values(json.loads(await text(service, table))):
            (texts if isinstance(leaf, str) else numbers).add(leaf)
    assert texts <= {
        "clover",
        "novice",
        "club",
        "master",
        "end",
        "claim",
        "all",
        "none",
        "refused",
        "fails",
        "granted",
    }
    assert numbers <= {*range(100), *people}


def values(data: Any) -> Iterator[Any]:
    """Yield what stands in plain data."""
    if isinstance(data, dict | list):
        for each in data.values() if isinstance(data, dict) else data:
            yield from values(each)
    elif data is not None:
        yield data
