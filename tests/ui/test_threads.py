"""A thread for each table, where the server wants it: made, opened again, replaced, done without."""

import re
from typing import Any

import discord
import pytest
from simcord.backend.errors import BackendError
from simcord.http import router

from tests.cogs.test_settings import keeper, open_settings
from tests.tables.watch import Watch
from tests.ui.club import Club, buttons, reply, text_of
from tests.ui.test_tournament_plans import NOON, OPENS, until
from tests.ui.test_tournaments import comes

ARCHIVED, LOCKED = 50083, 160005


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse what Discord refuses in threads that are archived or locked, which simcord takes.

    A message opens one that is archived only; no edit does. A locked one is opened and written in by who manages
    threads, which the bot does not.
    """
    usual = router._check_faults

    def check(backend: Any, method: str, path: str) -> None:
        usual(backend, method, path)
        found = re.fullmatch(r"/channels/(\d+)(/messages.*)?", path)
        thread = backend.channels.get(int(found[1])) if found else None
        if thread is None or not thread.is_thread or method not in ("POST", "PATCH"):
            return
        state = thread.thread_metadata
        if not found[2]:
            if state.locked:
                raise BackendError(403, 50013, "Missing Permissions")
        elif method == "POST":
            if state.locked:
                raise BackendError(400, ARCHIVED if state.archived else LOCKED, "Thread is locked")
            state.archived = False
        elif state.archived:
            raise BackendError(400, ARCHIVED, "Thread is archived")

    monkeypatch.setattr(router, "_check_faults", check)


async def wanted(here: Club) -> None:
    """Have the server want threads."""
    await here.bot.tree.context.service.settings.change_guild(here.guild.id, threads=True)


async def opened(here: Club):
    """Return two users, and the thread of the table that one of them has opened."""
    await wanted(here)
    anna, ben = here.person("Anna"), here.person("Ben")
    await anna.slash(here.channel, "play", game="bieten")
    [thread] = here.channel.threads
    return anna, ben, thread


def shut(here: Club, thread: Any, *, locked: bool = False) -> None:
    """Archive a thread, as a moderator does or the time."""
    here.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": locked})
    here.env.backend.announce_channel_update(thread.id)


def is_shut(here: Club, thread: Any) -> bool:
    return here.env.backend.channels[thread.id].thread_metadata.archived


def panel(place):
    """Return the newest message of a place that has something to press."""
    return next(m for m in reversed(place.history()) if "custom_id" in str([c.to_dict() for c in m.components]))


def lines(here: Club) -> list[str]:
    """Return what the bot has said in the channel, without what Discord itself says there of a new thread."""
    return [text_of(each) for each in here.channel.history() if each.flags.components_v2]


async def other(here: Club, thread: Any):
    """Return the thread that has taken the place of one."""
    [new] = [each for each in here.channel.threads if each.id != thread.id]
    assert (await here.bot.tree.context.service.table(1)).channel == new.id
    return new


async def test_a_table_is_in_a_thread_and_the_channel_has_a_line(club) -> None:
    async with club() as here:
        anna, ben, thread = await opened(here)
        assert thread.name == "Bieten · table 1"
        [line] = lines(here)
        assert f"<#{thread.id}>" in line
        assert "seats taken" in text_of(panel(thread))
        await ben.slash(here.channel, "join")
        assert ben.display_name in text_of(panel(thread)), "the channel's commands find the table in its thread"
        await anna.click(panel(thread), label="Start")
        assert "deal 1" in text_of(panel(thread))
        assert len(lines(here)) == 1
        assert f"<#{thread.id}>" in reply(await anna.slash(here.channel, "table"))
        assert "deal 1" in text_of(panel(thread))


async def test_without_the_setting_or_the_permission_the_channel_is_used(club) -> None:
    async with club() as here:
        anna = here.person("Anna")
        await anna.slash(here.channel, "play", game="bieten")
        assert here.channel.threads == []
        await wanted(here)
        closed = discord.PermissionOverwrite(create_public_threads=False)
        elsewhere = here.guild.create_text_channel("other", overwrites={here.guild.default_role: closed})
        await anna.slash(elsewhere, "play", game="bieten")
        assert elsewhere.threads == []
        assert "seats taken" in text_of(panel(elsewhere))


async def test_where_discord_makes_no_thread_the_line_becomes_the_panel(club) -> None:
    async with club() as here:
        await wanted(here)
        here.env.inject_error("POST", f"/channels/{here.channel.id}/messages/*/threads", status=400, code=160006)
        await here.person("Anna").slash(here.channel, "play", game="bieten")
        assert here.channel.threads == []
        [only] = lines(here)
        assert "seats taken" in only


async def test_in_a_thread_a_table_gets_none(club) -> None:
    async with club() as here:
        anna, _, thread = await opened(here)
        await anna.slash(thread, "play", game="bid_whist")
        assert len(here.channel.threads) == 1
        assert "Bid Whist" in text_of(panel(thread))


@pytest.mark.parametrize("restarted", [False, True])
async def test_an_archived_thread_is_opened_again(club, make_bot, restarted: bool) -> None:
    async with club() as here:
        anna, ben, thread = await opened(here)
        shut(here, thread)
        await here.env.settle()
        if restarted:
            await here.restart(make_bot())
        await ben.slash(here.channel, "join")
        assert not is_shut(here, thread)
        assert ben.display_name in text_of(panel(thread))
        await anna.click(panel(thread), label="Start")
        assert "deal 1" in text_of(panel(thread))
        assert len(here.channel.threads) == len(lines(here)) == 1


async def test_an_archived_thread_is_opened_by_asking_for_the_table(club) -> None:
    async with club() as here:
        anna, _, thread = await opened(here)
        shut(here, thread)
        await here.env.settle()
        assert f"<#{thread.id}>" in reply(await anna.slash(here.channel, "table"))
        assert not is_shut(here, thread)


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_locked_thread_is_replaced(club, make_bot, restarted: bool) -> None:
    async with club() as here:
        anna, ben, thread = await opened(here)
        shut(here, thread, locked=True)
        await here.env.settle()
        if restarted:
            await here.restart(make_bot())
        await ben.slash(here.channel, "join", table=1)
        new = await other(here, thread)
        assert new.name == thread.name
        assert ben.display_name in text_of(panel(new))
        await anna.click(panel(new), label="Start")
        assert "deal 1" in text_of(panel(new))


async def test_a_thread_that_takes_no_new_message_is_replaced(club) -> None:
    async with club() as here:
        _, ben, thread = await opened(here)
        here.env.backend.delete_message(thread.id, panel(thread).id)
        here.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True})
        await ben.slash(here.channel, "join")
        assert ben.display_name in text_of(panel(await other(here, thread)))


@pytest.mark.parametrize("stopped", [False, True])
async def test_a_thread_that_is_gone_is_replaced(club, make_bot, stopped: bool) -> None:
    async with club() as here:
        anna, ben, thread = await opened(here)
        await ben.slash(here.channel, "join")
        if stopped:
            await here.bot.close()
        here.env.backend.delete_channel(thread.id)
        if stopped:
            await here.env.restart_bot(bot := make_bot())
            here.bot = bot
        await here.env.settle()
        new = await other(here, thread)
        assert ben.display_name in text_of(panel(new))
        await anna.click(panel(new), label="Start")
        assert "deal 1" in text_of(panel(new))
        letters = [m.content for person in (anna, ben) for m in person.user.dm_channel.history()]
        assert not any("is gone" in each for each in letters), "nothing is lost that people would have to know of"


async def test_where_there_can_be_no_other_thread_the_channel_is_used(club) -> None:
    async with club() as here:
        _, ben, thread = await opened(here)
        here.env.inject_error("POST", f"/channels/{here.channel.id}/threads", status=403, code=50013)
        here.env.backend.delete_channel(thread.id)
        await here.env.settle()
        assert here.channel.threads == []
        assert "seats taken" in text_of(panel(here.channel))
        await ben.slash(here.channel, "join")
        assert ben.display_name in text_of(panel(here.channel))


async def test_a_game_in_a_thread_that_goes_is_played_on(club) -> None:
    async with club() as here:
        anna, ben, thread = await opened(here)
        await ben.slash(here.channel, "join")
        await anna.click(panel(thread), label="Start")
        here.env.backend.delete_channel(thread.id)
        await here.env.settle()
        new = await other(here, thread)
        assert "deal 1" in text_of(panel(new))
        assert reply(await ben.click(panel(new), label="My hand"))


async def test_whoever_manages_the_server_chooses(club) -> None:
    async with club() as here:
        settings = here.bot.tree.context.service.settings
        olga = keeper(here)
        page = await open_settings(here, olga, "Tables")
        assert "A thread for each table: no" in text_of(page)
        await olga.click(page, label="Use a thread for each table")
        assert "A thread for each table: yes" in text_of(page)
        assert (await settings.for_guild(here.guild.id)).threads
        await olga.click(page, label="Use no threads")
        assert not (await settings.for_guild(here.guild.id)).threads


async def thread_with(here: Club, person, **options: object):
    """Return a thread with a planned evening that this person organises."""
    await here.bot.tree.context.service.settings.change_guild(here.guild.id, zone="Europe/Vienna")
    closed = discord.PermissionOverwrite(manage_threads=False)
    channel = here.guild.create_text_channel("evenings", overwrites={here.guild.default_role: closed})
    here.env.backend.create_thread(channel.id, "tonight", person.id)
    [thread] = channel.threads
    given = {"game": "bieten", "date": "2026-10-21", "time": "20:00"} | options
    await person.slash(thread, "evening plan", **given)
    return thread


def lists(thread: Any) -> list[Any]:
    """Return the messages of evenings in a thread, oldest first."""
    return [each for each in thread.history() if text_of(each).strip().startswith("### Tournament")]


async def test_a_list_opens_in_an_archived_thread(club) -> None:
    async with club(clock=(clock := Watch(NOON))) as here:
        anna = here.person("Anna")
        thread = await thread_with(here, anna)
        shut(here, thread)
        await until(here, clock, OPENS)
        old, new = lists(thread)
        assert not is_shut(here, thread)
        assert buttons(old) == {}, "the older message is edited, too"
        assert list(buttons(new)) == ["Join", "Leave", "Start", "More"]


async def test_the_message_of_an_evening_in_an_archived_thread_is_kept_up_to_date(club) -> None:
    async with club(clock=Watch(NOON)) as here:
        anna, ben = here.person("Anna"), here.person("Ben")
        thread = await thread_with(here, anna)
        shut(here, thread)
        await here.bot.tree.context.service.tournaments.join(1, ben.id)
        await here.env.settle()
        assert not is_shut(here, thread)
        [shown] = lists(thread)
        assert ben.display_name in text_of(shown)


@pytest.mark.parametrize("archived", [False, True])
async def test_in_a_locked_thread_no_list_opens(club, archived: bool) -> None:
    async with club(clock=(clock := Watch(NOON))) as here:
        anna = here.person("Anna")
        thread = await thread_with(here, anna)
        here.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": archived, "locked": True})
        here.env.backend.announce_channel_update(thread.id)
        await until(here, clock, OPENS)
        assert len(lists(thread)) == 1
        assert (await here.bot.tree.context.service.tournaments.get(1)).status == "planned"
        await until(here, clock, OPENS + 31 * 60)
        await comes(here, lambda: here.dm(anna) is not None)
        assert "not allowed to write there" in here.dm(anna).content
        assert (await here.bot.tree.context.service.tournaments.get(1)).status == "closed"


async def test_the_message_of_an_evening_in_a_locked_thread_is_tried_again_after_a_while(club) -> None:
    async with club(clock=(clock := Watch(NOON))) as here:
        anna, *others = (here.person(name) for name in ("Anna", "Ben", "Cilli", "Dora"))
        thread = await thread_with(here, anna)
        shut(here, thread, locked=True)
        await others[0].click(lists(thread)[0], label="Join")
        edited = f"/channels/{thread.id}/messages/{lists(thread)[0].id}"
        before = len(here.env.http_requests)
        await others[1].click(lists(thread)[0], label="Join")
        assert edited not in [each.path for each in here.env.http_requests[before:]]
        here.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": False})
        here.env.backend.announce_channel_update(thread.id)
        clock.pass_by(61)
        await here.env.advance_time(61)
        await others[2].click(lists(thread)[0], label="Join")
        [shown] = lists(thread)
        assert all(person.display_name in text_of(shown) for person in others)
        assert not here.bot.tree.context.boundary.counts["bug"]
