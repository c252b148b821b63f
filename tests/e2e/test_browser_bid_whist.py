"""Bid Whist in a real browser: a hand of twelve cards, six of eighteen buried, a trick played."""

import re

from playwright.async_api import Browser, Locator, Page, expect

from bot.sandbox import Sandbox
from bot.ui import CardBot
from tests.browser import fits, visit

COMPUTERS = 3
HAND, KITTY = 12, 6
CARD = re.compile("^[^A-Za-z]*([AKQJ]|10|[2-9]|Big|Little)[^A-Za-z]*$")
"""The label of a card."""


async def open_table(page: Page) -> Locator:
    """Type /play, and fill the table with computer players; return its message."""
    await page.get_by_label("Message", exact=True).focus()
    await page.keyboard.type("/play")
    await expect(page.get_by_role("option", name="/play")).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.type("bid")
    await expect(page.get_by_role("option", name="Bid Whist")).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    board = page.locator("li.message:not(.ephemeral)", has_text="Bid Whist").first
    await board.get_by_role("button", name=f"Start with {COMPUTERS} computers").click()
    await expect(board).to_contain_text("Bid Whist · deal 1")
    return board


async def press(hand: Locator, name: str | re.Pattern[str]) -> None:
    """Press the first button of this name, and wait until the bot has answered."""
    await hand.locator(".components button:not(:disabled)").filter(has_text=name).first.click()
    await expect(hand.locator(".waiting")).to_have_count(0)


async def win_the_auction(hand: Locator) -> None:
    """Bid more than any other user can: seven, no trump."""
    await expect(hand).to_contain_text("Your bid")
    await press(hand, "7 …")
    await press(hand, "7 No Trump")


async def test_declarer_buries_six_and_plays_a_trick(bot: CardBot, sandbox: Sandbox, browser: Browser) -> None:
    page, wrong = await visit(browser, sandbox, 380)
    board = await open_table(page)
    hand = page.locator("li.ephemeral", has_text="your hand in deal 1")
    await expect(hand).to_have_count(1)
    await expect(hand).to_contain_text("Your hand")
    assert await fits(page)
    await win_the_auction(hand)
    await expect(hand).to_contain_text("Name the direction")
    await press(hand, "Uptown")
    await expect(hand).to_contain_text("You took the kitty. Bury")
    assert await fits(page)

    await hand.get_by_role("button", name="Choose 6 cards to bury").click()
    offered = page.get_by_role("option")
    await expect(offered).to_have_count(HAND + KITTY)
    await expect(page.get_by_text(f"Choose {KITTY}", exact=True)).to_be_visible()
    for place in range(KITTY):
        await offered.nth(place).click()
    await expect(page.get_by_role("option", selected=True)).to_have_count(KITTY)
    await page.get_by_role("button", name="Done").click()
    await expect(hand).to_contain_text("Bury these cards?")
    await expect(hand).to_contain_text("Chosen: ")
    assert await fits(page)
    await press(hand, "Yes")
    await expect(board).to_contain_text("buries 6 cards")
    await expect(hand).to_contain_text("You buried")
    cards = hand.locator(".components button").filter(has_text=CARD)
    await expect(cards).to_have_count(HAND)
    assert await fits(page)
    await cards.first.click()
    await expect(board).to_contain_text(re.compile("takes book 1"))
    await expect(hand).to_contain_text("Book 2: your turn to play")
    await expect(cards).not_to_have_count(0)
    assert await cards.count() < HAND, "those that can be played"
    assert wrong == []
