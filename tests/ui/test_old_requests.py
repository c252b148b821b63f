"""Requests that were open before migration 0037, on Discord: a press on a message of then is the answer."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import discord
import pytest

from tests.tables.past import put_old
from tests.tables.test_old_requests import ANNA, BEN, CILLI, OLD
from tests.ui.club import Club

PEOPLE = {ANNA: "Anna", BEN: "Ben", CILLI: "Cilli"}


def belonging(here: Club, people: Mapping[int, Any]) -> dict[str, Any]:
    """Return the old database with the ids of a club: of its server, its channel and its users."""
    ids = {str(old): str(person.id) for old, person in people.items()}

    def moved(column: str, value: Any) -> Any:
        if column == "guild":
            return here.guild.id
        if column == "channel":
            return here.channel.id
        if column in {"person", "host", "other"} and str(value) in ids:
            return int(ids[str(value)])
        if column == "line" and '"players"' in value:
            for old, new in ids.items():
                value = value.replace(f'"{old}"', f'"{new}"')
        return value

    rows = {
        table: [{column: moved(column, value) for column, value in row.items()} for row in found]
        for table, found in OLD["rows"].items()
    }
    return {"version": OLD["version"], "rows": rows}


def replace_database(folder: Path, kept: Mapping[str, Any]) -> None:
    for file in folder.glob("bot.sqlite*"):
        file.unlink()
    put_old(folder / "bot.sqlite", kept)


async def posted(here: Club, name: str) -> discord.Message:
    """Post what the old program would have posted: a message of the bot's with both buttons."""
    view = discord.ui.LayoutView(timeout=None)
    row = discord.ui.ActionRow[discord.ui.LayoutView]()
    for button in ("agree", "refuse"):
        row.add_item(discord.ui.Button[discord.ui.LayoutView](label=button, custom_id=OLD["requests"][name][button]))
    view.add_item(row)
    view.stop()
    channel = here.bot.get_channel(here.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return await channel.send(view=view)


@pytest.mark.parametrize("button", ["agree", "refuse"])
async def test_an_old_button_is_an_answer(club, make_bot, tmp_path: Path, button: str) -> None:
    async with club() as here:
        people = {old: here.person(called) for old, called in PEOPLE.items()}
        await here.bot.close()
        replace_database(tmp_path, belonging(here, people))
        await here.restart(make_bot())
        await here.env.settle()
        service = here.bot.tree.context.service
        left = {}
        for name, request in OLD["requests"].items():
            [before] = (await service.table(request["table"])).consents
            message = await posted(here, name)
            await people[request["user"]].click(message, custom_id=request[button])
            await here.env.settle()
            left[name] = (await service.table(request["table"])).consents
            if name == "moderator" and button == "agree":
                [asked] = left.pop(name)
                assert asked.agreed == (*before.agreed, people[request["user"]].id)
        assert here.env.errors == []
        assert {name: consents for name, consents in left.items() if consents} == {}
