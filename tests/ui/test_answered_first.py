"""A click is answered before other messages are redrawn, and its message is drawn once for it."""

import asyncio

import pytest

from bot.ui.discord import latest
from tests.ui.club import move, moves, press, seat


async def test_an_answered_hand_is_not_edited_for_the_same_change(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben")
        while not any(":play:" in i for person in people for i in moves(here.dm(person))):
            assert await move(here, people)
        leader = next(person for person in people if any(":play:" in i for i in moves(here.dm(person))))
        other = next(person for person in people if person is not leader)
        hand, others, before = here.dm(leader), here.dm(other), len(here.env.http_requests)
        await press(leader, hand, next(i for i in moves(hand) if ":play:" in i))
        requests = [str(each.path) for each in here.env.http_requests[before:] if each.method in {"PATCH", "POST"}]
        assert sum("callback" in each for each in requests) == 1
        assert not [each for each in requests if str(hand.id) in each], "its answer has shown it"
        assert [each for each in requests if str(others.id) in each], "the other player's hand is edited"
        assert [each for each in requests if str(here.panel.id) in each], "the table's message is edited"
        first = min(place for place, each in enumerate(requests) if str(here.panel.id) in each)
        assert "callback" in requests[0]
        assert first > 0, "the answer comes first"


async def test_an_answered_public_message_is_not_edited_for_the_same_change(club) -> None:
    async with club() as here:
        people = await seat(here, "Anna", "Ben")
        while not any(":bet:game" in i for i in moves(here.panel)):
            assert await move(here, people)
        bettor = next(person for person in people if any(":bet:game" in i for i in moves(here.dm(person))))
        panel, before = here.panel, len(here.env.http_requests)
        await press(bettor, panel, next(i for i in moves(panel) if i.endswith(":bet:game")))
        requests = [str(each.path) for each in here.env.http_requests[before:] if each.method == "PATCH"]
        assert not [each for each in requests if str(panel.id) in each], "its answer has shown it"


async def test_work_waits_for_what_holds_its_key_now_and_for_nothing_later() -> None:
    holds, done = latest.Holds(), list[str]()

    async def work(name: str, key: int) -> None:
        await holds.wait_for(key)
        done.append(name)

    with holds.hold(1):
        first = asyncio.create_task(work("first", 1))
        await work("other key", 2)
        await asyncio.sleep(0)
        assert done == ["other key"]
        with holds.hold(1):
            second = asyncio.create_task(work("second", 1))
            await asyncio.sleep(0)
        assert not first.done()
    with holds.hold(1):
        await asyncio.gather(first, second)
    assert done == ["other key", "first", "second"]


async def test_a_key_is_not_held_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(latest, "MAX_HOLD_SECONDS", 0.01)
    holds = latest.Holds()
    with holds.hold(1):
        await asyncio.wait_for(holds.wait_for(1), 5)
