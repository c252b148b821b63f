"""Masters who play the boards of small tournaments: their results count, and are secret as long as the board is."""

import asyncio
import json
from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from bot.errors import Conflict, NotFound
from bot.games import find_game
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.proof_check import verify
from bot.rules.state import View
from bot.storage import Form
from bot.tables import (
    Entrant,
    Pairing,
    TableResult,
    TableService,
    Tournament,
    TournamentEvent,
    board_ranges,
    board_results,
    places_of,
)
from bot.tables.tournaments import MastersResult
from tests.masters import at_once
from tests.tables.club import CHANNEL, GUILD
from tests.tables.conftest import Start
from tests.tables.evenings import in_round, play_at, play_round, playing, reached

PEOPLE = tuple(range(201, 206))


async def opened(
    service: TableService,
    *people: int,
    game: str = "bid_whist",
    lucky: Mapping[int, str] | None = None,
    **options: object,
) -> Tournament:
    """Open a tournament for these users, give their lucky words and begin it."""
    given = {"options": {}, "rounds": 1, "minutes": 20} | options
    tournament = await service.tournaments.open(guild=GUILD, channel=CHANNEL, host=people[0], game=game, **given)  # pyright: ignore[reportArgumentType]
    for person in people[1:]:
        await service.tournaments.join(tournament.id, person)
    for person, word in (lucky or {}).items():
        await service.tournaments.give_word(tournament.id, person, word)
    await service.tournaments.begin(tournament.id, people[0])
    return await reached(service, tournament.id, in_round(1))


async def test_one_table_is_compared_with_masters_who_keep_their_game_secret_until_the_board_is_open(
    start: Start,
) -> None:
    service = await start(find_game=find_game)
    first = await opened(service, *PEOPLE[:4], rounds=2, lucky={PEOPLE[1]: " Sun ", PEOPLE[0]: "moon", PEOPLE[2]: ""})
    assert first.with_masters
    with pytest.raises(Conflict, match="tournament_begun"):
        await service.tournaments.give_word(first.id, PEOPLE[3], "late")
    told: list[TournamentEvent] = []

    async def hear(news: TournamentEvent) -> None:
        told.append(news)

    await playing(service, first.tables[0])
    service.tournaments.subscribe(hear)
    await service.tournaments.masters.finish()
    now = await service.tournaments.get(first.id)
    [masters] = now.masters
    assert told == [], "when masters are done is a secret too"
    assert (masters.board, masters.seats, len(masters.version), masters.result.apart) == (1, 4, 8, (0, 1, 2, 3))
    hidden, game = await service.table(masters.table), masters.result.game or 0
    assert hidden.status == "closed"
    assert hidden.redacted_for(PEOPLE[0]).current_game is None
    assert [table.id for table in await service.directory.for_user(PEOPLE[0], None)] == [first.tables[0].table]
    with pytest.raises(NotFound, match="no_record"):
        await service.archive.record(game, guild=GUILD, user=PEOPLE[0])
    await play_round(service, now)
    second = await reached(service, first.id, in_round(2))
    record = await service.archive.record(game, guild=GUILD, user=PEOPLE[0])
    assert '"seed"' not in record.partition("\n")[0]
    assert await service.statistics.for_person(GUILD, PEOPLE[0]) != ()
    one = second.pairings[0].result
    assert one is not None
    mine, theirs = (result.points[0] - result.points[1] for result in (one, masters.result))
    after = replace(second, round=1, pairings=second.pairings[:1], masters=(masters,))
    shares = {place.unit: place.score for place in places_of(after)}
    pair = second.entrants[second.pairings[0].entrants[0] - 1].pair
    assert shares.pop(pair) == (100 if mine > theirs else 50 if mine == theirs else 0)
    assert [*shares.values()] == [100 if mine < theirs else 50 if mine == theirs else 0]
    await play_round(service, second)
    await reached(service, first.id, lambda now: now.status == "over")
    await service.tournaments.masters.finish()
    done = await service.tournaments.get(first.id)
    assert [each.board for each in done.masters] == [1, 2]
    for each in done.masters:
        data = (await service.archive.record(each.result.game or 0)).encode()
        assert json.loads(data.split(b"\n")[0])["proof"]["words"] == ["Sun", "moon"]
        assert verify(data, await service.tournaments.promise(done)).holds
    assert await service.tournaments.lucky_words(done) == ((PEOPLE[1], "Sun"), (PEOPLE[0], "moon"))
    await service.privacy.delete(PEOPLE[0])
    assert (await service.tournaments.get(first.id)).masters == done.masters


class Slow:
    """Masters who search only when they are let, and note what their moves depend on."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.asked = asyncio.Event()
        self.lucks: list[str] = []

    async def __call__(self, game: AnyGame, view: View, luck: str) -> Action | None:
        self.lucks.append(luck)
        self.asked.set()
        await self.go.wait()
        return await at_once(game, view, luck)


async def test_masters_who_are_late_or_stopped_hold_nobody_up(start: Start) -> None:
    slow = Slow()
    service = await start(find_game=find_game, patient_master=slow)
    first = await opened(service, *PEOPLE[:4])
    await slow.asked.wait()
    await play_round(service, first)
    over = await reached(service, first.id, lambda now: now.status == "over")
    assert over.masters == ()
    assert {place.score for place in places_of(over)} == {50.0}
    await service.close()
    slow.go.set()
    told: list[str] = []

    async def hear(news: TournamentEvent) -> None:
        told.append(news.what)

    def subscribe(service: TableService) -> None:
        service.tournaments.subscribe(hear)

    service = await start(find_game=find_game, patient_master=slow, subscribe=subscribe)
    await service.tournaments.masters.finish()
    late = await service.tournaments.get(first.id)
    assert told == ["masters"]
    [masters] = late.masters
    assert slow.lucks[0] == slow.lucks[1], "the interrupted board is played again in the same way"
    assert all(luck.startswith(f"{first.id}.1/bid_whist/") for luck in slow.lucks)
    assert await service.archive.record(masters.result.game or 0, guild=GUILD, user=PEOPLE[0])
    assert len((await service.table(masters.table)).past) == 1


async def test_single_players_are_compared_with_the_masters_in_their_seats_if_they_wish_so(start: Start) -> None:
    service = await start(find_game=find_game)
    plain = await opened(service, *PEOPLE, game="bieten", options={"target": 5})
    assert not plain.with_masters
    await service.tournaments.close(plain.id, PEOPLE[0])
    first = await opened(service, *PEOPLE[:4], game="bieten", options={"target": 5}, masters=True)
    assert [pairing.board for pairing in first.tables] == [1]
    await playing(service, first.tables[0])
    game = (await service.table(first.tables[0].table or 0)).current_game
    assert game is not None
    assert (game.board, game.sealed, game.promise) == (1, True, await service.tournaments.promise(first))
    await play_at(service, first.tables[0].table or 0, Random(2))
    over = await reached(service, first.id, lambda now: now.status == "over")
    await service.tournaments.masters.finish()
    over = await service.tournaments.get(first.id)
    [masters] = over.masters
    played = over.pairings[0]
    assert played.result is not None
    for place in places_of(over):
        seat = played.entrants.index(place.unit)
        points, others = played.result.points[seat], [*played.result.points]
        others.pop(seat)
        others.append(masters.result.points[seat])
        beaten = sum((other < points) + (other == points) / 2 for other in others) / 4
        assert place.score == pytest.approx(beaten), "who comes out level in the game counts half"


@pytest.mark.parametrize(
    ("game", "form", "code"), [("bid_whist", "knockout", "masters_knockout"), ("tiny", None, "no_masters")]
)
async def test_where_masters_cant_play(start: Start, game: str, form: Form | None, code: str) -> None:
    service = await (start(find_game=find_game) if game != "tiny" else start())
    with pytest.raises(Conflict, match=code):
        await opened(service, *PEOPLE[:4], game=game, form=form, masters=True)


def test_three_tables_are_enough() -> None:
    def board(number: int, *tables: int) -> list[Pairing]:
        return [Pairing(number, place, tuple(range(seats)), number) for place, seats in enumerate(tables, 1)]

    pairings = (*board(1, 4, 4, 4), *board(2, 5, 4, 4, 4), *board(3, 4, 4), Pairing(4, 1, (1, 2, 3)))
    tournament = Tournament(1, 2, 3, 4, "bieten", {}, "everybody", 4, 4, 20, pairings=pairings)
    assert tournament.played_by_few() == ((2, 5), (3, 4))


def test_the_best_and_the_worst_board_of_a_pair() -> None:
    def result(first: int) -> TableResult:
        return TableResult((1, 2, 1, 2), (first, 0, first, 0), (0, 0, 0, 0))

    def masters(board: int, first: int) -> MastersResult:
        return MastersResult(board, 4, 90 + board, "0ac94840", replace(result(first), apart=(0, 1, 2, 3)))

    entrants = tuple(Entrant(number, 200 + number, pair) for number, pair in enumerate((1, 2, 1, 2), 1))
    pairings = tuple(Pairing(n, 1, (1, 2, 3, 4), n, n, result(first)) for n, first in ((1, 4), (2, 6), (3, -2)))
    over = Tournament(1, 2, 3, 4, "bid_whist", {}, "duplicate", 3, 4, 20, "over", 3, entrants=entrants)
    over = replace(over, pairings=pairings, masters=(masters(1, 2), masters(2, 2), masters(3, 5)), with_masters=True)
    assert [(each.table, each.percents) for each in board_results(over, 3)] == [(3, (0, 100)), (93, (100, 0))]
    one, other = board_ranges(over)
    assert (one.unit, one.best, one.best_percent, one.worst, one.worst_percent) == (1, 2, 100, 3, 0)
    assert (other.unit, other.best, other.worst) == (2, 3, 2), "of equal boards the margin decides"
    assert board_results(replace(over, status="playing"), 3) == (), "sealed"
