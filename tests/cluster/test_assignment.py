"""What a process goes for, from the register alone."""

import pytest

from bot.cluster.assignment import ALIVE_MS, TERMINATE_AFTER_MS, ShardPlan, ShardPreference
from bot.storage.postgres import ProcessRow, RegistrySnapshot, ShardRow

NOW = 1_000_000


def process(number: int, *, wish: str = "auto", seen: int = 0, leaving: int = 0) -> ProcessRow:
    return ProcessRow(number, f"here:{number}", "1.0", wish, 0, NOW - seen, leaving, 100 + number)


def roll(held: str, *processes: ProcessRow, gone: frozenset[int] = frozenset()) -> RegistrySnapshot:
    """Return a register in which each shard is held by the process whose digit stands there; a dot: by nobody."""
    shards = {
        shard: ShardRow(int(digit), 0, None, None, None if int(digit) in gone else 100 + int(digit))
        if digit != "."
        else ShardRow(None, None, None, None, None)
        for shard, digit in enumerate(held)
    }
    return RegistrySnapshot(
        NOW,
        {each.id: each for each in processes},
        shards,
        frozenset(100 + each.id for each in processes if each.id not in gone),
    )


ONE, TWO, THREE = process(1), process(2), process(3)


@pytest.mark.parametrize(
    ("held", "processes", "gone", "wanted"),
    [
        ("........", (ONE,), (), [0, 1, 2, 3, 4, 5, 6, 7]),
        ("........", (ONE, TWO), (), [0, 1, 2, 3]),
        ("22222222", (ONE, TWO), (), [4, 5, 6, 7]),
        ("22222..1", (ONE, TWO), (), [5, 6]),
        ("22222111", (ONE, TWO), (), [4]),
        ("22222.11", (ONE, TWO, THREE), (), [5]),
        ("22222.33", (ONE, TWO, THREE), (), [5]),
        ("1111....", (ONE, TWO), (), []),
        ("22223333", (ONE, TWO, THREE), (), [2, 3, 7]),
        ("22223333", (ONE, TWO, process(3, leaving=1)), (), [4, 5, 6, 7]),
        ("11122233", (ONE, TWO, THREE), (3,), [6]),
        ("11122233", (ONE, TWO, process(3, seen=ALIVE_MS)), (), []),
        ("11122233", (ONE, TWO, process(3, seen=ALIVE_MS + 1)), (), [6]),
        ("11122233", (ONE, TWO, process(3, seen=TERMINATE_AFTER_MS + 1)), (), [6]),
        ("22333333", (ONE, TWO, process(3, wish="2-7")), (), []),
    ],
)
def test_an_automatic_one_goes_for_its_share(held, processes, gone, wanted) -> None:
    plan = ShardPlan(roll(held, *processes, gone=frozenset(gone)), 1, ShardPreference())
    assert plan.wanted({shard for shard, digit in enumerate(held) if digit == "1"}) == wanted


@pytest.mark.parametrize(
    ("held", "processes", "gone", "coming", "given_up"),
    [
        ("22222111", (ONE, TWO), (), [4], []),
        ("22222.11", (ONE, TWO), (), [4], [4]),
        ("22222.11", (ONE, TWO), (), [5], []),
        ("22233311", (ONE, TWO, process(3, leaving=1)), (), [2], [2]),
        ("22233311", (ONE, TWO, process(3, leaving=1)), (), [3, 4], []),
        ("22233311", (ONE, TWO, process(3, leaving=1)), (), [3, 4, 5], [5]),
        ("........", (ONE,), (), [0, 1, 2, 3, 4, 5, 6, 7], []),
        ("........", (ONE, TWO), (), [0, 1, 2, 3, 4, 5, 6, 7], [4, 5, 6, 7]),
        ("11......", (ONE, TWO, THREE), (), [3, 4, 5], [4, 5]),
    ],
)
def test_what_nobody_has_comes_before_what_another_one_could_give(held, processes, gone, coming, given_up) -> None:
    plan = ShardPlan(roll(held, *processes, gone=frozenset(gone)), 1, ShardPreference())
    mine = {shard for shard, digit in enumerate(held) if digit == "1"} | {*coming}
    assert plan.to_abandon(mine, coming) == given_up


def test_one_with_a_range_gives_up_no_way() -> None:
    plan = ShardPlan(roll("2...", ONE, TWO), 1, ShardPreference(range(4)))
    assert plan.to_abandon(range(4), range(4)) == []


def test_one_with_a_range_goes_for_that_and_asks_who_leaves_or_has_no_range() -> None:
    there = roll("233...", ONE, process(2, wish="0-2"), process(3, wish="auto"))
    plan = ShardPlan(there, 1, ShardPreference(range(3)))
    assert plan.wanted(set()) == [0, 1, 2]
    assert [plan.may_request(shard) for shard in (0, 1)] == [False, True]
    there = roll("2.....", ONE, process(2, wish="0-2", leaving=1))
    assert ShardPlan(there, 1, ShardPreference(range(3))).may_request(0)


def test_a_wish_is_read_as_it_is_told() -> None:
    for wish in (ShardPreference(), ShardPreference(range(4, 9))):
        assert ShardPreference.parse(str(wish)) == wish
    assert str(ShardPreference(range(4, 9))) == "4-8"
