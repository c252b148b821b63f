"""Invitations: a player invites a person to their table by the person's menu."""

from cogs.invite.cog import Invite
