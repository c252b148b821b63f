"""Clicks that no message offers: tampered with, or on a message that should have lost its buttons."""

import pytest

from bot.sandbox import Sandbox
from bot.ui import CardBot
from tests.e2e.conftest import Open
from tests.e2e.evening import panel
from tests.e2e.faulty import hand_of

NOBODYS = [
    "!nothing",
    "!close",
    "!close.x",
    "!practice",
    "=x",
    "+x",
    "+",
    "@",
    "@nothing",
    "@houses",
    "@season.x",
    "@board",
    "@board.x.y",
    "@lesson.betel",
    "@lesson.betel.x.",
    "#",
    "@lesson.betel.0.@lesson.betel.0.",
]

NOT_SEATED = "You don't sit at this table; only who sits here may do that."


@pytest.mark.parametrize("table", [1, 0])
async def test_what_nobody_has_drawn_is_refused_in_words(evening: Open, bot: CardBot, table: int) -> None:
    here = await evening("Anna", "Ben")
    await here.sit_down()
    for verb in NOBODYS:
        answer = await here["Anna"].forge(panel(here["Anna"]), f"t1:{table}:5:{verb}")
        assert not answer.failed, verb
        assert answer.message is not None, verb
        assert answer.message.ephemeral, verb
    assert not bot.tree.context.boundary.counts["bug"]


async def test_a_button_of_before_the_game_asks_before_somebody_leaves(evening: Open, bot: CardBot) -> None:
    here = await evening("Anna", "Ben")
    _, ben = here.people
    await here.sit_down()
    hand = await ben.wait_for(lambda: hand_of(ben))
    answer = await ben.forge(hand, "t1:1:1:!leave")
    assert answer.message is not None
    assert answer.message.ephemeral
    assert "It counts as lost for you" in answer.message.text
    assert (await bot.tree.context.service.table(1)).seat_of(int(ben.id)) is not None
    await ben.forge(answer.message, "t1:1:0:!leavegame")
    assert (await bot.tree.context.service.table(1)).seat_of(int(ben.id)) is None


async def test_a_hand_of_somebody_who_has_left_does_nothing(evening: Open, sandbox: Sandbox) -> None:
    here = await evening("Anna", "Ben")
    anna, ben = here.people
    await here.sit_down()
    old = await ben.wait_for(lambda: hand_of(ben))
    asked = await ben.slash("leave")
    await ben.forge(asked.message, "t1:1:0:!leavegame")
    for verb in ("good", "?good", ">bid", "!here", "!back", "%bury"):
        answer = await ben.forge(old, f"t1:1:5:{verb}", ["x"])
        assert answer.message is not None, verb
        assert answer.message.text == NOT_SEATED, verb
    asked = await anna.slash("leave")
    await anna.forge(asked.message, "t1:1:0:!leavegame")
    for verb in ("good", "?good", ">bid", "!here", "!back"):
        answer = await ben.forge(old, f"t1:1:5:{verb}")
        assert answer.message is not None, verb
        assert answer.message.text == NOT_SEATED, verb
