"""The private hand in a real browser, with the clock moved on: it never lies, and every press keeps it alive."""

import re

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser import fits, named
from tests.e2e.aged import Aged
from tests.e2e.evening import LONG, Evening, panel

ASLEEP = "can't keep this hand up to date"
ASKED = named("@Ben bets Spiel")
MOVED = "Your hand is here now"


def pressable(message: Locator) -> Locator:
    """Return the buttons of a message that can be pressed."""
    return message.locator(".components button:not(:disabled)")


def copies(page: Page) -> Locator:
    """Return the private messages with a hand that the page shows; a newcomer has a welcome above them."""
    return page.locator("li.ephemeral", has=page.locator(".container"), has_text="your hand")


async def opened(page: Page, board: Locator, number: int = 2) -> Locator:
    """Press "My hand" on the table's message; return the copy with this number. Start has shown the first."""
    await board.get_by_role("button", name="My hand").click()
    await expect(copies(page)).to_have_count(number)
    hand = copies(page).nth(number - 1)
    await expect(hand).to_contain_text("Your cards")
    return hand


async def playing(here: Aged) -> Evening:
    """Have Anna and Ben come to the second trick of a deal."""
    evening = await here.evening("Anna", "Ben", target=LONG)
    assert await evening.play_on("leads to trick 2")
    await evening.settle()
    return evening


async def bet(evening: Evening) -> None:
    """Have Ben bet Spiel: Anna is asked."""
    ben = evening["Ben"]
    await evening.press(ben, panel(ben), "Bet Spiel")


@pytest.mark.parametrize("minutes", [0.5, 200], ids=["its token is alive", "its token is dead"])
async def test_it_takes_its_leave_and_every_press_in_it_keeps_it_alive(turned: Aged, minutes: float) -> None:
    evening = await playing(turned)
    page, board, wrong = await turned.visit(380, "Anna")
    hand = await opened(page, board)
    said = hand.locator(".container")
    await turned.pass_by(13)
    await bet(evening)
    await expect(said).to_contain_text(ASKED)
    await expect(hand).not_to_contain_text(ASLEEP)
    await turned.pass_by(1)
    await expect(hand).to_contain_text(ASLEEP)
    await expect(said).not_to_contain_text(ASKED)
    await expect(pressable(hand)).to_have_text(["Refresh"])
    assert await fits(page)

    await turned.pass_by(minutes)
    await pressable(hand).click()
    await expect(hand).not_to_contain_text(ASLEEP)
    await expect(said).to_contain_text(ASKED)

    await turned.pass_by(10)
    await pressable(hand).filter(has_text="Hold").click()
    await expect(said).not_to_contain_text(ASKED)
    await turned.pass_by(13)
    await expect(hand).to_contain_text("Your cards")
    await expect(hand).not_to_contain_text(ASLEEP)
    await turned.pass_by(1)
    await expect(pressable(hand)).to_have_text(["Refresh"])
    assert wrong == []


async def test_there_is_one_and_it_comes_after_when_a_new_deal_leaves_it_above(turned: Aged) -> None:
    evening = await playing(turned)
    page, board, wrong = await turned.visit(380, "Anna")
    first = await opened(page, board)
    second = await opened(page, board, 3)
    await expect(first).to_contain_text(MOVED)
    await expect(first).not_to_contain_text("Your cards")
    await expect(pressable(first)).to_have_count(0)

    assert await evening.play_on(r"(?s)leads to trick 1.*deal 3\b")
    await expect(board).to_contain_text("deal 3")
    await expect(second).to_contain_text("Your cards")
    await board.get_by_role("button", name="Bet Spiel").click()
    await expect(copies(page)).to_have_count(4)
    third = copies(page).last
    here = (await board.get_attribute("id") or "").removeprefix("m-")
    link = third.get_by_role("link", name="To the table")
    await expect(link).to_have_attribute("href", re.compile(f"/{here}$"))
    await expect(third).to_contain_text("Your cards")
    await expect(second).to_contain_text(MOVED)
    newest = page.locator("li.message", has=page.locator(".container")).last
    assert await newest.get_attribute("id") == await third.get_attribute("id"), "it is the lowest"
    assert await fits(page)
    await turned.pass_by(14)
    await expect(pressable(third)).to_have_text(["Refresh"])
    await expect(first).to_contain_text(MOVED)
    assert wrong == []
