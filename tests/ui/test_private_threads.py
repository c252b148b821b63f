"""A table in a private thread: commands work there, but until the bot is added it can neither post nor edit."""

import re
from typing import Any

import discord
import pytest
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.backend.models.channel import ChannelType, Overwrite
from simcord.http import router

from tests.ui.club import Club, buttons, reply, text_of

ADVICE = "To add me, write"


@pytest.fixture(autouse=True)
def _closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse what Discord refuses in a private thread that the bot is not in, which simcord takes."""
    usual = router._check_faults

    def check(backend: Any, method: str, path: str) -> None:
        usual(backend, method, path)
        found = re.fullmatch(r"/channels/(\d+)(/messages.*)?", path)
        thread = backend.channels.get(int(found[1])) if found else None
        private = thread is not None and thread.type == ChannelType.PRIVATE_THREAD
        if private and backend.bot_user.id not in thread.thread_members:
            raise BackendError(403, 50001, "Missing Access")

    monkeypatch.setattr(router, "_check_faults", check)


def private_thread(here: Club, person, *others):
    """Return a private thread of the channel that a user has made, and of which the bot knows nothing."""
    backend = here.env.backend
    made = backend.create_thread(
        here.channel.id, "apart", person.id, type=ChannelType.PRIVATE_THREAD, broadcast=False
    )
    made.thread_members |= {other.id: backend.now_iso() for other in others}
    return here.channel.threads[-1]


async def add_bot(here: Club, thread) -> None:
    """Add the bot, as a mention of it does: Discord then sends it the thread."""
    backend = here.env.backend
    made = backend.channels[thread.id]
    made.thread_members[backend.bot_user.id] = backend.now_iso()
    backend.emit("THREAD_CREATE", dict(serializers.thread_payload(backend, made)))
    await here.env.settle()


async def test_the_host_is_told_to_mention_the_bot_and_the_game_goes_on_then(club) -> None:
    async with club() as here:
        anna, ben = here.person("Anna"), here.person("Ben")
        thread = private_thread(here, anna, ben)
        await anna.slash(thread, "play", game="bieten")
        await here.env.settle()
        [said] = [text_of(each) for each in anna.user.dm_channel.history()]
        assert ADVICE in said
        assert "View Channel" not in said
        assert f"<@{here.bot.user.id}>" in said
        [panel] = thread.history()
        answer = reply(await ben.click(panel, label="Join"))
        assert ADVICE in answer
        await here.env.advance_time(1000)
        await here.bot.tree.context.service.add_computer(1, anna.id)
        await here.env.settle()
        assert len(anna.user.dm_channel.history()) == 1
        assert len(thread.history()) == 1
        before = text_of(thread.history()[0])
        await add_bot(here, thread)
        [panel] = thread.history()
        assert text_of(panel) != before
        assert "Start" in buttons(panel)
        assert ADVICE not in reply(await anna.click(panel, label="Start"))


async def test_a_thread_without_a_permission_names_the_channel_it_belongs_to(club) -> None:
    """Threads have no permissions of their own: there is nothing to be changed in the thread."""
    async with club() as here:
        anna = here.person("Anna")
        await here.bot.tree.context.service.settings.change_guild(here.guild.id, threads=True)
        await anna.slash(here.channel, "play", game="bieten")
        [thread] = here.channel.threads
        denied = discord.Permissions(embed_links=True).value
        here.env.backend.set_overwrite(here.channel.id, Overwrite(here.guild.default_role.id, 0, 0, denied))
        await here.env.settle()
        [said] = [text_of(each) for each in anna.user.dm_channel.history()]
        assert f"<#{here.channel.id}>" in said
        assert f"<#{thread.id}>" not in said
