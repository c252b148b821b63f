"""The list of an evening and its end, in a real browser."""

import re

from playwright.async_api import Browser, expect

from bot.sandbox import Sandbox
from bot.ui import CardBot
from tests.browser import fits, visit
from tests.tables.evenings import in_round, play_round, reached


async def test_one_joins_an_evening_plays_and_reads_the_podium(
    bot: CardBot, sandbox: Sandbox, browser: Browser
) -> None:
    async with sandbox.person("Ben") as ben, sandbox.person("Cilli") as cilli:
        shown = (await ben.slash("evening open", game="bieten", rounds=1, target=5)).message
        await cilli.click(shown, "Join")
        page, wrong = await visit(browser, sandbox, 380)
        board = page.locator("li.message:not(.ephemeral)", has_text="Tournament 1: Bieten").last
        await expect(board).to_contain_text("2 people so far")
        await board.get_by_role("button", name="Join").click()
        await expect(board).to_contain_text("3 people so far")
        assert await fits(page)
        await ben.click(await ben.wait_message(lambda seen: "3 people so far" in seen.text), "Start")
        service = bot.tree.context.service
        now = await reached(service, 1, in_round(1))
        await expect(board).to_contain_text(re.compile("Round 1 of 1"))
        assert await fits(page)
        await play_round(service, now)
        await expect(board).to_contain_text("The tournament is over")
        await expect(board).to_contain_text(re.compile("wins? the tournament!"))
        assert await fits(page)
        assert wrong == []
