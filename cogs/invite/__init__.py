"""Invitations: a player invites users to their table, behind More or by a person's menu."""

from cogs.invite.cog import Invite
