"""The rules of consent against a plain reading of them: who is asked, when a request is granted, when it lapses."""

from dataclasses import dataclass, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.errors import Conflict, StaleView
from bot.tables import Consent, ConsentKind, CurrentGame, Seat, Table, TableService, consent
from bot.tables.live_table import LiveTable
from bot.tables.models import Claim, Gone, Protest
from bot.tables.table_update import TableUpdate
from tests.tables.club import ANNA, BEN, CILLI, DORA, consenting, game, lobby
from tests.tables.tiny import TINY

ALL_AGREE: tuple[ConsentKind, ...] = ("end", "take_back", "deal_again", "claim")
STATES = st.sampled_from(["there", "there", "absent", "gone", "computer"])


@dataclass(frozen=True)
class Case:
    """A table with an open request, and who is at each seat."""

    kind: ConsentKind
    table: Table
    states: tuple[str, ...]


def seat(number: int, state: str) -> Seat:
    if state == "computer":
        return Seat(computer=number + 1)
    absent, gone = (5 if state == "absent" else None), (Gone(5) if state == "gone" else None)
    return Seat(101 + number, absent_since=absent, gone=gone)


@st.composite
def cases(draw: Any) -> Case:
    states = tuple(draw(st.lists(STATES, min_size=2, max_size=5)))
    kind = draw(st.sampled_from(ALL_AGREE))
    seats = tuple(seat(number, state) for number, state in enumerate(states))
    parties = [who for who in (party(kind, number, state) for number, state in enumerate(states)) if who is not None]
    agreed = tuple(draw(st.lists(st.sampled_from(parties), unique=True))) if parties else ()
    game = CurrentGame(None, number=1, deal=1, may_take_back=0, claim=Claim(1, (0,)), protest=Protest(101, 1, 3))  # type: ignore[arg-type]
    table = Table(
        id=1,
        guild=1,
        channel=1,
        host=101,
        game="tiny",
        options={},
        house="",
        min_seats=2,
        max_seats=5,
        seats=seats,
        status="playing",
        revision=4,
        current_game=game,
        consents=(Consent(kind, agreed),),
    )
    return Case(kind, table, states)


def party(kind: ConsentKind, number: int, state: str) -> int | None:
    """Return who answers for a seat: the person if they are there; for claims else a computer player."""
    if state == "there":
        return 101 + number
    return consent.computer_at(number) if kind == "claim" else None


def is_given(case: Case) -> bool:
    return consent.given(case.table, case.table) == case.kind


def update(table: Table, **changes: Any) -> TableUpdate:
    return TableUpdate(LiveTable(TINY, table, ""), **changes)


@settings(deadline=None)
@given(cases())
def test_it_is_granted_when_all_who_are_there_have_agreed(case: Case) -> None:
    asked = {party(case.kind, number, state) for number, state in enumerate(case.states)} - {None}
    agreed = {*case.table.consents[0].agreed}
    assert {*consent.missing(case.table, case.kind)} == {who for who in asked - agreed if who > 0}
    assert is_given(case) == (bool(asked) and asked <= agreed)
    if case.kind == "claim":
        assert {*consent.missing_computers(case.table)} == {-1 - who for who in asked - agreed if who < 0}


@settings(deadline=None)
@given(cases(), st.randoms())
def test_the_last_yes_grants_it_in_any_order(case: Case, rng: Any) -> None:
    table, people = case.table, [*consent.missing(case.table, case.kind)]
    rng.shuffle(people)
    for number, user in enumerate(people):
        assert consent.given(table, table) is None
        table = consent.agreed(table, user, case.kind)
        with pytest.raises(Conflict, match="already_agreed"):
            consent.agreed(table, user, case.kind)
        assert len(consent.missing(table, case.kind)) == len(people) - number - 1
    if people and not consent.missing_computers(table):
        assert consent.given(table, table) == case.kind


@settings(deadline=None)
@given(cases())
def test_one_no_of_anybody_ends_it(case: Case) -> None:
    for seat in case.table.seats:
        if seat.user is not None:
            assert consent.refused(case.table, seat.user, case.kind).consents == ()


@settings(deadline=None)
@given(cases(), st.data())
def test_who_is_gone_is_not_waited_for(case: Case, data: Any) -> None:
    missing = consent.missing(case.table, case.kind)
    if not missing:
        return
    number = case.table.seat_of(data.draw(st.sampled_from(missing)))
    assert number is not None
    seats = list(case.table.seats)
    seats[number] = replace(seats[number], gone=Gone(9))
    after = replace(case.table, seats=tuple(seats))
    left = {*missing} - {seats[number].user}
    assert {*consent.missing(after, case.kind)} == left
    if not left and case.kind != "claim" and after.voters:
        assert consent.given(case.table, after) == case.kind


@settings(deadline=None)
@given(cases(), st.booleans())
def test_what_lapses_when_somebody_acts(case: Case, next_deal: bool) -> None:
    before = case.table.with_current_game(deal=2) if next_deal else case.table
    after = consent.settled(before, update(case.table, lines=("{}",), acted=0))
    request = case.table.consents[0]
    stays = {"end": bool(request.agreed), "take_back": False, "claim": False, "deal_again": not next_deal}[case.kind]
    assert after.consents == ((request,) if stays else ())


@settings(deadline=None)
@given(cases())
def test_nothing_is_asked_in_the_next_game_or_without_one(case: Case) -> None:
    game = case.table.current_game
    assert game is not None
    begun = case.table.with_current_game(number=0)
    assert consent.settled(case.table, update(begun, lines=("{}",), acted=0)).consent("take_back") is None
    for status in ("lobby", "over", "closed"):
        ended = replace(case.table, status=status)
        assert consent.settled(case.table, update(ended)).consents == ()


async def test_a_host_who_agrees_starts_the_game(service: TableService) -> None:
    table = await lobby(service, ANNA, BEN, CILLI)
    await service.ask_to_begin(table.id, BEN)
    table = await service.consents.agree(table.id, ANNA, "start")
    assert (table.status, table.consents) == ("playing", ())


async def test_an_old_yes_is_for_no_later_request_to_swap(service: TableService) -> None:
    first = await service.sit_at((await lobby(service, ANNA, BEN, CILLI, DORA)).id, BEN, 2)
    second = await service.sit_at(first.id, DORA, 2)
    with pytest.raises(StaleView):
        await service.consents.agree(first.id, CILLI, "swap", first.revision)
    table = await service.consents.agree(first.id, CILLI, "swap", second.revision)
    assert [seat.user for seat in table.seats] == [ANNA, BEN, DORA, CILLI]


async def test_an_old_yes_is_for_no_later_request_to_end_a_game(service: TableService) -> None:
    first = await service.hosting.end((await game(service, ANNA, BEN)).id, ANNA)
    await service.consents.refuse(first.id, ANNA, "end")
    second = await service.hosting.end(first.id, ANNA)
    with pytest.raises(StaleView):
        await service.consents.agree(first.id, BEN, "end", first.revision)
    assert (await service.consents.agree(first.id, BEN, "end", second.revision)).status == "lobby"


async def test_an_old_yes_is_for_no_later_request_to_deal_again(service: TableService) -> None:
    table = await game(service, ANNA, BEN, CILLI)
    await service.protests.make(table.id, BEN, "A card fell.", table.revision)
    first = await service.protests.rule(table.id, ANNA, "again")
    await service.consents.refuse(table.id, CILLI, "deal_again")
    second = await service.protests.rule(table.id, ANNA, "again")
    with pytest.raises(StaleView):
        await service.consents.agree(table.id, BEN, "deal_again", first.revision)
    assert consenting(await service.consents.agree(table.id, BEN, "deal_again", second.revision), "deal_again")
