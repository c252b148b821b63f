"""Public messages are drawn by the tokens of presses on them: that takes nothing from 50 requests a second."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, closing
from itertools import permutations
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.sandbox import RenderedMessage, Sandbox, SimulatedUser
from bot.sandbox.rest import LoggedRequest
from bot.ui import CardBot, RequestBudget
from bot.ui.discord import RequestKind
from tests.e2e.aged import Aged, playing
from tests.e2e.conftest import StartBot
from tests.e2e.evening import LONG, Evening, Onlooker, is_hand, labels, moves, panel
from tests.e2e.faulty import AT_PLAY, hand_of, nothing_differs

Gather = Callable[[], Awaitable[Evening]]


def edits(sandbox: Sandbox, message: str) -> list[LoggedRequest]:
    """Return the edits of a message that no press was answered with."""
    return [call for call in sandbox.log if call.method == "PATCH" and call.path.endswith(f"/messages/{message}")]


def ways(sandbox: Sandbox, message: str) -> str:
    """Return by whose token a message was edited, a letter each: t for a press's, b for the bot's."""
    return "".join("b" if call.by_bot else "t" for call in edits(sandbox, message) if call.status == 200)


async def bet(here: Evening) -> SimulatedUser:
    """Have a user press on the panel what they may bet; return who is to answer."""
    for person, other in permutations(here.people):
        for label in [label for label in labels(panel(person)) if label.startswith("Bet ")]:
            if (await here.press(person, panel(person), label)).kind == "update":
                return other
    raise AssertionError("nobody may bet")


async def good(bot: CardBot, person: SimulatedUser) -> None:
    """Say good to what was bet, without a press: the panel has to be redrawn."""
    service = bot.tree.context.service
    await service.act(1, int(person.id), "good", (await service.table(1)).revision)
    await nothing_differs(bot, person)


async def play(here: Evening, bot: CardBot) -> None:
    """Have a user play from their hand, and every user see it on the panel."""
    await here.step()
    await nothing_differs(bot, here.people[0])


@pytest.fixture
async def gather(sandbox: Sandbox) -> AsyncIterator[Gather]:
    """Provide a function that makes two users come; more happens than they press."""
    async with AsyncExitStack() as stack:

        async def gather() -> Evening:
            onlooker = await stack.enter_async_context(Onlooker(sandbox.url, "Franz"))
            people = [await stack.enter_async_context(sandbox.person(name)) for name in ("Anna", "Ben")]
            return Evening(people, onlooker, Random(1))

        yield gather


async def quiet(here: Evening) -> Evening:
    """Have users come to the second trick, with nobody pressing anything on the panel since Start."""
    here.eager = 0.0
    await here.sit_down(target=LONG)
    assert await here.play_on(AT_PLAY)
    return here


async def test_with_presses_going_on_no_edit_of_the_table_counts(
    sandbox: Sandbox, bot: CardBot, gather: Gather
) -> None:
    here = await quiet(await gather())
    await nothing_differs(bot, here["Anna"])
    shown = panel(here["Anna"])
    drawn = ways(sandbox, shown.id)
    assert len(drawn) >= 3, "people played from their hands"
    assert set(drawn) == {"t"}
    assert all(call.status == 200 for call in edits(sandbox, shown.id))


async def test_after_fourteen_minutes_the_bots_own_token_draws_until_the_next_press(turned: Aged) -> None:
    here = await turned.evening("Anna", "Ben", target=LONG)
    assert await here.play_on(AT_PLAY)
    message = panel(here["Anna"]).id

    async def drawn() -> set[str]:
        begun = len(ways(turned.sandbox, message))
        await play(here, turned.bot)
        return set(ways(turned.sandbox, message)[begun:])

    await turned.pass_by(13)
    assert await drawn() == {"t"}
    await turned.pass_by(1.1)
    assert await drawn() == {"b"}
    other = await bet(here)
    begun = len(ways(turned.sandbox, message))
    await good(turned.bot, other)
    assert set(ways(turned.sandbox, message)[begun:]) == {"t"}, "the press has brought a new one"


@pytest.mark.parametrize(
    ("status", "code"), [(404, 10015), (404, 10008), (401, 50027), (401, 0), (403, 50013), (400, 30046), (429, 0)]
)
async def test_a_refused_token_loses_nothing(
    sandbox: Sandbox, bot: CardBot, gather: Gather, status: int, code: int
) -> None:
    here = await quiet(await gather())
    await nothing_differs(bot, here["Anna"])
    message = panel(here["Anna"]).id
    refused = sandbox.faults.fail(
        "PATCH", f"/webhooks/*/messages/{message}", status=status, code=code, retry_after=60
    )
    begun = len(edits(sandbox, message))
    await play(here, bot)
    await play(here, bot)
    late = edits(sandbox, message)[begun:]
    assert refused.hits == 1, "it is not asked again"
    assert [(call.status, call.by_bot) for call in late][:2] == [(status, False), (200, True)]
    assert all(call.by_bot for call in late[1:])
    shown = [str(call.request["components"]) for call in late[1:]]
    assert len(set(shown)) == len(shown), "nothing is drawn twice"
    await good(bot, await bet(here))
    assert not edits(sandbox, message)[-1].by_bot, "the next press brings another token"


async def test_a_press_that_was_answered_otherwise_brings_no_token_for_the_table(
    sandbox: Sandbox, start_bot: StartBot, gather: Gather, tmp_path: Path
) -> None:
    await start_bot()
    here = await quiet(await gather())
    tokens = {call.path.split("/")[3] for call in sandbox.log if call.path.startswith("/interactions/")}
    sent = [call for call in sandbox.log if call.method == "POST" and call.path.startswith("/webhooks/")]
    [private] = [message.id for message in here["Anna"].messages() if message.ephemeral and is_hand(message)]
    tokens -= {call.path.split("/")[3] for call in sent if call.answer["id"] == private}
    with closing(sqlite3.connect(tmp_path / "bot.sqlite")) as file:
        kept = "\n".join(file.iterdump())
    assert tokens
    assert not [token for token in tokens if token in kept], "the only token kept is that of the hand after Start"
    bot = await start_bot()
    message = panel(here["Anna"]).id
    begun = len(ways(sandbox, message))
    assert (await here.press(here["Anna"], panel(here["Anna"]), "My hand")).message.ephemeral
    await play(here, bot)
    assert set(ways(sandbox, message)[begun:]) == {"b"}


async def test_a_hand_of_before_a_restart_with_nothing_to_show_falls_asleep_as_it_is(turned: Aged) -> None:
    here = await turned.evening("Anna", "Ben")
    anna = here["Anna"]
    await here.open_hand(anna)
    upkeep, table = turned.interface.upkeep, await turned.service.table(1)
    [row] = await turned.service.tracked_messages.with_token()
    upkeep.messages.tables.clear()
    shown = upkeep.hands._new_ephemeral(table, int(anna.id))
    shown.resume(row)
    upkeep.messages.for_table(table.id, table.guild).ephemeral[shown.reader] = shown
    with capture_logs() as logs:
        await turned.pass_by(14.5)
        here.by_panel.clear()
        await here.open_hand(anna)
    assert [line for line in logs if line["event"] == "failed"] == []


async def test_what_a_token_has_left_is_read_before_it_is_refused(
    sandbox: Sandbox, bot: CardBot, gather: Gather
) -> None:
    here = await quiet(await gather())
    await nothing_differs(bot, here["Anna"])
    message = panel(here["Anna"]).id
    limit = sandbox.faults.limit("PATCH", f"/webhooks/*/messages/{message}", 1, 600)
    begun = len(ways(sandbox, message))
    await play(here, bot)
    async with asyncio.timeout(60):  # the library would wait for ten minutes
        await play(here, bot)
        await good(bot, await bet(here))
    assert ways(sandbox, message)[begun:].startswith("tb"), "nothing is left, so the bot's own comes sooner"
    assert limit.full == 0


async def test_pictures_go_by_the_token_too(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # On a slow machine an edit without the image and one with it take more edits than a token has.
    monkeypatch.setattr("bot.ui.discord.message_editor.PATIENCE", 60.0)
    async with (
        playing(sandbox, tmp_path, pictures=True),
        sandbox.person("Anna") as anna,
        sandbox.person("Ben") as ben,
        Onlooker(sandbox.url, "Franz") as onlooker,
    ):
        here = Evening([anna, ben], onlooker, Random(1), eager=0.0)
        await quiet(here)
        await anna.wait_for(lambda: panel(anna).files)
        hung = [file["filename"] for file in panel(anna).files]
        message = panel(anna).id
        await here.step()
        await here.step()
        await anna.wait_for(lambda: [file["filename"] for file in panel(anna).files] not in ([], hung))
        assert set(ways(sandbox, message)) == {"t"}


async def test_a_table_in_a_direct_message_is_drawn_by_its_presses(sandbox: Sandbox, bot: CardBot) -> None:
    async with sandbox.person("Anna") as anna:
        opened = (await anna.slash("play", anna.dm, game="bieten", target=LONG)).message

        def table() -> RenderedMessage:
            return next(message for message in anna.messages(anna.dm) if message.id == opened.id)

        start = next(label for label in labels(table()) if label.startswith("Start"))
        await anna.click(table(), start)
        hand = await anna.wait_for(lambda: (shown := hand_of(anna)) and moves(shown) and shown)
        await nothing_differs(bot, anna, table)  # the hand can come before it
        was, begun = table().text, len(ways(sandbox, opened.id))
        await anna.click(hand, moves(hand)[0].custom_id or "")
        await anna.wait_for(lambda: table().text != was)
        assert set(ways(sandbox, opened.id)[begun:]) == {"t"}


async def test_every_request_with_the_bots_token_passes_the_budget(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which never lets more than so many go out within a second: tests/ui/test_request_budget.py."""
    let_out: Counter[RequestKind] = Counter()
    claim = RequestBudget.claim

    async def counted(budget: RequestBudget, otherwise: RequestKind) -> RequestKind:
        use = await claim(budget, otherwise)
        let_out[use] += 1
        return use

    monkeypatch.setattr(RequestBudget, "claim", counted)
    sandbox.faults.fail("POST", "/channels/*/messages", status=429, retry_after=0.01, count=2)
    async with (
        playing(sandbox, tmp_path, edit_interval=0.01, card_emojis=True, requests_per_second=400),
        sandbox.person("Anna") as anna,
        sandbox.person("Ben") as ben,
        Onlooker(sandbox.url, "Franz") as onlooker,
    ):
        await quiet(Evening([anna, ben], onlooker, Random(1), eager=0.0))
    asked = [call for call in sandbox.log if call.by_bot]
    assert [call for call in asked if call.status == 429], "what the library repeats counts as well"
    assert let_out.total() >= len(asked)
    assert let_out[RequestKind.CHORES] > let_out[RequestKind.DIRECT] > 1, (
        "emojis and hands are known as what they are"
    )
