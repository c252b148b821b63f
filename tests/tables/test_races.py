"""Several users do things at one moment, time passes, the bot restarts: a table never contradicts itself."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random

import pytest

from bot.errors import UserError
from bot.rules.errors import RuleError
from bot.tables import Pacing, Table, TableService
from tests.tables.club import CLOCK, GUILD, consenting, game, next_move
from tests.tables.conftest import Start
from tests.tables.test_privacy import holds

PEOPLE = ANNA, BEN, CILLI, DORA = tuple(811234567890123401 + number for number in range(4))
ROUNDS = 50
Job = Callable[[], Awaitable[object]]


def jobs_of(service: TableService, table: Table, rng: Random) -> list[tuple[set[int], Job]]:
    """Return some of all that users can do at a table, each with those whom it is about."""
    number, found = table.id, list[tuple[set[int], Job]]()
    for _ in range(rng.randint(2, 4)):
        user, other = rng.choice(PEOPLE), rng.choice(PEOPLE)
        alone: list[Callable[[int, int], Awaitable[object]]] = [
            service.take_backs.ask,
            partial(service.consents.agree, kind="take_back"),
            partial(service.consents.agree, kind="take_back"),
            partial(service.consents.refuse, kind="take_back"),
            service.hosting.return_player,
            service.hosting.end,
            partial(service.consents.agree, kind="end"),
            partial(service.consents.refuse, kind="end"),
            service.leave,
            service.join,
            service.join,
            service.begin,
            service.rematch,
            service.add_computer,
        ]
        pairs: list[Callable[[int, int, int], Awaitable[object]]] = [service.hosting.hand_over, service.hosting.kick]
        what = rng.randrange(len(alone) + len(pairs))
        if what < len(alone):
            found.append(({user}, partial(alone[what], number, user)))
        else:
            found.append(({user, other}, partial(pairs[what - len(alone)], number, user, other)))
    return found


def consistent(table: Table) -> None:
    """See that clocks, wishes, votes and the host belong to what goes on."""
    if table.status == "playing":
        waited = {(seat, table.seats[seat].present) for seat in table.current_game.waiting_for}
        assert {(clock.seat, clock.user) for clock in table.current_game.clocks} == {
            each for each in waited if each[1]
        }
        assert {*consenting(table, "end")} <= {seat.user for seat in table.seats}
        assert not consenting(table, "take_back") or table.current_game.may_take_back is not None
    else:
        last = table.current_game
        assert last is None or last.clocks == ()
        assert table.status in {"lobby", "over"} or table.consents == ()
        assert {each.kind for each in table.consents} <= {"start", "swap"}
        assert last is None or table.status == "closed" or not last.leavers
    if table.status != "closed":
        assert table.seat_of(table.host) is not None


def without_clocks(table: Table) -> Table:
    return table.with_current_game(clocks=()) if table.current_game else table


async def erase(service: TableService, user: int, erased: set[int]) -> None:
    """Delete a user's data, and record that it is deleted: a game that begins at the same time refuses it."""
    await service.privacy.delete(user)
    erased.add(user)


@pytest.mark.parametrize(
    "seed", [pytest.param(seed, marks=[pytest.mark.exhaustive] * (seed >= 4)) for seed in range(12)]
)
async def test_many_things_at_one_moment(start: Start, path: Path, seed: int) -> None:
    rng, now = Random(seed), [CLOCK()]

    async def fresh() -> TableService:
        return await start(clock=lambda: now[0], pace=Pacing(computer_pause=3600))

    service, deleted = await fresh(), set[int]()
    await service.settings.change_guild(GUILD, turn_time=60)
    table = await game(service, ANNA, BEN, CILLI, target=9)
    for _ in range(ROUNDS):
        if table.status == "closed":
            deleted.clear()
            table = await game(service, ANNA, BEN, CILLI, target=9)
        jobs = jobs_of(service, table, rng)
        move = await next_move(service, table, rng) if table.status == "playing" else None
        if move is not None:
            act = ({move[0]}, partial(service.act, table.id, *move, table.revision))
            jobs += [act] * rng.randint(1, 2)
        jobs.append((set(), service.deadlines.fire_due))
        busy = {user for users, _ in jobs for user in users}
        gone = rng.choice(PEOPLE)
        erased = set[int]()
        if gone not in busy and (table.seat_of(gone) is None or table.status != "playing"):
            jobs.append((set(), partial(erase, service, gone, erased)))
        rng.shuffle(jobs)
        now[0] += timedelta(seconds=rng.choice([0, 10, 61]))
        for result in await asyncio.gather(*(job() for _, job in jobs), return_exceptions=True):
            assert not isinstance(result, BaseException) or isinstance(result, UserError | RuleError), repr(result)
        deleted -= {user for users, _ in jobs for user in users}
        table = await service.table(table.id)
        consistent(table)
        deleted |= erased
        if rng.random() < 0.2:
            await service.close()
            service = await fresh()
            again = await service.table(table.id)
            # Whose time was nearly over has got a little more.
            assert without_clocks(again) == without_clocks(table)
            table = again
        for user in deleted:
            assert holds(path, user) == []
