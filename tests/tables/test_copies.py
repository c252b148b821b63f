"""Copies of tables."""

import dataclasses

import pytest

from bot.tables.copies import replace
from bot.tables.models import Claim, Seat, Table

TABLE = Table(1, 2, 3, 4, "bieten", {}, "", 2, 4, (Seat(1), Seat(2)), "lobby", 1, enders=(1,))


def test_a_copy_is_that_of_the_standard_library() -> None:
    copy = replace(TABLE, revision=2, host=5)
    assert copy == dataclasses.replace(TABLE, revision=2, host=5)
    assert copy.enders == (1,)  # not compared
    assert TABLE.revision == 1


def test_a_copy_with_slots_is_made_by_the_standard_library() -> None:
    assert replace(Claim(made=(1,)), end="fails") == Claim(made=(1,), end="fails")


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(TypeError, match="Table has no revison"):
        replace(TABLE, revison=2)
