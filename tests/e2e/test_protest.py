"""A protest on a page: made, looked at, dealt again, ended without a result; the record proves its luck."""

from playwright.async_api import Browser, expect

from bot.rules.proof_check import verify
from bot.sandbox import Sandbox
from bot.ui import CardBot
from tests.browser import fits, named, visit
from tests.e2e.test_browser import menu_of

WRONG = "That card was led twice."


async def test_a_protest_is_made_looked_at_and_answered(bot: CardBot, sandbox: Sandbox, browser: Browser) -> None:
    async with sandbox.person("Anna"), sandbox.person("Ben") as ben, sandbox.person("Cilli"):
        await ben.slash("play", game="bieten")
        page, wrong = await visit(browser, sandbox, 380, "Ben")
        other, also_wrong = await visit(browser, sandbox, 380, "Cilli")
        await other.get_by_role("button", name="Join", exact=True).click()
        await page.get_by_role("button", name="Start", exact=True).click()
        board = other.locator(
            "li.message:not(.ephemeral)", has=other.get_by_role("button", name="My hand", exact=True)
        ).last
        await expect(board).to_contain_text("Bieten · deal 1")

        async def protest(sentence: str) -> None:
            await (await menu_of(other, board)).get_by_role("button", name="Protest", exact=True).click()
            await other.locator("dialog").get_by_label("What is wrong?").fill(sentence)
            await other.get_by_role("button", name="Submit").click()
            await expect(board).to_contain_text(named("@Cilli protests against deal 1"))

        await protest(WRONG)
        await expect(other.locator("body")).not_to_contain_text(WRONG)
        await page.get_by_role("button", name="View protest").last.click()
        case = page.locator("li.ephemeral", has_text="Protest in game 1, deal 1").last
        await expect(case).to_contain_text(WRONG)
        assert await fits(page)
        await case.get_by_role("button", name="Deal again, if all agree").click()
        await board.get_by_role("button", name="Agree", exact=True).click()
        await expect(board).to_contain_text("it was dealt again, as everyone agreed")
        assert await fits(other)

        await protest("Again.")
        # Who plays in the game rules on nothing; Anna owns the server.
        page, wrong_too = await visit(browser, sandbox, 380, "Anna")
        case = page.locator("li.ephemeral", has_text="Protest in game 1, deal 1").last
        await page.get_by_role("button", name="View protest").last.click()
        await expect(case).to_contain_text("Again.")
        await case.get_by_role("button", name="End without a result").click()
        await expect(page.get_by_text("After a protest, the game has no result").last).to_be_visible()
        await case.get_by_role("button", name="Replay from here").click()
        await expect(page.locator("li.ephemeral", has_text="Game 1 · deal 1").last).to_be_visible()
        assert await fits(page)
        assert (wrong, also_wrong, wrong_too) == ([], [], [])

    record = await bot.tree.context.service.archive.record(1)
    assert verify(record.encode()).json() == {"proof": 2, "holds": True, "sealed": False, "errors": []}
    assert '"dropped": ["deal 1"]' in record
    assert '"protest": {"line": ' in record
