"""What the bot may do can change without an event of a channel: a timeout of the bot ends, a role is deleted."""

from datetime import timedelta
from typing import Any

import pytest
from simcord import intents
from simcord.backend.models.channel import Overwrite
from simcord.backend.permissions import flag

from tests.ui.club import Club, seat, text_of

HOUR = 3600


@pytest.fixture(autouse=True)
def _own_member(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send a bot its member's changes, as Discord does without any intent; simcord drops them."""
    usual = intents.required_intent

    def required(event: str, payload: dict[str, Any]) -> str | None:
        own = event == "GUILD_MEMBER_UPDATE" and payload["user"].get("bot")
        return None if own else usual(event, payload)

    monkeypatch.setattr(intents, "required_intent", required)


async def time_out(here: Club, seconds: float | None) -> None:
    """Time the bot out for some seconds; None: lift its timeout."""
    until = None if seconds is None else (here.env.now() + timedelta(seconds=seconds)).isoformat()
    here.env.backend.edit_member(here.guild.id, here.bot.user.id, {"timed_out_until": until})
    await here.env.settle()


def panels(here: Club) -> list[str]:
    """Return the text of the table's messages."""
    return [text_of(each) for each in here.channel.history() if each.flags.components_v2]


def posts(here: Club) -> int:
    path = f"/channels/{here.channel.id}/messages"
    return sum(request.method == "POST" and request.path == path for request in here.env.http_requests)


async def lose_panel(here: Club) -> None:
    """Have a moderator delete the panel, so that the bot has to post another one."""
    here.env.backend.delete_message(here.channel.id, here.panel.id)
    await here.env.settle()


@pytest.mark.parametrize("restarted", [False, True])
async def test_after_a_timeout_the_bot_writes_again(clocked, make_bot, restarted: bool) -> None:
    async with clocked() as here:
        await seat(here, "Anna", start=False)
        await time_out(here, HOUR)
        await lose_panel(here)
        if restarted:
            await here.restart(make_bot(clock=here.env.now))
        before = posts(here)
        await here.person("Ben").slash(here.channel, "join")
        await here.env.advance_time(HOUR - 10)
        assert posts(here) == before, "Discord refuses a member that is timed out"
        await here.env.advance_time(15)
        [panel] = panels(here)
        assert "Ben" in panel


async def test_a_prolonged_timeout_is_waited_for(clocked) -> None:
    async with clocked() as here:
        await seat(here, "Anna", start=False)
        await time_out(here, HOUR)
        await lose_panel(here)
        await here.person("Ben").slash(here.channel, "join")
        before = posts(here)
        await time_out(here, 2 * HOUR)
        await here.env.advance_time(2 * HOUR - 10)
        assert posts(here) == before
        await here.env.advance_time(15)
        [panel] = panels(here)
        assert "Ben" in panel


async def test_a_deleted_role_that_let_the_bot_write_is_noticed(club) -> None:
    async with club() as here:
        [anna] = await seat(here, "Anna", start=False)
        backend, guild, writing = here.env.backend, here.guild.id, flag("send_messages")
        role = backend.create_role(guild, "Writers")
        backend.add_member_role(guild, here.bot.user.id, role.id)
        backend.set_overwrite(here.channel.id, Overwrite(role.id, 0, writing, 0))
        backend.set_overwrite(here.channel.id, Overwrite(guild, 0, 0, writing))
        await here.env.settle()
        assert [text_of(each) for each in anna.user.dm_channel.history()] == []
        backend.delete_role(guild, role.id)
        await here.env.settle()
        [said] = [text_of(each) for each in anna.user.dm_channel.history()]
        assert "Send Messages" in said


async def test_a_deleted_role_that_kept_the_bot_from_writing_is_noticed(club) -> None:
    async with club() as here:
        await seat(here, "Anna", start=False)
        backend, guild, writing = here.env.backend, here.guild.id, flag("send_messages")
        role = backend.create_role(guild, "Silent")
        backend.set_overwrite(here.channel.id, Overwrite(role.id, 0, 0, writing))
        backend.add_member_role(guild, here.bot.user.id, role.id)
        await here.env.settle()
        await lose_panel(here)
        before = posts(here)
        await here.person("Ben").slash(here.channel, "join")
        assert posts(here) == before
        backend.delete_role(guild, role.id)
        await here.env.settle()
        [panel] = panels(here)
        assert "Ben" in panel
