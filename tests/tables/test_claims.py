"""Claiming the rest of a deal at a table: shown, answered, played out, kept over a restart."""

import asyncio
import json
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.errors import Conflict, StaleView
from bot.games import find_game
from bot.rules.cards import cards_in
from bot.rules.record import replay
from bot.tables import Pacing, Table, TableChanged, TableService
from tests.tables.club import ANNA, BEN, CILLI, a_move, consenting
from tests.tables.conftest import Start

THREE = (ANNA, BEN, CILLI)
LATE = 4
"""Claims of so many tricks at most are made here."""


async def begun(service: TableService) -> Table:
    """Return a table of the Betel with its game begun."""
    table = await service.open(guild=None, channel=1, host=ANNA, game="betel", options={})
    for user in THREE[1:]:
        await service.join(table.id, user)
    return await service.begin(table.id, ANNA)


async def leader(service: TableService, rng: Random, *, holds: bool) -> tuple[Any, int]:
    """Play until a person could claim with a claim that holds, or with one that doesn't; return who."""
    claims, table = find_game("betel").claim_rules, await begun(service)
    assert claims is not None
    for _ in range(4000):
        assert table.current_game is not None
        turn = table.current_game.waiting_for[0]
        user = table.seats[turn].user
        assert user is not None
        view: Any = (await service.hand(table.id, user)).view
        late = claims.kind(view, turn) and 1 < view.hand.bit_count() <= LATE
        if late and claims.holds(table.current_game.view, turn, view.hand) is holds:
            return table, user
        move = await a_move(service, table, rng)
        table = await service.act(table.id, *move, table.revision)
    raise AssertionError("no such position")


async def asked(service: TableService, seed: int) -> tuple[Table, Any, int, list[int]]:
    """Return a table before and after a claim that must be agreed to, who claims, and the others."""
    table, user = await leader(service, Random(seed), holds=False)
    return table, await service.claims.make(table.id, user), user, [other for other in THREE if other != user]


def claim(table: Any) -> Any:
    return table.current_game.claim


async def test_what_holds_anyway_is_played_out_at_once_and_the_record_is_an_ordinary_one(start: Start) -> None:
    service = await start(find_game=find_game)
    table, user = await leader(service, Random(1), holds=True)
    after: Any = await service.claims.make(table.id, user, table.revision)
    assert after.current_game.deal == table.current_game.deal + 1
    assert (claim(after).end, claim(after).shown) == ("granted", None)
    await service.close()
    again = await start(find_game=find_game)
    assert await again.table(table.id) == after
    lines: list[str] = await again._database.read(
        lambda db: [row["line"] for row in db.execute("SELECT line FROM log ORDER BY game, revision")]
    )
    replay([line.encode() for line in lines], find_game)
    acts = {json.loads(line).get("act") for line in lines[1:]}
    assert acts <= {"shuffle", "look", "exchange", "bid", "pass", "play"}


async def test_one_refusal_ends_it_and_it_is_claimed_once_in_a_deal(start: Start) -> None:
    service = await start(find_game=find_game)
    before, table, user, (first, second) = await asked(service, 2)
    hand: Any = (await service.hand(table.id, user)).view
    assert consenting(table, "claim") == (user,)
    deck = find_game("betel").deck
    assert {face.code for face in claim(table).shown.cards} == set(deck.show(cards_in(hand.hand)).split(" "))
    for who in (first, user):
        with pytest.raises(Conflict, match="claim_asked"):
            await service.claims.make(table.id, who)
    with pytest.raises(StaleView):
        await service.consents.agree(table.id, first, "claim", before.revision)
    await service.consents.agree(table.id, first, "claim", table.revision)
    with pytest.raises(Conflict, match="already_agreed"):
        await service.consents.agree(table.id, first, "claim")
    over = await service.consents.refuse(table.id, second, "claim")
    assert (consenting(over, "claim"), claim(over).shown, claim(over).end) == ((), None, "refused")
    assert claim(over).by == over.seat_of(second)
    with pytest.raises(Conflict, match="claimed_already"):
        await service.claims.make(table.id, user)
    with pytest.raises(Conflict, match="no_claim"):
        await service.consents.agree(table.id, first, "claim")


async def test_nobody_claims_when_it_is_not_theirs_to_lead(start: Start) -> None:
    service = await start(find_game=find_game)
    table, user = await leader(service, Random(2), holds=False)
    for other in THREE:
        if other != user:
            with pytest.raises(Conflict, match="may_not_claim"):
                await service.claims.make(table.id, other)


async def test_a_restart_finds_the_same_claim_and_nothing_is_taken_back_across_it(start: Start) -> None:
    service = await start(find_game=find_game)
    _, table, _, (first, second) = await asked(service, 3)
    for who in (first, second):
        with pytest.raises(Conflict, match="nothing_to_take_back"):
            await service.take_backs.ask(table.id, who)
    await service.close()
    again = await start(find_game=find_game)
    assert await again.table(table.id) == table
    over = await again.consents.refuse(table.id, first, "claim")
    await again.close()
    third = await start(find_game=find_game)
    assert await third.table(table.id) == over


async def test_everybodys_consent_plays_it_out_or_says_that_it_can_not_come_true(start: Start) -> None:
    service = await start(find_game=find_game)
    ends: set[str] = set()
    for seed in range(4, 40):
        _, table, _, others = await asked(service, seed)
        after = table
        for other in others:
            after = await service.consents.agree(table.id, other, "claim")
        ends.add(claim(after).end)
        ongoing = after.status == "playing" and after.current_game.deal == table.current_game.deal
        assert ongoing == (claim(after).end == "fails")
        if ends == {"granted", "fails"}:
            return
    raise AssertionError(ends)


@pytest.mark.parametrize("how", ["plays", "leaves"])
async def test_whoever_acts_or_leaves_ends_it(start: Start, how: str) -> None:
    service = await start(find_game=find_game, pace=Pacing(computer_pause=1000))
    _, table, _, (first, _) = await asked(service, 5)
    if how == "plays":
        move = await a_move(service, table, Random(0))
        after = await service.act(table.id, *move, table.revision)
    else:
        after = await service.leave(table.id, first)
    assert (consenting(after, "claim"), claim(after).shown) == ((), None)


async def test_computer_players_agree_if_it_holds_for_all_they_know_and_refuse_otherwise(start: Start) -> None:
    service = await start(find_game=find_game, pace=Pacing(computer_pause=1000))
    claims, ends = find_game("betel").claim_rules, set[str]()
    assert claims is not None
    for seed in range(6, 10):
        table, user = await leader(service, Random(seed), holds=False)
        turn, others = table.seat_of(user), [other for other in THREE if other != user]
        mine: Any = (await service.hand(table.id, user)).view
        views = [(await service.hand(table.id, other)).view for other in others]
        for other in others:
            await service.leave(table.id, other)
        made = await service.claims.make(table.id, user)
        with pytest.raises(StaleView):
            await service.claims.answer(table.id, made.revision - 1)
        after = await service.claims.answer(table.id, made.revision)
        agree = all(claims.holds(view, turn, mine.hand) for view in views)
        assert claim(after).end == ("granted" if agree else "refused")
        ends.add(claim(after).end)
    assert "refused" in ends


async def test_at_their_moment_they_answer_by_themselves(start: Start) -> None:
    service = await start(find_game=find_game, pace=Pacing(computer_pause=0))
    table, user = await leader(service, Random(6), holds=False)
    for other in THREE:
        if other != user:
            await service.leave(table.id, other)
    answered: asyncio.Future[Table] = asyncio.get_running_loop().create_future()

    async def watch(change: TableChanged) -> None:
        if claim(change.after).end and not answered.done():
            answered.set_result(change.after)

    service.subscribe(watch)
    await service.claims.make(table.id, user)
    assert claim(await asyncio.wait_for(answered, 30)).end in {"granted", "refused"}


async def test_a_claim_that_is_withdrawn_while_they_answer_stops_no_computer_player(start: Start) -> None:
    service = await start(find_game=find_game)
    table, user = await leader(service, Random(6), holds=False)
    await service.leave(table.id, next(other for other in THREE if other != user))
    real, withdrawn = service.claims.answer, asyncio.Event()

    async def answer(number: int, *seen: int) -> None:
        withdrawn.set()
        await asyncio.gather(service.consents.refuse(number, user, "claim"), real(number, *seen))

    service._computers._answer = answer
    with capture_logs() as logs:
        await service.claims.make(table.id, user)
        await asyncio.wait_for(withdrawn.wait(), 30)
        while working := [each for each in asyncio.all_tasks() if each.get_name().startswith("computers")]:
            await asyncio.wait(working)
    assert not (await service.table(table.id)).consents
    assert "computers_stopped" not in {line["event"] for line in logs}
