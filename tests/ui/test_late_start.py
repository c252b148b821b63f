"""The clock of an answer runs from the arrival of the press or command, not from the start of its handler."""

import asyncio
from typing import Any

import pytest

from bot.tables import TableService
from bot.ui.discord import command_tree
from bot.ui.discord.guild_membership import GuildMembership
from bot.ui.discord.user_cache import UserCache
from tests.ui.club import reply, seat

DEFERRED = 5
"""Discord's kind of an answer that follows later."""


def delay(monkeypatch: pytest.MonkeyPatch, kind: type, name: str, seconds: float) -> list[str]:
    """Make a method slow; return a list that gets its name when it is done."""
    usual, done = getattr(kind, name), list[str]()

    async def slow(self: Any, *args: Any, **how: Any) -> Any:
        await asyncio.sleep(seconds)
        found = await usual(self, *args, **how)
        done.append(name)
        return found

    monkeypatch.setattr(kind, name, slow)
    return done


async def test_what_comes_before_a_command_counts(club, monkeypatch: pytest.MonkeyPatch) -> None:
    async with club(defer_after=0.45) as here:
        anna, _ = await seat(here, "Anna", "Ben", start=False)
        delay(monkeypatch, UserCache, "preload", 0.3)
        delay(monkeypatch, TableService, "leave", 0.3)
        result = await anna.slash(here.channel, "leave")
        answers = [r.json["type"] for r in here.env.http_requests if r.path.endswith("/callback")]
        assert answers[-1] == DEFERRED, "0.45 seconds after it arrived, it was not answered yet"
        assert "You have left" in reply(result)


@pytest.mark.parametrize(("kind", "name"), [(GuildMembership, "saved"), (UserCache, "preload")])
async def test_a_command_does_not_wait_long_for_what_comes_before(
    club, monkeypatch: pytest.MonkeyPatch, kind: type, name: str
) -> None:
    monkeypatch.setattr(command_tree, "PRELOAD_SECONDS", 0.1)
    async with club() as here:
        anna, _ = await seat(here, "Anna", "Ben", start=False)
        late = delay(monkeypatch, kind, name, 1.0)
        done_before: list[bool] = []
        leave = TableService.leave

        async def noted(self: Any, *args: Any, **how: Any) -> Any:
            done_before.append(bool(late))
            return await leave(self, *args, **how)

        monkeypatch.setattr(TableService, "leave", noted)
        await anna.slash(here.channel, "leave")
        assert done_before == [False]
        await here.env.advance_time(2)
        assert late == [name], "it is done all the same"
