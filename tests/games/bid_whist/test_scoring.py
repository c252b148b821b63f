"""The count: points, the ends of a game, matches, and the other presets' worked examples."""

import pytest

from bot.games.bid_whist import GAME, scoring
from bot.games.bid_whist.actions import BARE, BidValue
from bot.games.bid_whist.game import last_deal_set
from bot.games.bid_whist.position import Contract, Trick

from .table import N, Table, counted

NT = {"trump": "nt"}


def points(*args, **options):
    return counted(*args, **options).deals[-1]["points"]


def ended(state):
    return state.outcome and state.outcome.winners


@pytest.mark.parametrize(("tricks", "score"), [(9, -5), (10, 5), (11, 6), (12, 7)])
def test_five_uptown(tricks, score):
    assert points(5, tricks) == [score, 0]


@pytest.mark.parametrize(("tricks", "score"), [(10, 10), (9, 8), (8, -8), (7, -8)])
def test_four_no_trump_counts_twice(tricks, score):
    assert points(4, tricks, **NT) == [score, 0]


def test_no_trump_that_does_not_double():
    assert points(3, 7, **NT) == [-6, 0]
    assert points(4, 10, nt_multiplier=1, **NT) == [5, 0]
    assert points(4, 8, nt_multiplier=1, **NT) == [-4, 0]


@pytest.mark.parametrize(("bid", "to_set"), [(3, 5), (4, 4), (5, 3), (6, 2), (7, 1)])
def test_books_to_set(bid, to_set):
    assert counted(bid, 12 - to_set).deals[-1]["made"] is False
    assert counted(bid, 13 - to_set).deals[-1]["made"] is True


@pytest.mark.parametrize(("start", "winners"), [(-3, (0,)), (-4, None)])
def test_eleven_books_on_four_no_trump_win_from_minus_three(start, winners):
    assert ended(counted(4, 10, [start, 0], **NT)) == winners


@pytest.mark.parametrize(("start", "winners"), [(1, (1,)), (2, None)])
def test_a_set_loses_the_game_at_minus_seven(start, winners):
    assert ended(counted(4, 8, [start, 0], **NT)) == winners


def test_the_score_is_not_clamped():
    assert counted(7, 12, [2, 0]).scores == (9, 0)


@pytest.mark.parametrize(
    ("option", "tricks", "score", "winners"),
    [
        ("normal", 12, 9, (0,)),
        ("x4", 12, 30, (0,)),
        ("normal", 11, -5, None),
        ("x4", 11, -26, (1,)),
        ("game_at_stake", 11, -5, (1,)),
        ("game_at_stake", 12, 9, (0,)),
    ],
)
def test_a_boston_bid_at_two(option, tricks, score, winners):
    state = counted(7, tricks, [2, 0], boston_bid=option)
    assert state.scores == (score, 0)
    assert ended(state) == winners


def test_four_times_replaces_the_no_trump_factor():
    assert points(7, 12, **NT) == [14, 0]
    assert points(7, 11, **NT) == [-14, 0]
    assert points(7, 12, boston_bid="x4", **NT) == [28, 0]


def test_all_books_on_a_lower_bid_are_no_boston():
    state = counted(4, 12, match="tally", boston_two_wins=True)
    assert (state.scores, state.sheet.games) == ((7, 0), (1, 0))


def test_a_bid_boston_that_wins_the_game_counts_as_two_wins():
    assert counted(7, 12, match="tally", boston_two_wins=True).sheet.games == (2, 0)
    assert counted(7, 12, match="tally").sheet.games == (1, 0)
    assert counted(7, 11, match="tally", boston_two_wins=True).sheet.games == (0, 1)


def test_setters_score_their_odd_books():
    assert points(5, 9, setters="odd_books") == [-5, 0]
    assert points(5, 5, setters="odd_books") == [-5, 1]
    assert points(4, 4, setters="odd_books", **NT) == [-8, 4]
    assert points(3, 8, setters="odd_books") == [3, 0]


def test_back_door():
    state = counted(4, 5, [-1, 3], back_door="transfer")
    assert state.scores == (-5, 7)
    assert ended(state) == (1,)
    assert points(4, 5, back_door="transfer", set_penalty="none") == [0, 4]
    assert points(4, 5, back_door="transfer", **NT) == [-8, 8]


def test_a_second_missed_bid_loses_the_game():
    state = counted(3, 5, [5, 0], missed_bids_lose=2)
    assert ended(state) is None
    state = counted(3, 5, state=state)
    assert state.scores == (-1, 0)
    assert ended(state) == (1,)


def test_made_bids_do_not_wipe_missed_ones_out():
    state = counted(3, 5, [0, 0], missed_bids_lose=2)
    state = counted(3, 8, state=state)
    assert ended(state) is None
    assert ended(counted(3, 5, state=state)) == (1,)


def test_declarer_reaches_the_target_before_anybody_else_is_asked():
    state = counted(3, 8, [7, 9])
    assert ended(state) == (0,)
    assert ended(counted(3, 5, [0, 9])) == (1,)


# The presets


def test_northeast_first_trick_takes_the_kitty():
    state = counted(4, 9, preset="northeast_52")
    assert (state.deals[-1]["books"], state.scores) == ([10, 3], (4, 0))
    state = counted(4, 9, preset="northeast_52", first=N)
    assert (state.deals[-1]["books"], state.scores) == ([9, 4], (0, 4))
    assert points(4, 10, preset="northeast_52") == [5, 0]
    assert ended(counted(4, 9, [18, 0], preset="northeast_52")) == (0,)
    assert points(4, 9, preset="northeast_52", **NT) == [4, 0]


def test_parr_counts_every_trick_of_the_setters():
    assert points(3, 9, preset="boston_parr") == [3, 4]
    assert points(3, 8, preset="boston_parr") == [-3, 5]
    assert points(3, 9, preset="boston_parr", setters="odd_books") == [3, 0]
    assert points(3, 8, preset="boston_parr", setters="odd_books") == [-3, 0]


def test_parr_both_at_eleven_is_won_by_declarers_side():
    state = counted(3, 9, [9, 8], preset="boston_parr", match="single")
    assert state.scores == (12, 12)
    assert ended(state) == (0,)


def test_a_rubber_takes_two_games_and_starts_anew_between_them():
    state = counted(3, 9, [9, 0], preset="boston_parr")
    assert (state.sheet.games, state.scores, ended(state)) == ((1, 0), (0, 0), None)
    assert state.dealer == 0
    for _ in range(2):
        state = counted(3, 13, state=state)
    assert (state.sheet.games, ended(state)) == ((2, 0), (0,))
    assert state.scores == (14, 0)


def test_a_bid_boston_can_win_a_rubber_alone():
    state = counted(7, 12, match="rubber", boston_two_wins=True)
    assert (state.sheet.games, ended(state)) == ((2, 0), (0,))


def test_a_tally_shows_games_and_ends_with_the_game():
    state = counted(7, 12, match="tally")
    assert GAME.replay_extra(state) == {"games": [1, 0]}
    single = counted(7, 12)
    assert GAME.replay_extra(single) == {}


@pytest.mark.parametrize(
    ("scores", "tricks", "after", "winners"),
    [
        ([0, 6], 5, (0, 8), (1,)),
        ([1, 6], 5, (1, 8), None),
        ([1, 10], 5, (1, 12), (1,)),
        ([20, 19], 5, (20, 21), None),
        ([20, 20], 5, (20, 22), (1,)),
        ([6, 0], 11, (7, 0), (0,)),
    ],
)
def test_hawaii(scores, tricks, after, winners):
    state = counted(5, tricks, scores, preset="hawaii_trump")
    assert state.scores == after
    assert ended(state) == winners


def test_hawaii_five_is_set_by_three_books():
    assert counted(5, 10, preset="hawaii_trump").deals[-1]["made"] is True
    assert counted(5, 9, preset="hawaii_trump").deals[-1]["made"] is False
    assert points(3, 12, preset="hawaii_trump", **NT) == [1, 0]


def alone(tricks, bid, seat, scores=None, **options):
    state = Table(scores, preset="cutthroat", **options).state
    state.contract = Contract(seat, BidValue(bid, BARE), 0, 0)
    state.tricks = tuple(Trick(0, (), winner) for winner, count in enumerate(tricks) for _ in range(count))
    scoring.finish(state)
    return state


def test_cutthroat_counts_every_trick_and_the_exact_number():
    state = alone([3, 4, 4, 1], bid=5, seat=1)
    assert state.deals[-1]["books"] == [3, 5, 4, 1]
    assert state.scores == (3, 5, 4, 1)
    assert alone([3, 4, 4, 1], bid=5, seat=1, kitty_book="none").scores == (3, -5, 4, 1)


def test_cutthroat_ends_with_a_single_highest_at_thirty():
    assert alone([3, 4, 4, 1], 5, 1, scores=[27, 20, 20, 20]).outcome.winners == (0,)
    tie = alone([3, 4, 4, 1], 5, 1, scores=[27, 25, 20, 20])
    assert tie.scores[:2] == (30, 30)
    assert tie.outcome is None
    best = alone([3, 4, 4, 1], 5, 1, scores=[27, 26, 20, 20])
    assert (best.outcome.winners, best.outcome.losers) == ((1,), (0, 2, 3))


def test_the_deal_passes_left_and_a_set_can_be_seen():
    state = counted(3, 5)
    assert state.dealer == 0
    assert last_deal_set(state)
    assert not last_deal_set(counted(3, 9))


@pytest.mark.parametrize(
    ("bid", "tricks", "trump", "options", "points"),
    [
        (4, 12, "c", {}, [28, 0]),
        (3, 12, "nt", {}, [28, 0]),
        (7, 12, "c", {"boston_bid": "x4"}, [28, 0]),
        (4, 11, "c", {}, [6, 0]),
        (4, 12, "c", {"boston_taken": "normal"}, [7, 0]),
        (3, 0, "c", {"preset": "cincinnati", "setters": "odd_books"}, [-12, 28]),
    ],
)
def test_all_books_may_count_fourfold_whatever_was_bid(bid, tricks, trump, options, points):
    assert counted(bid, tricks, trump=trump, **{"boston_taken": "x4", **options}).deals[-1]["points"] == points
