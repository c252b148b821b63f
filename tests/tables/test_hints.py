"""Hints at a table: where they are allowed, what they are made of, what the log says of them, and who sees them."""

import json
import pickle
import sqlite3
from pathlib import Path
from random import Random

import pytest

from bot.errors import Conflict, PermissionDenied
from bot.players import Decision, advise
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.state import View
from bot.tables import Pacing, Table, TableChanged, TableService
from tests.tables.club import ANNA, BEN, CILLI, GUILD, a_move, lobby, play_out
from tests.tables.conftest import Start
from tests.tables.tiny import TINY

PEOPLE = (ANNA, BEN)


async def adviser(game: AnyGame, view: View, luck: str, also: Action | None) -> Decision:
    """Think at once, in this thread."""
    return advise(game, view, luck, also)


async def begun(service: TableService, *users: int, hints: bool = True, computers: int = 0) -> Table:
    table = await lobby(service, *users)
    if hints:
        await service.allow_hints(table.id, users[0], hints=True)
    for _ in range(computers):
        await service.add_computer(table.id, users[0])
    return await service.begin(table.id, users[0])


def lines(path: Path) -> list[dict[str, object]]:
    """Return the log of the only game, what was taken back left out."""
    with sqlite3.connect(path) as db:
        dropped = "SELECT drops FROM log WHERE drops IS NOT NULL"
        rows = db.execute(
            f"SELECT line FROM log WHERE drops IS NULL AND revision NOT IN ({dropped}) ORDER BY revision"
        ).fetchall()
    db.close()
    return [json.loads(line) for (line,) in rows[1:]]


async def waiting(service: TableService, table: Table) -> tuple[int, int]:
    """Return who is waited for, and their seat."""
    move = await a_move(service, table, Random(0))
    seat = table.seat_of(move[0])
    assert seat is not None
    return move[0], seat


async def test_only_the_host_allows_them_and_only_before_a_game(start: Start) -> None:
    service = await start(adviser=adviser)
    table = await lobby(service, *PEOPLE)
    assert not table.hints
    with pytest.raises(PermissionDenied, match="not_host"):
        await service.allow_hints(table.id, BEN, hints=True)
    assert (await service.allow_hints(table.id, ANNA, hints=True)).hints
    assert not (await service.allow_hints(table.id, ANNA, hints=False)).hints
    table = await service.begin(table.id, ANNA)
    with pytest.raises(Conflict, match="already_started"):
        await service.allow_hints(table.id, ANNA, hints=True)


async def test_without_that_people_have_none_and_who_plays_alone_always_has(start: Start) -> None:
    service = await start(adviser=adviser, pace=Pacing(computer_pause=600))
    table = await begun(service, *PEOPLE, hints=False)
    user, _ = await waiting(service, table)
    with pytest.raises(PermissionDenied, match="no_hints"):
        await service.hints.take(table.id, user)
    alone = await begun(service, CILLI, hints=False, computers=1)
    if (await service.hand(alone.id, CILLI)).view.legal:
        await service.hints.take(alone.id, CILLI)
        assert (await service.hand(alone.id, CILLI)).hint is not None


async def test_who_is_left_alone_by_others_has_none(start: Start) -> None:
    service = await start(adviser=adviser, pace=Pacing(computer_pause=600))
    table = await begun(service, *PEOPLE, hints=False)
    await service.leave(table.id, BEN)
    with pytest.raises(PermissionDenied, match="no_hints"):
        await service.hints.take(table.id, ANNA)


async def test_one_sees_it_oneself_until_the_game_goes_on_and_the_next_line_says_so(start: Start, path: Path) -> None:
    service, heard = await start(adviser=adviser), list[TableChanged]()

    async def listen(change: TableChanged) -> None:
        heard.append(change)

    table = await begun(service, *PEOPLE)
    user, seat = await waiting(service, table)
    other = next(one for one in PEOPLE if one != user)
    service.subscribe(listen)
    await service.hints.take(table.id, user)
    said = (await service.hand(table.id, user)).hint
    assert said is not None
    assert (await service.hand(table.id, other)).hint is None
    assert await service.table(table.id) == table, "nobody else can tell, not even by the revision"
    assert not heard
    await service.hints.take(table.id, user)
    assert (await service.hand(table.id, user)).hint == said
    table = await play_out(service, table, Random(0))
    acted = [line for line in lines(path) if line.get("seat") == seat]
    assert [line.get("hint") for line in acted] == [True] + [None] * (len(acted) - 1)
    assert not [line for line in lines(path) if line.get("seat") != seat and "hint" in line]


async def test_a_restart_forgets_what_was_said_but_not_that_it_was(start: Start, path: Path) -> None:
    service = await start(adviser=adviser)
    table = await begun(service, *PEOPLE)
    user, seat = await waiting(service, table)
    await service.hints.take(table.id, user)
    said = (await service.hand(table.id, user)).hint
    await service.close()
    service = await start(adviser=adviser)
    assert (await service.table(table.id)).hints
    assert (await service.hand(table.id, user)).hint is None
    await service.hints.take(table.id, user)
    assert (await service.hand(table.id, user)).hint == said, "the same moment has the same luck"
    await service.close()
    service = await start(adviser=adviser)
    await play_out(service, await service.table(table.id), Random(0))
    assert next(line for line in lines(path) if line.get("seat") == seat)["hint"] is True


async def test_what_is_taken_back_and_done_anew_is_still_done_after_a_hint(start: Start, path: Path) -> None:
    service = await start(adviser=adviser)
    table = await begun(service, *PEOPLE)
    for _ in range(2):
        user, seat = await waiting(service, table)
        await service.hints.take(table.id, user)
        move = await a_move(service, table, Random(0))
        table = await service.act(table.id, *move, table.revision)
    await service.take_backs.ask(table.id, user)
    table = await service.consents.agree(table.id, next(one for one in PEOPLE if one != user), "take_back")
    assert not any("hint" in line for line in lines(path)[-1:])
    move = await a_move(service, table, Random(0))
    await service.act(table.id, *move, table.revision)
    last = [line for line in lines(path) if line.get("seat") == seat][-1]
    assert last["hint"] is True


async def test_a_game_that_goes_on_meanwhile_makes_it_think_anew(start: Start) -> None:
    asked: list[str] = []

    async def slow(game: AnyGame, view: View, luck: str, also: Action | None) -> Decision:
        asked.append(luck)
        if len(asked) == 1:
            move = await a_move(service, table, Random(0))
            await service.act(table.id, *move, table.revision)
        return await adviser(game, view, luck, also)

    service = await start(adviser=slow)
    table = await begun(service, *PEOPLE)
    first, _ = await waiting(service, table)
    await service.hints.take(table.id, first)
    assert len({*asked}) == 2


async def test_games_with_hints_are_not_rated_not_even_when_all_is_worked_out_anew(start: Start, path: Path) -> None:
    service = await start(adviser=adviser)
    for hints in (True, False):
        await play_out(service, await begun(service, *PEOPLE, hints=hints), Random(0))
    figures = await service.statistics.standings(GUILD, "tiny", by="rating")
    assert [one.rating.games for one in figures if one.rating] == [1, 1]
    await service.close()
    with sqlite3.connect(path) as db:
        db.execute("UPDATE games SET rated = 0")
    db.close()
    service = await start(adviser=adviser)
    await service.statistics.ratings.finish()
    again = await service.statistics.standings(GUILD, "tiny", by="rating")
    assert [one.rating for one in again] == [one.rating for one in figures]
    assert [one.games for one in again] == [2, 2], "they are in the standings all the same"


async def test_a_hint_is_in_no_repr_and_nothing_of_it_in_a_public_table(start: Start) -> None:
    service = await start(adviser=adviser)
    table = await begun(service, *PEOPLE)
    user, _ = await waiting(service, table)
    await service.hints.take(table.id, user)
    assert "Decision" not in repr(await service.hand(table.id, user))
    assert pickle.dumps(await service.table(table.id)) == pickle.dumps(table)
    assert TINY.id == table.game
