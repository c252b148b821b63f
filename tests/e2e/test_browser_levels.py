"""The list of levels in the lobby, in a real browser."""

import re

from playwright.async_api import Browser, expect

from bot.sandbox import Sandbox
from bot.ui import CardBot
from tests.browser import fits, visit
from tests.e2e.test_browser import menu_of


async def test_a_computer_player_of_a_level_is_chosen(bot: CardBot, sandbox: Sandbox, browser: Browser) -> None:
    async with sandbox.person("Anna") as anna:
        await anna.slash("play", game="bid_whist")
        page, wrong = await visit(browser, sandbox, 380)
        board = page.locator("li.message:not(.ephemeral)", has_text="Bid Whist").first
        menu = await menu_of(page, board)
        for number, level in enumerate(["novice", "club", "novice"], start=1):
            await menu.get_by_role("button", name="Choose a computer's level").click()
            await page.get_by_role("option", name=re.compile(f"^{level}")).click()
            await expect(board).to_contain_text(re.compile(f"(?:🤖.*){{{number}}}"))
            assert await fits(page)
        await expect(board).to_contain_text("A computer that partners a person always plays its best")
        await expect(menu.get_by_role("button", name="Choose a computer's level")).to_have_count(0)
        await menu.get_by_role("button", name="Seats").click()
        seats = page.locator("li.ephemeral", has_text="Seats at table").get_by_role("listitem")
        for number, shown in enumerate(["novice", "master", "novice"], start=1):
            await expect(seats.nth(number)).to_contain_text(re.compile(rf"🤖 \w+ · {shown}"))
        await expect(seats.nth(2)).to_contain_text("(as a partner)")
        assert await fits(page)
        await board.get_by_role("button", name="Start", exact=True).click()
        await expect(board).to_contain_text("Bid Whist · deal 1")
        menu = await menu_of(page, board)
        await menu.get_by_role("button", name="Details", exact=True).click()
        await expect(page.get_by_text("Computer players: 🤖")).to_be_visible()
        assert await fits(page)
        assert wrong == []
