"""Leaderboard and season over real HTTP: the chart is a file that arrives after the words."""

import asyncio
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from tests import openapi
from tests.e2e.aged import playing
from tests.tables.past import bluffed, finished, open_file


@pytest.mark.parametrize("command", ["leaderboard", "stats"])
async def test_a_chart_arrives_as_discord_describes_it(sandbox: Sandbox, tmp_path: Path, command: str) -> None:
    async with (
        playing(sandbox, tmp_path, pictures=True) as bot,
        sandbox.person("Anna") as anna,
        sandbox.person("Ben") as ben,
    ):
        users, guild = (int(anna.id), int(ben.id)), bot.guilds[0].id
        with open_file(tmp_path / "bot.sqlite") as db:
            finished(db, guild, users, (11, 5), record=bluffed(users))
        await bot.tree.context.service.statistics.rebuild()
        shown = (await ben.slash(command)).message
        [file] = await ben.wait_for(lambda: (ben.message(shown.id) or shown).files)
        assert (await ben.fetch(file["url"])).startswith(b"\x89PNG")
    if openapi.load() is not None:
        assert openapi.faults(sandbox.log) == []


async def test_the_winner_of_a_season_gets_a_role_once_the_bot_may_give_it(sandbox: Sandbox, tmp_path: Path) -> None:
    regulars = next(role.id for role in sandbox.guild.roles.values() if role.name == "Regulars")
    async with playing(sandbox, tmp_path) as bot, sandbox.person("Anna") as anna, sandbox.person("Ben") as ben:
        shown = (await anna.slash("settings")).message
        await anna.click(shown, "More settings")
        form = await anna.click(anna.message(shown.id), "Role for the winner of a season")
        await anna.submit(form, {"role": [regulars]})
        await anna.wait_message(lambda seen: "lacks the permission Manage Roles" in seen.text)
        await anna.slash("season start", name="Winter")
        with open_file(tmp_path / "bot.sqlite") as db:
            finished(db, bot.guilds[0].id, (int(ben.id), int(anna.id)), (11, 5))
        asked = (await anna.slash("season close")).message
        await anna.click(asked, "Close the season")
        refused = await anna.wait_message(lambda seen: "did not get the role" in seen.text)
        sandbox.allow(sandbox.guild, "manage_roles")
        guild = bot.guilds[0]
        async with asyncio.timeout(20):
            while not guild.me.guild_permissions.manage_roles:  # noqa: ASYNC110  # an event of the gateway
                await asyncio.sleep(0.01)
        await anna.click(refused, "Try again")
        await anna.wait_for(lambda: "is now the role of Ben" in anna.message(refused.id).text)
        assert sandbox.guild.members[ben.id].roles == [regulars]
    if openapi.load() is not None:
        assert openapi.faults(sandbox.log) == []
