"""Evaluates the options of a seat: by sampled deals, weighted by the bets, and by a neural net.

The result of a bet or an answer depends on later actions of the others, which no sampled deal shows. A trained net
has seen such results. For cards, sampled deals and net count half each. A raise depends on the probability of the
figure.
"""

from collections.abc import Callable, Sequence
from math import fsum, hypot
from typing import TYPE_CHECKING

from bot.games.bieten.actions import Bet, Good, Hold, Play, Raise
from bot.games.bieten.determinize import determinize, own_part
from bot.games.bieten.fast_playout import candidates as promising
from bot.games.bieten.hand_evaluation import likelihood, play_value, swing, value, world_of
from bot.games.bieten.lost_figures import lost_figures, without_lost_claims
from bot.games.bieten.neural import gains
from bot.games.bieten.position import PLAY, STEAL
from bot.games.bieten.scoring import honest
from bot.games.bieten.state import State, View
from bot.rules.actions import Action
from bot.rules.evaluator import Evaluation, Evaluator, always, weighed

if TYPE_CHECKING:
    from random import Random


PATIENCE = 0.002
"""The deduction from a bet's value: there are many opportunities to bet, and a bet is final."""
NET_SHARE = 0.5
"""The net's share in the value of cards; the sampled deals have the rest."""
BET_ERROR, HOLD_ERROR, CARD_ERROR = 0.004, 0.01, 0.005
"""The net's standard errors, as differences between nets with other seeds (docs/dev/training.md)."""
RAISE_AT = 0.6
"""The probability of having a figure from which on a raise is no worse than waiting."""


class BietenEvaluator(Evaluator[State, View]):
    """The search of Bieten."""

    def candidates(self, view: View) -> tuple[Action | None, ...]:
        """Return the actions worth a search: bets, answers and promising cards; none if the seat isn't asked."""
        if view.phase != PLAY or view.seat is None:
            return ()
        legal = list(view.legal.actions)
        if not view.rules.strict:
            legal = honest(own_part(view), view.seat, legal)
        legal = without_lost_claims(view, view.seat, legal)
        plays = [action for action in legal if isinstance(action, Play)]
        others = [action for action in legal if not isinstance(action, Play)]
        nothing = () if view.seat in view.waiting_for else (None,)
        return (*others, *(promising(view, plays) if plays else ()), *nothing)

    def determinizations(self, view: View, count: int, rng: "Random") -> Sequence[tuple[State, float]]:
        """Return deals, each weighted by how well its cards fit the bets and holds."""
        deals = [determinize(view, rng) for _ in range(count)]
        return [(deal, likelihood(view, deal)) for deal in deals]

    def values(self, view: View, world: State, candidates: Sequence[Action | None], rng: "Random") -> Sequence[float]:
        """Return the value of each candidate in this deal by simple play; the net adds what a bet is worth."""
        seat = view.seat or 0
        plays = {action: play_value(view, world, action, rng) for action in candidates if isinstance(action, Play)}
        if len(plays) == len(candidates):
            return list(plays.values())
        lies = world_of(view, world.copy(), rng)
        nothing = next(iter(plays.values())) if plays else value(view, seat, _nothing(view), lies)

        def worth(action: Action | None) -> float:
            if isinstance(action, Raise):
                has = lies.winners[action.figure] == seat
                return nothing + (has - RAISE_AT) * _stake(view, seat, action.figure)
            return value(view, seat, action, lies) if isinstance(action, Hold) else nothing

        return [plays[action] if isinstance(action, Play) else worth(action) for action in candidates]

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
        """Return the value of each candidate by sampled deals and net, except stealing, which neither covers."""
        if view.phase == STEAL or view.seat is None:
            return ()
        asked = tuple(dict.fromkeys((*candidates, *self._instead(view, candidates))))
        columns, weights = self.evaluate_worlds(view, asked, worlds, rng, going=going)
        if not columns:
            return ()
        lost = _lost_hold(view)
        said = dict(zip(asked, self._gains(view, asked, lost), strict=True))
        scales = _CombinedEvaluation(columns, weights, said, first, lost)
        return tuple(scales.weighed(action) for action in candidates)

    def _instead(self, view: View, candidates: Sequence[Action | None]) -> tuple[Action | None, ...]:
        """Return the alternative with which the value of each bet, raise or hold is compared."""
        if all(isinstance(action, Play) for action in candidates):
            return ()
        plays = [action for action in self.candidates(view) if isinstance(action, Play)]
        return tuple(plays) or (_nothing(view),)

    def _gains(self, view: View, asked: Sequence[Action | None], lost: Hold | None) -> list[float]:
        """Return the net's value of each action; none for claims of a lost figure or against the rules."""
        seat = view.seat or 0
        said = gains(view, seat, asked)
        legal: Sequence[Action] = list(view.legal.actions)
        if not view.rules.strict:
            legal = honest(own_part(view), seat, legal)
        fair = without_lost_claims(view, seat, legal)
        return [
            0.0 if action and action == lost else gain if action in fair else min(gain, 0.0)
            for action, gain in zip(asked, said, strict=True)
        ]


def _lost_hold(view: View) -> Hold | None:
    """Return the hold of a figure that can't be won, which decides who gets the points, so that no net values it."""
    if view.seat is None or view.figure < 0 or view.rules.exact:
        return None
    return Hold(view.seat) if lost_figures(view, view.seat, view.hand) >> view.figure & 1 else None


def _nothing(view: View) -> Action | None:
    """Return the passive action: good where there is a bet to be answered."""
    return Good(view.seat) if view.figure >= 0 else None


def _stake(view: View, seat: int, figure: int) -> float:
    """Return the value of one more point for a figure to its owner, compared with another owner."""
    value = view.values[figure]
    return swing(view, seat, value + 1) - swing(view, seat, value)


class _CombinedEvaluation:
    """The evaluation of options by sampled deals and the net together.

    Args:
        columns: by option its worth in each sampled deal.
        said: by option what the net says it adds.
        lost: the hold of a figure that the seat can't win.
    """

    def __init__(
        self,
        columns: dict[Action | None, list[float]],
        weights: list[float],
        said: dict[Action | None, float],
        first: Action | None,
        lost: Hold | None,
    ) -> None:
        self._columns, self._weights, self._said, self._first, self._lost = columns, weights, said, first, lost
        cards = [action for action in columns if isinstance(action, Play)]
        seen = {action: weighed(action, columns[action], columns[action], weights).value for action in columns}
        average = fsum(seen[card] for card in cards) / max(1, len(cards))
        self._values = {
            action: (1 - NET_SHARE) * seen[action] + NET_SHARE * (average + said[action])
            if action in cards
            else worth
            for action, worth in seen.items()
        }
        # A player who bets or raises plays the best card all the same.
        waiting = [action for action in columns if not isinstance(action, Bet | Raise | Hold)]
        self._nothing, self._resting = waiting[0], max(waiting, key=self._values.__getitem__)
        for action, worth in seen.items():
            if action not in waiting:
                patience = PATIENCE if isinstance(action, Bet) else 0.0
                more = worth - seen[self._nothing] if action == lost or not isinstance(action, Hold) else 0.0
                self._values[action] = self._values[self._resting] + said[action] + more - patience

    def weighed(self, action: Action | None) -> Evaluation:
        value = _chance(self._values[action])
        if action == self._first:
            return Evaluation(action, value, 0.0, 0.0)
        margin = value - _chance(self._values[self._first])
        return Evaluation(action, value, margin, self._error(action))

    def _error(self, action: Action | None) -> float:
        """Return the standard error of an option's margin over the first."""
        one, other = self._base(action), self._base(self._first)
        error = 0.0
        if one != other:
            apart = weighed(action, self._columns[one], self._columns[other], self._weights).error
            error = hypot((1 - NET_SHARE) * apart, NET_SHARE * CARD_ERROR) if isinstance(one, Play) else apart
        return hypot(error, self._doubt(action), self._doubt(self._first))

    def _base(self, action: Action | None) -> Action | None:
        """Return the option to compare with: the alternative of a bet, raise or hold, else the option itself."""
        return self._resting if isinstance(action, Bet | Raise | Hold) else action

    def _doubt(self, action: Action | None) -> float:
        """Return the standard error of an option's value minus that of its alternative."""
        match action:
            case Bet():
                return BET_ERROR
            case Hold() if action != self._lost:
                return HOLD_ERROR
            case Hold() | Raise():
                return weighed(action, self._columns[action], self._columns[self._nothing], self._weights).error
            case _:
                return 0.0


def _chance(value: float) -> float:
    return min(max(value, 0.0), 1.0)
