"""The log says who acted at a seat that has changed hands, and names nobody."""

import json
from dataclasses import replace
from random import Random

import pytest

from bot.games import find_game
from bot.i18n import Catalogs
from bot.render import transcript
from bot.rules.record import replay
from bot.tables import Seat, Table, TableService, with_names
from bot.tables.game.table_updates import actor_of
from tests.tables.club import ANNA, BEN, CILLI, DORA, a_move, game
from tests.tables.conftest import Start
from tests.tables.test_leaving import played_out

WORDS = Catalogs.load(strict=True)
NAMES = {ANNA: "Anna", BEN: "Ben", CILLI: "Cilli", DORA: "Dora"}


def told(record: str) -> list[str]:
    """Return a record in words, whether it is valid or not."""
    return [line for _, line in transcript(record.encode(), find_game, lambda game: WORDS.words("en", game))]


async def finished(service: TableService, table: Table) -> str:
    """Play a game of Bieten to the end and return its record."""
    over = await played_out(service, table)
    assert over.current_game is not None
    return with_names(await service.archive.record(over.current_game.number), NAMES)


async def one_act(service: TableService, table: Table, user: int, rng: Random) -> Table:
    """Play until this person has acted."""
    while True:
        move = await a_move(service, table, rng)
        table = await service.act(table.id, *move, table.revision)
        if move[0] == user:
            return table


async def test_a_seat_that_was_left_is_signed_by_a_computer(start: Start) -> None:
    service = await start(find_game=find_game)
    table = await game(service, ANNA, BEN, CILLI, game="bieten", target=5)
    table = await one_act(service, table, BEN, Random(1))
    record = await finished(service, await service.leave(table.id, BEN))
    lines = [json.loads(line) for line in record.splitlines()[1:]]
    own = [line.get("by") for line in lines if line.get("seat") == 1]
    assert own[0] is None
    assert set(own[1:]) >= {"computer"}
    assert sorted(own, key=lambda by: by is not None) == own, "from one moment on"
    assert not [line for line in lines if "by" in line and line.get("seat") != 1]
    shown = told(record)
    assert shown.count("From here on a computer player plays for Ben.") == 1
    plain = "\n".join(
        json.dumps({k: v for k, v in json.loads(line).items() if k != "by"}) for line in record.splitlines()
    )
    [(signed, _)], [(unsigned, _)] = (replay(text.encode(), find_game, each=False) for text in (record, plain))
    assert signed == unsigned, "replay does not care"


async def test_a_seat_that_was_taken_over_is_signed_by_another(start: Start) -> None:
    """Also by a user who comes to a seat that a computer player had from the start, and after a restart."""
    service = await start(find_game=find_game)
    table = await game(service, ANNA, BEN, game="bieten", target=5)
    table = await service.leave(table.id, BEN)
    table = await service.join(table.id, DORA)
    await service.close()
    service = await start(find_game=find_game)
    record = await finished(service, await service.table(table.id))
    assert {json.loads(line).get("by") for line in record.splitlines()[1:]} == {None, "another"}
    assert "Dora" not in record
    assert str(DORA) not in record
    assert told(record).count("From here on another player plays for Ben.") == 1


@pytest.mark.parametrize(
    ("then", "now", "by"),
    [
        (Seat(BEN), Seat(BEN), None),
        (Seat(BEN), Seat(BEN, absent_since=1), "computer"),
        (Seat(BEN), Seat(computer=1), "computer"),
        (Seat(BEN), Seat(DORA), "another"),
        (Seat(BEN), Seat(DORA, absent_since=1), "computer"),
        (Seat(computer=1), Seat(computer=1), None),
        (Seat(computer=1), Seat(DORA), "another"),
        (Seat(computer=-1), Seat(computer=-1), "computer"),
    ],
)
async def test_who_acts(start: Start, then: Seat, now: Seat, by: str | None) -> None:
    """Sat in for, come back, left, taken over, deleted."""
    table = await game(await start(), ANNA, BEN)
    table = replace(table.with_current_game(starters=(Seat(ANNA), then)), seats=(Seat(ANNA), now))
    assert (actor_of(table, 0), actor_of(table, 1)) == (None, by)


@pytest.mark.parametrize("by", [1, None, ["computer"], "Ben", {}])
def test_whatever_stands_there_harms_nothing(by: object) -> None:
    record = "\n".join(
        json.dumps(line)
        for line in (
            {"record": 1, "game": "bieten", "players": ["Anna", "Ben", "Cilli"], "dealer": 0},
            {"act": "deal", "hands": ["Ah Kh 7l", "9h 9b 9a", "Kl Ol W"], "bottom": "8b"},
            {"seat": 1, "act": "bet", "figure": "gleich", "by": "another"},
            {"seat": 2, "act": "good", "by": by},
            {"seat": 0, "act": "good"},
            {"seat": 1, "act": "play", "card": "9h", "by": by},
        )
    )
    assert [line for line in told(record) if line.startswith("From here")] == [
        "From here on another player plays for Ben.",
        "From here on Ben plays again.",
    ]
