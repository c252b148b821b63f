"""Plans: when the list of a tournament opens by itself, and when the next one of a weekly tournament does."""

from datetime import UTC, datetime, timedelta

from bot.errors import Conflict
from bot.tables.clock import zone_named
from bot.tables.copies import replace
from bot.tables.tournaments.models import Plan, Tournament

LATE = 30 * 60
"""Seconds after its time from which a list does not open any more."""
AWAY = 24 * 3600
"""Seconds for which a plan waits for Discord to announce its server."""
WEEK = timedelta(days=7)
MOST_AHEAD = timedelta(days=366)
MOST_PLANNED = 10


def moment(plan: Plan) -> int:
    """Return when a list opens, in seconds since 1970.

    A skipped time counts from before the change: 2:30 becomes 3:30. Of a time that occurs twice the first counts.
    """
    return int(plan.start.replace(tzinfo=zone_named(plan.zone)).timestamp())


def planned(tournament: Tournament, plan: Plan, now: datetime) -> Tournament:
    """Return a tournament whose list opens by itself; raise Conflict `plan_past` (moment), `plan_too_far` (days)."""
    opens_at, seconds = moment(plan), int(now.timestamp())
    if opens_at <= seconds:
        raise Conflict("plan_past", moment=str(opens_at))
    if opens_at > seconds + MOST_AHEAD.total_seconds():
        raise Conflict("plan_too_far", days=MOST_AHEAD.days)
    remind_at = None if plan.remind is None else opens_at - plan.remind * 60
    if remind_at is not None and remind_at <= seconds:
        remind_at = None
    return replace(tournament, status="planned", plan=plan, opens_at=opens_at, remind_at=remind_at)


def repeated(tournament: Tournament, now: datetime, oldest_message: int) -> Tournament | None:
    """Return the tournament of the next week that is not over yet, without entrants; None: it is not weekly."""
    plan = tournament.plan
    if plan is None or not plan.weekly:
        return None
    plan = replace(plan, start=plan.start + WEEK)
    while moment(plan) <= now.timestamp():
        plan = replace(plan, start=plan.start + WEEK)
    bare = replace(
        tournament,
        id=0,
        entrants=(),
        wishes=(),
        revision=0,
        opened_at=now.astimezone(UTC).isoformat(),
        oldest_message=oldest_message,
    )
    return planned(bare, plan, now)
