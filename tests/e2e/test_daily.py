"""The deal of the day on the page: played to the end, compared and shared, on a phone and on a desk."""

import pytest
from playwright.async_api import Browser, expect

from bot.sandbox import Sandbox, SimulatedUser
from bot.ui import CardBot
from tests.browser import fits, visit
from tests.e2e.evening import is_hand
from tests.masters import by_rule

MOST = 200
"""So many presses end any deal."""


@pytest.fixture(autouse=True)
def quick_masters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.players.worker_pool.master", by_rule)


async def play_out(anna: SimulatedUser, hand: str) -> None:
    """Press what can be pressed first in a hand, by its id, whenever it is one's turn, until the deal is over."""

    def pressable() -> list[str]:
        """Return the verbs of what can be pressed in the hand, Result included."""
        ids = [button.custom_id or "" for button in anna.message(hand).buttons if not button.disabled]
        return [each for each in ids if each.split(":", 3)[3][0] not in "!&~"]

    for _ in range(MOST):
        wanted = (await anna.wait_for(pressable))[0]
        if "@daily.day" in wanted:
            return
        await anna.click(anna.message(hand), wanted)
    raise AssertionError("the deal never ends")


async def test_a_deal_of_the_day_is_played_and_shared(bot: CardBot, sandbox: Sandbox, browser: Browser) -> None:
    async with sandbox.person("Anna") as anna:
        await anna.slash("daily")
        page, wrong = await visit(browser, sandbox, 380)
        day = page.locator("li.ephemeral", has_text="Deal of the day ·").last
        await expect(day).to_contain_text("no one has played it yet")
        assert await fits(page)
        await day.get_by_role("button", name="Play The Betel").click()
        hand = page.locator("li.ephemeral").last
        await play_out(anna, (await anna.wait_message(is_hand)).id)
        await expect(hand).to_contain_text("deal of the day ·")
        assert await fits(page)
        await bot.tree.context.service.daily.par.finish()
        await hand.get_by_role("button", name="Result").click()
        done = page.locator("li.ephemeral", has_text="the masters in your seat").last
        await expect(done).to_contain_text("To copy and share")
        await done.get_by_role("button", name="Share").click()
        shared = page.locator("li.message:not(.ephemeral)", has_text="has played the deal of the day")
        await expect(shared.get_by_role("button", name="Play it, too")).to_be_visible()
        assert await fits(page)
        assert wrong == []
