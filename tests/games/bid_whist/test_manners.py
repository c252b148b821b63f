"""The search keeps to the moves that partners expect, however a few sampled deals come out."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from bot.games.bid_whist import GAME
from bot.games.bid_whist.actions import Bid, Play
from bot.games.bid_whist.cards import JOKERS
from bot.games.bid_whist.state import State, View


def decisions(deals: int) -> Iterator[tuple[View, object]]:
    """Yield the decisions of heuristic players in some deals, with their choice."""
    for number in range(deals):
        rng = Random(number)
        state: State = GAME.start(GAME.options.validate({}), 4, number % 4)
        while not state.deals:
            if state.is_chance_node:
                state.play(state.chance(rng))
                continue
            view = state.view(state.waiting_for[0])
            action = GAME.heuristic.choose(view, rng)
            assert action is not None
            yield view, action
            state.play(action)


def test_the_search_draws_trumps_and_throws_jokers_in_no_trump_as_the_heuristic_does() -> None:
    met: Counter[str] = Counter()
    for view, action in decisions(40):
        if not isinstance(action, Play) or view.order is None or len(view.legal) == 1:
            continue
        assert GAME.evaluator is not None
        cards = [each.card for each in GAME.evaluator.candidates(view) if isinstance(each, Play)]
        order, sides = view.order, view.terms.side_of
        if order.nt:
            if view.trick and JOKERS >> action.card & 1:
                met["throws a joker"] += 1
                assert all(JOKERS >> card & 1 for card in cards)
            continue
        suits = {order.suit_of[play.card] for play in view.legal.actions if isinstance(play, Play)}
        leads = not view.trick and sides[action.seat] == sides[view.contract.seat]
        if leads and order.suit_of[action.card] == order.trump and len(suits) > 1:
            met["draws trumps"] += 1
            assert all(order.suit_of[card] == order.trump for card in cards)
    assert met["throws a joker"] >= 3
    assert met["draws trumps"] >= 30


def test_a_hand_with_both_jokers_bids_a_suit() -> None:
    met = 0
    for view, _ in decisions(40):
        assert GAME.evaluator is not None
        bids = [each for each in GAME.evaluator.candidates(view) if isinstance(each, Bid)]
        if bids and view.hand & JOKERS == JOKERS:
            met += 1
            assert not any(bid.bid.no_trump for bid in bids)
    assert met >= 3
