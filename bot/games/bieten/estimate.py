"""What may come of a deal: the hidden cards dealt anew some times, played to the end, and what that is worth."""

from collections.abc import Sequence
from math import fsum, prod
from typing import TYPE_CHECKING, NamedTuple

from bot.games.bieten.actions import Bet, Good, Hold, Play, Raise
from bot.games.bieten.betting import GESPANNT_TO_BET
from bot.games.bieten.cards import GAME, GAME_CARDS, GLEICH, HAND, HANGER, HELD, WELI
from bot.games.bieten.habits import rates_of
from bot.games.bieten.hidden import determinize
from bot.games.bieten.play import play_card
from bot.games.bieten.position import Position
from bot.games.bieten.race import chance_to_win
from bot.games.bieten.scoring import in_order
from bot.games.bieten.thumb import play_out
from bot.games.bieten.view import View
from bot.games.bieten.worth import best_in
from bot.rules.actions import Action

if TYPE_CHECKING:
    from random import Random

SAMPLES = 16
CARD_SAMPLES = 16

_BETS = (0b1110_0000, 0b1100_0000, 0b1100_0000, 0b1000_0000)
"""The ranks, as bits from the seven, of a heart or leaf that one bets with two, three, four and more players."""
_HOLDS = (0b1111_0000, 0b1110_0000, 0b1110_0000, 0b1110_0000)
"""Those with which one holds."""
_HIGH_RANK = 4
"""The lowest rank of a pair or run with which one holds: the ten."""
_COURT = 0b1100_0000
_BLUFFS, _WEAK = 0.65, 0.3
"""How often somebody bets, and holds, without what one would expect, next to how often with it: what one allows for
who bets and holds."""
_SURPRISE = 0.15
"""The same as it is met with among players by rule of thumb: what one goes by who weighs worlds."""
_TRUST = 0.85
"""How far one goes by what somebody has not bet: who plays otherwise than by rule of thumb may wait."""


class World(NamedTuple):
    """One way in which the cards may lie.

    Args:
        winners: for each figure who has it at the end if the cards are played simply, or NOBODY.
        holds: for each seat the figures that it would hold (bits).
        weight: how likely what was bet and held is with these cards, next to other worlds.
    """

    winners: tuple[int, ...]
    holds: tuple[int, ...]
    weight: float


def worlds(view: View, rng: "Random", count: int = SAMPLES) -> list[World]:
    """Return so many ways in which the cards may lie."""
    return [world_of(view, determinize(view, rng), rng) for _ in range(count)]


def world_of(view: View, deal: Position, rng: "Random") -> World:
    """Return what a deal comes to; the position is used up."""
    seats = range(view.seats)
    bets = tuple([_stands_for(deal, seat, _BETS) for seat in seats])
    holds = tuple([_stands_for(deal, seat, _HOLDS) for seat in seats])
    return World(tuple(play_out(deal, rng)), holds, _likelihood(view, bets, holds))


def likelihood(view: View, deal: Position) -> float:
    """Return how likely it is that the others have bet, raised and held what they have, if the cards lie so.

    That somebody has not bet a figure tells as much as that somebody has: whoever has a good one bets it at once.
    """
    bets = tuple([_stands_for(deal, seat, _BETS) for seat in range(view.seats)])
    holds = tuple([_stands_for(deal, seat, _HOLDS) for seat in range(view.seats)])
    weight = _of_answers(view, bets, holds, _SURPRISE) * _of_bet(view, GAME, bets, _SURPRISE)
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
    """Return whether the others have had a moment to bet in: something has happened before what is asked now."""
    opened = view.figure >= 0 and not view.raising
    return bool(view.plays) or len(view.order) > opened


def _stands_for(deal: Position, seat: int, high: Sequence[int]) -> int:
    """Return the figures that a seat would bet or hold (bits).

    Args:
        deal: with the cards.
        seat: whose.
        high: the ranks of a heart or leaf that will do, for each number of players from two.
    """
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
    """Return how likely it is that the others have bet, raised and held what they have, for who bets and holds.

    Args:
        view: what they did.
        bets: for each seat the figures that one expects it to bet (bits).
        holds: those that one expects it to hold.
    """
    of_bets = prod([_of_bet(view, figure, bets, _BLUFFS) for figure in view.order])
    return of_bets * _of_answers(view, bets, holds, _WEAK)


def _of_bet(view: View, figure: int, bets: Sequence[int], bluffs: float) -> float:
    """Return how likely it is that who has bet a figure did; `bluffs`: how often it is without what one expects."""
    if view.owners[figure] >= 0:
        return 1.0
    return _unless(view, view.first_bettor(figure), bets, figure, bluffs)


def _of_answers(view: View, bets: Sequence[int], holds: Sequence[int], weak: float) -> float:
    """Return how likely what was held and raised is; `weak`: how often it is without what one expects."""
    weight = 1.0
    for figure in view.order:
        if view.owners[figure] < 0:
            weight *= _unless(view, view.holders[figure], holds, figure, weak)
            weight *= _unless(view, view.raisers[figure], bets, figure, weak)
    return weight


def _unless(view: View, seat: int, stands: Sequence[int], figure: int, without: float) -> float:
    """Return 1, or what is allowed for if another seat has done something without the cards for it."""
    return without if seat >= 0 and seat != view.seat and not stands[seat] >> figure & 1 else 1.0


def values_of(view: View, seat: int, actions: Sequence[Action | None], rng: "Random") -> list[float]:
    """Return for each action a seat's chance to win the game after it, on the average of some worlds."""
    totals, weights = [0.0] * len(actions), 0.0
    for world in worlds(view, rng):
        weights += world.weight
        for number, action in enumerate(actions):
            totals[number] += world.weight * value(view, seat, action, world)
    return [total / weights for total in totals]


def value(view: View, seat: int, action: Action | None, world: World) -> float:
    """Return a seat's chance to win the game after an action, if the cards lie so and nobody bets any more.

    Args:
        view: the seat's, while the deal goes on.
        seat: whose chance.
        action: a bet, a raise or an answer; None: nothing.
        world: how the cards lie.
    """
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
    """Return who answers the open bet after a seat."""
    asked: list[int] = []
    each = view.after[seat]
    while each != view.by:
        asked.append(each)
        each = view.after[each]
    return asked


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
    """Return how much more of a chance to win the game a seat has with so many points than if another has them."""
    needs = [view.rules.target - view.scores[each] for each in view.players]
    place = view.players.index(seat)
    after = [
        chance_to_win([_left(view, need, points * (each == winner)) for each, need in enumerate(needs)], place)
        for winner in range(len(needs))
    ]
    mine = after.pop(place)
    return mine - fsum(after) / len(after)


def _left(view: View, needs: int, points: int) -> int:
    """Return the points that are missing after so many more, which a target that must be met may turn into a loss."""
    return needs + points if view.rules.exact and points > needs > 0 else needs - points


def play_value(view: View, deal: Position, play: Play, rng: "Random") -> float:
    """Return the chance of the view's seat to win the game after a card, if the cards lie as in a deal.

    Args:
        view: the seat's.
        deal: how the cards lie; it stays as it is.
        play: the card.
        rng: what decides how the deal is played to its end.
    """
    position = deal.copy()
    play_card(position, play)
    return settled(view, view.seat or 0, play_out(position, rng), view.values, view.owners, view.order)


def best_play(view: View, candidates: Sequence[Play], rng: "Random") -> Play:
    """Return the play after which this seat's chance to win the game is best, on the average of some deals."""
    totals = [0.0] * len(candidates)
    for _ in range(CARD_SAMPLES):
        deal = determinize(view, rng)
        weight = likelihood(view, deal)
        for number, play in enumerate(candidates):
            totals[number] += weight * play_value(view, deal, play, rng)
    return candidates[totals.index(max(totals))]
