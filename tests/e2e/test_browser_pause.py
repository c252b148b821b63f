"""A game that every user has deserted, in a real browser: it says that it pauses, and any press goes on with it."""

import pytest
from playwright.async_api import expect

from tests.browser import fits
from tests.e2e.aged import Aged
from tests.e2e.evening import LONG, panel
from tests.e2e.test_browser_living_hand import copies

PAUSES = "The game is paused because all players are away."
A_MINUTE = 60
DAY = 24 * 60


@pytest.fixture
async def deserted(turned: Aged) -> Aged:
    """Anna and Ben have sat down, and no user has come back since."""
    here = await turned.evening("Anna", "Ben", start=False, target=LONG)
    await turned.service.settings.change_guild(int(turned.sandbox.guild.id), turn_time=A_MINUTE)
    await here.press(here["Anna"], panel(here["Anna"]), "Start")
    for _ in here.people:
        # Only when one of them is sat in for does the other's time begin.
        await here.reads(here["Anna"], f"⏳ .*<t:{turned.watch.now + A_MINUTE}:R>")
        await turned.pass_by(1)
    await here.reads(here["Anna"], "The game is paused")
    return turned


@pytest.mark.parametrize("press", ["I'm back", "My hand"])
async def test_it_says_so_and_any_press_goes_on(deserted: Aged, press: str) -> None:
    page, board, wrong = await deserted.visit(380, "Anna")
    await expect(board).to_contain_text(PAUSES)
    await expect(board).to_contain_text("the table is closed without a result")
    await deserted.pass_by(6 * DAY)
    await expect(board).to_contain_text(PAUSES)
    assert await fits(page)
    await board.get_by_role("button", name=press).click()
    await expect(board).not_to_contain_text("The game is paused")
    await board.get_by_role("button", name="My hand").click()
    await expect(copies(page).last).to_contain_text("Your cards")
    assert await fits(page)
    assert wrong == []


async def test_after_a_week_it_is_closed(deserted: Aged) -> None:
    page, board, wrong = await deserted.visit(380, "Anna")
    await expect(board).to_contain_text(PAUSES)
    await deserted.pass_by(7 * DAY)
    await expect(board).to_contain_text("The players stayed away too long, so the game has no result.")
    await expect(board).not_to_contain_text("The game is paused")
    await expect(board.locator(".components button:not(:disabled)")).to_have_count(0)
    assert await fits(page)
    assert wrong == []
