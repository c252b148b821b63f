"""The pages of a server's settings and their forms, in a real browser as wide as a phone."""

from playwright.async_api import Browser, expect

from bot.sandbox import Sandbox
from bot.ui import CardBot
from tests.browser import fits, visit


async def test_channels_and_the_second_page_on_a_phone(bot: CardBot, sandbox: Sandbox, browser: Browser) -> None:
    sandbox.add_channel("hall")
    async with sandbox.person("Anna") as anna:
        await anna.slash("settings")
        page, wrong = await visit(browser, sandbox, 380)
        message = page.locator("li.ephemeral").first
        await message.get_by_role("button", name="Change", exact=True).click()
        form = page.get_by_role("dialog")
        for channel in ("card-table", "hall"):
            await form.get_by_label(channel).check()
        assert await fits(page)
        await form.get_by_role("button", name="Submit").click()
        await expect(message).to_contain_text("Channels for tables: #card-table, #hall (before: all channels)")
        await message.get_by_role("button", name="More settings").click()
        await message.get_by_role("button", name="Tournaments").click()
        await form.get_by_label("Channel for tournaments").select_option("hall")
        assert await fits(page)
        await form.get_by_role("button", name="Submit").click()
        await expect(message).to_contain_text("Channel for tournaments: #hall")
        await message.get_by_role("button", name="Health").click()
        await expect(message).to_contain_text("Changes waiting to be saved: 0")
        assert await fits(page)
        await message.get_by_role("button", name="Back").click()
        await message.get_by_role("button", name="Back").click()
        await expect(message.get_by_role("button", name="More settings")).to_be_visible()
        assert wrong == []
