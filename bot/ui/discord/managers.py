"""Decide who manages a server. No other module asks for Discord's permission Manage Server.

What a manager does to others goes into the log of managers' actions (bot/tables/manager_log.py):
`tests/ui/test_manager_log.py` finds the commands and buttons that ask this module.
"""

from discord import Interaction


def is_manager(interaction: Interaction) -> bool:
    """Return whether a user manages the server where they act."""
    return interaction.permissions.manage_guild


def manager_of(interaction: Interaction) -> int | None:
    """Return the user who acts, if they manage the server; else None."""
    return interaction.user.id if is_manager(interaction) else None
