"""Commands in texts, in a real browser: read in one's own language, and a click begins them."""

from playwright.async_api import Browser, expect

from bot.sandbox import Sandbox
from bot.ui import CardBot
from tests.browser import visit


async def test_a_command_in_a_text_is_read_in_ones_language_and_begins_with_a_click(
    bot: CardBot, sandbox: Sandbox, browser: Browser
) -> None:
    sandbox.people["Anna"].locale = "de"
    async with sandbox.person("Anna") as anna:
        shown = (await anna.slash("help")).message
        assert shown is not None
        assert "</play:" in shown.text
        page, wrong = await visit(browser, sandbox, 1200)
        await expect(page.get_by_role("button", name="Commands")).to_be_visible()
        link = page.locator("li.ephemeral a.mention", has_text="/spielen")
        await expect(link).to_have_count(1)
        await link.click()
        await expect(page.get_by_role("form", name="Command /spielen")).to_be_visible()
        assert wrong == []
