"""The page in a real browser: what a person sees and clicks."""

import asyncio
from dataclasses import replace

import discord
import pytest
from playwright.async_api import Browser, Page, Route, expect

from bot.sandbox import STRICT, Sandbox, SimulatedUser
from tests.browser import blank, fits, visit
from tests.sandbox.example_bot import NASTY, ExampleBot


async def command(page: Page, text: str) -> None:
    """Type a command, pick it, and send it with the keyboard alone."""
    await page.get_by_label("Message", exact=True).fill(text)
    await expect(page.get_by_role("option", name=text)).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("form")).to_be_visible()


async def test_a_table_is_played_in_the_browser(
    bot: ExampleBot, sandbox: Sandbox, browser: Browser, ben: SimulatedUser
) -> None:
    page, wrong = await visit(browser, sandbox, 380, "Anna")
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
    assert await page.get_by_role("listbox").evaluate("box => box.parentElement.clientHeight") > 100, "several names"
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
    assert await fits(page)
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
    bot: ExampleBot, sandbox: Sandbox, browser: Browser, ben: SimulatedUser
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


async def test_the_settings_tell_for_how_many_messages_the_phone_has_rung(
    bot: ExampleBot, sandbox: Sandbox, browser: Browser, ben: SimulatedUser
) -> None:
    ping = await ben.say(f"<@{sandbox.people['Anna'].id}> come over")
    await ben.say(f"<@{sandbox.people['Anna'].id}> please")
    sandbox.delete_message(sandbox.channel.messages[ping.id])
    page, wrong = await visit(browser, sandbox, 1200, "Anna")
    await page.get_by_role("button", name="Your settings").click()
    await expect(page.get_by_text("Your phone has rung for 2 messages; 1 of them are deleted.")).to_be_visible()
    assert wrong == []


async def test_a_person_whom_a_message_does_not_list_is_unknown(
    bot: ExampleBot, sandbox: Sandbox, browser: Browser, ben: SimulatedUser
) -> None:
    anna = sandbox.people["Anna"]
    await ben.slash("shout", text=f"<@{ben.id}> and <@{anna.id}> sit there", quiet=True)
    for row, words in ((True, "@unknown-user and @Anna sit there"), (False, "@Ben and @Anna sit there")):
        sandbox.strictness = replace(STRICT, unresolved_mentions=row)
        page, wrong = await visit(browser, sandbox, 1200, "Anna")
        await expect(page.locator("li.message", has_text="sit there")).to_contain_text(words)
        assert wrong == []
    await ben.slash("shout", text=f"over to you, <@{ben.id}>")
    sandbox.strictness = replace(STRICT, unresolved_mentions=True)
    page, _ = await visit(browser, sandbox, 1200, "Anna")
    await expect(page.locator("li.message", has_text="over to you")).to_contain_text("over to you, @Ben")


async def test_marks_for_what_is_unread_and_a_failure_that_is_told(
    bot: ExampleBot, sandbox: Sandbox, browser: Browser, ben: SimulatedUser
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


@pytest.mark.parametrize("at_once", [True, False], ids=["pasted", "key by key"])
@pytest.mark.parametrize(
    ("line", "called"),
    [
        pytest.param("/play game:Whist", ("play", "Whist", None), marks=pytest.mark.exhaustive),
        pytest.param("/play game:whist target:21", ("play", "Whist", 21), marks=pytest.mark.exhaustive),
        ("/play target: 21 game: Skat", ("play", "Skat", 21)),
    ],
)
async def test_options_may_be_named_in_one_go(
    bot: ExampleBot, sandbox: Sandbox, browser: Browser, line: str, called: tuple[object, ...], *, at_once: bool
) -> None:
    page, wrong = await visit(browser, sandbox, 1200, "Anna")
    box = page.get_by_label("Message", exact=True)
    await box.fill("/")
    await expect(page.get_by_role("option", name="/play")).to_be_visible()
    if at_once:
        await box.fill(line)
    else:
        await page.keyboard.type(line[1:])
    await page.keyboard.press("Enter")
    await expect(page.locator("li.message", has_text="Table 1")).to_be_visible()
    assert bot.seen[-1] == called
    assert wrong == []


async def test_what_no_option_takes_is_shown_and_not_sent(
    bot: ExampleBot, sandbox: Sandbox, browser: Browser
) -> None:
    page, wrong = await visit(browser, sandbox, 1200, "Anna")
    await page.get_by_label("Message", exact=True).fill("/play game:Bridge")
    await page.keyboard.press("Enter")
    field = page.get_by_label("game: Which game")
    await expect(field).to_have_value("Bridge")
    await expect(field).to_be_focused()
    await page.keyboard.press("Enter")
    assert not any(call[0] == "play" for call in bot.seen)
    await field.fill("Skat")
    await page.keyboard.press("Enter")
    await expect(page.locator("li.message", has_text="Table 1")).to_be_visible()
    assert bot.seen[-1] == ("play", "Skat", None)
    assert wrong == []


@pytest.mark.parametrize(("line", "shown"), [("/play game:Whist", "Table 1"), ("Good evening", "Good evening")])
async def test_what_is_typed_while_the_page_still_opens_is_not_refused(
    bot: ExampleBot, sandbox: Sandbox, browser: Browser, line: str, shown: str
) -> None:
    """The box is there before the first channel: a command was unknown then, and a message went nowhere."""
    page, wrong = await blank(browser, 1200)
    opens = asyncio.Event()
    asked = 0

    async def late(route: Route) -> None:
        nonlocal asked
        asked += 1
        if asked == 2:  # the first one shows the box, the second one opens the channel
            await opens.wait()
        await route.continue_()

    await page.route("**/web/state?*", late)
    await page.goto(f"{sandbox.url}/?as=Anna")
    await page.get_by_label("Message", exact=True).fill(line)
    await page.keyboard.press("Enter")
    await asyncio.sleep(0.3)
    opens.set()
    await expect(page.locator("li.message", has_text=shown).or_(page.get_by_role("alert"))).to_be_visible()
    await expect(page.get_by_role("alert")).to_have_count(0)
    await expect(page.get_by_label("Message", exact=True)).to_have_value("")
    assert wrong == []


async def test_an_unknown_command_is_not_said_to_everybody(
    bot: ExampleBot, sandbox: Sandbox, browser: Browser, ben: SimulatedUser
) -> None:
    page, _ = await visit(browser, sandbox, 1200, "Anna")
    box = page.get_by_label("Message", exact=True)
    await box.fill("/")
    await expect(page.get_by_role("option", name="/play")).to_be_visible()
    for line in ("/paly game:Whist", "/x"):
        await box.fill(line)
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("alert").last).to_contain_text(f"There is no command {line.split()[0]} here")
        await expect(box).to_have_value(line)
    await box.fill("// and / are no commands"[3:])
    await page.keyboard.press("Enter")
    await expect(page.locator("li.message", has_text="are no commands")).to_be_visible()
    await ben.wait_message(lambda message: "are no commands" in message.text)
    assert [message.text for message in ben.messages()] == ["and / are no commands"]


async def test_choosing_the_channel_one_is_in_closes_the_drawer(
    bot: ExampleBot, sandbox: Sandbox, browser: Browser
) -> None:
    page, wrong = await visit(browser, sandbox, 380, "Anna")
    await page.get_by_role("button", name="Channels and people").click()
    here = page.locator("#sidebar a[aria-current=page]")
    await expect(here).to_be_visible()
    await here.click()
    await expect(here).not_to_be_visible()
    await expect(page.locator("#veil")).to_be_hidden()
    assert wrong == []


async def test_the_keyboard_of_a_phone_does_not_hide_the_composer(
    bot: ExampleBot, sandbox: Sandbox, browser: Browser
) -> None:
    page, wrong = await visit(browser, sandbox, 380, "Anna")
    await page.get_by_label("Message", exact=True).focus()
    await page.evaluate(
        """() => {
            Object.defineProperty(visualViewport, "height", { value: 320, configurable: true });
            visualViewport.dispatchEvent(new Event("resize"));
        }"""
    )
    bottom = await page.locator("#composer").evaluate("element => element.getBoundingClientRect().bottom")
    assert bottom <= 320
    assert "interactive-widget=resizes-content" in await page.locator("meta[name=viewport]").get_attribute("content")
    assert wrong == []


async def test_a_message_that_comes_while_the_state_is_on_its_way_is_marked(
    bot: ExampleBot, sandbox: Sandbox, browser: Browser, ben: SimulatedUser
) -> None:
    page, wrong = await visit(browser, sandbox, 1200, "")
    lounge = sandbox.guild.channels[ben.state["channels"][2]["id"]]
    asked = 0
    again = asyncio.Event()

    async def late(route: Route) -> None:
        nonlocal asked
        asked += 1
        answer = await route.fetch()
        if asked == 2:  # the page has its socket now, and reads the state a second time
            await ben.say(f"<@{sandbox.people['Anna'].id}> come over", lounge.id)
            await page.wait_for_function("document.querySelector('#status').textContent.includes('lounge')")
        await route.fulfill(response=answer)
        if asked == 3:
            again.set()

    await page.route("**/web/state?*", late)
    await page.goto(f"{sandbox.url}/?as=Anna")
    await asyncio.wait_for(again.wait(), 20)
    await expect(page.get_by_label("Message", exact=True)).to_be_visible()
    await expect(page.get_by_role("link", name="lounge, 1 for you")).to_be_visible()
    assert [line for line in wrong if "404" not in line] == []


async def test_a_thread_is_created_written_in_closed_and_opened(
    bot: ExampleBot, sandbox: Sandbox, browser: Browser, ben: SimulatedUser
) -> None:
    said = await ben.say("Who plays tonight?")
    page, wrong = await visit(browser, sandbox, 380, "Anna")
    line = page.locator("li.message", has_text="Who plays tonight?")
    await line.get_by_text("Who plays tonight?").click(button="right")
    await page.get_by_role("button", name="Create thread").click()
    dialog = page.get_by_role("dialog", name="Create thread")
    await dialog.get_by_label("Thread name").fill("tonight")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(page.get_by_role("heading", name="tonight")).to_be_visible()
    await expect(line).to_be_visible()
    await page.get_by_label("Message", exact=True).fill("I do")
    await page.keyboard.press("Enter")
    await expect(page.locator("li.message", has_text="I do")).to_be_visible()
    await ben.wait_message(lambda message: message.text == "I do", said.id)
    assert len(ben.messages(said.id)) == 1

    await page.get_by_role("button", name="Close thread").click()
    await expect(page.get_by_role("button", name="Open thread")).to_be_visible()
    assert sandbox.guild.threads[said.id].archived
    await ben.say("Me too", said.id)
    await expect(page.get_by_role("button", name="Close thread")).to_be_visible()
    await page.get_by_role("link", name="card-table ›").click()
    await expect(line.get_by_role("link", name="tonight")).to_contain_text("2 messages")
    assert await fits(page)
    assert wrong == []


async def test_the_threads_of_a_channel_are_listed(
    bot: ExampleBot, sandbox: Sandbox, browser: Browser, ben: SimulatedUser
) -> None:
    await ben.archive(await ben.create_thread("last week"))
    page, wrong = await visit(browser, sandbox, 1200, "Anna")
    await expect(page.locator("li.message", has_text="Ben started a thread: last week.")).to_be_visible()
    await ben.create_thread("today")
    await expect(page.get_by_role("navigation").get_by_role("link")).to_contain_text(
        ["card-table", "today", "bieten", "lounge", "Card Bot"]
    )
    await page.get_by_role("button", name="Threads").click()
    await expect(page.locator(".popup")).to_contain_text(
        "Active threadstoday0 messagesClosed threadslast week0 messages"
    )
    await page.locator(".popup").get_by_role("link", name="last week").click()
    await expect(page.get_by_role("heading", name="last week")).to_be_visible()
    assert wrong == []


async def test_times_are_rendered_in_replies_and_pass(
    bot: ExampleBot, sandbox: Sandbox, browser: Browser, ben: SimulatedUser
) -> None:
    page, wrong = await blank(browser, 1200)
    await page.clock.install(time=1_800_000_000)
    await page.goto(f"{sandbox.url}/?as=Anna")
    asked = await ben.say("**Until** <t:1800010800:R> ||dark||")
    channel = await bot.fetch_channel(int(ben.channel))
    assert isinstance(channel, discord.TextChannel)
    await channel.send("yes", reference=channel.get_partial_message(int(asked.id)))
    reply = page.get_by_role("button", name="Ben Until in 3 hours")
    await expect(reply).to_have_text("BBenUntil in 3 hours ▇▇▇")
    stamp = page.locator("time.stamp")
    await expect(stamp).to_have_text("in 3 hours")
    await page.clock.fast_forward(3_600_000)
    await expect(stamp).to_have_text("in 2 hours")
    first = await channel.send("first")
    await channel.send("after it", reference=first)
    await expect(page.locator("li.message", has_text="after it").locator(".excerpt")).to_have_text("first")
    await first.edit(content="second")
    await expect(page.locator("li.message", has_text="after it").locator(".excerpt")).to_have_text("second")
    assert wrong == []


async def test_the_message_box_scrolls_only_when_it_is_full(
    bot: ExampleBot, sandbox: Sandbox, browser: Browser
) -> None:
    page, wrong = await visit(browser, sandbox, 380, "Anna")
    box = page.get_by_label("Message", exact=True)
    await expect(box).to_have_attribute("placeholder", "Message #card-table")
    scrolls = "box => box.scrollHeight > box.clientHeight || getComputedStyle(box).overflowY === 'auto'"
    assert not await box.evaluate(scrolls)
    await box.fill("a line\n" * 3)
    assert not await box.evaluate(scrolls)
    await box.fill("a line\n" * 20)
    assert await box.evaluate(scrolls)
    assert wrong == []
