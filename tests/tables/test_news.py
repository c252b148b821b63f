"""News of a table: in order, and only after whoever has made it was answered."""

import asyncio

from bot.tables.kept import Delivery
from bot.tables.models import Changed, Table


def table(number: int, revision: int) -> Changed:
    after = Table(
        id=number,
        guild=1,
        channel=1,
        host=1,
        game="bieten",
        options={},
        house="",
        min_seats=2,
        max_seats=4,
        seats=(),
        party=0,
        status="lobby",
        revision=revision,
    )
    return Changed(None, after, ())


async def test_news_waits_while_it_is_held_and_comes_in_order_then() -> None:
    heard: list[tuple[int, int]] = []

    async def listener(changed: Changed) -> None:
        heard.append((changed.after.id, changed.after.revision))

    delivery = Delivery()
    delivery.subscribe(listener)
    with delivery.hold(1):
        with delivery.hold(1):
            delivery.publish(table(1, 1))
            delivery.publish(table(2, 7))
        delivery.publish(table(1, 2))
        await _at_rest()
        assert heard == [(2, 7)], "other tables' news does not wait"
    await _at_rest()
    assert heard == [(2, 7), (1, 1), (1, 2)]
    with delivery.hold(1):
        pass
    await _at_rest()
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def _at_rest() -> None:
    while others := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait(others)
