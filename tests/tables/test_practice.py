"""A position tried again: set up from a record, played against computers, and without a result for any user."""

import json
import sqlite3
from pathlib import Path
from random import Random

import pytest

from bot.errors import NotFound, PermissionDenied
from bot.players import RandomPlayer
from bot.rules.errors import ParseError
from bot.rules.proof_check import verify
from bot.rules.record import replay
from bot.rules.timeline import timeline_of
from bot.tables import Pacing, Table, TableService
from tests.tables.club import ANNA, BEN, CHANNEL, CILLI, GUILD, game, play_out, until
from tests.tables.conftest import Start
from tests.tables.test_deadlines import quiet
from tests.tables.tiny import TINY, find_tiny


async def played(service: TableService) -> str:
    """Play a game of two users; return its record."""
    await play_out(service, await game(service, ANNA, BEN), Random(1))
    return await service.archive.record(1)


def decision(record: str, user: int) -> int:
    """Return the line of a decision of a user's in the middle of a game."""
    lines = [json.loads(line) for line in record.splitlines()]
    seat = lines[0]["players"].index(str(user))
    own = [number for number, line in enumerate(lines, 1) if number > 1 and line.get("seat") == seat]
    return own[len(own) // 2]


async def again(service: TableService, line: int, user: int = ANNA) -> Table:
    return await service.try_again(1, line, user, guild=GUILD, channel=CHANNEL)


async def to_the_end(service: TableService, table: Table) -> Table:
    """Play on, with computers that answer at once."""
    while table.status == "playing":
        hand = await service.hand(table.id, ANNA)
        if hand.view.legal:
            action = await RandomPlayer(TINY, Random(1)).choose(hand.view)
            table = await service.act(table.id, ANNA, action.text(), hand.table.revision)
        else:
            at = table.revision
            table = await until(service, table.id, lambda now: now.revision > at)  # noqa: B023
    return table


async def test_the_game_goes_on_from_just_before_the_decision(start: Start) -> None:
    service = await start(pace=Pacing(computer_pause=600))
    record = await played(service)
    line = decision(record, ANNA)
    table = await again(service, line)
    shown = timeline_of(record.encode(), find_tiny)
    before = shown.moments[shown.index_at_line(line)].step.before
    seat = table.seat_of(ANNA)
    assert (await service.hand(table.id, ANNA)).view == before.view(seat)
    assert [each.computer for each in table.seats if each.user is None] == [1]
    assert table.current_game is not None
    assert table.current_game.practice == (1, line)
    assert table.status == "playing"


async def test_a_restart_finds_the_same_table(start: Start) -> None:
    service = await start(pace=Pacing(computer_pause=600))
    line = decision(await played(service), ANNA)
    table = await again(service, line)
    before = await service._changes.get(table.id)
    await service.close()
    after = await (await start(pace=Pacing(computer_pause=600)))._changes.get(table.id)
    assert after.table == before.table
    assert after.states[-1] == before.states[-1]


async def test_its_record_is_valid_and_begins_as_the_old_one_does(start: Start, path: Path) -> None:
    service = await start(pace=Pacing(computer_pause=600))
    old = await played(service)
    line = decision(old, ANNA)
    await again(service, line)
    with sqlite3.connect(path) as db:
        rows = [row for (row,) in db.execute("SELECT line FROM log WHERE game = 2 ORDER BY revision")]
    db.close()
    header, *lines = [json.loads(row) for row in rows]
    assert header["position"] == {"game": 1, "line": line}
    assert header["players"].count("computer 1") == 1
    assert "proof" not in header
    [(told, _)] = replay("\n".join(rows).encode(), find_tiny, each=False)
    assert told["valid"]
    then = [json.loads(each) for each in old.splitlines()[1 : line - 1]]
    for one in then:
        for key in ("luck", "salt", "by", "hint"):
            one.pop(key, None)
    assert lines == then


async def test_its_record_has_no_proof(service: TableService) -> None:
    old = await played(service)
    over = await to_the_end(service, await again(service, decision(old, ANNA)))
    assert over.current_game is not None
    assert over.current_game.commitment is None
    record = await service.archive.record(over.current_game.number)
    assert verify(record.encode()).json() == {"proof": 0, "holds": False, "sealed": False, "errors": []}


async def test_nobody_wins_or_loses_by_it(service: TableService, path: Path) -> None:
    line = decision(await played(service), ANNA)
    board = await service.statistics.board(GUILD, "tiny")
    standing = await service.statistics.ranked(board)
    own = await service.statistics.for_person(GUILD, ANNA)
    table = await to_the_end(service, await again(service, line))
    assert table.status == "over"
    with sqlite3.connect(path) as db:
        roles = db.execute("SELECT person, role, won, lost, score FROM results WHERE number = 2").fetchall()
        rated = db.execute("SELECT count(*) FROM ratings WHERE number = 2").fetchone()[0]
    db.close()
    assert [row for row in roles if row[0] is not None] == [(ANNA, "helper", 0, 0, 0)]
    assert rated == 0
    await quiet()
    await service.statistics.counting.finish()
    assert await service.statistics.for_person(GUILD, ANNA) == own
    assert await service.statistics.ranked(board) == standing
    [(told, _)] = replay((await service.archive.record(2)).encode(), find_tiny, each=False)
    assert told["over"]


async def test_only_ones_own_decisions_of_a_game_that_is_over(start: Start) -> None:
    service = await start(pace=Pacing(computer_pause=600))
    record = await played(service)
    line = decision(record, ANNA)
    with pytest.raises(PermissionDenied, match="not_your_game"):
        await again(service, line, CILLI)
    for wrong in (1, 2, decision(record, BEN), 10**6):
        with pytest.raises(ParseError):
            await again(service, wrong)
    with pytest.raises(NotFound):
        await service.try_again(9, line, ANNA, guild=GUILD, channel=CHANNEL)


async def test_a_game_is_tried_again_on_its_server_or_in_a_direct_message(start: Start) -> None:
    service = await start(pace=Pacing(computer_pause=600))
    line = decision(await played(service), ANNA)
    with pytest.raises(PermissionDenied, match="try_elsewhere"):
        await service.try_again(1, line, ANNA, guild=GUILD + 1, channel=CHANNEL)
    assert (await service.try_again(1, line, ANNA, guild=None, channel=CHANNEL)).status == "playing"
    assert (await service.try_again(1, line, ANNA, guild=GUILD, channel=CHANNEL)).status == "playing"


async def test_a_private_game_is_tried_again_on_no_server(start: Start) -> None:
    service = await start(pace=Pacing(computer_pause=0))
    table = await service.open(guild=None, channel=CHANNEL, host=ANNA, game="tiny", options={})
    await service.join(table.id, BEN)
    await play_out(service, await service.begin(table.id, ANNA), Random(1))
    line = decision(await service.archive.record(1), ANNA)
    with pytest.raises(PermissionDenied, match="try_elsewhere"):
        await again(service, line)
