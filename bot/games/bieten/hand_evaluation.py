"""Estimates the win probability: sampled deals, played to the end, weighted by the bets.

The betting rates are those of the heuristic of release 0.1 until the first card is led, as
`tools.train.bieten.count_bet_rates` counts them over some thousand deals: by the height of the card, of the pair or
of the run, for two, three and four players.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp, fsum, prod
from operator import mul
from typing import TYPE_CHECKING, NamedTuple

from bot.games.bieten.actions import Bet, Good, Hold, Play, Raise
from bot.games.bieten.cards import (
    GAME,
    GAME_CARDS,
    GLEICH,
    HAND,
    HANGER,
    HELD,
    LAST_TRICK,
    WELI,
    Height,
    best_in,
)
from bot.games.bieten.determinize import determinize
from bot.games.bieten.fast_playout import play_out, quick_card
from bot.games.bieten.feasible_claims import GESPANNT_TO_BET
from bot.games.bieten.play import play_card
from bot.games.bieten.position import Position
from bot.games.bieten.scoring import in_order
from bot.games.bieten.state import View
from bot.rules.actions import Action

if TYPE_CHECKING:
    from random import Random

# Win probability


_LOG_WEIGHTS = (3.70, 2.97, 2.52, 2.08, 1.71, 1.38, 1.07, 0.78, 0.51, 0.25, 0.0, -0.24, -0.47, -0.69, -0.91)
"""The logarithm of a player's weight who still needs 1, 2, 3 ... points.

They are fitted to the scores that deals of the heuristic lead to, as `python -m
tools.train.bieten.fit_win_probability SEATS` solves them; with two, three and four players they come out the same but
for some hundredths.
"""
_FURTHER = 0.22
"""How much each point more takes off it."""


@lru_cache(maxsize=64)
def _weight(needs: int) -> float:
    """Return a player's weight in the race by the points still needed."""
    beyond = max(0, needs - len(_LOG_WEIGHTS))
    return exp(_LOG_WEIGHTS[needs - beyond - 1] - _FURTHER * beyond)


def chance_to_win(needs: Sequence[int], seat: int) -> float:
    """Return the chance of a seat, a place in `needs`, to reach the target first, from 0 to 1.

    Args:
        needs: for every seat in the game the points missing; nil or less: it is there, as others may be with it.
    """
    there = sum(need <= 0 for need in needs)
    if there:
        return 1 / there if needs[seat] <= 0 else 0.0
    return _weight(needs[seat]) / fsum(map(_weight, needs))


# Betting habits


Rates = tuple[float, ...]
"""How often a player bets Rot, Grün, Gleich and Hanger that it has, from 0 to 1."""

MANY = 4
"""More players bet as so many do."""
_SUITS = (
    (0.20, 0.25, 0.38, 0.60, 0.82, 0.95, 0.99, 1.00),
    (0.00, 0.02, 0.03, 0.11, 0.35, 0.76, 0.98, 1.00),
    (0.00, 0.00, 0.00, 0.02, 0.11, 0.49, 0.94, 1.00),
)
"""By the rank of the highest heart or leaf, from the seven to the ace."""
_PAIRS = (
    (0.74, 0.78, 0.82, 0.89, 0.96, 0.99, 1.00, 1.00),
    (0.25, 0.25, 0.48, 0.68, 0.88, 0.97, 1.00, 1.00),
    (0.07, 0.20, 0.29, 0.48, 0.83, 0.92, 1.00, 1.00),
)
_RUNS = (
    (1.00, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00),
    (0.91, 0.91, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00),
    (0.79, 0.79, 0.93, 0.98, 0.98, 1.00, 1.00, 1.00),
)
"""Of two cards, by the higher one; three are always bet."""
_WILD = ((0.67, 0.67, 0.76, 0.40), (0.46, 0.46, 0.71, 0.40), (0.35, 0.35, 0.66, 0.32))
"""With a wild card in hand."""


def rates_of(deal: Position, seat: int) -> Rates:
    """Return how often a seat in the game would bet each figure of its cards; 0 for what it does not have."""
    place = min(deal.live, MANY) - 2
    hand, has = deal.hands[seat], deal.has[seat]
    if hand & deal.rules.wild:
        return tuple([rate if has >> figure & 1 else 0.0 for figure, rate in enumerate(_WILD[place])])
    return _hand_rates(hand, place)


@lru_cache(maxsize=1 << 14)
def _hand_rates(hand: int, place: int) -> Rates:
    """Return the bet rates of a hand without wild cards; `place` is the row of the table."""
    red, green, sets, runs = best_in(hand, ())
    return (
        _suit_rates(red, place),
        _suit_rates(green, place),
        _set_rates(sets, _PAIRS[place]),
        _set_rates(runs, _RUNS[place]),
    )


def _suit_rates(best: Height, place: int) -> float:
    return _SUITS[place][max(best[0], 1) - 1] if best else 0.0


def _set_rates(best: Height, of_two: Rates) -> float:
    if not best:
        return 0.0
    return 1.0 if best[0] == HAND else of_two[max(best[1], 1) - 1]


# Estimates


SAMPLES = 16
CARD_SAMPLES = 16
FIGURE_SAMPLES = 48
"""The number of sampled deals for the chance to win one figure: some milliseconds."""

_BETS = (0b1110_0000, 0b1100_0000, 0b1100_0000, 0b1000_0000)
"""The ranks, as bits from the seven, of a heart or leaf that one bets with two, three, four and more players."""
_HOLDS = (0b1111_0000, 0b1110_0000, 0b1110_0000, 0b1110_0000)
"""Those with which one holds."""
_HIGH_RANK = 4
"""The lowest rank of a pair or run with which one holds: the ten."""
_COURT = 0b1100_0000
_BLUFFS, _WEAK = 0.65, 0.3
"""How often a player bets, and holds, without what one would expect, next to how often with it: what one allows for
who bets and holds."""
_SURPRISE = 0.15
"""The same as it is met with among players by the heuristic: what one goes by who weighs sampled deals."""
_TRUST = 0.85
"""The weight of figures that a player has not bet: a player unlike the heuristic may wait."""


class World(NamedTuple):
    """One possible deal of the hidden cards.

    Args:
        winners: for each figure who has it at the end if the cards are played simply, or NOBODY.
        holds: for each seat the figures that it would hold (bits).
        weight: how likely the bets and holds are with these cards, next to other sampled deals.
    """

    winners: tuple[int, ...]
    holds: tuple[int, ...]
    weight: float


def worlds(view: View, rng: "Random", count: int = SAMPLES) -> list[World]:
    """Return this many sampled deals."""
    return [world_of(view, determinize(view, rng), rng) for _ in range(count)]


def world_of(view: View, deal: Position, rng: "Random") -> World:
    """Return the evaluation of a deal; the position is used up."""
    seats = range(view.seats)
    bets = tuple([_figures_to_bet(deal, seat, _BETS) for seat in seats])
    holds = tuple([_figures_to_bet(deal, seat, _HOLDS) for seat in seats])
    return World(tuple(play_out(deal, rng)), holds, _likelihood(view, bets, holds))


def likelihood(view: View, deal: Position) -> float:
    """Return the likelihood of the others' bets, raises and holds, or of none, in one deal of the hidden cards."""
    bets = tuple([_figures_to_bet(deal, seat, _BETS) for seat in range(view.seats)])
    holds = tuple([_figures_to_bet(deal, seat, _HOLDS) for seat in range(view.seats)])
    weight = _answers_likelihood(view, bets, holds, _SURPRISE) * _bet_likelihood(view, GAME, bets, _SURPRISE)
    rates = {seat: rates_of(deal, seat) for seat in view.players if seat != view.seat}
    asked = _were_asked(view)
    for figure in range(GAME):
        bettor = view.first_bettor(figure)
        if bettor in rates:
            weight *= max(rates[bettor][figure], _SURPRISE)
        elif bettor < 0 and asked:
            for seat, of_seat in rates.items():
                if view.needs[seat] > GESPANNT_TO_BET:
                    weight *= 1 - _TRUST * of_seat[figure]
    return weight


def _were_asked(view: View) -> bool:
    """Return whether the others had a chance to bet before the present question."""
    opened = view.figure >= 0 and not view.raising
    return bool(view.plays) or len(view.order) > opened


def _figures_to_bet(deal: Position, seat: int, high: Sequence[int]) -> int:
    """Return the figures that a seat would bet or hold (bits), with hearts and leaves from high ranks on."""
    hand, rules = deal.hands[seat], deal.rules
    if not hand:
        return 0
    wild = hand & rules.wild
    left = hand & ~deal.before & (GAME_CARDS[deal.last_led] | rules.wild)
    court = left & (_COURT | _COURT << 8 | _COURT << 16 | _COURT << 24 | rules.wild)
    stands = 1 << GAME if court else 0
    if wild:
        return (stands | HELD) & deal.has[seat]
    _, _, sets, runs = best_in(hand, ())
    ranks = high[min(deal.live, 5) - 2]
    lowest = _HIGH_RANK if high is _HOLDS else 0
    stands |= (1 if hand & ranks else 0) | (2 if hand >> 8 & ranks else 0)
    if sets and (sets[0] == HAND or sets[1] >= lowest):
        stands |= 1 << GLEICH
    if runs and (runs[0] == HAND or runs[1] >= lowest):
        stands |= 1 << HANGER
    return stands & deal.has[seat]


def _likelihood(view: View, bets: Sequence[int], holds: Sequence[int]) -> float:
    """Return the likelihood of the others' bets, raises and holds, by the figures (bits) expected of them."""
    of_bets = prod([_bet_likelihood(view, figure, bets, _BLUFFS) for figure in view.order])
    return of_bets * _answers_likelihood(view, bets, holds, _WEAK)


def _bet_likelihood(view: View, figure: int, bets: Sequence[int], bluffs: float) -> float:
    """Return the likelihood that a seat bet its figure; `bluffs` is the rate of bets without the cards."""
    if view.owners[figure] >= 0:
        return 1.0
    return _unless(view, view.first_bettor(figure), bets, figure, bluffs)


def _answers_likelihood(view: View, bets: Sequence[int], holds: Sequence[int], weak: float) -> float:
    """Return the likelihood of holds and raises; `weak` is their rate without the cards."""
    weight = 1.0
    for figure in view.order:
        if view.owners[figure] < 0:
            weight *= _unless(view, view.holders[figure], holds, figure, weak)
            weight *= _unless(view, view.raisers[figure], bets, figure, weak)
    return weight


def _unless(view: View, seat: int, stands: Sequence[int], figure: int, without: float) -> float:
    """Return 1, or a penalty factor if a seat bet or held without the cards for it."""
    return without if seat >= 0 and seat != view.seat and not stands[seat] >> figure & 1 else 1.0


def values_of(view: View, seat: int, actions: Sequence[Action | None], rng: "Random") -> list[float]:
    """Return for each action a seat's chance to win the game after it, on the average of some sampled deals."""
    totals, weights = [0.0] * len(actions), 0.0
    for world in worlds(view, rng):
        weights += world.weight
        for number, action in enumerate(actions):
            totals[number] += world.weight * value(view, seat, action, world)
    return [total / weights for total in totals]


def value(view: View, seat: int, action: Action | None, world: World) -> float:
    """Return a seat's chance to win the game after an action or none, in one deal and without further bets."""
    values, owners, order = list(view.values), list(view.owners), view.order
    match action:
        case Bet(figure=figure) | Raise(figure=figure):
            raised = isinstance(action, Raise)
            if any(held >> figure & 1 for each, held in enumerate(world.holds) if each != seat):
                values[figure] = 3 if raised else 2
            else:
                owners[figure] = seat
            order = order if raised else (*order, figure)
        case Hold():
            values[view.figure] += 1
        case Good():
            if any(world.holds[each] >> view.figure & 1 for each in _asked_after(view, seat)):
                values[view.figure] += 1
            else:
                owners[view.figure] = view.by
        case _:
            pass
    return settled(view, seat, world.winners, values, owners, order)


def _asked_after(view: View, seat: int) -> list[int]:
    """Return the seat that answers the open bet after a given seat."""
    asked: list[int] = []
    each = view.after[seat]
    while each != view.by:
        asked.append(each)
        each = view.after[each]
    return asked


def figure_chance(view: View, figure: int, rng: "Random") -> tuple[float, float]:
    """Return two estimates of the chance that the cards of the view's seat win a figure.

    The first weights each sampled deal by the likelihood of the bets, the second counts all deals alike.
    """
    return _chances(view, rng, lambda deal: play_out(deal, rng)[figure] == view.seat)


def trick_chance(view: View, play: Play, rng: "Random") -> tuple[float, float]:
    """Return the same two estimates of the chance that a card of the view's seat wins the trick."""

    def wins(deal: Position) -> bool:
        play_card(deal, play)
        if view.trick == LAST_TRICK:
            return play_out(deal, rng)[GAME] == view.seat
        while deal.trick == view.trick:
            play_card(deal, quick_card(deal, deal.turn, rng))
        return deal.taker == view.seat

    return _chances(view, rng, wins)


def _chances(view: View, rng: "Random", wins: Callable[[Position], bool]) -> tuple[float, float]:
    """Return two shares of sampled deals that the seat wins: weighted as in `figure_chance`, and unweighted."""
    deals = [determinize(view, rng) for _ in range(FIGURE_SAMPLES)]
    shares = [likelihood(view, deal) for deal in deals]
    won = [wins(deal) for deal in deals]
    return sum(map(mul, shares, won)) / sum(shares), sum(won) / len(won)


def settled(
    view: View,
    seat: int,
    winners: Sequence[int],
    values: Sequence[int],
    owners: Sequence[int],
    order: tuple[int, ...],
) -> float:
    """Return a seat's chance to win the game when the deal is counted so."""
    rules, target = view.rules, view.rules.target
    needs = [target - score for score in view.scores]
    first = tuple(figure for figure in order if owners[figure] >= 0) if rules.conceded_first else order
    scored = False
    for figure in in_order(first):
        winner = owners[figure] if owners[figure] >= 0 else winners[figure]
        if winner >= 0:
            exceeds = rules.exact and values[figure] > needs[winner] > 0
            needs[winner] += values[figure] if exceeds else -values[figure]
            scored = scored or winner == seat
            if needs[winner] <= 0 and not rules.knockout:
                return float(winner == seat)
    if rules.wild and view.hand >> WELI & 1 and not scored:
        needs[seat] += 1
    players = view.players
    return chance_to_win([needs[each] for each in players], players.index(seat))


def swing(view: View, seat: int, points: int) -> float:
    """Return the gain in winning chance if a seat gets some points, compared with another seat getting them."""
    needs = [view.rules.target - view.scores[each] for each in view.players]
    place = view.players.index(seat)
    after = [
        chance_to_win([_left(view, need, points * (each == winner)) for each, need in enumerate(needs)], place)
        for winner in range(len(needs))
    ]
    mine = after.pop(place)
    return mine - fsum(after) / len(after)


def _left(view: View, needs: int, points: int) -> int:
    """Return the points missing to the target after a gain; with an exact target a gain can cost points."""
    return needs + points if view.rules.exact and points > needs > 0 else needs - points


def play_value(view: View, deal: Position, play: Play, rng: "Random") -> float:
    """Return the chance of the view's seat to win the game after a card, if the cards lie as in a deal."""
    position = deal.copy()
    play_card(position, play)
    return settled(view, view.seat or 0, play_out(position, rng), view.values, view.owners, view.order)


def best_play(view: View, candidates: Sequence[Play], rng: "Random", samples: int = CARD_SAMPLES) -> Play:
    """Return the play after which this seat's chance to win the game is best, on the average of some deals."""
    totals = [0.0] * len(candidates)
    for _ in range(samples):
        deal = determinize(view, rng)
        weight = likelihood(view, deal)
        for number, play in enumerate(candidates):
            totals[number] += weight * play_value(view, deal, play, rng)
    return candidates[totals.index(max(totals))]
