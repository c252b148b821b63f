"""The message that mentions a user, in a real browser: what is asked, the answers, and the way to the hand."""

from playwright.async_api import Locator, Page, expect

from tests.browser import fits, named
from tests.e2e.aged import Aged
from tests.e2e.test_browser_living_hand import bet, copies, playing, pressable


def pings(page: Page) -> Locator:
    """Return the messages that mention the user who looks."""
    return page.locator("li.mentioned:not(.ephemeral)", has_not=page.locator(".container"))


async def test_it_says_what_is_asked_and_is_answered_there(turned: Aged) -> None:
    evening = await playing(turned)
    await bet(evening)
    page, board, wrong = await turned.visit(380, "Anna")
    ping = pings(page)
    await expect(ping).to_have_count(1)
    await expect(ping).to_contain_text("@Anna, it's your turn.")
    await expect(ping).to_contain_text(named("@Ben bets Spiel. @Anna: hold or good?"))
    await expect(pressable(ping)).to_have_text(["Hold Spiel at 2", "Good", "My hand"])
    assert await fits(page)
    await ping.get_by_role("button", name="My hand").click()
    hand = copies(page).last
    await expect(hand).to_contain_text("Your cards")
    await expect(hand).to_contain_text("Only you can see this")
    await expect(hand.locator(".above")).to_contain_text("@Anna, it's your turn.")
    await expect(hand.get_by_role("button", name="Good", exact=True)).to_be_enabled()
    await ping.get_by_role("button", name="Good", exact=True).click()
    await expect(board).not_to_contain_text("hold or good?")
    await expect(ping.filter(has_text="hold or good?")).to_have_count(0)
    await expect(hand.get_by_role("button", name="Good", exact=True)).to_have_count(0)

    ben = evening["Ben"]
    asked = await ben.slash("end")
    await evening.press(ben, asked.message, "Yes")
    vote = pings(page).filter(has_text="the table has a question for you")
    await expect(vote).to_contain_text(named("@Ben asks to end this game"))
    await expect(pressable(vote)).to_have_text(["Agree", "Refuse", "My hand"])
    await expect(hand.get_by_role("button", name="Refuse")).to_be_enabled()
    assert await fits(page)
    await vote.get_by_role("button", name="Refuse").click()
    await expect(vote).to_have_count(0)
    await expect(hand.get_by_role("button", name="Refuse")).to_have_count(0)
    assert wrong == []
