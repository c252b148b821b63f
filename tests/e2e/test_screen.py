"""Messages fit the screen: measured on the sandbox's page, in the longest language, in words too."""

import pytest
from playwright.async_api import Browser

from bot.ui.layout.discord_limits import MAX_ALT_TEXT, MAX_CHARACTERS, MAX_COMPONENTS, MAX_OPTIONS
from tests.screen import Measured, everything, measured, phases, private_phases, server_phases

pytestmark = pytest.mark.xdist_group("browser")


async def test_every_message_of_a_table_fits_the_screen(browser: Browser) -> None:
    found = await measured(browser, everything(phases()))
    check(found)
    for one in found:
        assert one.drawn.phase.most_rows is not None
        assert not [part for part in one.drawn.all if part.get("disabled")], "what can't be pressed is not shown"


async def test_every_private_message_fits_the_screen_and_explains_what_is_asked(browser: Browser) -> None:
    found = await measured(browser, everything(private_phases()))
    check(found)
    for one in found:
        explained = one.drawn.phase.explains(one.drawn.locale, one.drawn.pictured)
        assert explained in "\n".join(part.get("content", "") for part in one.drawn.all), one.drawn.name


async def test_every_message_about_a_server_fits_the_screen(browser: Browser) -> None:
    check(await measured(browser, everything(server_phases())))


def check(found: list[Measured]) -> None:
    """Check height, width, words and Discord's own limits."""
    too_large = [
        (one.drawn.name, one.drawn.locale, one.heights, one.drawn.words)
        for one in found
        if any(high > most for high, most in zip(one.heights, one.drawn.phase.highest, strict=True))
        or one.drawn.words > one.drawn.phase.most_words
    ]
    assert too_large == []
    assert [one.drawn.name for one in found if not one.fits] == [], "nothing is wider than the window"
    for one in found:
        parts, name = one.drawn.all, (one.drawn.name, one.drawn.locale)
        assert one.drawn.phase.most_rows is None or one.drawn.rows <= one.drawn.phase.most_rows, name
        assert len(parts) <= MAX_COMPONENTS, name
        assert sum(len(part.get("content", "")) for part in parts) <= MAX_CHARACTERS, name
        assert all(len(part.get("options", ())) <= MAX_OPTIONS for part in parts), name
        items = [item for part in parts for item in part.get("items", ())]
        assert all(len(item["description"]) <= MAX_ALT_TEXT for item in items), name
