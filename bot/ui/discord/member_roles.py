"""Give roles to members of a server and take them away, and find out why Discord would refuse that."""

from collections.abc import Awaitable, Callable
from typing import Literal

import discord
import structlog

from bot.ui.discord.error_codes import REQUEST_ERRORS, UNKNOWN_MEMBER, UNKNOWN_ROLE, UNKNOWN_USER

RoleProblem = Literal["permission", "above", "gone", "managed", "left", "refused"]
"""Why a role can't be given: the bot lacks Manage Roles; it is not below the bot's highest role; it was deleted;
Discord or an app manages it; the user is not on the server; Discord refuses it for another reason."""
LASTING: tuple[RoleProblem, ...] = ("gone", "left")
"""Problems with which the user doesn't have the role either."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class MemberRoles:
    """Gives and takes roles."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def problem(self, server: int, role: int) -> RoleProblem | None:
        """Return why the bot can't give a role to any member, as far as is known; None: it can."""
        guild = self._client.get_guild(server)
        me = guild and self._client.user and guild.get_member(self._client.user.id)
        if guild is None or not me:
            return "refused"
        found = guild.get_role(role)
        if found is None:
            return "gone"
        if found.is_default() or found.managed:
            return "managed"
        if not me.guild_permissions.manage_roles:
            return "permission"
        return "above" if found >= me.top_role and guild.owner_id != me.id else None

    def gives_powers(self, server: int, role: int) -> bool:
        """Return whether a role gives permissions that not everyone has, in the server or in a channel."""
        guild = self._client.get_guild(server)
        found = guild.get_role(role) if guild else None
        if guild is None or found is None:
            return False
        if found.permissions.value & ~guild.default_role.permissions.value:
            return True
        return any(channel.overwrites_for(found).pair()[0].value for channel in guild.channels)

    async def give(self, server: int, role: int, user: int, reason: str) -> RoleProblem | None:
        """Give a role to a user; return why it was not possible, or None."""
        return await self._change(
            server, role, user, lambda member: member.add_roles(discord.Object(role), reason=reason)
        )

    async def take(self, server: int, role: int, user: int, reason: str) -> RoleProblem | None:
        """Take a role from a user; return why it was not possible, or None."""
        return await self._change(
            server, role, user, lambda member: member.remove_roles(discord.Object(role), reason=reason)
        )

    async def _change(
        self, server: int, role: int, user: int, change: Callable[[discord.Member], Awaitable[None]]
    ) -> RoleProblem | None:
        problem, guild = self.problem(server, role), self._client.get_guild(server)
        if problem is not None or guild is None:
            return problem
        try:
            await change(guild.get_member(user) or await guild.fetch_member(user))
        except discord.NotFound as error:
            if error.code in {UNKNOWN_MEMBER, UNKNOWN_USER}:
                return "left"
            return "gone" if error.code == UNKNOWN_ROLE else "refused"
        except REQUEST_ERRORS as error:
            log.warning("role_refused", guild=server, error=type(error).__name__)
            return "refused"
        return None
