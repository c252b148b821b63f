"""A finished game to be looked at in the browser, on a phone and on a desk."""

import re

from playwright.async_api import Browser, expect

from bot.sandbox import Sandbox
from tests.browser import fits, visit
from tests.e2e.conftest import Open
from tests.e2e.test_browser import menu_of

BOT = {"pictures": True}


async def test_a_game_is_looked_at_move_by_move_and_shared(evening: Open, sandbox: Sandbox, browser: Browser) -> None:
    here = await evening("Anna", "Ben")
    await here.sit_down(target=5)
    assert not await here.play_on()
    page, wrong = await visit(browser, sandbox, 380, "Anna")
    panel = page.locator("li.message:not(.ephemeral)", has=page.get_by_role("button", name="Rematch"))
    await (await menu_of(page, panel)).get_by_role("button", name="Replay").click()

    own = page.locator("li.ephemeral", has_text="Game 1 · deal ")
    await expect(own).to_contain_text("Move 2 of ")
    await expect(own.get_by_role("img")).to_have_count(1)
    for move in (3, 4, 5, 6):
        await own.get_by_role("button", name="Next").click()
        await expect(own).to_contain_text(f"Move {move} of ")
        await expect(own.get_by_role("img")).to_have_count(1)
    assert await fits(page)
    await own.get_by_role("button", name="Share").click()
    shared = page.locator("li.message:not(.ephemeral)", has_text="Move 6 of ")
    await expect(shared.get_by_role("button", name="Replay from here")).to_be_visible()
    await expect(shared.get_by_role("img")).to_have_count(1)
    await own.get_by_role("button", name="Last").click()
    await expect(own).to_contain_text(re.compile("reaches \\d+ with"))
    await expect(own.get_by_role("button", name="Next")).to_be_disabled()
    await expect(own).to_contain_text("game-1.jsonl")
    assert await fits(page)
    assert wrong == []
