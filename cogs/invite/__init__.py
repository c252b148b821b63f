"""Invitations: a player invites users to their table, from **More** or from a user's menu."""

from cogs.invite.cog import Invite
