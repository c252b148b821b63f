"""Test the option `deals`: the game is over after the given number of counted deals, and the leader wins."""

import pytest

from bot.games.bid_whist import GAME
from bot.games.bid_whist.panel import ending
from bot.games.bid_whist.search.outcome_value import OutcomeValues, chance
from bot.i18n import Catalogs
from bot.render.panel_text import PanelFormatter
from bot.rules.errors import ParseError

from .table import Table, counted

WORDS = Catalogs.load().words("en", "bid_whist")
SPEECH = PanelFormatter(WORDS, "WNES".__getitem__, lambda face: face.code)


def result(state):
    return state.outcome and (state.outcome.winners, state.outcome.losers, state.outcome.reason)


def told(state):
    return list(map(SPEECH.text, ending(state.terms, state.sheet).game))


def test_without_it_a_game_lasts_as_long_as_it_takes():
    assert GAME.options.validate({})["deals"] is None
    assert counted(3, 8).outcome is None


def test_the_game_is_over_after_so_many_deals_and_whoever_leads_wins():
    state = counted(3, 8, deals=2)
    assert state.outcome is None
    state = counted(3, 5, state=state)
    assert (state.scores, result(state)) == ((0, 0), ((0, 1), (), "deals"))
    state = counted(3, 9, state=counted(3, 5, deals=2))
    assert (state.scores, result(state)) == ((1, 0), ((0,), (1,), "deals"))
    assert told(state) == ["W and E win.", "That was the last deal."]


def test_one_deal_is_a_game_of_its_own():
    assert result(counted(3, 8, deals=1)) == ((0,), (1,), "deals")
    assert result(counted(3, 7, deals=1)) == ((1,), (0,), "deals")


def test_points_win_before_the_last_deal_and_with_it():
    assert result(counted(7, 12, deals=8)) == ((0,), (1,), "target")
    assert result(counted(7, 12, deals=1)) == ((0,), (1,), "target")
    assert result(counted(7, 11, deals=1)) == ((1,), (0,), "bottom")


def test_start_scores_count_but_end_nothing_by_themselves():
    assert result(counted(3, 8, [0, 4], deals=1)) == ((1,), (0,), "deals")


def test_sides_that_are_level_share_the_win():
    state = counted(4, 9, [0, 4], deals=1)
    assert result(state) == ((0, 1), (), "deals")
    assert GAME.ranks(state.outcome) == (1, 1)
    assert GAME.victories(state.terms.options, state.outcome, state.deals) == (1, 1)
    assert told(state) == ["W, N, E and S are tied and share the win.", "That was the last deal."]


def test_alone_those_at_the_top_share_it_and_the_others_lose():
    table = Table([0, 31, 31, 0], preset="cutthroat", deals=1, setters="none")
    state = counted(1, 0, state=table.state)
    assert result(state) == ((1, 2), (0, 3), "deals")


def test_a_deal_that_is_dealt_again_does_not_count():
    options = {"preset": "northeast_52", "deals": 1, "no_court_redeal": False}
    table = Table(**options).deal().say("pass", "pass", "pass", "redeal")
    assert table.state.outcome is None
    table.deal().say("pass", "pass", "pass", "1")
    assert table.state.outcome is None


@pytest.mark.parametrize(("games", "winners"), [((1, 0), (0,)), ((0, 1), (1,)), ((0, 0), (0,))])
def test_in_a_rubber_games_won_come_before_points(games, winners):
    state = Table(match="rubber", deals=1).state
    state.sheet = state.sheet._replace(games=games)
    state = counted(3, 8, state=state)
    assert (state.sheet.games, result(state)[0]) == (games, winners)


def test_a_game_of_a_rubber_that_ends_with_the_last_deal_counts():
    state = counted(7, 12, match="rubber", deals=1)
    assert (state.sheet.games, result(state)) == ((1, 0), ((0,), (1,), "deals"))


def test_a_tally_counts_the_victory():
    assert counted(3, 8, match="tally", deals=1).sheet.games == (1, 0)
    level = counted(4, 9, [0, 4], match="tally", deals=1)
    assert level.sheet.games == (1, 1)


def test_nobody_rises_from_a_game_that_nobody_has_lost():
    level = counted(4, 9, [0, 4], deals=1, rise_and_fly="on_game_loss")
    assert GAME.rotation(level) is None
    assert GAME.rotation(counted(4, 9, deals=1, rise_and_fly="on_game_loss")).seats == (1, 3)


@pytest.mark.parametrize("value", [0, -1, True, 1.0, "1", 2**53])
def test_what_is_no_number_of_deals(value):
    with pytest.raises(ParseError):
        GAME.options.validate({"deals": value})


def test_codes():
    assert GAME.options.code(GAME.options.validate({"deals": 1})) == "BID-D1"
    assert GAME.options.from_code("bid-ne-d12")["deals"] == 12
    assert GAME.options.from_code("BID-DOWNUP")["deals"] is None


def test_the_chance_to_win_knows_that_no_deal_is_left():
    state = counted(3, 8, deals=2)
    ahead = chance(state.terms, state.sheet, 0)
    assert ahead > chance(state.terms, state.sheet._replace(scores=(0, 0)), 0) > 0.3
    assert chance(state.terms, state.sheet, 0) + chance(state.terms, state.sheet, 1) == pytest.approx(1)
    level = counted(4, 9, [0, 4], deals=1)
    assert [chance(level.terms, level.sheet, side) for side in (0, 1)] == [0.5, 0.5]
    many = Table(deals=10**6).state
    assert chance(many.terms, many.sheet, 0) == pytest.approx(0.5, abs=0.1)
    alone = Table([10, 5, 0, 0], preset="cutthroat", deals=1).state
    longer = Table([10, 5, 0, 0], preset="cutthroat", deals=9).state
    assert chance(alone.terms, alone.sheet, 0) > chance(longer.terms, longer.sheet, 0)


def test_a_search_knows_that_the_deal_it_looks_at_is_the_last():
    state = Table(deals=1).deal().contract("4 up").state
    contract = state.contract
    taken = [9 if seat == contract.seat else 0 for seat in range(4)]
    taken[state.terms.next_seat[contract.seat]] = 3
    prospects = OutcomeValues(state.terms, state.sheet, (), state.terms.side_of[contract.seat])
    assert prospects.after(contract, taken, 0) == 1
