"""Turn times, quiet hours, and players for whom a game has waited too long."""

from bot.tables.clock.deadlines import Reminder, TurnTimers
from bot.tables.clock.quiet_hours import zone_named
from bot.tables.clock.waits import loaded, with_waits
from bot.tables.clock.waking import Waking
