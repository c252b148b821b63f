"""Commands in texts, in a real browser: mentions show their default name, and a click begins them."""

from dataclasses import replace

import pytest
from playwright.async_api import Browser, expect

from bot.sandbox import STRICT, Sandbox
from bot.ui import CardBot
from tests.browser import visit


async def test_a_command_in_a_text_begins_with_a_click(bot: CardBot, sandbox: Sandbox, browser: Browser) -> None:
    async with sandbox.person("Anna") as anna:
        shown = (await anna.slash("help")).message
        assert shown is not None
        assert "</play:" in shown.text
        page, wrong = await visit(browser, sandbox, 1200)
        await expect(page.get_by_role("button", name="Commands")).to_be_visible()
        link = page.locator("li.ephemeral a.mention", has_text="/play")
        await expect(link).to_have_count(1)
        await link.click()
        await expect(page.get_by_role("form", name="Command /play")).to_be_visible()
        assert wrong == []


async def test_a_localized_name_stays_plain(bot: CardBot, sandbox: Sandbox) -> None:
    sandbox.people["Anna"].locale = "de"
    async with sandbox.person("Anna") as anna:
        shown = (await anna.slash("help")).message
        assert shown is not None
        assert "**/spielen**" in shown.text
        assert "</play:" not in shown.text


@pytest.mark.parametrize(("strict", "name"), [(True, "/play"), (False, "/spielen")], ids=["strict", "lenient"])
async def test_a_mention_shows_the_default_name_and_begins_with_a_click(
    bot: CardBot, sandbox: Sandbox, browser: Browser, name: str, *, strict: bool
) -> None:
    sandbox.strictness = replace(STRICT, default_command_names=strict)
    async with sandbox.person("Anna") as anna:
        shown = (await anna.slash("help")).message
        assert shown is not None
        mention = shown.text[shown.text.index("</play:") :].partition(">")[0] + ">"
        sandbox.people["Anna"].locale = "de"
        await anna.say(mention)
        page, wrong = await visit(browser, sandbox, 1200)
        link = page.locator("li:not(.ephemeral) a.mention", has_text=name)
        await expect(link).to_have_count(1)
        await link.click()
        await expect(page.get_by_role("form", name="Command /spielen")).to_be_visible()
        assert wrong == []
