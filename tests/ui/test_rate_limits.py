"""Requests that Discord limits for longer than the bot waits, or that fail on the way: what needs them goes on."""

from fnmatch import fnmatch
from typing import Any

import discord
import pytest
from simcord.http import router

from tests.ui.club import Club, buttons, reply, seat, text_of
from tests.ui.test_threads import lines, opened, panel, wanted

ERRORS = [discord.RateLimited(300.0), ConnectionResetError(), TimeoutError()]
each_error = pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)


@pytest.fixture
def fail(monkeypatch: pytest.MonkeyPatch):
    """Return what makes requests fail as discord.py does without an answer of Discord's."""
    usual = router._check_faults
    failing: list[tuple[str, str, Exception]] = []

    def check(backend: Any, method: str, path: str) -> None:
        usual(backend, method, path)
        for one, pattern, error in failing:
            if one == method and fnmatch(path, pattern):
                raise error

    monkeypatch.setattr(router, "_check_faults", check)
    return lambda method, pattern, error: failing.append((method, pattern, error))


def service(here: Club):
    return here.bot.tree.context.service


@each_error
async def test_without_a_thread_the_line_becomes_the_panel(club, fail, error: Exception) -> None:
    async with club() as here:
        await wanted(here)
        fail("POST", "/channels/*/threads", error)
        answer = await here.person("Anna").slash(here.channel, "play", game="bieten")
        assert "didn't" not in reply(answer)
        assert "seats taken" in lines(here)[0]
        assert "Join" in buttons(here.panel)
        assert here.env.errors == []


@each_error
async def test_a_line_that_can_not_be_edited_leaves_the_thread_as_it_is(club, fail, error: Exception) -> None:
    async with club() as here:
        await wanted(here)
        fail("PATCH", "/webhooks/*", error)
        answer = await here.person("Anna").slash(here.channel, "play", game="bieten")
        [thread] = here.channel.threads
        assert "seats taken" in text_of(panel(thread))
        assert "didn't" not in reply(answer)
        assert here.env.errors == []


@each_error
async def test_where_no_other_thread_can_be_made_the_channel_is_used(club, fail, error: Exception) -> None:
    async with club() as here:
        _, ben, thread = await opened(here)
        fail("POST", f"/channels/{here.channel.id}/threads", error)
        here.env.backend.delete_channel(thread.id)
        await here.env.settle()
        assert "seats taken" in text_of(panel(here.channel))
        await ben.slash(here.channel, "join")
        assert ben.display_name in text_of(panel(here.channel))


@each_error
async def test_each_player_reads_that_the_channel_is_gone_though_one_can_not_be_reached(
    club, fail, error: Exception
) -> None:
    async with club() as here:
        anna, ben = await seat(here, "Anna", "Ben")
        fail("POST", f"/channels/{anna.user.dm_channel.id}/messages", error)
        here.env.backend.delete_channel(here.channel.id)
        await here.env.settle()
        assert any("is gone" in each.content for each in ben.user.dm_channel.history())


@each_error
async def test_an_invitation_that_can_not_be_sent_comes_in_the_channel(club, fail, error: Exception) -> None:
    async with club() as here:
        [anna] = await seat(here, "Anna", start=False)
        ben = here.person("Ben")
        await service(here).settings.change_user(ben.id, invitations=False)
        fail("POST", f"/channels/{ben.user.dm_channel.id}/messages", error)
        assert "is invited" in reply(await anna.context_menu(here.channel, "Invite to my table", ben))
        [ping] = here.pings
        assert "invites you" in ping.content
        assert not here.bot.get_cog("invite")._upkeep.direct.closed_for, "that is about new DM channels"


@each_error
async def test_a_player_is_pinged_though_discord_can_not_be_asked_whether_they_left(
    clocked, fail, error: Exception
) -> None:
    async with clocked(computer_pause=600) as here:
        anna, ben, cilli = await seat(here, "Anna", "Ben", "Cilli")
        await here.env.advance_time(610)
        fail("GET", f"/guilds/{here.guild.id}/members/*", error)
        asked = await anna.slash(here.channel, "end")
        await anna.click(asked.response, label="Yes")
        await here.env.advance_time(90)
        called = {user.id for ping in here.pings if "game" in ping.content for user in ping.mentions}
        assert called == {ben.id, cilli.id}
