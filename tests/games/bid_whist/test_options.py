"""Presets, rejected combinations, and house-rule codes."""

import pytest

from bot.games.bid_whist import GAME
from bot.games.bid_whist.options import conflicts
from bot.rules.errors import ParseError

SOLO = {"preset": "cutthroat"}

REJECTED = {
    "pairs_need_four": {"players": 3},
    "cards_do_not_divide": {"kitty": 5},
    "jokers_need_kitty": {**SOLO, "kitty": 0, "players": 3},
    "spade2_needs_joker": {"jokers": 0, "kitty": 4, "spade2_high": True},
    "all_books_in_pairs": {"max_bid": "all_books"},
    "kinds_need_up_down": {"directions": "up_only"},
    "down_beats_up_needs_kinds": {"bid_form": "number", "bid_order": "down_beats_up"},
    "nt_bid_direction": {"bid_form": "number", "nt_direction_at": "bid"},
    "match_in_rounds": {"dealer_may_match": True, "auction": "until_one_left"},
    "bid_1_needs_min_1": {"all_pass": "dealer_bids_1_or_redeals"},
    "first_lead_names": {"naming": "by_first_lead"},
    "after_needs_kitty": {"preset": "cincinnati", "naming": "after_kitty"},
    "sport_needs_kitty": {"preset": "cincinnati", "sport": "always"},
    "first_trick_needs_kitty": {"preset": "cincinnati", "kitty_book": "first_trick_winner"},
    "book_in_pairs": {"kitty_book": "none"},
    "exchange_needs_jokers": {"preset": "cincinnati", "nt_jokers": "exchange"},
    "per_trick_in_pairs": {"make": "per_trick"},
    "two_wins_need_match": {"boston_two_wins": True},
    "solo_make": {**SOLO, "make": "flat1"},
    "solo_setters": {**SOLO, "setters": "bid"},
    "solo_boston": {**SOLO, "boston_bid": "x4"},
    "solo_two_wins": {**SOLO, "boston_two_wins": True, "match": "tally"},
    "solo_back_door": {**SOLO, "back_door": "transfer"},
    "solo_missed_bids": {**SOLO, "missed_bids_lose": 2},
    "solo_rise_and_fly": {**SOLO, "rise_and_fly": "on_set"},
    "solo_target": {**SOLO, "target": 7},
    "solo_rubber": {**SOLO, "match": "rubber"},
}


@pytest.mark.parametrize("reason", REJECTED)
def test_what_does_not_go_together_is_refused_with_its_own_reason(reason):
    with pytest.raises(ParseError) as refused:
        GAME.options.validate(REJECTED[reason])
    assert (refused.value.code, refused.value.params["reason"]) == ("bad_options", reason)


def test_every_reason_has_its_test():
    assert set(REJECTED) == set(conflicts(GAME.options.validate({})))


@pytest.mark.parametrize("preset", GAME.options.presets)
def test_presets_can_be_played_and_go_by_their_codes(preset):
    values = GAME.options.validate({"preset": preset})
    assert GAME.options.from_code(GAME.options.code(values)) == values
    assert GAME.start(values, values["players"], 0).waiting_for == ()


def test_what_a_preset_moved_can_be_moved_back():
    values = GAME.options.validate({"preset": "boston_parr", "match": "single"})
    assert GAME.options.code(values) == "BID-PARR-MAT0"
    assert GAME.options.from_code("BID-PARR-MAT0") == values


@pytest.mark.parametrize(("preset", "seats"), [("standard_54", 3), ("cutthroat", 5)])
def test_the_number_of_players_is_that_of_the_option(preset, seats):
    with pytest.raises(ParseError):
        GAME.check_seats(GAME.options.validate({"preset": preset}), seats)


def test_values_are_matched_strictly():
    for wrong in ({"kitty": 6.0}, {"spade2_high": 1}, {"missed_bids_lose": False}, {"target": "7"}, {"colour": 1}):
        with pytest.raises(ParseError):
            GAME.options.validate(wrong)


@pytest.mark.parametrize(("preset", "kept"), [("standard_54", 2), ("cutthroat", 4)])
def test_scores_are_kept_per_side_or_per_seat(preset, kept):
    values = GAME.options.validate({"preset": preset})
    assert GAME.sides(values, 4) == kept
    with pytest.raises(ParseError):
        GAME.start(values, 4, 0, [0] * 3)


@pytest.mark.parametrize(
    ("start", "name", "value", "along"),
    [
        ("BID-CUT", "players", 5, {"kitty": 4}),
        ("BID-CUT", "players", 3, {}),
        ("BID-CUT-5P-K4", "players", 4, {"kitty": 6}),
        ("BID-CUT-5P-K4", "players", 3, {"kitty": 6}),
        ("BID-CUT-0J-K4", "players", 5, {"jokers": 2}),
    ],
)
def test_what_has_to_change_along_changes_along(start, name, value, along):
    before = GAME.options.from_code(start)
    assert GAME.options.with_option(before, name, value) == {**before, name: value, **along}


@pytest.mark.parametrize(
    ("start", "name", "value", "code"), [("BID", "players", 5, "BID-CUT-5P-K4"), ("BID", "players", 3, "BID-CUT-3P")]
)
def test_three_and_five_play_by_the_preset_for_playing_alone(start, name, value, code):
    assert GAME.options.code(GAME.options.with_option(GAME.options.from_code(start), name, value)) == code


def test_every_number_of_players_can_be_had():
    for preset, seats in (("standard_54", 4), *(("cutthroat", seats) for seats in (3, 4, 5))):
        options = GAME.adapt_options(GAME.options.validate({"preset": preset}), seats)
        GAME.check_seats(options, seats)
        GAME.options.check(options)
    for preset, seats in (("standard_54", 5), ("cutthroat", 6), ("cutthroat", 2)):
        with pytest.raises(ParseError):
            GAME.adapt_options(GAME.options.validate({"preset": preset}), seats)
