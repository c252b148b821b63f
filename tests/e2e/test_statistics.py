"""Leaderboard and season over real HTTP: the chart is a file that arrives after the words."""

from pathlib import Path
from random import Random

import pytest

from bot.app import create_bot
from bot.config import Settings
from bot.sandbox import Sandbox
from tests import openapi
from tests.e2e.conftest import CATALOGS, online
from tests.tables.past import bluffed, finished, open_file


@pytest.mark.parametrize("command", ["leaderboard", "stats"])
async def test_a_chart_arrives_as_discord_describes_it(sandbox: Sandbox, tmp_path: Path, command: str) -> None:
    settings = Settings(_env_file=None, data_dir=tmp_path, computer_pause=0, edit_interval=0, card_emojis=False)
    bot = create_bot(settings, rng=Random(1), catalogs=CATALOGS)
    async with online(sandbox, bot), sandbox.person("Anna") as anna, sandbox.person("Ben") as ben:
        users, guild = (int(anna.id), int(ben.id)), bot.guilds[0].id
        with open_file(settings.database) as db:
            finished(db, guild, users, (11, 5), record=bluffed(users))
        await bot.tree.context.service.statistics.rebuild()
        shown = (await ben.slash(command)).message
        [file] = await ben.wait_for(lambda: (ben.message(shown.id) or shown).files)
        assert (await ben.fetch(file["url"])).startswith(b"\x89PNG")
    if openapi.load() is not None:
        assert openapi.faults(sandbox.log) == []
