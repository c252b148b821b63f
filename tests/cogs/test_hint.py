"""A hint: allowed by the host in the lobby, asked for in one's hand, shown there and nowhere else."""

import asyncio
from typing import Any

import pytest

from bot.players import Decision
from bot.rules.evaluator import Evaluation
from tests.ui.club import Club, behind_more, buttons, components, move, press, press_more, seat, text_of


def public(here: Club) -> object:
    """Return all that stands in the channel, custom ids included."""
    return [(message.id, message.content, components(message)) for message in here.channel.history()]


async def with_hints(here: Club, *names: str, **more: Any) -> list[Any]:
    """Return users with cards at a table that allows hints."""
    people = await seat(here, *names, start=False, **more)
    await here.choose(people[0], "Allow hints (not rated)")
    await people[0].click(here.panel, label="Start")
    return people


async def offered(here: Club, people: list[Any]) -> Any:
    """Return the first person who can ask for a hint, after as many moves as that takes."""
    while True:
        for person in people:
            if "Hint" in await behind_more(here, person):
                return person
        assert await move(here, people)


async def test_the_host_allows_them_in_the_lobby_which_says_that_it_is_not_rated(club) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben", start=False)
        assert "not rated" not in text_of(here.panel)
        assert "Allow hints (not rated)" not in buttons(await here.more(ben)), "only the host can allow them"
        await here.choose(anna, "Allow hints (not rated)")
        assert "Everyone can ask for hints here. Games at this table are not rated." in text_of(here.panel)
        await here.choose(anna, "Turn off hints")
        assert "not rated" not in text_of(here.panel)
        await anna.click(here.panel, label="Start")
        assert "Hint" not in await behind_more(here, anna)


async def test_it_is_shown_to_its_owner_alone(club) -> None:
    async with club() as here:
        people = await with_hints(here, "Anna", "Ben")
        assert "hints allowed, not rated" in await here.details(people[0])
        anna = await offered(here, people)
        ben = next(person for person in people if person is not anna)
        before, other = public(here), components(here.dm(ben))
        await press_more(here, anna, "Hint")
        assert "💡 Hint: **" in text_of(here.dm(anna))
        assert "Hint" not in await behind_more(here, anna), "it is there already"
        assert public(here) == before
        assert components(here.dm(ben)) == other
        while "Hint" not in await behind_more(here, anna):
            assert await move(here, people)
        assert "💡" not in text_of(here.dm(anna)), "the game has gone on"


async def test_who_plays_alone_with_computers_can_always_ask(club) -> None:
    async with club() as here:
        (anna,) = await seat(here, "Anna", start=False)
        assert not [label for label in buttons(await here.more(anna)) if "hints" in label], "such games are not rated"
        await anna.click(here.panel, label="Start with 3 computers")
        assert anna is await offered(here, [anna])
        assert "hints allowed" not in text_of(here.panel)


@pytest.mark.parametrize(
    ("rule", "margin", "said"),
    [
        ("thumb", 0.0, "It is the usual move, and no other move that was tried is clearly better"),
        ("searched", 0.124, "It wins 12 more games in a hundred than the usual move ("),
        ("searched", 0.001, "It wins a little more often than the usual move ("),
        ("only", 0.0, "It is the only move allowed."),
    ],
)
async def test_it_gives_its_reason_and_the_second_best(
    club, rule: Any, margin: float, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def told(game: Any, view: Any, luck: str, also: Any) -> Decision:
        best, second = (view.legal.actions * 2)[:2]
        weighed = (Evaluation(best, 0.62, margin, 0.01), Evaluation(second, 0.58 - margin, 0.0, 0.0))
        return Decision(best, weighed, second, rule)

    async with club() as here:
        people = await with_hints(here, "Anna", "Ben")
        monkeypatch.setattr(here.bot.tree.context.service.hints, "_adviser", told)
        anna = await offered(here, people)
        await press_more(here, anna, "Hint")
        text = text_of(here.dm(anna))
        assert said in text
        assert ("Second best" in text) == (rule != "searched"), "once only, if the reason compares with it"
        if rule != "only":
            assert "62%" in text


async def test_a_list_of_bids_offers_a_hint_and_stays_open_and_newcomers_read_an_explanation(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        await anna.slash(here.channel, "play", game="bid_whist")
        await anna.click(here.panel, label="Start with 3 computers")
        for _ in range(40):
            numbers = [label for label in buttons(here.dm(anna)) if label.endswith(" …")]
            if numbers:
                break
            await asyncio.sleep(0.05)
        assert "Uptown: high cards win. Downtown: low cards win" in text_of(here.dm(anna))
        await press(anna, here.dm(anna), buttons(here.dm(anna))[numbers[0]])
        opened = set(buttons(here.dm(anna)))
        assert {"Back", "Hint"} < opened
        await press(anna, here.dm(anna), buttons(here.dm(anna))["Hint"])
        assert "💡 Hint: **" in text_of(here.dm(anna))
        assert set(buttons(here.dm(anna))) == opened - {"Hint"}
