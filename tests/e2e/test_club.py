"""A club on a page: its own house rules first at /play, its weekly digest chosen, its table of a year."""

from playwright.async_api import Browser, expect

from bot.sandbox import Sandbox
from bot.ui import CardBot
from tests.browser import fits, visit


async def test_a_club_chooses_its_rules_and_its_channel(bot: CardBot, sandbox: Sandbox, browser: Browser) -> None:
    async with sandbox.person("Anna") as anna:
        await anna.slash("house save", name="Kufstein", code="BIE-15-KO")
        shown = await anna.slash("settings")
        assert shown.message is not None
        await anna.submit(await anna.click(shown.message, "House rules"), {"bieten": ["Kufstein"]})
        [first, *_] = await anna.complete("play", "preset", "", game="bieten")
        assert first["value"] == "Kufstein"
        assert first["name"].startswith("as in ")
        page, wrong = await visit(browser, sandbox, 380, "Anna")
        board = page.locator("li.ephemeral", has=page.get_by_role("button", name="Messages")).last
        await board.get_by_role("button", name="Messages").click()
        board = page.locator("li.ephemeral", has=page.get_by_role("button", name="Weekly digest")).last
        await board.get_by_role("button", name="Weekly digest").click()
        await expect(page.locator("dialog")).to_contain_text("Every Monday")
        assert await fits(page)
        await page.get_by_role("button", name="Submit").click()
        await expect(page.locator("li.ephemeral").last).to_contain_text("Weekly digest: never")
        await anna.slash("leaderboard", year=2026)
        await expect(page.locator("li.message").last).to_contain_text("Year 2026, by wins")
        assert await fits(page)
        assert wrong == []
