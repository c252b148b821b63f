"""Calling a renege: asked about before, and last of all there is to press."""

from random import Random

import pytest

from tests.tables.club import next_move
from tests.ui.club import Club, buttons, components, reply, text_of


def labels(message) -> list[str]:
    """Return what there is to press, from top to bottom: labels of buttons, prompts of lists."""
    pressed = [c for c in components(message) if c.get("type") in (2, 3)]
    return [str(c.get("label") or c.get("placeholder")) for c in pressed]


async def one_book_later(here: Club, *, books: int = 1):
    """Begin a game of Bid Whist in which reneges are called, and play so many books.

    Returns:
        A user who may call one now, and the table.
    """
    people = [here.person(name) for name in ("Anna", "Ben", "Cilli", "Dora")]
    service = here.bot.tree.context.service
    await people[0].slash(here.channel, "play", game="bid_whist")
    for person in people[1:]:
        await person.click(here.panel, label="Join")
    [number] = await service.directory.not_closed()
    await service.set_option(number, people[0].id, "renege", "callable")
    await people[0].click(here.panel, label="Start")
    table, rng = await service.table(number), Random(1)
    while True:
        for person in people:
            hand = await service.hand(number, person.id)
            if sum(action.act == "call_renege" for action in hand.view.legal) == books:
                await here.env.advance_time(5)
                return person, table
        move = await next_move(service, table, rng)
        # Not every game has a user of whom so much can be said.
        if move is None:
            table = await service.rematch(number, people[0].id)
        else:
            table = await service.act(number, *move, table.revision)


@pytest.mark.parametrize("books", [1, 2])
async def test_a_renege_is_called_after_a_question_only_and_its_button_stands_last(club, books: int) -> None:
    async with club() as here:
        anna, table = await one_book_later(here, books=books)
        service = here.bot.tree.context.service
        assert "Call a renege …" not in labels(here.panel), "it is behind More there"
        menu = await here.more(anna)
        *_, last = (label for label in labels(menu) if label not in {"Details", "End the game", "Leave"})
        assert last == "Call a renege …", labels(menu)
        if books > 1:
            return
        await anna.click(menu, label="Call a renege …")
        assert "Book 1: " in text_of(menu)
        await anna.click(menu, label="Renege in book 1")
        assert "takes" in text_of(menu) or "wrong" in text_of(menu)
        assert (await service.table(table.id)).revision == table.revision, "nobody is accused yet"
        assert "Yes" in buttons(menu)
        await anna.click(menu, label="Back")
        menu = await here.more(anna)
        await anna.click(menu, label="Call a renege …")
        await anna.click(menu, label="Renege in book 1")
        pressed = await anna.click(menu, label="Yes")
        assert (await service.table(table.id)).revision > table.revision
        assert "renege" in (reply(pressed) + text_of(here.panel)).lower()
