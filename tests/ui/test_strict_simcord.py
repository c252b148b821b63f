"""The Discord in memory is as strict as the sandbox, in the rows that it has to do with."""

from dataclasses import replace
from io import BytesIO

import discord
import pytest
from discord import ui

from bot.sandbox import STRICT
from bot.ui.discord.image_sender import KeptFile, files_in
from tests import strict_simcord

NAME = "a.png"


def pictured() -> ui.LayoutView:
    """Return a message with one uploaded image."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{NAME}")))
    return view


async def test_files_in_components_are_no_attachments_and_an_edit_names_them(
    club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club() as here:
        place = here.bot.get_partial_messageable(here.channel.id)
        message = await place.send(view=pictured(), file=discord.File(BytesIO(b"picture"), NAME))
        assert message.attachments == []
        [(name, file)] = files_in(message).items()
        with pytest.raises(discord.HTTPException) as refused:
            await message.edit(view=pictured())
        assert refused.value.code == 50035
        after = await message.edit(view=pictured(), attachments=[KeptFile(file, name)])
        assert files_in(after) == {NAME: file}

        lenient = replace(STRICT, files_in_components=False, kept_files_named=False)
        monkeypatch.setattr(strict_simcord, "rows", lenient)
        again = await message.edit(view=pictured())
        assert [file.filename for file in again.attachments] == [NAME]


async def test_dm_channels_opened_too_fast_are_refused(club) -> None:
    async with club() as here:
        people = [here.person(f"Guest {number}").user for number in range(12)]
        for person in people[:10]:
            await here.bot.create_dm(discord.Object(person.id))
        with pytest.raises(discord.Forbidden) as refused:
            await here.bot.create_dm(discord.Object(people[10].id))
        assert refused.value.code == 40003
        await here.env.advance_time(15)
        await here.bot.create_dm(discord.Object(people[10].id))
