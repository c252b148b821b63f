"""Before a game, in a real browser: the host starts it, others ask; who sits where is shown, chosen and swapped."""

from playwright.async_api import Locator, Page, expect

from tests.browser import fits, named
from tests.e2e.aged import Aged
from tests.e2e.evening import is_panel, panel
from tests.e2e.rounds import Round
from tests.e2e.test_browser import menu_of

PLAYING = "Bieten · deal 1"


async def test_the_host_is_asked_and_starts(turned: Aged) -> None:
    here = await turned.evening("Anna", "Ben", start=False)
    page, board, wrong = await turned.visit(380, "Anna")
    await expect(board).to_contain_text("Ready to start")
    await here.press(here["Ben"], panel(here["Ben"]), "Start")
    await expect(board).to_contain_text(named("@Ben wants to start. @Anna, start now?"))
    assert await fits(page)
    await board.get_by_role("button", name="Refuse").click()
    await expect(board).not_to_contain_text("wants to start")
    await turned.pass_by(10)
    await expect(board).to_contain_text("Ready to start")
    await board.get_by_role("button", name="Start", exact=True).click()
    await expect(board).to_contain_text(PLAYING)
    assert await fits(page)
    assert wrong == []


async def test_a_silent_hosts_table_starts_after_a_countdown(turned: Aged) -> None:
    await turned.evening("Anna", "Ben", start=False)
    page, board, wrong = await turned.visit(380, "Ben")
    await turned.pass_by(3)
    await board.get_by_role("button", name="Start", exact=True).click()
    await expect(board).to_contain_text("Otherwise the game starts")
    assert await fits(page)
    await turned.pass_by(19 / 60)
    await expect(board).to_contain_text(named("@Ben wants to start"))
    await turned.pass_by(2 / 60)
    await expect(board).to_contain_text(PLAYING)
    assert wrong == []


# Seats


async def whist(here: Aged) -> Round:
    """Have Anna open a table of Bid Whist, and Ben and Cilli join."""
    people = await here.people("Anna", "Ben", "Cilli")
    table = Round(people, await here.onlooker(), here.rng)
    await people[0].slash("play", game="bid_whist")
    for person in people[1:]:
        await table.press(person, await person.wait_message(is_panel), "Join")
    return table


async def choose(page: Page, board: Locator, title: str, *options: str) -> Locator:
    """Choose in a list of the page with the seats; return that page's message."""
    shown = page.locator("li.ephemeral", has_text="Seats at table")
    if not await shown.count():
        await (await menu_of(page, board)).get_by_role("button", name="Seats").click()
    await shown.get_by_role("button", name=title).click()
    for option in options:
        await page.get_by_role("option", name=option).click()
    if len(options) > 1:
        await page.get_by_role("button", name="Done").click()
    return shown


async def test_seats_are_chosen_and_swapped_if_the_other_agrees(turned: Aged) -> None:
    table = await whist(turned)
    page, board, wrong = await turned.visit(380, "Ben")
    await expect(board).to_contain_text(named("Partners: @Anna 👑 & @Ben · @Cilli & free seat"))
    shown = await choose(page, board, "Sit at …", "4")
    await expect(shown.get_by_role("listitem").nth(3)).to_have_text(named("@Ben"))
    await expect(board).to_contain_text(named("Partners: @Anna 👑 & free seat · @Cilli & @Ben"))
    assert await fits(page)

    await choose(page, board, "Sit at …", "Cilli")
    await expect(board).to_contain_text(named("@Ben asks @Cilli to swap seats"))
    await expect(board).to_contain_text(named("Partners: @Anna 👑 & free seat · @Cilli & @Ben"))
    assert await fits(page)
    cilli = table["Cilli"]
    asked = await cilli.wait_for(lambda: "asks" in panel(cilli).text and panel(cilli))
    await table.press(cilli, asked, "Agree")
    await expect(board).to_contain_text(named("Partners: @Anna 👑 & free seat · @Ben & @Cilli"))
    await expect(board.get_by_role("button", name="Agree")).to_have_count(0)
    assert wrong == []


async def test_the_host_has_two_people_swap(turned: Aged) -> None:
    await whist(turned)
    page, board, wrong = await turned.visit(380, "Anna")
    shown = await choose(page, board, "Swap two seats …", "Ben", "Cilli")
    await expect(shown.get_by_role("listitem").nth(2)).to_have_text(named("@Cilli"))
    await expect(board).to_contain_text(named("Partners: @Anna 👑 & @Cilli · @Ben & free seat"))
    assert await fits(page)
    assert wrong == []
