"""Every message of a table fits the screen: measured on the sandbox's page, in the longest language, in words too."""

from playwright.async_api import Browser

from bot.ui.layout.discord_limits import MAX_ALT_TEXT, MAX_CHARACTERS, MAX_COMPONENTS, MAX_OPTIONS
from tests.screen import HIGHEST, everything, measured


async def test_every_message_of_a_table_fits_the_screen(browser: Browser) -> None:
    found = await measured(browser, everything())
    too_large = [
        (one.drawn.name, one.drawn.locale, width, one.heights[width])
        for one in found
        for width, _ in HIGHEST
        if one.heights[width] > one.drawn.phase.most_pixels(width)
    ]
    assert too_large == []
    assert [one.drawn.name for one in found if not one.fits] == [], "nothing is wider than the window"
    for one in found:
        drawn, name = one.drawn, (one.drawn.name, one.drawn.locale)
        parts = drawn.all
        assert drawn.words <= drawn.phase.most_words, name
        assert drawn.rows <= drawn.phase.most_rows, name
        assert not [part for part in parts if part.get("disabled")], "what can't be pressed is not shown"
        assert len(parts) <= MAX_COMPONENTS, name
        assert sum(len(part.get("content", "")) for part in parts) <= MAX_CHARACTERS, name
        assert all(len(part.get("options", ())) <= MAX_OPTIONS for part in parts), name
        items = [item for part in parts for item in part.get("items", ())]
        assert all(len(item["description"]) <= MAX_ALT_TEXT for item in items), name
