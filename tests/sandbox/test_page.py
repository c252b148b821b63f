"""The page in a real browser: what a person sees and clicks."""

import pytest
from playwright.async_api import Browser, Page, expect

from bot.sandbox import Person, Sandbox
from tests.browser import visit
from tests.sandbox.example_bot import NASTY, ExampleBot


async def command(page: Page, text: str) -> None:
    """Type a command, pick it, and send it with the keyboard alone."""
    await page.get_by_label("Message", exact=True).fill(text)
    await expect(page.get_by_role("option", name=text)).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("form")).to_be_visible()


@pytest.mark.parametrize("width", [380, 1200])
async def test_a_table_is_played_in_the_browser(
    bot: ExampleBot, sandbox: Sandbox, browser: Browser, ben: Person, width: int
) -> None:
    page, wrong = await visit(browser, sandbox, width, "Anna")
    await command(page, "/play")
    await expect(page.get_by_role("option", name="Whist")).to_be_visible()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    panel = page.locator("li.message", has_text="Table 1").first
    await expect(panel).to_contain_text("Pressed 0 times")
    await expect(panel.get_by_alt_text("A green table")).to_be_visible()
    assert bot.seen[-1] == ("play", "Whist", None)

    await panel.get_by_role("button", name="Press").click()
    await expect(panel).to_contain_text("Pressed 1 times")
    assert "**1**" in (await ben.wait_message(lambda message: message.edited)).text

    await panel.get_by_role("button", name="Choose a suit").click()
    await page.get_by_role("option", name="Leaves").click()
    answer = page.locator("li.ephemeral", has_text="chosen: leaves")
    await expect(answer).to_contain_text("Only you can see this")

    await panel.get_by_role("button", name="Choose people").click()
    for name in ("Ben", "Eva"):
        await page.get_by_role("option", name=name).click()
    await page.get_by_role("button", name="Done").click()
    await expect(page.locator("li.ephemeral", has_text="chosen: Ben, Eva")).to_be_visible()

    await panel.get_by_role("button", name="Form").click()
    dialog = page.get_by_role("dialog", name="Preferences")
    await dialog.get_by_label("Name").fill("Nan")
    await dialog.get_by_label("Fast").check()
    await dialog.get_by_label("Hints").check()
    await dialog.get_by_label("Suit").select_option("Hearts")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(page.locator("li.ephemeral", has_text="Nan fast ['hints'] ['Hearts'] []")).to_be_visible()

    await answer.get_by_role("button", name="Dismiss message").click()
    await expect(answer).to_have_count(0)
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wrong == []


async def test_a_command_may_be_typed_in_one_line(bot: ExampleBot, sandbox: Sandbox, browser: Browser) -> None:
    page, wrong = await visit(browser, sandbox, 1200, "Anna")
    box = page.get_by_label("Message", exact=True)
    await box.fill("/play")
    await expect(page.get_by_role("option", name="/play")).to_be_visible()
    await box.fill("/play whist")
    await page.keyboard.press("Enter")
    await expect(page.get_by_label("game: Which game")).to_have_value("Whist")
    await page.keyboard.press("Enter")
    await expect(page.locator("li.message", has_text="Table 1")).to_be_visible()
    await box.fill("/find ")
    await page.keyboard.type("queen")
    await page.keyboard.press("Enter")
    await expect(page.locator("li.message", has_text="found queen")).to_be_visible()
    assert bot.seen[-1] == ("play", "Whist", None)
    assert wrong == []


async def test_html_is_text_and_markdown_is_not(
    bot: ExampleBot, sandbox: Sandbox, browser: Browser, ben: Person
) -> None:
    page, wrong = await visit(browser, sandbox, 1200, "Anna")
    await ben.say(f"{NASTY} **loud** `**quiet**` <@{ben.id}> [a](javascript:alert(1)) ||dark|| snake_case_word")
    message = page.locator("li.message", has_text="snake_case_word")
    await expect(message).to_contain_text(NASTY)
    await expect(message.locator("img, script, a[href^='javascript']")).to_have_count(0)
    await expect(message.locator("strong")).to_have_text(["loud"])
    await expect(message.locator("code")).to_have_text("**quiet**")
    await expect(message.locator(".mention")).to_have_text("@Ben")
    await message.get_by_role("button", name="Spoiler, show").click()
    await expect(message.locator(".spoiler .inner")).to_be_visible()
    await command(page, "/card")
    await page.keyboard.press("Enter")
    await expect(page.locator(".embed")).to_contain_text(NASTY)
    assert await page.title() == "#card-table · Anna"
    assert wrong == []


async def test_marks_for_what_is_unread_and_a_failure_that_is_told(
    bot: ExampleBot, sandbox: Sandbox, browser: Browser, ben: Person
) -> None:
    page, _ = await visit(browser, sandbox, 1200, "Anna")
    await expect(page.get_by_label("Message", exact=True)).to_be_visible()
    lounge = sandbox.guild.channels[ben.state["channels"][2]["id"]]
    await ben.say(f"<@{sandbox.people['Anna'].id}> come over", lounge.id)
    await expect(page.get_by_role("link", name="lounge, 1 for you")).to_be_visible()
    await page.get_by_role("link", name="lounge, 1 for you").click()
    await expect(page.locator("li.mentioned")).to_contain_text("@Anna come over")
    await expect(page.get_by_role("link", name="lounge", exact=True)).to_be_visible()

    sandbox.answer_seconds = 0.1
    await command(page, "/silent")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert")).to_contain_text("The application did not respond")
    sandbox.answer_seconds = 3.0
    panel = await ben.slash("play", lounge.id, game="Skat")
    sandbox.answer_seconds = 0.1
    item = page.locator(f"#m-{panel.message.id}")
    await item.get_by_role("button", name="Silent").click()
    await expect(item.get_by_role("alert")).to_contain_text("This interaction failed")


async def test_completion_and_who_to_be(bot: ExampleBot, sandbox: Sandbox, browser: Browser) -> None:
    page, wrong = await visit(browser, sandbox, 380, "")
    await page.get_by_role("link", name="Eva").click()
    await command(page, "/find")
    await page.keyboard.type("kn")
    await page.get_by_role("option", name="Knave").click()
    await page.keyboard.press("Enter")
    await expect(page.locator("li.message", has_text="found knave")).to_be_visible()
    await page.get_by_role("button", name="Channels and people").click()
    await expect(page.get_by_role("link", name="open a tab as Ben")).to_be_visible()
    assert [line for line in wrong if "404" not in line] == []
