"""Quiet hours: the clock stands still, over midnight and when the clocks are set back or forward."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tables import QuietHours
from bot.tables.clock.quiet_hours import is_quiet, later

VIENNA = ZoneInfo("Europe/Vienna")
NIGHT = QuietHours(start=22 * 60, end=7 * 60, zone="Europe/Vienna")
NOON = QuietHours(start=12 * 60, end=13 * 60, zone="Europe/Vienna")
HOUR = 3600


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=VIENNA).timestamp())


@pytest.mark.parametrize(
    ("start", "hours", "quiet", "due"),
    [
        ("2026-01-10 18:00", 2, NIGHT, "2026-01-10 20:00"),
        ("2026-01-10 21:00", 2, NIGHT, "2026-01-11 08:00"),
        ("2026-01-10 23:00", 2, NIGHT, "2026-01-11 09:00"),
        ("2026-01-11 03:00", 2, NIGHT, "2026-01-11 09:00"),
        ("2026-01-10 07:00", 15, NIGHT, "2026-01-10 22:00"),
        ("2026-01-10 07:00", 16, NIGHT, "2026-01-11 08:00"),
        ("2026-01-10 21:00", 72, NIGHT, "2026-01-15 18:00"),
        ("2026-01-10 11:30", 1, NOON, "2026-01-10 13:30"),
        ("2026-01-10 12:00", 1, NOON, "2026-01-10 14:00"),
        # The night in which the clocks are set forward is an hour shorter, the other one an hour longer.
        ("2026-03-28 21:00", 2, NIGHT, "2026-03-29 08:00"),
        ("2026-10-24 21:00", 2, NIGHT, "2026-10-25 08:00"),
        ("2026-10-25 02:30", 2, NIGHT, "2026-10-25 09:00"),
    ],
)
def test_the_clock_goes_on_when_the_quiet_hours_end(start: str, hours: int, quiet: QuietHours, due: str) -> None:
    assert later(at(start), hours * HOUR, quiet) == at(due)


def test_hours_that_the_clocks_skip_are_quiet_at_any_reading() -> None:
    skipped = QuietHours(start=150, end=170, zone="Europe/Vienna")
    midnight = at("2026-03-29 00:00")
    assert later(midnight, HOUR, skipped) == midnight + HOUR
    assert midnight + 4 * HOUR < later(midnight, 4 * HOUR, skipped) <= midnight + 6 * HOUR


def test_without_quiet_hours_nothing_stands_still() -> None:
    nothing = QuietHours(start=600, end=600)
    for quiet in (None, nothing):
        assert later(1000, 500, quiet) == 1500
        assert not is_quiet(1000, quiet)


def test_a_place_the_tz_database_has_lost_counts_as_utc() -> None:
    lost = QuietHours(start=0, end=60, zone="Atlantis/Poseidonis")
    assert later(0, 60, lost) == HOUR + 60


@settings(max_examples=40, deadline=None)
@given(
    days=st.integers(0, 730),
    minute=st.integers(0, 1439),
    minutes=st.integers(0, 900),
    begins=st.integers(0, 1439),
    ends=st.integers(0, 1439),
    zone=st.sampled_from(["Europe/Vienna", "America/New_York", "Australia/Lord_Howe", "UTC"]),
)
def test_minute_by_minute_it_is_the_same(
    days: int, minute: int, minutes: int, begins: int, ends: int, zone: str
) -> None:
    """So many minutes pass that are not quiet, and not one more."""
    quiet = QuietHours(start=begins, end=ends, zone=zone)
    moment = at("2025-01-01 00:00") + (days * 24 * 60 + minute) * 60
    due = later(moment, minutes * 60, quiet)
    loud = sum(not is_quiet(each, quiet) for each in range(moment, due, 60))
    assert loud == minutes


def test_nobody_is_quiet_all_day_long() -> None:
    all_day = QuietHours(start=1, end=0)
    assert later(0, 3 * 24 * HOUR, all_day) <= 7 * 24 * HOUR
