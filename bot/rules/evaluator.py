"""The search interface of a game: options worth comparing, sampled deals, win probabilities.

A searching player sees a view and samples the hidden cards; the true position is never used.

Wherever floats are added to choose between options, here and in the games, `math.fsum` does it. `sum` differs in the
last digits from Python 3.12 on, so ties on one Python would be none on another.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import fsum, inf, sqrt
from typing import TYPE_CHECKING, Generic

from bot.rules.actions import Action
from bot.rules.state import S, V

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The value of an option.

    Args:
        action: the option; None: nothing for now.
        value: the probability, from 0 to 1, that the seat (its side) wins the game after it.
        margin: how much more that is than after the first choice; negative if it is less.
        error: the standard error of the margin; infinite if unknown.
    """

    action: Action | None
    value: float
    margin: float
    error: float


def always() -> bool:
    """Return that there is time for one more sampled deal."""
    return True


class Evaluator(ABC, Generic[S, V]):
    """The search of one game.

    Args:
        deal: returns a state with the hidden cards of a view dealt again, as `Game.determinize` does.
    """

    def __init__(self, deal: "Callable[[V, Random], S]") -> None:
        self._deal = deal

    @abstractmethod
    def candidates(self, view: V) -> tuple[Action | None, ...]:
        """Return the options worth comparing now, each one of `view.legal` or within its choices.

        None among them means nothing for now, only where the game can go on without the seat. Of equivalent options
        one is enough; empty, or a single one, where there is no choice.
        """

    def determinizations(self, view: V, count: int, rng: "Random") -> Sequence[tuple[S, float]]:
        """Return sampled positions that fit the view, each with its weight.

        The base deals the hidden cards evenly. Games weight positions by how likely the seats would have bid and
        played as they did with those cards.

        Args:
            count: how many positions; fewer are returned where there are no more.
        """
        return [(self._deal(view, rng), 1.0) for _ in range(count)]

    @abstractmethod
    def values(self, view: V, world: S, candidates: Sequence[Action | None], rng: "Random") -> Sequence[float]:
        """Return for each candidate the probability, from 0 to 1, that the view's seat (its side) wins the game.

        Later chance moves are the same for all candidates.

        Args:
            world: one of `worlds`; it is not changed.
        """

    def compare(
        self,
        view: V,
        candidates: Sequence[Action | None],
        first: Action | None,
        worlds: int,
        rng: "Random",
        *,
        going: Callable[[], bool] = always,
    ) -> tuple[Evaluation, ...]:
        """Return the value of each candidate, in their order; empty if there was no time for one sampled deal.

        Args:
            first: the one that the margins are taken from; it is among the candidates.
            worlds: the number of sampled deals.
            going: called before each sampled deal; False: there is no time left for it.
        """
        columns, weights = self.evaluate_worlds(view, candidates, worlds, rng, going=going)
        return tuple(weighed(action, columns[action], columns[first], weights) for action in columns)

    def evaluate_worlds(
        self,
        view: V,
        candidates: Sequence[Action | None],
        worlds: int,
        rng: "Random",
        *,
        going: Callable[[], bool] = always,
    ) -> tuple[dict[Action | None, list[float]], list[float]]:
        """Return each candidate's values by sampled deal, and the deals' weights; both empty without any weight.

        The arguments are those of `weigh`.
        """
        rows: list[Sequence[float]] = []
        weights: list[float] = []
        for world, weight in self.determinizations(view, worlds, rng):
            if not going():
                break
            rows.append(self.values(view, world, candidates, rng))
            weights.append(weight)
        if sum(weights) <= 0:
            return {}, []
        return {action: [row[place] for row in rows] for place, action in enumerate(candidates)}, weights


def weighed(
    action: Action | None, values: Sequence[float], firsts: Sequence[float], weights: Sequence[float]
) -> Evaluation:
    """Return the evaluation of an option, from its values and those of the first choice in the same sampled deals."""
    total = fsum(weights)
    value = fsum(v * w for v, w in zip(values, weights, strict=True)) / total
    differences = [v - f for v, f in zip(values, firsts, strict=True)]
    margin = fsum(d * w for d, w in zip(differences, weights, strict=True)) / total
    variance = fsum(w * (d - margin) ** 2 for d, w in zip(differences, weights, strict=True)) / total
    # The number of equally weighted samples with the same precision.
    worth = total * total / fsum(w * w for w in weights)
    return Evaluation(action, value, margin, sqrt(variance / (worth - 1)) if worth > 1.000001 else inf)
