"""A game looked back at in the browser, on a phone and on a desk: the sums, the chart, a moment, and a second try."""

from playwright.async_api import Browser, expect

from bot.sandbox import Sandbox
from bot.ui import CardBot
from tests.browser import fits, visit
from tests.cogs.test_coach import Judge
from tests.e2e.conftest import Open
from tests.e2e.test_browser import menu_of

BOT = {"pictures": True}

LONG = 30_000
"""Milliseconds that a busy machine may take."""


async def test_ones_own_decisions_are_shown_to_oneself(
    evening: Open, bot: CardBot, sandbox: Sandbox, browser: Browser
) -> None:
    here = await evening("Anna", "Ben")
    await here.sit_down(target=5)
    bot.tree.context.service.coach._judge = Judge()
    assert not await here.play_on()
    page, wrong = await visit(browser, sandbox, 380, "Anna")
    panel = page.locator("li.message:not(.ephemeral)", has=page.get_by_role("button", name="Rematch"))
    await panel.get_by_role("button", name="Look back").click()

    own = page.locator("li.ephemeral", has_text="Looking back at game 1")
    await expect(own).to_contain_text("can be judged", timeout=LONG)
    await expect(own.get_by_role("img")).to_have_count(1, timeout=LONG)
    assert await fits(page)
    await own.get_by_role("button", name="Decision 1").click()
    await expect(own).to_contain_text("The strongest computer: ", timeout=LONG)
    await expect(own).to_contain_text("How the cards lay")
    await expect(own.get_by_role("img")).to_have_count(1, timeout=LONG)
    assert await fits(page)
    await own.get_by_role("button", name="Try again").click()
    await expect(page.get_by_text("Your practice table: game 1 from move ")).to_be_visible(timeout=LONG)
    table = page.locator("li.message:not(.ephemeral)", has=page.get_by_role("button", name="My hand", exact=True))
    await expect(table).to_have_count(1, timeout=LONG)
    menu = await menu_of(page, table)
    await menu.get_by_role("button", name="Details", exact=True).click()
    await expect(page.get_by_text("practice from game 1, move ")).to_be_visible()
    assert await fits(page)
    assert wrong == []
