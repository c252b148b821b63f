"""What a game offers to players that search: what is worth weighing, worlds that may be the true one, chances to win.

A searcher sees a view and deals the hidden cards anew; the true position is never asked.

Wherever fractions are added up to choose by, here and in the games, `math.fsum` does it: what `sum` comes to differs
in the last digits from Python 3.12 on, and what is level on one Python would not be on another.
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
    """What an option is worth.

    Args:
        action: the option; None: nothing for now.
        value: the chance, from 0 to 1, that the seat (its side) wins the game after it.
        margin: how much more that is than after the first choice; below 0 if it is less.
        error: the standard error of the margin; infinite where nothing can be said.
    """

    action: Action | None
    value: float
    margin: float
    error: float


def always() -> bool:
    """Return that there is time for one more world."""
    return True


class Evaluator(ABC, Generic[S, V]):
    """The search of one game.

    Args:
        deal: returns a state in which the hidden cards of a view are dealt anew, as `Game.determinize` does.
    """

    def __init__(self, deal: "Callable[[V, Random], S]") -> None:
        self._deal = deal

    @abstractmethod
    def candidates(self, view: V) -> tuple[Action | None, ...]:
        """Return what is worth weighing now, each one of `view.legal` or within its choices.

        None among them: nothing for now, only where the game may go on without the seat. Of options that come to the
        same one is enough; empty, or a single one, where nothing has to be weighed.
        """

    def comes_again(self, action: Action | None) -> bool:
        """Return whether an option comes up at moment after moment: weaker levels don't take it for costing little.

        Whoever took it now and then would take it nearly always.
        """
        return False

    def worlds(self, view: V, count: int, rng: "Random") -> Sequence[tuple[S, float]]:
        """Return positions that may be the true one, each with its weight.

        The base deals the hidden cards evenly. Games weight them by how likely the seats would have bid, bet and
        played as they did with those cards.

        Args:
            view: what the seat may know.
            count: how many positions; fewer come back where there are no more.
            rng: what deals them.
        """
        return [(self._deal(view, rng), 1.0) for _ in range(count)]

    @abstractmethod
    def values(self, view: V, world: S, candidates: Sequence[Action | None], rng: "Random") -> Sequence[float]:
        """Return for each candidate the chance, from 0 to 1, that the view's seat (its side) wins the game.

        What luck there is after them is the same for all candidates.

        Args:
            view: what the seat may know.
            world: one of `worlds`; it stays as it is.
            candidates: what is weighed.
            rng: what decides.
        """

    def weigh(
        self,
        view: V,
        candidates: Sequence[Action | None],
        first: Action | None,
        worlds: int,
        rng: "Random",
        *,
        going: Callable[[], bool] = always,
    ) -> tuple[Evaluation, ...]:
        """Return what each candidate is worth, in their order; empty if the time was not enough for anything.

        Args:
            view: what the seat may know.
            candidates: what is weighed.
            first: the one that the margins are taken from; it is among the candidates.
            worlds: how many worlds are looked at.
            rng: what decides.
            going: asked before each world; False: there is no time left for it.
        """
        columns, weights = self.look(view, candidates, worlds, rng, going=going)
        return tuple(weighed(action, columns[action], columns[first], weights) for action in columns)

    def look(
        self,
        view: V,
        candidates: Sequence[Action | None],
        worlds: int,
        rng: "Random",
        *,
        going: Callable[[], bool] = always,
    ) -> tuple[dict[Action | None, list[float]], list[float]]:
        """Return what each candidate is worth in each world, and the worlds' weights; both empty without any weight.

        The arguments are those of `weigh`.
        """
        rows: list[Sequence[float]] = []
        weights: list[float] = []
        for world, weight in self.worlds(view, worlds, rng):
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
    """Return what an option is worth, of its values and those of the first choice in the same worlds."""
    total = fsum(weights)
    value = fsum(v * w for v, w in zip(values, weights, strict=True)) / total
    differences = [v - f for v, f in zip(values, firsts, strict=True)]
    margin = fsum(d * w for d, w in zip(differences, weights, strict=True)) / total
    variance = fsum(w * (d - margin) ** 2 for d, w in zip(differences, weights, strict=True)) / total
    # So many worlds of equal weight would tell as much.
    worth = total * total / fsum(w * w for w in weights)
    return Evaluation(action, value, margin, sqrt(variance / (worth - 1)) if worth > 1.000001 else inf)
