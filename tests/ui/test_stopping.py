"""A user who acts while the bot stops reads that it is being restarted, after any command."""

import logging

import discord
import pytest

from bot import logging_setup
from bot.errors import Conflict
from bot.tables import DatabaseClosed, TableService
from tests.cogs.test_settings import open_settings
from tests.ui.club import reply, seat
from tests.ui.forms import send

AGAIN = "I'm being restarted"


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
        settings = await olga.click(await open_settings(here, olga), label="Change")
        quiet = await ben.slash(here.channel, "preferences")
        form = await ben.click(quiet.response, label="Quiet hours")
        await next(stop for stop in here.bot.closing if stop.__qualname__ == TableService.close.__qualname__)()
        logging_setup.configure("DEBUG")
        try:
            asks = [
                anna.slash(here.channel, "house save", name="ours", game="bieten"),
                anna.slash(here.channel, "house list"),
                olga.slash(here.channel, "house delete", name="ours"),
                anna.slash(here.channel, "block", player=ben),
                anna.slash(here.channel, "unblock", player=ben),
                olga.slash(here.channel, "season start", name="Winter"),
                olga.slash(here.channel, "season list"),
                anna.slash(here.channel, "play", game="bieten"),
                anna.slash(here.channel, "stats"),
                anna.slash(here.channel, "leaderboard"),
                anna.slash(here.channel, "privacy show"),
                anna.slash(here.channel, "preferences"),
                olga.click(closing.response, label="Close the season"),
                send(olga, settings, time="60"),
                send(ben, form, start="22:00", end="7:00", zone="Europe/Vienna"),
                ben.click(panel, label="Join"),
                here.person("Newcomer").click(panel, label="Join"),
            ]
            # Read at once: the same refusal takes the place of the one before.
            said = [reply(await ask) for ask in asks]
        finally:
            logging.getLogger().handlers.clear()
        assert [text for text in said if AGAIN not in text] == []
        assert {type(error.__cause__) for error in here.env.errors} <= {Conflict, DatabaseClosed}
        assert "error_id" not in capsys.readouterr().err
