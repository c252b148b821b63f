"""A newcomer in a real browser: from the first look at the page to the result of the first deal."""

import re

from playwright.async_api import Browser, Locator, Page, expect

from bot.sandbox import Sandbox
from bot.ui import CardBot
from tests.browser import fits, visit

ANOTHER_WAY = re.compile("^(Bet|Raise|Hold|Another number|Back|More|To the table)")
"""What a newcomer leaves alone."""
MOST_MOVES = 40


async def menu_of(page: Page, board: Locator) -> Locator:
    """Open the private menu behind More on the table's message; return it."""
    menus = page.locator("li.ephemeral", has=page.get_by_role("button", name="Details", exact=True))
    before = await menus.count()
    await board.get_by_role("button", name="More", exact=True).click()
    await expect(menus).to_have_count(before + 1)
    return menus.nth(before)


async def play_a_move(page: Page, hand: Locator, over: Locator) -> bool:
    """Press the first thing that the hand asks for; return False when the deal is over instead."""
    wanted = hand.locator(".components button:not(:disabled)").filter(has_not_text=ANOTHER_WAY)
    await expect(wanted.or_(over).first).to_be_visible()
    if await over.count():
        return False
    await wanted.first.click()
    await expect(hand.locator(".waiting")).to_have_count(0)
    return True


async def test_a_newcomer_plays_a_deal(bot: CardBot, sandbox: Sandbox, browser: Browser) -> None:
    page, wrong = await visit(browser, sandbox, 380)
    await expect(page.get_by_role("note")).to_contain_text("Type /play")
    await page.get_by_label("Message", exact=True).focus()
    await page.keyboard.type("/play")
    await expect(page.get_by_role("option", name="/play")).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.type("bieten")
    await expect(page.get_by_role("option", name="Bieten")).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")

    board = page.locator("li.message:not(.ephemeral)", has_text="Bieten").first
    await expect(board).to_contain_text("1 of 10 seats taken")
    await expect(page.get_by_role("note")).to_have_count(0)
    await board.get_by_role("button", name="Start with").click()
    await expect(board).to_contain_text("Bieten · deal 1")
    assert await fits(page)

    hand = page.locator("li.ephemeral", has=page.locator(".container")).last
    await expect(hand).to_contain_text("Only you can see this")
    over = board.get_by_text("This deal is over")
    for _ in range(MOST_MOVES):
        if not await play_a_move(page, hand, over):
            break
        assert await fits(page)
    await expect(over).to_be_visible()
    await expect(board.get_by_role("heading")).to_contain_text(re.compile(r".+ gets \d+ points?\b"))
    await expect(board).to_contain_text(re.compile(r"Spiel: .+ \+[123]"))
    await expect(board.get_by_role("button")).to_have_count(0)
    await expect(page.locator("li.message:not(.ephemeral)", has_text="Bieten · deal 2")).to_be_visible()
    assert wrong == []


async def test_the_hint_covers_no_message(sandbox: Sandbox, browser: Browser) -> None:
    async with sandbox.person("Anna") as anna:
        page, _ = await visit(browser, sandbox, 380)
        hint = page.get_by_role("note")
        await expect(hint).to_be_visible()
        await anna.say("the first line")
        line = await page.get_by_text("the first line").bounding_box()
        above = await hint.bounding_box()
        assert above["y"] + above["height"] <= line["y"]
        for number in range(40):
            await anna.say(f"line {number}")
        await expect(page.get_by_text("line 39")).to_be_in_viewport()
        await expect(hint).not_to_be_in_viewport()
