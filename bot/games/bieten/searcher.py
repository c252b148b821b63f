"""What a player who searches thinks of its options in Bieten: worlds weighed by what was bet, and the trained net.

Cards are weighed in worlds alone. Of bets and answers the net has a say as well: it has seen what others make of
them, while the worlds know the cards better. From three players on, holds and raises go by the chance to have the
figure.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.bieten.actions import Bet, Hold, Play, Raise
from bot.games.bieten.estimate import chances_of, likelihood, play_value, swing, value, world_of
from bot.games.bieten.hidden import determinize, own_part
from bot.games.bieten.irregularities import honest
from bot.games.bieten.position import PLAY
from bot.games.bieten.rules import State
from bot.games.bieten.tactics import candidates as promising
from bot.games.bieten.trained import gains
from bot.games.bieten.view import View
from bot.rules.actions import Action
from bot.rules.searcher import Searcher, Weighed, always

if TYPE_CHECKING:
    from random import Random

NET_SHARE = 0.5
"""How much of the say about bets and answers the net has."""
PATIENCE = 0.004
"""So much less a bet or raise is worth than it seems: there are many moments for it, and it can't be taken back."""
SEVERAL = 3
"""From so many players on holds and raises go by the chance to have the figure alone: most of them are raised or held
by somebody, of which neither the worlds nor the net know enough."""
HOLD_AT = 0.18
"""The chance to have the figure from which on to hold is better than to say good."""
RAISE_AT = 0.5
"""The chance from which on to raise is no worse than to wait."""


class BietenSearcher(Searcher[State, View]):
    """The search of Bieten."""

    def candidates(self, view: View) -> tuple[Action | None, ...]:
        """Return bets and answers, the cards worth a thought, and nothing where the game goes on without the seat."""
        if view.phase != PLAY or view.seat is None:
            return ()
        legal = list(view.legal.actions)
        if not view.rules.strict:
            legal = honest(own_part(view), view.seat, legal)
        plays = [action for action in legal if isinstance(action, Play)]
        others = [action for action in legal if not isinstance(action, Play)]
        nothing = () if view.seat in view.waiting_for else (None,)
        return (*others, *(promising(view, plays) if plays else ()), *nothing)

    def comes_again(self, action: Action | None) -> bool:
        """Return whether it is a bet or a raise, for which everybody is asked after whatever happens."""
        return isinstance(action, Bet | Raise)

    def worlds(self, view: View, count: int, rng: "Random") -> Sequence[tuple[State, float]]:
        """Return deals, each weighed by how well what was bet and held goes with its cards."""
        deals = [determinize(view, rng) for _ in range(count)]
        return [(deal, likelihood(view, deal)) for deal in deals]

    def values(self, view: View, world: State, candidates: Sequence[Action | None], rng: "Random") -> Sequence[float]:
        """Return what each candidate is worth if the cards lie so, by simple play to the end of the deal.

        Whoever bets in turn plays a card all the same: the first of the candidates.
        """
        seat = view.seat or 0
        plays = {action: play_value(view, world, action, rng) for action in candidates if isinstance(action, Play)}
        if len(plays) == len(candidates):
            return list(plays.values())
        lies = world_of(view, world.copy(), rng)
        none = value(view, seat, None, lies)
        more = next(iter(plays.values())) - none if plays else 0.0
        return [
            plays[action] if isinstance(action, Play) else value(view, seat, action, lies) + more
            for action in candidates
        ]

    def weigh(
        self,
        view: View,
        candidates: Sequence[Action | None],
        first: Action | None,
        worlds: int,
        rng: "Random",
        *,
        going: Callable[[], bool] = always,
    ) -> tuple[Weighed, ...]:
        """Return what each candidate is worth, of bets and answers as worlds and net together see it."""
        weighed = super().weigh(view, candidates, first, worlds, rng, going=going)
        if not weighed or view.seat is None or all(isinstance(action, Play) for action in candidates):
            return weighed
        several = view.live >= SEVERAL
        if several and view.figure >= 0:
            return self._by_chance(view, weighed, first, worlds, rng)
        said = [
            gain - (PATIENCE / NET_SHARE if isinstance(action, Bet | Raise) else 0.0)
            for action, gain in zip(candidates, gains(view, view.seat, candidates), strict=True)
        ]
        place = list(candidates).index(first)
        start = weighed[place].value
        weighed = tuple(_with_net(one, gain - said[place], start) for one, gain in zip(weighed, said, strict=True))
        return self._by_chance(view, weighed, first, worlds, rng) if several else weighed

    def _by_chance(
        self, view: View, weighed: tuple[Weighed, ...], first: Action | None, worlds: int, rng: "Random"
    ) -> tuple[Weighed, ...]:
        """Return options with holds and raises worth what the chance to have their figure makes of them.

        A hold is next to saying good, a raise next to what is best without it; a raise with chance enough is worth
        what it was.
        """
        others = [one.value for one in weighed if not isinstance(one.action, Hold | Raise)]
        if not others or len(others) == len(weighed):
            return weighed
        seat, waits = view.seat or 0, max(others)
        chances = chances_of(view, seat, self.worlds(view, worlds, rng), rng)

        def worth(one: Weighed) -> Weighed:
            match one.action:
                case Hold():
                    figure, least = view.figure, HOLD_AT
                case Raise(figure=figure) if chances[figure] < RAISE_AT:
                    least = RAISE_AT
                case _:
                    return one
            value = waits + (chances[figure] - least) * swing(view, seat, view.values[figure] + 1)
            return replace(one, value=min(max(value, 0.0), 1.0), error=0.0)

        known = [worth(one) for one in weighed]
        start = next(one.value for one in known if one.action == first)
        return tuple(replace(one, margin=one.value - start) for one in known)


def _with_net(one: Weighed, said: float, start: float) -> Weighed:
    """Return what an option is worth when the net has its say.

    Args:
        one: as the worlds see it.
        said: how much better than the first choice the net thinks it.
        start: what the first choice is worth.
    """
    margin = (1 - NET_SHARE) * one.margin + NET_SHARE * said
    return replace(one, value=min(max(start + margin, 0.0), 1.0), margin=margin, error=one.error * (1 - NET_SHARE))
