"""Finished games on Discord: the transcript, the record as a file, and the proof of the shuffle."""

from io import BytesIO

import discord
from discord.utils import escape_markdown

from bot.games import find_game
from bot.i18n import Catalogs
from bot.render import proof_lines, transcript
from bot.tables import TableService, people_in, with_names
from bot.ui.discord import Answer, People

INLINE = 1800
"""Characters of a transcript that still fit into a message."""


class ReplayPages:
    """Shows finished games of a server, or one's own.

    Args:
        client: for the names of people not seen lately.
        service: the records.
        catalogs: all words.
        people: names.
    """

    def __init__(self, client: discord.Client, service: TableService, catalogs: Catalogs, people: People) -> None:
        self._client = client
        self._service = service
        self._catalogs = catalogs
        self._people = people

    async def replay(self, answer: Answer, number: int) -> None:
        """Answer with a game in words and its record file; a long transcript comes as a file too.

        Raises:
            NotFound: `no_record`.
        """
        record = await self.of(answer.interaction, number)
        locale = self._people.language(answer.interaction)
        told = transcript(record.encode(), find_game, lambda game: self._catalogs.words(locale, game))
        text = "\n".join(line for _, line in told)
        files = [_file(record, f"game-{number}.jsonl")]
        if len(escape_markdown(text)) <= INLINE:
            await answer.say(escape_markdown(text), files)
            return
        files.append(_file(f"{text}\n", f"game-{number}.txt"))
        head = escape_markdown("\n".join(text.split("\n")[:2]))[:INLINE]
        await answer.say(f"{self._catalogs.words(locale)('record-ready', number=str(number))}\n{head}", files)

    async def verify(self, answer: Answer, number: int) -> None:
        """Answer for every deal of a game whether the pack is the one promised, and what that proves.

        Raises:
            NotFound: `no_record`.
        """
        record = await self.of(answer.interaction, number)
        words = self._catalogs.words(self._people.language(answer.interaction))
        lines, _ = proof_lines(record.encode(), find_game, words)
        text = "\n".join(lines)
        if len(text) <= INLINE:
            await answer.say(text)
        else:
            await answer.say(lines[-1], [_file(f"{text}\n", f"proof-{number}.txt")])

    async def of(self, interaction: discord.Interaction, number: int) -> str:
        """Return a record that the asker may see, with the names of the moment; raises NotFound `no_record`."""
        record = await self._service.archive.record(
            number, names={}, guild=interaction.guild_id, user=interaction.user.id
        )
        return with_names(record, {user: await self._name(user) for user in people_in(record)})

    async def _name(self, user: int) -> str:
        """Return how somebody is called, their number if nobody knows any more."""
        known = self._people.name(user)
        if known is None:
            try:
                known = (await self._client.fetch_user(user)).display_name
            except discord.HTTPException:
                known = str(user)
        return known


def _file(text: str, name: str) -> discord.File:
    return discord.File(BytesIO(text.encode()), name)
