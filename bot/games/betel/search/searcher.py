"""The searcher of The Betel: cards are weighed by playing worlds out, calls by simulated auctions and deals."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from bot.games.betel.actions import Play
from bot.games.betel.layout import Layout, Twins, layout_in
from bot.games.betel.playing import lay, play_out
from bot.games.betel.position import NOBODY, PLAY
from bot.games.betel.rules import State
from bot.games.betel.search.candidates import calls, cards, plans
from bot.games.betel.search.outcome import chance_after
from bot.games.betel.search.plays import plausibility
from bot.games.betel.search.simulated import World
from bot.games.betel.search.weighing import weigh_calls
from bot.games.betel.search.worlds import Chain
from bot.games.betel.suits import place_of
from bot.games.betel.view import View
from bot.rules.actions import Action
from bot.rules.searcher import Searcher, Weighed, always

if TYPE_CHECKING:
    from random import Random


CARDS, CALLS = 2, 4
"""In how many times the worlds of a level a card and a call are weighed; they cost little here, and a call decides
more than a card, and luck hides more of it."""


class BetelSearcher(Searcher[State, View]):
    """What a player of The Betel weighs, and in which worlds."""

    def candidates(self, view: View) -> tuple[Action | None, ...]:
        """Return the calls or cards worth weighing."""
        return cards(view) if view.phase == PLAY else calls(view)

    def worlds(self, view: View, count: int, rng: "Random") -> Sequence[tuple[State, float]]:
        """Return deals as often as the calls make them likely, weighted by the cards played."""
        deals = Chain(view, rng).deals(count)
        return [(state_of(view, hands, twins), plausibility(view, hands, twins)) for hands, twins in deals]

    def values(self, view: View, world: State, candidates: Sequence[Action | None], rng: "Random") -> Sequence[float]:
        """Return the chance to win after each candidate, all further calls and cards by rule of thumb."""
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
        """Return what each candidate is worth; see the base."""
        if view.phase == PLAY:
            return super().weigh(view, candidates, first, CARDS * worlds, rng, going=going)
        return weigh_calls(view, self.worlds(view, CALLS * worlds, rng), candidates, first, going)


def _value(view: View, layout: Layout, play: Play) -> float:
    """Return the chance to win the game after a card, the rest of the deal played by rule of thumb."""
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
