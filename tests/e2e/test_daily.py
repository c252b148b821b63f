"""The deal of the day on the page: played to its end, compared and shared, on a phone and on a desk."""

import re
from random import Random

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.state import View
from bot.sandbox import Sandbox
from bot.ui import CardBot
from tests.browser import visit
from tests.e2e.test_browser import fits

MOST = 60
"""So many presses end any deal."""


def by_rule(game: AnyGame, view: View, luck: str) -> Action | None:
    """Return what a rule of thumb does, quicker than any master."""
    return game.judge.choose(view, Random(luck))


@pytest.fixture(autouse=True)
def quick_masters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.players.pool.master", by_rule)


async def play_out(page: Page, hand: Locator) -> None:
    """Press what can be pressed first until the deal is over."""
    result = hand.get_by_role("button", name="Result")
    pressable = hand.locator(".container button:enabled")
    unwanted = ("Bet", "Raise", "Hold", "In advance", "Claim", "Lift")
    for _ in range(MOST):
        await expect(pressable.first).to_be_visible()
        if await result.count():
            return
        names = [name for name in await pressable.all_inner_texts() if name and not name.startswith(unwanted)]
        if names:
            before = await hand.inner_text()
            await hand.get_by_role("button", name=names[0], exact=True).first.click()
            await expect(hand).not_to_have_text(before, use_inner_text=True)
    raise AssertionError("the deal never ends")


@pytest.mark.parametrize("width", [380, 1200])
async def test_a_deal_of_the_day_is_played_and_shared(
    bot: CardBot, sandbox: Sandbox, browser: Browser, width: int
) -> None:
    async with sandbox.person("Anna") as anna:
        await anna.slash("daily")
        page, wrong = await visit(browser, sandbox, width)
        day = page.locator("li.ephemeral", has_text="Deal of the day ·").last
        await expect(day).to_contain_text("Not played yet.")
        assert await fits(page)
        await day.get_by_role("button", name="Play The Betel").click()
        hand = page.locator("li.ephemeral").last
        await expect(hand).to_contain_text(re.compile("deal of the day ·"))
        await play_out(page, hand)
        assert await fits(page)
        await bot.tree.context.service.daily.par.finish()
        await hand.get_by_role("button", name="Result").click()
        done = page.locator("li.ephemeral", has_text="the masters from your seat").last
        await expect(done).to_contain_text("To copy and share")
        await done.get_by_role("button", name="Share").click()
        shared = page.locator("li.message:not(.ephemeral)", has_text="has played the deal of the day")
        await expect(shared.get_by_role("button", name="Play it, too")).to_be_visible()
        assert await fits(page)
        assert wrong == []
