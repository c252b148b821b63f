"""The public panel as an image: what stands below it, who has it in words, and what goes wrong harms nothing."""

import re
from datetime import timedelta
from threading import Event

import pytest

from bot.render.table import table as draw_table
from bot.sandbox import RenderedMessage, Sandbox, SimulatedUser
from bot.ui import CardBot
from bot.ui.discord import EditThrottle
from bot.ui.layout import table_picture
from bot.ui.live import tracked_message
from tests.e2e.conftest import Open
from tests.e2e.evening import is_panel, panel
from tests.e2e.test_pictures import galleries

BOT = {"pictures": True}

PLAYED = " · Played: "
"""Stands before a player's cards where an image is described."""
IN_WORDS = re.compile(r"^\**\w+(: [^·\n]+)? · (~~)?\d+", re.MULTILINE)
"""A player's line of a table in words: the card in the trick, then the score."""


def drawn(message: RenderedMessage) -> list[str]:
    """Return the images of tables that hang in a message."""
    return [file["filename"] for file in message.files if file["filename"].startswith("table-")]


async def pictured(person: SimulatedUser) -> RenderedMessage:
    """Return the panel, once it is an image."""
    return await person.wait_for(lambda: (shown := panel(person)) and drawn(shown) and shown)


async def test_below_the_picture_stand_few_words(evening: Open) -> None:
    here = await evening("Anna", "Ben", "Cilli")
    here.eager = 0
    await here.sit_down()
    assert await here.play_on("Trick 2: .* to lead")
    await here.settle()
    anna = here["Anna"]
    # The text comes with the answer to a press, the new image with a later edit.
    shown = await anna.wait_for(
        lambda: (
            (there := panel(anna)) and any("Trick 2: " in each["description"] for each in galleries(there)) and there
        )
    )
    asked, *told = shown.text.splitlines()
    assert re.fullmatch(r"## Trick 2: \w+ to lead\.", asked)
    assert [line for line in told if not line.startswith("-# ")] == []
    assert len(told) == 4, "three events, the deal and the promise"
    assert re.fullmatch(r"-# Bieten · deal 1 · Promise `[0-9a-f]{20}…`", told[-1])
    assert not IN_WORDS.search(shown.text)
    [item] = galleries(shown)
    for said in ("Bieten · deal 1", "Trick 2: ", PLAYED, "Anna", "Ben", "Cilli", "Bottom card"):
        assert said in item["description"], "all that the picture shows is told"
    assert "<@" not in item["description"]


async def test_who_wants_text_alone_has_the_table_in_words(evening: Open, bot: CardBot) -> None:
    here = await evening("Anna", "Ben")
    anna = here["Anna"]
    await bot.tree.context.service.settings.change_user(int(here["Ben"].id), text_only=True)
    await here.sit_down(target=5)
    await here.play_on("Trick 2: .* to lead")
    await here.settle()
    assert IN_WORDS.search(panel(anna).text)
    assert not [name for seen in here.onlooker.seen for name in drawn(seen)]


async def test_a_server_may_have_its_tables_in_words(evening: Open, bot: CardBot, sandbox: Sandbox) -> None:
    here = await evening("Anna", "Ben")
    await here.sit_down(target=5)
    anna = here["Anna"]
    await pictured(anna)
    await bot.tree.context.service.settings.change_guild(int(sandbox.guild.id), pictures=False)
    await here.play_on("Trick 2: .* to lead")
    await here.settle()
    await anna.wait_for(lambda: not panel(anna).files and IN_WORDS.search(panel(anna).text))


async def test_text_and_buttons_wait_for_no_table(evening: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = Event()

    def slow(*args: object, **how: object) -> bytes:
        go_on.wait(60)
        return draw_table(*args, **how)

    slow.__name__ = draw_table.__name__
    monkeypatch.setattr(table_picture, "draw_table", slow)
    here = await evening("Anna", "Ben")
    here.eager = 0
    try:
        await here.sit_down()
        assert await here.play_on("Trick 2: .* to lead")
        await here.reads(here["Anna"], "Trick 2: .* to lead")
        assert not drawn(panel(here["Anna"]))
        assert IN_WORDS.search(panel(here["Anna"]).text)
    finally:
        go_on.set()
    assert not IN_WORDS.search((await pictured(here["Anna"])).text)


async def test_a_table_that_cannot_be_drawn_is_in_words(
    evening: Open, bot: CardBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_args: object, **_how: object) -> bytes:
        raise OSError("no such picture")

    monkeypatch.setattr(table_picture, "draw_table", broken)
    here = await evening("Anna", "Ben")
    await here.sit_down(target=5)
    assert await here.play_on("Trick 2: .* to lead")
    await here.settle()
    assert IN_WORDS.search(panel(here["Anna"]).text)
    assert not await here.play_on("never")
    assert "Game over" in panel(here["Anna"]).text
    assert bot.tree.context.boundary.counts["bug"] == 1, "it is logged once"


@pytest.mark.parametrize("why", ["much goes on", "the message is old"])
async def test_a_picture_is_new_with_a_new_trick_only(
    evening: Open, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    if why == "much goes on":
        monkeypatch.setattr(EditThrottle, "busy", property(lambda _: True))
    else:
        monkeypatch.setattr(tracked_message, "OLD", timedelta(hours=-1))
    here = await evening("Anna", "Ben", "Cilli")
    here.eager = 0
    await here.sit_down(target=21)
    assert await here.play_on("Trick 3: .* to lead")
    await here.settle()
    anna = here["Anna"]
    [first, *_] = [message for message in anna.messages() if is_panel(message)]
    names = {name for seen in here.onlooker.seen if seen.id == first.id for name in drawn(seen)}
    assert 1 <= len(names) <= 4, "one to begin with, and one with every trick"
    between = [seen.text for seen in here.onlooker.seen if seen.id == first.id and drawn(seen)]
    behind = r"^## Trick \d: \w+ to play\.\n\w+: \S+( ★)?( · \w+: \S+( ★)?)*$"
    assert any(re.search(behind, text, re.MULTILINE) for text in between), (
        "what an older picture does not show is told"
    )
