"""The list of levels in the lobby, in a real browser."""

import re

import pytest
from playwright.async_api import Browser, expect

from bot.sandbox import Sandbox
from bot.ui import CardBot
from tests.browser import visit
from tests.e2e.test_browser import fits


@pytest.mark.parametrize("width", [380, 1200])
async def test_a_computer_player_of_a_level_is_chosen(
    bot: CardBot, sandbox: Sandbox, browser: Browser, width: int
) -> None:
    async with sandbox.person("Anna") as anna:
        await anna.slash("play", game="bid_whist")
        page, wrong = await visit(browser, sandbox, width)
        board = page.locator("li.message:not(.ephemeral)", has_text="Bid Whist").first
        for number, (level, shown) in enumerate(
            [("novice", "novice"), ("club", "master"), ("novice", "novice")], start=1
        ):
            await board.get_by_role("button", name="Choose a computer’s level").click()
            await page.get_by_role("option", name=re.compile(f"^{level}")).click()
            line = board.locator("li", has_text="🤖").nth(number - 1)
            await expect(line).to_contain_text(re.compile(rf"🤖 \w+ · {shown}"))
            assert await fits(page)
        await expect(board).to_contain_text("(as a partner)")
        await expect(board.get_by_role("button", name="Choose a computer’s level")).to_have_count(0)
        await board.get_by_role("button", name="Start").click()
        await expect(board).to_contain_text("Computer players: 🤖")
        assert await fits(page)
        assert wrong == []
