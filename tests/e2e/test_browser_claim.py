"""'Claim all the rest', in a real browser: asked in the hand, shown with it on the table, answered there."""

import re

from playwright.async_api import Locator, expect

from bot.sandbox import SimulatedUser
from tests.browser import fits, named
from tests.e2e.aged import Aged
from tests.e2e.evening import enabled, panel, verb
from tests.e2e.rounds import Round
from tests.e2e.test_browser_living_hand import copies

CLAIM = "Claim all the rest"


async def passed_out(here: Aged) -> tuple[Round, list[SimulatedUser]]:
    """Have three users pass at The Betel; return them, the one who leads first."""
    table = await here.round("betel", "Anna", "Ben", "Cilli")
    for _ in table.people:
        person = await table.someone_is_due()
        await table.do(person, table.hand(person), "pass")
    leader = await table.someone_is_due()
    return table, [leader, *(person for person in table.people if person is not leader)]


async def claimed(here: Aged) -> tuple[Round, list[SimulatedUser], Locator, Locator, list[str]]:
    """Claim the rest in the browser as the player who leads; return the table's message there and the hand."""
    table, people = await passed_out(here)
    page, board, wrong = await here.visit(380, people[0].name)
    await board.get_by_role("button", name="My hand").click()
    hand = copies(page).last
    await hand.get_by_role("button", name="More").click()
    await hand.get_by_role("button", name=CLAIM).click()
    await expect(hand).to_contain_text("Everyone then sees your hand")
    await expect(board).not_to_contain_text("claims all the rest")
    assert await fits(page)
    await hand.get_by_role("button", name="Yes, show my hand").click()
    await expect(board).to_contain_text(named(f"@{people[0].name}"))
    await expect(board).to_contain_text("claims all the rest")
    assert await fits(page)
    return table, people, board, hand, wrong


async def answers(table: Round, person: SimulatedUser, what: str) -> None:
    """Have a user answer on the table's message."""
    await person.wait_for(lambda: any(verb(b) == what for b in enabled(panel(person))))
    await table.do(person, panel(person), what)


async def test_one_refuses_and_it_is_played_out(turned: Aged) -> None:
    table, (_, first, second), board, hand, wrong = await claimed(turned)
    await answers(table, first, "!claimagree")
    await answers(table, second, "!claimrefuse")
    await expect(board).to_contain_text(named(f"@{second.name} doesn't agree"))
    await expect(hand.get_by_role("button", name=CLAIM)).to_have_count(0)
    assert wrong == []


async def test_all_agree_and_it_is_played_out_if_it_can_come_true(turned: Aged) -> None:
    table, (_, *others), board, hand, wrong = await claimed(turned)
    for person in others:
        await answers(table, person, "!claimagree")
    # Whether it can is a matter of the cards; what became of it is said either way.
    said = board.page.get_by_text(re.compile("Everyone agreed to |claimed the rest. It was played out"))
    await expect(said.first).to_be_visible()
    await expect(hand.get_by_role("button", name=CLAIM)).to_have_count(0)
    assert wrong == []
