"""Turn times, quiet hours, and players for whom a game has waited too long.

Times are in seconds since 1970, durations in seconds.
"""

from bot.tables.clock.deadlines import Reminder, TurnTimers
from bot.tables.clock.quiet_hours import zone_named
from bot.tables.clock.waits import loaded, with_waits
from bot.tables.clock.waking import Waking
