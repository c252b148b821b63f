"""The command tree: handles errors of commands, and registers the commands only when they have changed."""

import asyncio
import json
import logging
from collections.abc import Iterable, Mapping
from contextvars import ContextVar
from hashlib import sha256
from typing import Any

import discord
from discord import app_commands
from structlog.contextvars import bind_contextvars

from bot.errors import Conflict
from bot.games import all_games
from bot.tables import NotOwner, TableService
from bot.tables import interaction as acting
from bot.ui.discord.app_context import AppContext
from bot.ui.discord.error_handler import REFUSALS
from bot.ui.discord.interaction_origin import InteractionOrigin, current_origin, note_arrival, resume
from bot.ui.discord.internals import release_response
from bot.ui.discord.user_install import member_guild_id
from bot.ui.escaping import without_nul

PRELOAD_SECONDS = 1.0
"""Seconds for which a command waits for what is loaded before it: Discord waits three for its answer."""

_answering: ContextVar["AppContext | None"] = ContextVar("answering", default=None)


async def _elsewhere(context: AppContext, error: NotOwner, here: InteractionOrigin) -> None:
    await context.hand_on(error.shard, here)


async def _preload(context: AppContext, interaction: discord.Interaction) -> None:
    """Save a guild that is just joining, and load what answers need of the actor."""
    if (guild := member_guild_id(interaction)) is not None:
        await context.guilds.saved(guild)
    await context.people.preload(interaction)


class _LateAutocompleteFilter(logging.Filter):
    """Drops discord.py's log records about autocomplete answers that came too late.

    The library writes a traceback for each, and many come too late: a user who types fast has typed on.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        context, error = _answering.get(), record.exc_info[1] if record.exc_info else None
        if context is None or error is None:
            return True
        here = current_origin.get()
        if isinstance(error, NotOwner) and here is not None:
            context.tasks.start(_elsewhere(context, error, here), "words elsewhere")
            return False
        if not isinstance(error, REFUSALS):
            context.boundary.report(error, doing="offer words")
        return False


logging.getLogger(app_commands.tree.__name__).addFilter(_LateAutocompleteFilter())


def _take_out_nul(options: list[dict[str, Any]]) -> None:
    """Remove characters from a command's arguments that the database refuses."""
    for option in options:
        if isinstance(value := option.get("value"), str):
            option["value"] = without_nul(value)
        _take_out_nul(option.get("options", []))


class BotCommandTree(app_commands.CommandTree[Any]):
    """Answers failed commands, and registers the commands at Discord when they have changed."""

    context: AppContext | None = None

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Bind the guild to the task's log lines, and record the user; the command waits only a second for that."""
        note_arrival(interaction)
        bind_contextvars(guild=interaction.guild_id)
        acting.set(interaction.id)
        resume(interaction)
        _answering.set(self.context)
        data: Any = interaction.data or {}
        _take_out_nul(data.get("options", []))
        if self.context is not None:
            # The command itself meets any error, too, and answers its user.
            preloading = self.context.tasks.start(_preload(self.context, interaction), "preload")
            await asyncio.wait([preloading], timeout=PRELOAD_SECONDS)
        return True

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        """Show the user why a command was refused or failed."""
        try:
            await self._refuse(interaction, error)
        finally:
            release_response(interaction)

    async def _refuse(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        if self.context is None:
            return
        if interaction.type is discord.InteractionType.autocomplete:
            return  # choices for a command of an earlier release; there is no way to answer
        cause: Exception = error
        if isinstance(error, app_commands.CommandInvokeError):
            cause = error.original
        elif isinstance(error, app_commands.CommandSignatureMismatch | app_commands.CommandNotFound):
            cause = Conflict("command_changed")
        game = getattr(interaction.namespace, "game", None)
        known = game if isinstance(game, str) and game in all_games() else None
        name = interaction.command.qualified_name if interaction.command else ""
        answer = self.context.answer(interaction)
        if isinstance(cause, NotOwner):
            await self.context.pass_on(answer, cause, doing=name)
        else:
            await self.context.refuse(answer, cause, game=known, doing=name)

    async def register(self, service: TableService, *, tell: bool = True) -> bool:
        """Register the commands if they differ from the last time; return whether they are registered.

        Args:
            tell: whether this process registers; otherwise it reads the result of another one.
        """
        payload: Any = await self.payload()
        digest = sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        key = f"commands:{self.client.application_id}"
        same, ids = await service.notebook.read(key) == digest, await service.notebook.read(self._ids_key)
        if ids is not None:
            self._learn(json.loads(ids))
        if same or not tell:
            return not same
        app, http = self.client.application_id, self.client.http
        assert app is not None
        # The library's own `sync` would translate everything a second time.
        await self._save_ids(service, await http.bulk_upsert_global_commands(app, payload))
        await service.notebook.write(key, digest)
        return True

    async def restore(self, service: TableService) -> int:
        """Register the commands again if Discord lacks one, as after another program used the token.

        Returns:
            How many commands were missing.
        """
        app, http = self.client.application_id, self.client.http
        assert app is not None
        there: Any = await http.get_global_commands(app)
        wanted = (each.to_dict(self) for each in self.get_commands())  # not translated: that takes 30 ms
        missing = {_kind_and_name(each) for each in wanted} - {_kind_and_name(each) for each in there}
        if missing:
            payload: Any = await self.payload()
            there = await http.bulk_upsert_global_commands(app, payload)
        await self._save_ids(service, there)
        return len(missing)

    async def _save_ids(self, service: TableService, there: Iterable[Mapping[str, Any]]) -> None:
        """Save the ids of the commands that Discord has, for mentions of them."""
        chat_input = discord.AppCommandType.chat_input.value
        found = {each["name"]: int(each["id"]) for each in there if _kind_and_name(each)[0] == chat_input}
        self._learn(found)
        await service.notebook.write(self._ids_key, json.dumps(found))

    @property
    def _ids_key(self) -> str:
        return f"command-ids:{self.client.application_id}"

    async def payload(self) -> list[dict[str, Any]]:
        """Return all commands in all languages, in the form in which Discord takes them."""
        translator = self.translator
        return [
            await command.get_translated_payload(self, translator) if translator else command.to_dict(self)
            for command in self.get_commands()
        ]

    def _learn(self, ids: dict[str, int]) -> None:
        if self.context is not None:
            self.context.commands.learn(self.get_commands(), ids)


def _kind_and_name(payload: Mapping[str, Any]) -> tuple[int, str]:
    """Return what identifies a command; Discord and the library may leave out the usual type."""
    return payload.get("type", discord.AppCommandType.chat_input.value), payload["name"]
