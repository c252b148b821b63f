"""Finished games on Discord: the transcript, the record as a file, and the proof of the shuffle."""

from io import BytesIO

import discord

from bot.games import find_game
from bot.render import judge, proof_lines, transcript
from bot.rules.promise import noted_promise
from bot.tables import people_in, with_names
from bot.ui.discord import Answer, Context
from bot.ui.escaping import escaped

INLINE = 1800
"""Characters of a transcript that still fit into a message."""


class ReplayPages:
    """Shows finished games of a server, or one's own.

    Args:
        context: the records, the words and the people.
    """

    def __init__(self, context: Context) -> None:
        self._context = context

    async def replay(self, answer: Answer, number: int) -> None:
        """Answer with a game in words and its record file; a long transcript comes as a file too.

        Raises:
            NotFound: `no_record`.
            Conflict: `too_fast`.
        """
        self._context.sparing.check(answer.interaction.user.id)
        record = await self.of(answer.interaction, number)
        told = transcript(record.encode(), find_game, lambda game: self._context.words(answer.interaction, game))
        text = "\n".join(line for _, line in told)
        files = [_file(record, f"game-{number}.jsonl")]
        if len(escaped(text)) <= INLINE:
            await answer.say(escaped(text), files)
            return
        files.append(_file(f"{text}\n", f"game-{number}.txt"))
        head = escaped("\n".join(text.split("\n")[:2]))[:INLINE]
        ready = self._context.words(answer.interaction)("record-ready", number=str(number))
        await answer.say(f"{ready}\n{head}", files)

    async def verify(self, answer: Answer, number: int, promise: str | None = None) -> None:
        """Answer whether all luck of a game is as it was promised, and what that proves.

        Args:
            answer: to whom.
            number: the game's.
            promise: what they noted before it.

        Raises:
            NotFound: `no_record`.
            Conflict: `too_fast`.
            FormError: `bad_promise`: what they noted can't be one.
        """
        noted = noted_promise(promise) if promise is not None else None
        self._context.sparing.check(answer.interaction.user.id)
        record = await self.of(answer.interaction, number)
        words = self._context.words(answer.interaction)
        data = record.encode()
        lines = list(proof_lines(data, judge(data, find_game, noted), words))
        text = "\n".join(lines)
        if len(text) <= INLINE:
            await answer.say(text)
        else:
            await answer.say(lines[-1], [_file(f"{text}\n", f"proof-{number}.txt")])

    async def of(self, interaction: discord.Interaction, number: int) -> str:
        """Return a record that the asker may see, with the names of the moment; raises NotFound `no_record`."""
        record = await self._context.service.archive.record(
            number, names={}, guild=interaction.guild_id, user=interaction.user.id
        )
        return with_names(record, {user: await self._context.name(user) or str(user) for user in people_in(record)})


def _file(text: str, name: str) -> discord.File:
    return discord.File(BytesIO(text.encode()), name)
