"""A lesson in a real browser, at the width of a phone: every page fits, and can be gone through with a thumb."""

import pytest
from playwright.async_api import Browser, expect

from bot.games import all_games
from bot.sandbox import Sandbox
from bot.ui import CardBot
from tests.browser import fits, visit


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.exhaustive] * (game != "betel")) for game in all_games()]
)
async def test_a_lesson_fits_on_a_phone(bot: CardBot, sandbox: Sandbox, browser: Browser, game: str) -> None:
    async with sandbox.person("Anna") as anna:
        await anna.slash("tutorial", game=game)
        page, wrong = await visit(browser, sandbox, 380)
        lesson = page.locator("li.ephemeral", has=page.locator(".container"))
        await expect(lesson).to_contain_text("· part 1 of")
        onward = lesson.get_by_role("button", name="Next", exact=True).or_(
            lesson.get_by_role("button", name="Show me")
        )
        while await onward.count():
            before = await lesson.inner_text()
            await onward.click()
            await expect(lesson).not_to_have_text(before, use_inner_text=True)
            assert await fits(page)
        await expect(lesson).to_contain_text("What you have learned")
        await expect(lesson.get_by_role("button", name="Start with computers")).to_be_enabled()
        assert wrong == []
