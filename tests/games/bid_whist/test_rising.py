"""Rise and fly, and the first dealer, as the rules of Bid Whist have them."""

from random import Random

import pytest

from bot.games.bid_whist import GAME
from bot.games.bid_whist.dealing import first_diamond
from bot.games.bid_whist.explanations import bid_warning
from bot.games.bid_whist.panel import sides
from bot.rules.cards import FRENCH
from bot.rules.game import SeatRotation
from bot.rules.panel import Ending
from bot.rules.state import Outcome

from .table import Table, W
from .table import counted as played_out

LOST = Outcome("target", (-1, 7), (1,), (0,))


def counted(how, seat, *, made, outcome=None):
    """Return a state in which a deal that this seat declared has just been counted."""
    state = GAME.start(GAME.options.validate({"rise_and_fly": how}), 4, 0)
    deal = {"contract": {"seat": seat}, "made": made}
    state.sheet = state.sheet._replace(deals=(deal,), outcome=outcome)
    return state


@pytest.mark.parametrize("seat", range(4))
def test_a_pair_that_is_set_rises_and_the_game_has_no_result(seat):
    assert GAME.rotation(counted("on_set", seat, made=False)) == SeatRotation((seat % 2, seat % 2 + 2), counts=False)
    assert GAME.rotation(counted("on_set", seat, made=True)) is None


def test_points_end_no_game_where_a_set_does():
    assert GAME.rotation(counted("on_set", 1, made=True, outcome=LOST)) == SeatRotation((), counts=False)


def test_where_the_pair_that_is_set_rises_no_score_is_shown():
    won = {how: played_out(4, 10, [4, 0], rise_and_fly=how) for how in ("on_set", "on_game_loss")}
    panels = {how: GAME.table_panel(state.view(None)) for how, state in won.items()}
    shown = {
        how: next(block.game for block in panel.blocks if isinstance(block, Ending)) for how, panel in panels.items()
    }
    assert (bool(shown["on_set"]), bool(shown["on_game_loss"])) == (False, True)
    heads = {how: [head.key for head in sides(state.view(None)).head] for how, state in won.items()}
    assert heads == {"on_set": ["head-side"], "on_game_loss": ["head-side", "head-score"]}
    points = {how: {place.points for place in GAME.scene(state.view(None)).places} for how, state in won.items()}
    assert points == {"on_set": {None}, "on_game_loss": {0, 9}}
    asked = Table(rise_and_fly="on_set").shuffle().state.view(W)
    assert all(bid_warning(asked, W, bid) is None for bid in asked.terms.bids)


def test_who_loses_the_game_rises():
    assert GAME.rotation(counted("on_game_loss", 1, made=True, outcome=LOST)) == SeatRotation((0, 2), counts=True)
    assert GAME.rotation(counted("on_game_loss", 1, made=False)) is None


def test_nobody_rises_elsewhere():
    assert GAME.rotation(counted("off", 1, made=False, outcome=LOST)) is None
    assert [GAME.party_size(GAME.options.validate({"rise_and_fly": how})) for how in ("off", "on_set")] == [0, 2]


@pytest.mark.parametrize(
    ("pack", "start", "dealer", "turned"),
    [("4d 5d", 0, 0, "4d"), ("BJ As 2d 3d", 1, 3, "BJ As 2d"), ("2s 3h 4c LJ Td", 2, 2, "2s 3h 4c LJ Td")],
)
def test_who_gets_the_first_diamond_deals_first(pack, start, dealer, turned):
    assert first_diamond(FRENCH.parse(pack), start, 4) == (dealer, FRENCH.parse(turned))


def test_every_seat_gets_the_first_diamond_equally_often():
    options, rng = GAME.options.validate({}), Random(1)
    dealers = [GAME.first_dealer(options, 4, rng, rng)[0] for _ in range(2000)]
    assert all(420 < dealers.count(seat) < 580 for seat in range(4))
    assert GAME.first_dealer(GAME.options.validate({"first_dealer": "random"}), 4, rng, rng)[1] == ()


def test_the_dealer_of_the_last_deal_stays_the_dealer_of_a_game_that_is_over():
    rng = Random(2)
    state = GAME.start(GAME.options.validate({}), 4, 0)
    while state.outcome is None:
        if state.is_chance_node:
            dealer = state.dealer
            state = state.apply(state.chance(rng)).state
            continue
        legal = state.legal_actions(state.waiting_for[0])
        choice = rng.choice(legal)
        if hasattr(choice, "count"):
            choice = GAME.codec.parse(state.turn, "bury:" + ".".join(FRENCH.codes[c] for c in choice.cards[:6]))
        state = state.apply(choice).state
    assert (state.dealer, len(state.deals)) == (dealer, dealer % 4 + 1 + (len(state.deals) - 1) // 4 * 4)
