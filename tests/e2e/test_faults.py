"""Everything that goes wrong on Discord is made to go wrong, and the game goes on."""

import asyncio
import math
import resource
import sqlite3
from contextlib import closing, suppress
from datetime import timedelta
from pathlib import Path
from random import Random

import aiohttp
import discord
import pytest
from structlog.testing import capture_logs

from bot.config import Settings
from bot.sandbox import Page, PageError, Sandbox, SimulatedUser
from bot.ui import CardBot
from bot.ui.discord import InteractionResponder, message_editor
from bot.ui.features import tables
from bot.ui.features.house_names import HouseNames
from bot.ui.live import message_sync, restart_notice
from bot.ui.live.restart_notice import RestartNotice
from bot.ui.live.superseded_messages import SupersededMessage, key_of
from bot.ui.live.table_messages import TableMessages
from tests.e2e.conftest import Open, Run, StartBot
from tests.e2e.evening import (
    LONG,
    Evening,
    Onlooker,
    asks,
    due,
    enabled,
    is_panel,
    labels,
    moves,
    on_any,
    outrun,
    panel,
    verb,
)
from tests.e2e.faulty import (
    AT_PLAY,
    anybody,
    as_kept,
    due_with,
    hand_of,
    kept_table,
    nothing_differs,
    play_by_hand,
    play_into_the_next_deal,
    play_to_the_end,
)

PANELS = "/channels/{}/messages"
EDITS = "/channels/{}/messages/*"
BY_TOKEN = "/webhooks/*/messages/*"
"""Edits by the tokens of presses."""
ANSWERS = "/interactions/*/*/callback"


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Edits that failed are tried again at once."""
    monkeypatch.setattr(message_editor, "RETRY_SECONDS", (0.01, 0.01, 0.01))


@pytest.fixture
async def here(evening: Open) -> Evening:
    """Anna and Ben in mid-deal."""
    opened = await evening("Anna", "Ben", seed=2)
    await opened.sit_down(target=LONG)
    assert await opened.play_on(AT_PLAY)
    return opened


@pytest.fixture
async def lobby(evening: Open) -> Evening:
    """Anna and Ben before the game."""
    opened = await evening("Anna", "Ben")
    await opened.sit_down(target=LONG, start=False)
    return opened


def panels(here: Evening) -> list[str]:
    """Return the ids of all messages of the table in the channel."""
    return [message.id for message in here.people[0].messages() if is_panel(message) and not message.ephemeral]


def told(here: Evening, name: str, text: str) -> list[str]:
    """Return a user's direct message or reply that contains these words."""
    person = here[name]
    messages = [*person.messages(person.dm), *(each for each in person.messages() if each.ephemeral)]
    return [message.text for message in messages if text in message.text]


def cuts(here: Evening) -> SimulatedUser | None:
    """Return who is to cut for the next deal, by their hand."""
    asked = lambda each: (hand := hand_of(each)) and "how many cards do you lift?" in hand.text  # noqa: E731
    return next(filter(asked, here.people), None)


def presses(sandbox: Sandbox, method: str, path: str) -> int:
    """How often the bot has asked this of Discord."""
    return len([each for each in sandbox.log if each.method == method and each.path.startswith(path)])


# Messages and channels that are gone


async def test_a_deleted_panel_comes_again(here: Evening, bot: CardBot, sandbox: Sandbox) -> None:
    person, hand, move = await due_with(here, "")
    [gone] = panels(here)
    sandbox.delete_message(sandbox.channel.messages[gone])
    await here.press(person, hand, move)
    await person.wait_for(lambda: panels(here) and panels(here) != [gone])
    await play_into_the_next_deal(here, bot)


@pytest.mark.parametrize(("status", "code"), [(400, 30046), (403, 30046), (400, 20022)])
async def test_a_message_edited_too_often_is_edited_a_little_later(
    here: Evening, bot: CardBot, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    monkeypatch.setattr(message_editor, "PAUSE", 0.05)
    old = panel(here["Anna"])
    rule = sandbox.faults.fail("PATCH", f"*/messages/{old.id}", status=status, code=code, count=2)
    await here.step()
    await here["Anna"].wait_for(lambda: rule.left == 0)
    assert panel(here["Anna"]).id == old.id, "there is no second panel"
    await play_into_the_next_deal(here, bot)


async def test_a_hand_that_is_gone_comes_again(here: Evening, bot: CardBot, sandbox: Sandbox) -> None:
    for name in ("Anna", "Ben"):
        account = sandbox.people[name]
        hand = hand_of(here[name])
        sandbox.delete_message(sandbox.dm(account).messages[hand.id])
    anna = here["Anna"]
    await here.press(anna, panel(anna), "My hand")
    sitter = next(person for person in here.people if person.name == due(panel(anna)))
    answer = await here.press(sitter, panel(sitter), "My hand")
    await here.press(sitter, answer.message, next(b.custom_id for b in moves(answer.message)))
    for person in here.people:
        await person.wait_for(lambda person=person: hand_of(person))
    await play_into_the_next_deal(here, bot)


async def test_without_its_channel_the_game_goes_on_by_direct_messages(
    here: Evening, bot: CardBot, sandbox: Sandbox
) -> None:
    anna, ben = here.people
    sandbox.delete_channel(sandbox.channel)
    for person in here.people:
        await person.wait_message(lambda message: "The channel of table 1 is gone" in message.text, person.dm)
    copy = (await anna.slash("table", anna.dm)).message
    shown = lambda: anna.message(copy.id)  # noqa: E731
    await nothing_differs(bot, anna, shown)
    tried = presses(sandbox, "POST", f"/channels/{sandbox.channel.id}/")
    await play_by_hand(here, lambda: "Game over" in shown().text)
    await nothing_differs(bot, anna, shown)
    assert presses(sandbox, "POST", f"/channels/{sandbox.channel.id}/") == tried
    assert len(told(here, "Ben", "is gone")) == 1
    await here.press(anna, shown(), "Rematch")
    await anna.wait_for(lambda: "Game over" not in shown().text)
    assert hand_of(ben) is not None


async def test_a_table_without_a_channel_is_moved_to_another(here: Evening, bot: CardBot, sandbox: Sandbox) -> None:
    anna, ben = here.people
    sandbox.delete_channel(sandbox.channel)
    await ben.wait_message(lambda message: "is gone" in message.text, ben.dm)
    lounge = next(channel for channel in sandbox.guild.channels.values() if channel.name == "lounge")
    await anna.slash("table", lounge.id, table=1)
    for person in here.people:
        await person.refresh()
        person.channel = lounge.id
    await play_into_the_next_deal(here, bot)


# Permissions

WORDS = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "embed_links": "Embed Links",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}


@pytest.mark.parametrize("missing", WORDS)
async def test_a_permission_that_is_taken_away_is_named_and_missed_until_it_is_back(
    here: Evening, bot: CardBot, sandbox: Sandbox, missing: str
) -> None:
    anna, ben = here.people
    before = panel(anna).id
    sandbox.deny(sandbox.channel, missing)
    said = await anna.wait_message(lambda message: WORDS[missing] in message.text, anna.dm)
    assert f"<#{sandbox.channel.id}>" in said.text, "where"
    mark = len(sandbox.log)
    await here.choose(ben, "Slate")
    await here.choose(ben, "Slate")
    note = await ben.wait_message(lambda message: message.ephemeral and WORDS[missing] in message.text)
    assert note.text == said.text
    await play_by_hand(here, lambda: cuts(here))
    refused = [each for each in sandbox.log[mark:] if each.status == 403]
    assert not refused, "what is known to be forbidden is not tried"
    sandbox.deny(sandbox.channel)
    await nothing_differs(bot, anna)
    if missing in ("view_channel", "send_messages"):
        assert panel(anna).id == before, "the message that was there has gone on"
        here.onlooker.seen.clear()  # and has shown two deals
    await play_into_the_next_deal(here, bot)
    assert len(told(here, "Anna", WORDS[missing])) == 1
    assert len(told(here, "Ben", WORDS[missing])) == 1


async def test_a_panel_deleted_where_none_may_be_posted_comes_when_it_may(
    here: Evening, bot: CardBot, sandbox: Sandbox
) -> None:
    anna = here["Anna"]
    [gone] = panels(here)
    sandbox.deny(sandbox.channel, "send_messages")
    await anna.wait_message(lambda message: "Send Messages" in message.text, anna.dm)
    person, hand, move = await due_with(here, "")
    sandbox.delete_message(sandbox.channel.messages[gone])
    await here.press(person, hand, move)
    await anybody(here, lambda each: each is not person and moves(hand_of(each)))
    await anna.wait_for(lambda: anna.message(gone) is None)
    assert not panels(here)
    sandbox.deny(sandbox.channel)
    await anna.wait_for(lambda: panels(here))
    await play_into_the_next_deal(here, bot)


@pytest.mark.parametrize("late", [0.0, 0.3], ids=["refused before", "refused meanwhile"])
async def test_a_bot_sent_away_takes_up_its_tables_when_it_is_asked_in_again(
    here: Evening, bot: CardBot, sandbox: Sandbox, late: float
) -> None:
    anna = here["Anna"]
    sandbox.kick_bot(sandbox.guild)
    await play_by_hand(here, lambda: cuts(here))
    cutter = cuts(here)
    other = next(person for person in here.people if person is not cutter)
    closed = sandbox.faults.fail("POST", PANELS.format(other.dm), status=403, code=50278, delay=late, count=math.inf)
    sandbox.delete_message(sandbox.dm(sandbox.people[other.name]).messages[hand_of(other).id])
    await here.press(cutter, hand_of(cutter), moves(hand_of(cutter))[0].custom_id)
    await closed.struck.wait()
    assert presses(sandbox, "POST", f"/channels/{sandbox.channel.id}/messages") <= 3
    sandbox.faults.clear()
    sandbox.invite_bot(sandbox.guild)
    await other.wait_for(lambda: hand_of(other))
    await nothing_differs(bot, anna)
    here.onlooker.seen.clear()  # the message that was there has shown two deals
    await play_into_the_next_deal(here, bot)


async def test_a_refusal_of_before_a_permission_came_is_believed_no_longer(
    here: Evening, bot: CardBot, sandbox: Sandbox
) -> None:
    refused = sandbox.faults.fail("PATCH", EDITS.format(sandbox.channel.id), status=403, code=50001, delay=0.3)
    sandbox.faults.fail("PATCH", BY_TOKEN, status=401, code=50027, count=math.inf)
    person, hand, move = await due_with(here, "")
    await here.press(person, hand, move)
    await refused.struck.wait()
    sandbox.faults.clear()
    sandbox.deny(sandbox.channel)
    await nothing_differs(bot, person)
    await play_into_the_next_deal(here, bot)


# Discord in trouble


@pytest.mark.parametrize(
    ("method", "path"),
    [
        pytest.param("PATCH", EDITS, id="edit"),
        pytest.param("POST", PANELS, id="post"),
        pytest.param("POST", ANSWERS, id="answer"),
    ],
)
@pytest.mark.parametrize("everywhere", [False, True], ids=["one route", "everywhere"])
async def test_a_rate_limit_is_waited_for(
    here: Evening, bot: CardBot, sandbox: Sandbox, method: str, path: str, *, everywhere: bool
) -> None:
    path = path.format(sandbox.channel.id)
    limit = sandbox.faults.fail(method, path, status=429, retry_after=0.05, count=2, everywhere=everywhere)
    await play_into_the_next_deal(here, bot)
    assert limit.hits == 2


async def bet_and_answer(here: Evening, thing: str) -> None:
    """Bet on the panel and answer from a hand: the token of the bet is the newest way to edit the panel then."""
    for person in here.people:
        await here.someone_is_due()
        offered = lambda person=person: next((b for b in enabled(panel(person)) if verb(b) == f"bet:{thing}"), None)  # noqa: E731
        bet = await person.wait_for(offered)
        if asks((await here.press(person, panel(person), bet.custom_id)).message):
            break
    person, hand, good = await due_with(here, "good")
    await here.press(person, hand, good)


@pytest.mark.parametrize("everywhere", [False, True], ids=["one route", "everywhere"])
async def test_a_rate_limit_of_a_token_is_waited_for(
    here: Evening, bot: CardBot, sandbox: Sandbox, *, everywhere: bool
) -> None:
    edits = f"/webhooks/*/messages/{panel(here['Anna']).id}"
    limit = sandbox.faults.fail("PATCH", edits, status=429, retry_after=0.05, count=2, everywhere=everywhere)
    for hits, thing in enumerate(("red", "green"), 1):
        await bet_and_answer(here, thing)
        await here["Anna"].wait_for(lambda hits=hits: limit.hits >= hits)
    await play_into_the_next_deal(here, bot)
    assert limit.hits == 2


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        pytest.param("PATCH", EDITS, 503, id="edit"),
        pytest.param("PATCH", BY_TOKEN, 503, id="edit by token"),
        pytest.param("POST", PANELS, 503, id="post"),
        pytest.param("POST", "/channels/*/messages", 503, id="direct message"),
        pytest.param("POST", ANSWERS, 503, id="answer"),
    ],
)
@pytest.mark.parametrize("after", [False, True], ids=["not done", "done"])
async def test_a_server_error_loses_nothing_and_doubles_nothing(
    evening: Open, bot: CardBot, sandbox: Sandbox, method: str, path: str, status: int, *, after: bool
) -> None:
    here = await evening("Anna", "Ben")
    await here.sit_down(target=5)
    path = path.format(sandbox.channel.id)
    fault = sandbox.faults.fail(method, path, status=status, count=2 if method == "PATCH" else 1, after=after)
    await play_to_the_end(here, bot)
    assert fault.hits
    shown = [here["Anna"].message(number) for number in panels(here)]
    deals = [message.text.partition("deal ")[2][:1] for message in shown]
    live = [message for message in shown if enabled(message) and "Game over" not in message.text]
    assert not live, "no panel of the table but the last has buttons"
    assert len([deal for deal in deals if deal]) == len({deal for deal in deals if deal}) or not after


async def test_a_new_table_is_shown_though_its_command_could_not_be_answered(
    evening: Open, bot: CardBot, sandbox: Sandbox
) -> None:
    here = await evening("Anna", "Ben")
    sandbox.faults.fail("POST", ANSWERS, status=404, code=10062)
    sandbox.answer_seconds = 0.3
    assert (await here["Anna"].slash("play", game="bieten", target=5)).failed
    sandbox.answer_seconds = 3
    await here["Anna"].wait_message(is_panel)
    await here.press(here["Ben"], await here["Ben"].wait_message(is_panel), "Join")
    await here.begin()
    await play_to_the_end(here, bot)


async def test_a_command_whose_answer_got_lost_shows_one_table(evening: Open, bot: CardBot, sandbox: Sandbox) -> None:
    here = await evening("Anna", "Ben")
    sandbox.faults.fail("POST", ANSWERS, status=502, after=True)
    await here["Anna"].slash("play", game="bieten", target=5)
    await here.press(here["Ben"], await here["Ben"].wait_message(is_panel), "Join")
    await here.begin()
    await here["Anna"].wait_for(lambda: "deal 1" in panel(here["Anna"]).text)
    assert len(panels(here)) == 1
    await play_to_the_end(here, bot)


def board_of(bot: CardBot) -> TableMessages:
    """Return what keeps the public messages of the tables up to date."""
    [board] = [stop.__self__._board for stop in bot.closing if isinstance(stop.__self__, RestartNotice)]
    return board


async def message_of(bot: CardBot, here: Evening, number: int) -> discord.Message:
    """Return a message in the channel, as the bot gets it."""
    channel = bot.get_partial_messageable(int(panel(here.people[0]).raw["channel_id"]))
    return await channel.fetch_message(number)


async def test_a_panel_of_which_the_bot_hears_after_its_deal_takes_no_place(evening: Open, bot: CardBot) -> None:
    here = await evening("Anna", "Ben")
    await here.sit_down(target=5, start=False)
    first = panel(here["Anna"])
    as_shown = await bot.tree.context.service.table(1)
    await here.begin()
    assert await here.play_on("deal 2")
    await here["Anna"].wait_for(lambda: "This deal is over" in here["Anna"].message(first.id).text)
    left = here["Anna"].message(first.id).text
    await board_of(bot).register(as_shown, await message_of(bot, here, int(first.id)))
    await play_to_the_end(here, bot)
    assert here["Anna"].message(first.id).text == left


async def test_what_a_panel_shows_that_was_just_left_is_known_before_it_is_written(bot: CardBot) -> None:
    panels, shown = board_of(bot).panels, SupersededMessage(table=1, game=1, deal=2)
    panels.save(7, shown)
    assert await panels.read(7) == shown
    await asyncio.wait([task for task in asyncio.all_tasks() if task.get_name() == "left panel"])
    assert await bot.tree.context.service.notebook.read(key_of(7)) is not None
    assert await panels.read(7) == shown


async def test_a_panel_of_which_the_bot_hears_after_a_newer_one_loses_its_buttons(
    lobby: Evening, bot: CardBot
) -> None:
    here, anna = lobby, lobby["Anna"]
    first = panel(anna)
    await anna.slash("table")
    newer = panel(anna)
    board_of(bot)._services.tables.clear()
    await board_of(bot).register(await bot.tree.context.service.table(1), await message_of(bot, here, int(newer.id)))
    await board_of(bot).register(await bot.tree.context.service.table(1), await message_of(bot, here, int(first.id)))
    await anna.wait_for(lambda: not enabled(anna.message(first.id)))
    await here.press(anna, newer, "Start")
    await anna.wait_for(lambda: "deal 1" in anna.message(newer.id).text)


async def test_a_panel_that_a_newer_one_of_before_replaces_loses_its_buttons(
    lobby: Evening, bot: CardBot, sandbox: Sandbox
) -> None:
    anna = lobby["Anna"]
    first, service = panel(anna), bot.tree.context.service
    as_shown = await service.table(1)
    sandbox.faults.fail("POST", ANSWERS, status=None, delay=0.5)
    asking = asyncio.create_task(anna.slash("table"))
    await service.add_computer(1, int(anna.id), None)
    assert (await service.table(1)).revision > as_shown.revision
    await asking
    await anna.wait_for(lambda: not enabled(anna.message(first.id)))
    await nothing_differs(bot, anna)


async def test_a_table_whose_panel_is_on_its_way_gets_no_second_one(
    evening: Open, bot: CardBot, sandbox: Sandbox
) -> None:
    here = await evening("Anna", "Ben")
    sandbox.faults.fail("POST", ANSWERS, status=502, after=True)
    opening = asyncio.create_task(here["Anna"].slash("play", game="bieten", target=5))
    await here["Ben"].wait_message(is_panel)
    await board_of(bot).show(await bot.tree.context.service.table(1))
    await board_of(bot).flush(1)
    await opening
    assert len(panels(here)) == 1


async def test_an_answer_that_comes_after_it_was_given_up_leaves_one_panel_with_buttons(
    evening: Open, bot: CardBot, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await evening("Anna", "Ben")
    anna = here["Anna"]
    monkeypatch.setattr(tables, "ARRIVAL_SECONDS", 0.1)
    sandbox.faults.fail("POST", ANSWERS, status=502, after=True)
    sandbox.faults.fail("GET", "/webhooks/*", status=404, code=10008)
    await anna.slash("play", game="bieten", target=5)
    await anna.wait_for(lambda: len(panels(here)) == 2)
    await anna.wait_for(lambda: sum(bool(enabled(anna.message(each))) for each in panels(here)) == 1)


async def test_a_discord_that_answers_slowly_is_waited_for(here: Evening, bot: CardBot, sandbox: Sandbox) -> None:
    sandbox.faults.fail("POST", ANSWERS, status=None, delay=2)
    sandbox.faults.fail("PATCH", EDITS.format(sandbox.channel.id), status=None, delay=2.5)
    sandbox.faults.fail("PATCH", BY_TOKEN, status=None, delay=2.5)
    await play_into_the_next_deal(here, bot)


@pytest.mark.parametrize("code", [10062, 40060])
async def test_an_answer_that_is_refused_is_drawn_all_the_same(
    here: Evening, bot: CardBot, sandbox: Sandbox, code: int
) -> None:
    person, hand, move = await due_with(here, "")
    sandbox.answer_seconds = 0.3
    sandbox.faults.fail("POST", ANSWERS, status=404 if code == 10062 else 400, code=code)
    assert (await person.click(hand, move)).failed
    sandbox.answer_seconds = 3
    await person.wait_for(lambda: due(panel(person)) not in ("", person.name) or "trick 2" not in panel(person).text)
    await nothing_differs(bot, person)
    await play_into_the_next_deal(here, bot)


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027)])
async def test_a_hand_whose_token_has_died_is_left_alone(
    here: Evening, bot: CardBot, sandbox: Sandbox, status: int, code: int
) -> None:
    anna = here["Anna"]
    shown = (await here.press(anna, panel(anna), "My hand")).message
    dead = sandbox.faults.fail("PATCH", f"/webhooks/*/messages/{shown.id}", status=status, code=code, count=math.inf)
    await play_into_the_next_deal(here, bot)
    assert shown.ephemeral
    assert dead.hits == 1, "it is asked once, not at every change"


@pytest.mark.parametrize("page", [Page('{"id": "12', "application/json"), Page("<html>Log in first</html>")])
async def test_answers_that_cannot_be_read_are_asked_for_again(
    here: Evening, bot: CardBot, sandbox: Sandbox, page: Page
) -> None:
    sandbox.answer_seconds = 60  # an answer waits for an edit that is being asked for again
    edits = EDITS.format(sandbox.channel.id)
    garbled = [
        sandbox.faults.fail(method, path, status=None, page=page, count=2)
        for method, path in (("PATCH", edits), ("PATCH", BY_TOKEN), ("POST", "/channels/*/messages"))
    ]
    with capture_logs() as lines:
        await play_into_the_next_deal(here, bot)
    assert any(fault.hits for fault in garbled)
    assert not [line for line in lines if line["log_level"] == "error"]
    assert not bot.tree.context.boundary.counts["bug"]


# Answers that can't be given


@pytest.mark.parametrize("fault", [TimeoutError, ConnectionResetError, aiohttp.ServerDisconnectedError, KeyError])
async def test_a_refusal_is_told_though_its_message_can_not_be_drawn_anew(
    here: Evening, bot: CardBot, fault: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    person, hand, move = await due_with(here, "")
    counts = bot.tree.context.boundary.counts
    before, update = counts.copy(), InteractionResponder.update

    async def lost(*_: object) -> None:
        raise fault

    monkeypatch.setattr(InteractionResponder, "update", lost)
    with capture_logs() as lines:
        refused = await person.forge(hand, f"{move.rpartition(':')[0].rpartition(':')[0]}:good")
    monkeypatch.setattr(InteractionResponder, "update", update)
    assert refused.message is not None
    assert "There is no open bet" in refused.message.text
    kind = "bug" if fault is KeyError else "connection"
    assert counts - before == {kind: 1}
    assert [line["event"] for line in lines if line["log_level"] == "error"] == ["failed"] * (kind == "bug")
    await play_into_the_next_deal(here, bot)


async def test_a_refusal_of_the_rules_draws_the_hand_anew(here: Evening, bot: CardBot, sandbox: Sandbox) -> None:
    person, hand, move = await due_with(here, "")
    begun = len(sandbox.log)
    refused = await person.forge(hand, f"{':'.join(move.split(':')[:3])}:good")
    assert refused.message is not None
    assert refused.message.id == hand.id
    await person.wait_message(lambda message: "There is no open bet" in message.text, person.dm)
    [drawn] = [each.request for each in sandbox.log[begun:] if each.path.endswith("/callback")]
    assert drawn["type"] == 7, "the message that was clicked"
    assert drawn["data"]["components"]
    await play_into_the_next_deal(here, bot)


async def test_whoever_presses_is_told_that_the_answer_could_not_be_given(
    evening: Open, bot: CardBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await evening("Anna", "Ben")
    await here["Anna"].slash("play", game="bieten", target=5)
    update = InteractionResponder.update

    async def lost(*_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(InteractionResponder, "update", lost)
    answer = await here.press(here["Ben"], await here["Ben"].wait_message(is_panel), "Join")
    monkeypatch.setattr(InteractionResponder, "update", update)
    assert answer.message is not None
    assert "Discord didn't accept my reply" in answer.message.text
    await here["Anna"].wait_for(lambda: "Ben" in panel(here["Anna"]).text)


async def test_words_offered_too_late_are_no_storm_in_the_log(
    evening: Open, bot: CardBot, sandbox: Sandbox, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await evening("Anna")
    counts = bot.tree.context.boundary.counts
    sandbox.faults.fail("POST", ANSWERS, status=404, code=10062, count=2)
    for _ in range(2):
        with suppress(PageError):
            await here["Anna"].complete("play", "preset", "", game="bieten")
    assert counts["answered too late"] == 2

    async def lost(*_: object) -> dict[str, str]:
        raise TimeoutError

    monkeypatch.setattr(HouseNames, "offered", lost)
    sandbox.answer_seconds = 0.3
    with suppress(PageError):
        await here["Anna"].complete("play", "preset", "", game="bieten")
    assert counts["connection"] == 1
    assert not [record for record in caplog.records if record.exc_info]


# The gateway


@pytest.mark.parametrize("resume", [True, False], ids=["resumed", "a new session"])
async def test_what_computers_do_while_the_connection_is_away_is_drawn(
    evening: Open, bot: CardBot, sandbox: Sandbox, *, resume: bool
) -> None:
    here = await evening("Anna", "Ben")
    await here.sit_down(computers=1, target=LONG)
    assert await here.play_on(r"Trick \d: \W*(Anna|Ben)\W* to (lead|play)"), "people play to each trick"
    held = sandbox.faults.fail("POST", ANSWERS, status=None, delay=0.2)
    struck = asyncio.create_task(held.struck.wait())
    while not held.struck.is_set():
        person, hand, move = await due_with(here, "")
        click = asyncio.create_task(person.click(hand, move))
        await asyncio.wait({click, struck}, return_when=asyncio.FIRST_COMPLETED)
        if not held.struck.is_set():
            with outrun():  # a computer's bet drew the hand before the click came
                await click
    await sandbox.drop_gateway(resume=resume)
    await click
    await sandbox.wait_online()
    await here.someone_is_due()
    await nothing_differs(bot, here["Anna"])
    await play_to_the_end(here, bot)


# Users who are quick, late, or there twice


async def test_a_double_click_counts_once(here: Evening, bot: CardBot) -> None:
    person, hand, move = await due_with(here, "play")
    before = (await kept_table(bot)).revision
    first, second = await asyncio.gather(person.forge(hand, move), person.forge(hand, move))
    assert not first.failed
    assert not second.failed
    assert (await kept_table(bot)).revision == before + 1
    await nothing_differs(bot, person)
    await play_into_the_next_deal(here, bot)


async def test_of_two_who_press_the_same_at_once_one_is_told(evening: Open, bot: CardBot) -> None:
    here = await evening("Anna", "Ben", seed=3)
    await here.sit_down(target=LONG)
    assert await here.play_on("Trick 1: .* to lead")
    anna = here["Anna"]
    bet = next(b.custom_id for b in enabled(panel(anna)) if verb(b).startswith("bet"))
    before = (await kept_table(bot)).revision

    def late() -> int:
        return sum(len(told(here, person.name, "The table has changed since then")) for person in here.people)

    earlier = late()
    answers = await asyncio.gather(*(person.forge(panel(person), bet) for person in here.people))
    assert not any(answer.failed for answer in answers)
    # The message that was pressed is drawn again first; what was wrong comes after it.
    await on_any(here.people, lambda: late() > earlier)
    assert (await kept_table(bot)).revision == before + 1
    await nothing_differs(bot, anna)
    assert late() == earlier + 1
    await play_into_the_next_deal(here, bot)


async def test_the_last_seat_goes_to_one(evening: Open, bot: CardBot) -> None:
    here = await evening("Anna", "Ben", "Cilli")
    anna, ben, cilli = here.people
    await anna.slash("play", game="bieten", target=5, seats=2)
    shown = await ben.wait_message(is_panel)
    await cilli.wait_message(is_panel)
    answers = await asyncio.gather(*(each.click(shown, "Join") for each in (ben, cilli)))
    late = [answer for answer in answers if answer.message is not None and answer.message.ephemeral]
    assert len(late) <= 1
    users = {seat.user for seat in (await kept_table(bot)).seats}
    seated = [each for each in (ben, cilli) if int(each.id) in users]
    assert len(seated) == 1
    assert len(users) == 2
    await nothing_differs(bot, anna)
    here.people = [anna, seated[0]]
    await here.begin()
    await play_to_the_end(here, bot)


async def test_an_outdated_panel_says_where_the_table_is(here: Evening, bot: CardBot) -> None:
    anna = here["Anna"]
    old = panel(anna)
    bet = next(b.custom_id for b in old.buttons if b.custom_id and verb(b).startswith("bet"))
    assert await here.play_on("deal 2")
    await here.someone_is_due()
    answer = await anna.forge(anna.message(old.id), bet)
    assert not answer.failed
    refused = await anna.wait_message(lambda message: message.ephemeral)
    assert refused.text
    assert not enabled(anna.message(old.id))
    assert panel(anna).id in anna.message(old.id).text
    await nothing_differs(bot, anna)
    await play_into_the_next_deal(here, bot)


# Restarts


async def test_buttons_from_before_a_restart_work(evening: Open, bot: CardBot, start_bot: StartBot) -> None:
    here = await evening("Anna", "Ben")
    anna, ben = here.people
    await ben.profile(dms_closed=True)
    await here.sit_down(target=LONG)
    await here.open_hand(ben)
    assert await here.play_on(AT_PLAY)
    await here.settle()
    public, private, ephemeral = panel(anna), here.hand(anna), here.hand(ben)
    form = await here.press(anna, (await anna.slash("settings")).message, "Change")
    assert form.modal is not None
    bot = await start_bot()
    assert (await anna.submit(form, {})).message is not None, "a form that was open"
    shown = await here.press(ben, public, "My hand")
    here.by_panel[ben.id] = shown.message
    for person, message in ((anna, private), (ben, ephemeral), (ben, public)):
        offered = enabled(message)[0].custom_id
        assert not (await person.forge(message, offered)).failed
    # One of them may have shown a hand, which is the one that is kept up to date from then on.
    here.by_panel[ben.id] = (await here.press(ben, panel(ben), "My hand")).message
    await nothing_differs(bot, anna)
    await play_into_the_next_deal(here, bot)


async def test_a_menu_half_opened_before_a_restart_goes_on(evening: Open, start_bot: StartBot) -> None:
    here = await evening("Anna", "Ben")
    await here.sit_down(target=5)
    cutter = await anybody(here, lambda each: (hand := hand_of(each)) and any(">" in v for v in verbs(hand)))
    hand = hand_of(cutter)
    menu = next(button.custom_id for button in enabled(hand) if ">" in verb(button))
    opened = await here.press(cutter, hand, menu)
    assert "Back" in labels(opened.message)
    bot = await start_bot()
    assert not (await cutter.click(opened.message, "Back")).failed
    await play_to_the_end(here, bot)


def verbs(message) -> list[str]:
    return [verb(button) for button in enabled(message)]


async def test_killed_between_commit_and_answer_an_action_counts_once(
    sandbox: Sandbox, run: Run, tmp_path: Path
) -> None:
    async with (
        Onlooker(sandbox.url, "Franz") as onlooker,
        sandbox.person("Anna") as anna,
        sandbox.person("Ben") as ben,
    ):
        here = Evening([anna, ben], onlooker, Random(1))
        async with run() as process:
            await here.sit_down(target=LONG)
            assert await here.play_on(r"Trick \d: ")
            person, hand, move = await due_with(here, "")
            before, old = actions(tmp_path), panel(person).text
            held = sandbox.faults.fail("POST", ANSWERS, status=None, delay=60)
            sandbox.answer_seconds = 0.2
            click = asyncio.create_task(person.click(hand, move))
            await held.struck.wait()
            process.kill()
            assert (await click).failed
            await process.wait()
        sandbox.answer_seconds = 3
        sandbox.faults.clear()
        assert actions(tmp_path) == before + 1
        async with run():
            await person.wait_for(lambda: panel(person).text != old)
            again = await person.forge(hand, move)
            assert not again.failed
            assert actions(tmp_path) == before + 1, "once"
            await play_by_hand(here, lambda: "Game over" in panel(anna).text)


def actions(folder: Path) -> int:
    """How many lines of games are on disk."""
    with closing(sqlite3.connect(Settings(_env_file=None, data_dir=folder).database)) as db:
        return db.execute("SELECT count(*) FROM log").fetchone()[0]


# The database


@pytest.mark.parametrize("trouble", ["locked", "full"])
async def test_a_database_that_refuses_changes_nothing(
    here: Evening, bot: CardBot, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    person, hand, move = await due_with(here, "")
    before = await as_kept(bot)
    database = bot.tree.context.service._database
    if trouble == "locked":
        await database._writer.run(lambda db: db.execute("PRAGMA busy_timeout = 20").fetchall())
        blocker = sqlite3.connect(database.path, isolation_level=None)
        blocker.execute("BEGIN IMMEDIATE")
    else:

        def full(*_: object) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        monkeypatch.setattr("bot.storage.sqlite.SqliteEngine.commit", full)
    sorry = await here.press(person, hand, move)
    assert "nothing was changed" in sorry.message.text
    if trouble == "locked":
        blocker.execute("ROLLBACK")
        blocker.close()
    monkeypatch.undo()
    assert await as_kept(bot) == before
    await here.press(person, hand, move)
    assert await as_kept(bot) != before
    await play_into_the_next_deal(here, bot)


async def test_a_disk_that_is_full_is_told_to_whoever_presses(here: Evening, bot: CardBot) -> None:
    """No file may become longer than it is: the next commit has no room."""
    person, hand, move = await due_with(here, "")
    before = await as_kept(bot)
    written = bot.tree.context.service._database.path.with_name("bot.sqlite-wal")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (written.stat().st_size, hard))
    try:
        sorry = await here.press(person, hand, move)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert "nothing is lost. The problem is in the operator's log" in sorry.message.text
    assert await as_kept(bot) == before
    await here.press(person, hand, move)
    assert await as_kept(bot) != before
    await play_into_the_next_deal(here, bot)


async def nothing_owed(bot: CardBot) -> None:
    """All is drawn that was to be drawn after a start."""
    async with asyncio.timeout(20):
        while await bot.tree.context.service.notebook.marked(message_sync.OWED):  # noqa: ASYNC110  # no event announces it
            await asyncio.sleep(0.01)


async def test_a_table_that_was_owed_its_messages_is_drawn_by_the_next_start_and_the_one_after(
    start_bot: StartBot, evening: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await evening("Anna", "Ben", seed=2)
    anna = here["Anna"]
    await here.sit_down(target=LONG)
    assert await here.play_on(AT_PLAY)
    bot = await start_bot()
    await nothing_owed(bot)
    # Killed before it had drawn what it found, and another user was active long after that.
    notebook = bot.tree.context.service.notebook
    await notebook.mark(message_sync.OWED, [1])
    stale = discord.ui.LayoutView()
    stale.add_item(discord.ui.TextDisplay("as it was before"))
    await (await message_of(bot, here, int(panel(anna).id))).edit(view=stale)
    monkeypatch.setattr(message_sync, "UNDRAWN", timedelta(0))
    monkeypatch.setattr(restart_notice, "MAX_PANELS", 0)  # as after a kill
    await bot.tree.context.service.open(guild=5, channel=5, host=5, game="bieten", options={})
    bot = await start_bot()
    await nothing_differs(bot, anna)
    await nothing_owed(bot)
