"""Whole games of Bid Whist over real HTTP and WebSocket: four users press what is offered to them."""

import re

import pytest

from tests.e2e.conftest import Sit
from tests.e2e.evening import due, enabled, labels, moves, panel, verb
from tests.e2e.rounds import CALLED, hidden, lists, named, picks

NAMES = ("Anna", "Ben", "Cilli", "Detlef")


async def test_a_whole_game_from_the_first_dealer_to_the_rematch(sit: Sit) -> None:
    here = await sit("bid_whist", *NAMES, seed=4)
    anna = here["Anna"]
    text = await here.reads(anna, r"diamond.*deals first")
    assert "Promise" in text

    first = await here.someone_is_due()
    assert len(hidden(here.hand(first))) == 12
    assert labels(here.hand(first)) == ["3 …", "4 …", "5 …", "6 …", "7 …", "Pass", "More"]
    kinds = await here.do(first, here.hand(first), ">bid3")
    assert labels(kinds) == ["3 Uptown", "3 Downtown", "3 No Trump", "Back"]
    await here.do(first, kinds, "3 Uptown")
    for _ in range(3):
        await here.do(passer := await here.someone_is_due(), here.hand(passer), "Pass")
    await here.reads(anna, f"{first.name} won the bid and names the contract")
    await here.someone_is_due()
    await here.do(first, here.hand(first), "spades ♠")
    await here.reads(anna, "took the kitty and buries cards")
    assert await here.someone_is_due() is first
    hand = here.hand(first)
    assert len(hidden(hand)) == 18
    assert "-# Kitty" in hand.text
    assert [pick["max_values"] for pick in picks(hand)] == [6]
    await here.bury(first, hand)
    assert here.asked == ["**Bury these cards? Only you see them until the deal is over.**"]
    text = await here.reads(anna, r"Book 1: \w+ to play")
    assert f"{first.name} plays 3 in spades, Uptown" in text
    assert re.search(r"\d more to make it", text)
    await here.someone_is_due()
    assert "-# You buried" in here.hand(first).text
    assert await here.play_on("Book 3: ")
    assert re.search(r"\d more to make it", panel(anna).text), "what the contract still needs"
    goals = lambda person: re.findall(r"more to (make|set) it", here.hand(person).text)  # noqa: E731
    leader = await here.someone_is_due()
    # A hand says so while others play: in one's turn it says what to do.
    for person in sorted(here.people, key=lambda person: person is leader):
        if person is leader:
            await here.step()
        assert sorted(await person.wait_for(lambda person=person: goals(person))) == ["make", "set"], (
            "what each side still needs"
        )

    while not await here.play_on("Game over"):
        pass
    text = panel(anna).text
    assert re.search(
        r"^#{2,3} \w+ bid .+ and (made it|was set): .+\.\n\*\*\w+ and \w+ win\.\*\* ", text, re.MULTILINE
    )
    assert here.secrets > 100
    assert {">last", "%bury"} <= set(here.pressed)
    for person in here.people:
        await person.wait_for(lambda person=person: not moves(here.hand(person)))
    await here.press(anna, panel(anna), "Rematch")
    await here.reads(anna, r"^## \w+ to bid\.[\s\S]*deal 1")


async def test_reneges_are_called_and_the_deal_is_accepted(sit: Sit) -> None:
    here = await sit("bid_whist", *NAMES, seed=2, preset="wikipedia")
    here.calling = 0.05
    anna = here["Anna"]
    while not await here.play_on("Game over"):
        pass
    said = "\n".join(seen.text for seen in here.onlooker.seen)
    assert "accept" in {pressed.split(":")[0] for pressed in here.pressed}
    assert "to accept the deal" in said
    assert CALLED.search(said)
    assert "A wrong call costs you up to 3 books" in "".join(here.asked)
    assert re.search(r" win\.\*\* ", panel(anna).text)


async def test_what_would_show_a_leak_finds_one(sit: Sit) -> None:
    here = await sit("bid_whist", *NAMES)
    assert await here.play_on("Book 2: ")
    player = await here.someone_is_due()
    hand = here.hand(player)
    assert named(hand)
    assert due(panel(player)) == player.name
    assert not lists(hand)
    here.onlooker.seen.append(hand)
    with pytest.raises(AssertionError, match="public controls name cards"):
        await here.nothing_secret_is_public()
    assert all(verb(button) != "!wait" for button in enabled(panel(player)))
