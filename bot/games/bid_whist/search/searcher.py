"""The search of Bid Whist: what is weighed in each phase, and what each choice brings in a world."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games.bid_whist import position as phases
from bot.games.bid_whist.actions import Play
from bot.games.bid_whist.player import certain_renege
from bot.games.bid_whist.position import AUCTION, DEALING, NAMING, PLAY
from bot.games.bid_whist.rules import State
from bot.games.bid_whist.search import options
from bot.games.bid_whist.search.forward import Hands, go_to_play, speak_on, spot_of
from bot.games.bid_whist.search.prospects import Prospects, prospects_for
from bot.games.bid_whist.search.worlds import likely_worlds
from bot.games.bid_whist.view import View
from bot.rules.actions import Action
from bot.rules.searcher import Searcher

if TYPE_CHECKING:
    from random import Random

CALLS_FOR_CARDS = 2
"""So many times the worlds are looked at for a call or a name, which decide more than a card and come once a deal."""


class BidWhistSearcher(Searcher[State, View]):
    """Weighs calls, names, burials and cards."""

    def candidates(self, view: View) -> tuple[Action | None, ...]:
        """Return what is worth weighing: nothing out of turn, nor where a renege is certain."""
        if view.seat is None or view.seat != view.turn or certain_renege(view, view.seat) is not None:
            return ()
        match view.phase:
            case phases.AUCTION:
                return options.calls(view)
            case phases.NAMING:
                return options.names(view)
            case phases.BURYING:
                return options.burials(view)
            case _:
                return options.cards(view)

    def worlds(self, view: View, count: int, rng: "Random") -> Sequence[tuple[State, float]]:
        """Return positions weighted by how likely the others bid, name and play as they did."""
        more = CALLS_FOR_CARDS if view.phase in (AUCTION, NAMING) else 1
        return likely_worlds(view, count * more, rng)

    def values(self, view: View, world: State, candidates: Sequence[Action | None], rng: "Random") -> Sequence[float]:
        """Return the chance to win the game after each candidate, if all go on by the rules of thumb."""
        assert view.seat is not None
        prospects = prospects_for(view.terms, view.sheet, view.claims, view.terms.side_of[view.seat])
        if world.phase == PLAY and world.order is not None:
            return _cards(view, world, candidates, prospects)
        if world.phase == AUCTION:
            return _calls(world, candidates, prospects, rng)
        found: list[float] = []
        draws = rng.getstate() if view.terms.exchange else None
        for action in candidates:
            if draws is not None:
                rng.setstate(draws)  # who draws for a joker has the same luck each time
            found.append(_later(world, action, prospects, rng))
        return found


def _cards(view: View, world: State, candidates: Sequence[Action | None], prospects: Prospects) -> list[float]:
    """Return what each card brings, or a renege that is called, which no player weighs by itself."""
    spot = spot_of(world)
    found: list[float] = []
    for action in candidates:
        if not isinstance(action, Play):
            found.append(_called(view, world, action))
            continue
        after = spot.copy()
        after.play(spot.lanes.of(1 << action.card))
        found.append(prospects.at_end(world.contract, after))
    return found


def _called(view: View, world: State, action: Action | None) -> float:
    """Return what it brings to call a renege, if the cards lie so."""
    assert action is not None
    assert view.seat is not None
    state = world.copy()
    state.play(action)
    prospects = prospects_for(view.terms, view.sheet, state.claims, view.terms.side_of[view.seat])
    return prospects.at_end(state.contract, spot_of(state))


def _calls(world: State, candidates: Sequence[Action | None], prospects: Prospects, rng: "Random") -> list[float]:
    """Return what each call brings; contracts that more than one leads to are played once."""
    hands = Hands(world)
    played: dict[tuple[int, int, int, int], tuple[list[int], int]] = {}
    found: list[float] = []
    for action in candidates:
        assert action is not None
        state = world.copy()
        state.play(action)
        speak_on(state, hands)
        if state.phase == DEALING:
            found.append(prospects.dealt_anew())
            continue
        bid = state.contract
        key = bid.seat, bid.bid.kind, bid.trump, bid.direction
        go_to_play(state, rng)
        if key not in played:
            spot = spot_of(state)
            played[key] = spot.run(), spot.opener
        found.append(prospects.after(state.contract, *played[key]))
    return found


def _later(world: State, action: Action | None, prospects: Prospects, rng: "Random") -> float:
    """Return what a name, a burial, or a first lead that names the trump brings."""
    assert action is not None
    state = world.copy()
    state.play(action)
    go_to_play(state, rng)
    return prospects.at_end(state.contract, spot_of(state))
