"""Turn times and quiet hours."""

from bot.tables.clock.deadlines import Deadlines, Reminder

__all__ = [
    "Deadlines",
    "Reminder",
]
