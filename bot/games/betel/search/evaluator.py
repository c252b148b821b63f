"""Evaluates the options of a seat: cards by playouts of sampled deals, calls by simulated auctions and playouts.

Of equivalent cards one is evaluated, of calls those with a promising estimate. All plans for a call are tried in some
sampled deals, then the best of them in the rest.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations
from math import fsum
from typing import TYPE_CHECKING

from bot.games.betel.actions import CONTRAS, LOOKS, PASSES, Bid, Contra, Exchange, Look, Play, Put
from bot.games.betel.cards import ABOVE, BIT, SLOTS
from bot.games.betel.contracts import TOP, above, contract_of
from bot.games.betel.fast_playout import lay, play_out
from bot.games.betel.heuristic import put_for
from bot.games.betel.holdings import holdings, place_of
from bot.games.betel.playout_state import PlayoutState, Twins, layout_in
from bot.games.betel.position import NOBODY, PLAY, UNSEEN
from bot.games.betel.search.estimate_tables import worth_at, worths
from bot.games.betel.search.simulated_auction import CallPlan, World
from bot.games.betel.search.weighted_worlds import MarkovChain, plausibility
from bot.games.betel.search.win_probability import chance_after
from bot.games.betel.state import State, View
from bot.rules.actions import Action
from bot.rules.cards import bits, cards_in
from bot.rules.evaluator import Evaluation, Evaluator, always, weighed

if TYPE_CHECKING:
    from random import Random


# Candidates


BIDS_AFTER_EXCHANGE = 3
EXCHANGES = 8
"""How many of all exchanges, by what they are worth by estimate; the best of each strain besides."""
BIDS = 10
STRAIGHT = 2
"""Bids without an exchange."""


def cards(view: View) -> tuple[Action, ...]:
    """Return the cards to weigh: of neighbours in a suit, nothing out between them, the highest."""
    plays = [action for action in view.legal.actions if isinstance(action, Play)]
    out = view.unseen()
    found: list[Play] = []
    for play in plays:  # they come suit by suit, the lowest first
        if found:
            last = found[-1].card
            between = ABOVE[last] & (BIT[play.card] - 1)
            if ABOVE[last] & BIT[play.card] and not between & (out | bits(view.trick)):
                # The next in line is as good, and stands for the row from now on.
                found[-1] = play
                continue
        found.append(play)
    return tuple(found)


def calls(view: View) -> tuple[Action, ...]:
    """Return the steps of a call to weigh."""
    if view.swapped:
        return tuple(
            Bid(view.turn, contract_of(number)) for number in likely_bids(view.hand, view.contract.number, BIDS)
        )
    seat = view.turn
    contras = CONTRAS[seat] if any(isinstance(action, Contra) for action in view.legal.actions) else ()
    if view.contract is TOP:
        return (*PASSES[seat], *contras)
    looks = LOOKS[seat][view.looked]
    straight = [Bid(seat, contract_of(number)) for number in likely_bids(view.hand, view.contract.number, STRAIGHT)]
    if looks:
        return (looks[0], *PASSES[seat], *straight, *contras)
    return (*(Exchange(seat, put) for put in _exchanges(view)), *PASSES[seat], *straight, *contras)


def likely_bids(hand: int, high: int, count: int) -> list[int]:
    """Return the numbers of the higher bids that are worth most by estimate."""
    suits = holdings(hand)
    higher = above(contract_of(high))
    ranked = sorted(higher, key=lambda contract: worth_at(contract, suits), reverse=True)
    return [contract.number for contract in ranked[:count]]


def plans(view: View, action: Action) -> list[CallPlan]:
    """Return the plans for a step: an exchange with each bid that may follow, a look also before a bid alone."""
    if isinstance(action, Look):
        numbers = likely_bids(view.hand, view.contract.number, STRAIGHT)
        return [CallPlan(action), *(CallPlan(action, number) for number in numbers)]
    if not isinstance(action, Exchange):
        return [CallPlan(action)]
    held = view.hand
    for card, back in zip(view.twins, action.put, strict=True):
        if back is not None:
            held |= 1 << card
    hand = held & ~bits(card for card in action.put if card is not None)
    return [CallPlan(action, number) for number in likely_bids(hand, view.contract.number, BIDS_AFTER_EXCHANGE)]


def _exchanges(view: View) -> list[Put]:
    """Return the exchanges to weigh, both twins having been looked at."""
    twins = bits(card for card in view.twins if card != UNSEEN)
    held = view.hand | twins
    ranked: list[tuple[float, int, Put]] = []
    by_strain: dict[int, tuple[float, Put]] = {}
    for place, back in enumerate(combinations(cards_in(held), len(SLOTS))):
        put = put_for(view, bits(back), twins)
        if put == (None, None):
            continue
        hand = holdings(held & ~bits(back))
        by_estimate = worths(hand, view.contract.number)
        ranked.append((-max(by_estimate), place, put))
        for strain, worth in enumerate(by_estimate):
            if strain not in by_strain or worth > by_strain[strain][0]:
                by_strain[strain] = worth, put
    best = [put for _, _, put in sorted(ranked)[:EXCHANGES]]
    return list(dict.fromkeys([*best, *(put for _, put in by_strain.values())]))


# Calls


FIRST_ROUND = 8
"""The part of the sampled deals in which all plans are tried: one in this number."""
FINALISTS = 5


def weigh_calls(
    view: View,
    worlds: Sequence[tuple[State, float]],
    candidates: Sequence[Action | None],
    first: Action | None,
    going: Callable[[], bool],
) -> tuple[Evaluation, ...]:
    """Return the value of each call; an exchange has that of the best bid after it.

    Args:
        worlds: with their weights.
        first: the one that the margins are taken from.
        going: whether there is time for one more sampled deal.
    """
    steps = [action for action in candidates if action is not None]
    all_plans = {plan: action for action in steps for plan in plans(view, action)}
    rows: dict[CallPlan, list[float]] = {plan: [] for plan in all_plans}
    trying = list(all_plans)
    half = max(4, len(worlds) // FIRST_ROUND)
    weights: list[float] = []
    for count, (state, weight) in enumerate(worlds):
        if not going():
            break
        if count == half:
            trying = _finalists(rows, all_plans, first)
        world = World(state, view.turn)
        weights.append(weight)
        for plan in trying:
            rows[plan].append(world.value(plan))
    if not weights:
        return ()
    best: dict[Action, CallPlan] = {}
    # What reached the last round comes before what was left behind, however lucky that was in the first sampled
    # deals.
    for plan in sorted(rows, key=lambda plan: (len(rows[plan]), _mean(rows[plan]))):
        best[all_plans[plan]] = plan
    assert first is not None  # a call is never left out
    firsts = rows[best[first]]
    start = weighed(first, firsts, firsts, weights).value
    found: list[Evaluation] = []
    for action in steps:
        row = rows[best[action]]  # shorter, where it was not among the last
        one = weighed(action, row, firsts[: len(row)], weights[: len(row)])
        # The first sampled deals may be lucky ones for all: what counts is how much better or worse it is there.
        found.append(replace(one, value=min(max(start + one.margin, 0.0), 1.0)))
    return tuple(found)


def _finalists(rows: dict[CallPlan, list[float]], of: dict[CallPlan, Action], first: Action | None) -> list[CallPlan]:
    """Return the plans worth more sampled deals: the best, and the best for the first choice."""
    ranked = sorted(rows, key=lambda plan: -_mean(rows[plan]))
    chosen = ranked[:FINALISTS]
    own = next(plan for plan in ranked if of[plan] == first)
    return chosen if own in chosen else [*chosen, own]


def _mean(values: Sequence[float]) -> float:
    return fsum(values) / len(values)


# The evaluator


CARDS, CALLS = 2, 4
"""The factors on a level's sampled deals: calls decide more than cards, and vary more by chance."""


class BetelEvaluator(Evaluator[State, View]):
    """Evaluates the candidate actions of The Betel in sampled deals."""

    def candidates(self, view: View) -> tuple[Action | None, ...]:
        """Return the calls or cards worth weighing."""
        return cards(view) if view.phase == PLAY else calls(view)

    def determinizations(self, view: View, count: int, rng: "Random") -> Sequence[tuple[State, float]]:
        """Return deals as often as the calls make them likely, weighted by the cards played."""
        deals = MarkovChain(view, rng).deals(count)
        return [(state_of(view, hands, twins), plausibility(view, hands, twins)) for hands, twins in deals]

    def values(self, view: View, world: State, candidates: Sequence[Action | None], rng: "Random") -> Sequence[float]:
        """Return the chance to win after each candidate, all further calls and cards by the heuristic."""
        seat = view.turn
        if view.phase != PLAY:
            auction = World(world, seat)
            return [
                max(auction.value(plan) for plan in plans(view, action))
                for action in candidates
                if action is not None
            ]
        layout = layout_in(world)
        return [_value(view, layout, action) for action in candidates if isinstance(action, Play)]

    def compare(
        self,
        view: View,
        candidates: Sequence[Action | None],
        first: Action | None,
        worlds: int,
        rng: "Random",
        *,
        going: Callable[[], bool] = always,
    ) -> tuple[Evaluation, ...]:
        """Return the value of each candidate; see the base."""
        if view.phase == PLAY:
            return super().compare(view, candidates, first, CARDS * worlds, rng, going=going)
        return weigh_calls(view, self.determinizations(view, CALLS * worlds, rng), candidates, first, going)


def _value(view: View, layout: PlayoutState, play: Play) -> float:
    """Return the chance to win the game after a card, the rest of the deal played by the heuristic."""
    after = layout.copy()
    lay(after, *place_of(play.card))
    play_out(after)
    one, two, three = after.taken
    times = 1 if view.contra == NOBODY else 2
    return chance_after(
        view.rules, view.scores, len(view.deals), view.turn, view.contract, view.declarer, (one, two, three), times
    )


def state_of(view: View, hands: list[int], twins: Twins) -> State:
    """Return the position of a view with these cards."""
    state = State(view.rules, view.dealer, view.scores)
    view.share(state)
    state.hands, state.twins = hands, twins
    return state
