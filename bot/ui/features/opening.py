"""Open a table by the guild's settings: allowed channels and users, and default house rules."""

from collections.abc import Callable, Collection, Iterable
from typing import Literal

import discord
from discord import Interaction

from bot.errors import PermissionDenied
from bot.games import find_game
from bot.rules.errors import ParseError
from bot.rules.options import Values
from bot.rules.panel import LocalizedText
from bot.tables import GuildSettings, Level, Table
from bot.ui.discord import AppContext, is_manager, is_user_install_only, member_guild_id
from bot.ui.layout import brought
from bot.ui.live import TableMessages

ONE_ROLE = ("evening_role", "table_role", "winner_role")


class TableOpening:
    """Opens tables where the guild's settings allow it."""

    def __init__(self, context: AppContext, board: TableMessages) -> None:
        self._board = board
        self._context = context
        self._service = context.service

    async def table(
        self,
        interaction: Interaction,
        game: str,
        given: Values,
        seats: int | None = None,
        level: Level | None = None,
    ) -> tuple[Table, str]:
        """Open a table where a command was given; return it, and what was changed so that so many can play.

        Args:
            given: options by name, None for those that were left out.
            level: how well its computer players play; None: as the guild has chosen.

        Raises:
            PermissionDenied: as `check_place` does.
            ParseError, Conflict: as the service does.
        """
        guild = member_guild_id(interaction)
        check_place(interaction, await self._service.settings.for_guild(guild))
        options, asked = await self.options(guild, game, given, seats)
        table = await self._service.open(
            guild=guild,
            channel=interaction.channel_id or 0,
            host=interaction.user.id,
            game=game,
            options=options,
            seats=seats,
            level=level,
            abroad=is_user_install_only(interaction),
        )
        await self.speak(interaction, table.id)
        found = find_game(table.game)
        asked = {**await self._service.house_rules.resolve(found, table.guild, options), **asked}
        return table, brought(found, asked, table.options, self._context.words(interaction, table.game))

    async def speak(self, interaction: Interaction, table: int | None = None) -> None:
        """Use the language of a person who opens a table, or a tournament (None), until a manager chooses one."""
        await self._board.speak(member_guild_id(interaction), self._context.people.actor_locale(interaction), table)

    async def options(
        self, guild: int | None, game: str, given: Values, seats: int | None = None
    ) -> tuple[Values, Values]:
        """Return the options for a command, and those that were asked for, whether they can be played or not.

        Without a preset, the given options change the guild's own house rules. If these can't be combined, or so many
        can't play by them, the given options stand alone.

        Args:
            given: options by name, None for those that were left out.
        """
        options = {name: value for name, value in given.items() if value is not None}
        usual = await self._usual(guild, game)
        if "preset" in options or not usual:
            return options, options
        asked = {**usual, **options}
        try:
            found = find_game(game)
            rules = found.options.validate(asked)
            if seats is not None:
                found.adapt_options(rules, seats)
        except ParseError:
            return options, asked
        return rules, asked

    async def _usual(self, guild: int | None, game: str) -> Values:
        """Return the guild's own house rules; {} if it has none, or if they are no longer there."""
        house = (await self._service.settings.for_guild(guild)).house_rules.get(game)
        if house is None:
            return {}
        try:
            return await self._service.house_rules.resolve(find_game(game), guild, {"preset": house})
        except ParseError:
            return {}


def check_place(interaction: Interaction, chosen: GuildSettings) -> None:
    """Accept that a user opens a table where they are.

    Raises:
        PermissionDenied: `wrong_channel` (channels), `opened_by_role` (count, roles), `opened_by_managers`.
    """
    if interaction.guild is None or is_user_install_only(interaction):
        return
    chosen = without_deleted(chosen, interaction.guild)
    _check_channel(interaction, chosen.channels, "wrong_channel")
    _check_user(interaction, chosen.openers, chosen.opener_roles, "opened")


def check_tournament_place(interaction: Interaction, chosen: GuildSettings) -> None:
    """Accept that a user opens or plans a tournament where they are.

    Raises:
        PermissionDenied: `wrong_tournament_channel` (channels), `organised_by_role` (count, roles),
            `organised_by_managers`.
    """
    if interaction.guild is None:
        return
    chosen = without_deleted(chosen, interaction.guild)
    channels = (chosen.evening_channel,) if chosen.evening_channel else chosen.channels
    _check_channel(interaction, channels, "wrong_tournament_channel")
    if chosen.organisers == "openers":
        _check_user(interaction, chosen.openers, chosen.opener_roles, "organised")
    else:
        _check_user(interaction, chosen.organisers, chosen.organiser_roles, "organised")


def _check_channel(interaction: Interaction, channels: Collection[int], code: str) -> None:
    """Accept that a user is in one of some channels, or in a thread of one; () accepts all channels."""
    if channels and places(interaction).isdisjoint(channels):
        raise PermissionDenied(code, channels=mentions("channel", channels))


def _check_user(
    interaction: Interaction, allowed: Literal["everyone", "role", "managers"], roles: Collection[int], done: str
) -> None:
    """Accept that a user is a manager or among the allowed; `done` begins the codes of the refusals."""
    if allowed == "everyone" or is_manager(interaction):
        return
    if allowed == "managers" or not roles:
        raise PermissionDenied(f"{done}_by_managers")
    if not has_role(interaction, roles):
        raise PermissionDenied(f"{done}_by_role", count=len(roles), roles=mentions("role", roles))


def without_deleted(chosen: GuildSettings, guild: discord.Guild | None) -> GuildSettings:
    """Return settings without channels and roles that were deleted, so that these bind no one any more."""
    if guild is None or guild.unavailable:
        return chosen
    channel, role = guild.get_channel, guild.get_role
    return chosen.model_copy(
        update={
            "channels": tuple(filter(channel, chosen.channels)),
            "opener_roles": tuple(filter(role, chosen.opener_roles)),
            "organiser_roles": tuple(filter(role, chosen.organiser_roles)),
            **{name: _existing(getattr(chosen, name), channel) for name in ("digest", "evening_channel")},
            **{name: _existing(getattr(chosen, name), role) for name in ONE_ROLE},
        }
    )


def _existing(number: int | None, find: Callable[[int], object]) -> int | None:
    return number if number and find(number) else None


def mentions(kind: Literal["channel", "role"], ids: Iterable[int]) -> tuple[LocalizedText, ...]:
    """Return mentions of channels or roles for a refusal."""
    return tuple(LocalizedText(f"mention-{kind}", (("id", str(each)),)) for each in ids)


def has_role(interaction: Interaction, roles: Iterable[int]) -> bool:
    """Return whether a user has one of some roles; @everyone, which all have, has the id of the server."""
    user = interaction.user
    return isinstance(user, discord.Member) and any(
        role == user.guild.id or user.get_role(role) is not None for role in roles
    )


def places(interaction: Interaction) -> set[int]:
    """Return the channel a user is in, and in a thread the channel it belongs to."""
    here = {interaction.channel_id or 0}
    if isinstance(interaction.channel, discord.Thread):
        here.add(interaction.channel.parent_id)
    return here
