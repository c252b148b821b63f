"""A hint over the wire: in one's own hand alone, gone when the game goes on; and on a page."""

from playwright.async_api import Browser, expect

from bot.sandbox import Sandbox
from bot.ui import CardBot
from tests.browser import fits, visit
from tests.e2e.conftest import Open
from tests.e2e.evening import Evening, controls, moves, panel


def public(here: Evening) -> list[tuple[str, list[str]]]:
    """Return all that every user has ever seen, with what could be pressed."""
    return [(seen.text, controls(seen)) for seen in here.onlooker.seen]


async def test_a_hint_is_for_its_owner_until_the_game_goes_on(evening: Open) -> None:
    here = await evening("Anna", "Ben")
    await here.sit_down(start=False)
    anna, ben = here.people
    await here.choose(anna, "Allow hints (not rated)")
    await here.reads(ben, "not rated")
    await here.press(anna, panel(anna), "Start")
    await here.play_on("leads to trick 1")
    await here.settle()
    before = public(here)
    due = await here.someone_is_due()
    other = ben if due is anna else anna
    said = await here.press_more(due, "Hint")
    assert "💡 Hint: " in said.message.text
    assert public(here) == before, "nobody else can tell"
    assert "💡 Hint" not in here.hand(other).text
    revision = panel(due).text
    await here.press(due, here.hand(due), moves(here.hand(due))[0].custom_id)
    await due.wait_for(lambda: panel(due).text != revision)
    await here.settle()
    assert "💡 Hint" not in here.hand(due).text


async def test_a_hint_fits_on_the_page(bot: CardBot, sandbox: Sandbox, browser: Browser) -> None:
    async with sandbox.person("Anna") as anna:
        await anna.slash("play", game="bid_whist")
        page, wrong = await visit(browser, sandbox, 380)
        board = page.locator("li.message:not(.ephemeral)", has=page.locator(".container")).last
        await board.get_by_role("button", name="Start with 3 computers", exact=True).click()
        await expect(board).to_contain_text("Bid Whist · deal 1")
        hand = page.locator("li.ephemeral", has=page.locator(".container")).last
        await hand.get_by_role("button", name="More", exact=True).click(timeout=20_000)
        await hand.get_by_role("button", name="Hint", exact=True).click(timeout=20_000)
        await expect(hand).to_contain_text("💡 Hint: ")
        await expect(hand).to_contain_text("Second best")
        assert await fits(page)
        assert wrong == []
