"""Whoever comes while the bot stops reads that it is being restarted, whatever they have asked for."""

import logging

import discord
import pytest

from bot import log
from bot.errors import Conflict
from bot.tables import Closed, TableService
from tests.ui.club import seat, told
from tests.ui.forms import send

AGAIN = "I am just being restarted"


async def test_commands_clicks_and_forms_say_that_the_bot_is_being_restarted(
    club, capsys: pytest.CaptureFixture[str]
) -> None:
    async with club() as here:
        role = here.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
        olga = here.guild.add_member(here.env.create_user("olga", global_name="Olga"), roles=[role])
        anna, ben = await seat(here, "Anna", "Ben", start=False)
        panel = here.panel
        await olga.slash(here.channel, "season start", name="Autumn")
        closing = await olga.slash(here.channel, "season close")
        settings = await olga.slash(here.channel, "settings")
        quiet = await ben.slash(here.channel, "preferences")
        form = await ben.click(quiet.response, label="Quiet hours")
        await next(stop for stop in here.bot.closing if stop.__qualname__ == TableService.close.__qualname__)()
        log.configure("DEBUG")
        try:
            asked = [
                await anna.slash(here.channel, "house save", name="ours", game="bieten"),
                await anna.slash(here.channel, "house list"),
                await olga.slash(here.channel, "house delete", name="ours"),
                await anna.slash(here.channel, "block", player=ben),
                await anna.slash(here.channel, "unblock", player=ben),
                await olga.slash(here.channel, "season start", name="Winter"),
                await olga.slash(here.channel, "season list"),
                await anna.slash(here.channel, "play", game="bieten"),
                await anna.slash(here.channel, "stats"),
                await anna.slash(here.channel, "leaderboard"),
                await anna.slash(here.channel, "privacy show"),
                await anna.slash(here.channel, "preferences"),
                await olga.click(closing.response, label="Close the season"),
                await send(olga, settings, time="60"),
                await send(ben, form, start="22:00", end="7:00", zone="Europe/Vienna"),
                await ben.click(panel, label="Join"),
                await here.person("Newcomer").click(panel, label="Join"),
            ]
        finally:
            logging.getLogger().handlers.clear()
        assert [AGAIN in told(each) for each in asked] == [True] * len(asked), [told(each) for each in asked]
        assert {type(error.__cause__) for error in here.env.errors} <= {Conflict, Closed}
        assert "error_id" not in capsys.readouterr().err
