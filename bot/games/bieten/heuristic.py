"""The heuristic player of Bieten: when to steal, bet, hold and raise, and which card to play.

It uses a view only. It samples some dozens of deals, plays each to the end by simple rules, and counts the owners of
each figure. From that follow bets, answers and cards.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from bot.games.bieten.actions import Bet, Cut, Good, Hold, Leave, Play, Raise, Steal
from bot.games.bieten.cards import GLEICH, HANGER, HEARTS, LEAVES, RANK, SUIT, WELI, figures_in
from bot.games.bieten.determinize import own_part
from bot.games.bieten.fast_playout import candidates
from bot.games.bieten.hand_evaluation import CARD_SAMPLES, best_play, values_of
from bot.games.bieten.lost_figures import lost_figures, without_lost_claims
from bot.games.bieten.position import CUT, PLAY, STEAL
from bot.games.bieten.scoring import honest
from bot.games.bieten.state import View
from bot.rules.actions import Action, seat_of
from bot.rules.cards import GERMAN, bits
from bot.rules.heuristic import Heuristic

if TYPE_CHECKING:
    from random import Random


_USUAL_LIFTS = range(8, 26)
_UNTER, _KING = RANK[GERMAN.card("Uh")], RANK[GERMAN.card("Kh")]

_GAIN = 0.016
"""So much, divided by the number of players, a bet or raise must add to the chance to win the game: to wait for
another moment costs nothing."""
_LEAST = 0.007
"""So much it must add with any number of players."""
_BLUFF = 0.05
"""How often a bet is made that adds less than that."""
_HOLD_FOR = -0.004
"""A hold that costs no more than this is made: who is known to fold is bet against."""


class BietenHeuristic(Heuristic[View]):
    """The heuristic of Bieten."""

    card_samples: ClassVar[int] = CARD_SAMPLES
    """The number of sampled deals for a card."""

    def hope(self, view: View, figure: int) -> float:
        """Return the chance to win the game by which the seat overestimates a bet, raise or hold of a figure."""
        return 0.0

    def choose(self, view: View, rng: "Random") -> Action | None:
        """Return a sensible action; None: no bet, and no player waits for this seat."""
        legal = list(view.legal.actions)
        if not view.rules.strict and view.phase == PLAY and view.seat is not None:
            legal = honest(own_part(view), view.seat, legal)
        if not legal:
            return None
        if view.phase == CUT:
            return rng.choice([action for action in legal if isinstance(action, Cut) and action.lift in _USUAL_LIFTS])
        if view.phase == STEAL:
            return _steal_or_leave(view)
        seat = seat_of(legal[0])
        if view.figure >= 0:
            return self._answer(view, seat, legal, rng)
        claims = [action for action in legal if isinstance(action, Bet | Raise)]
        plays = [action for action in legal if isinstance(action, Play)]
        claims = without_lost_claims(view, seat, claims)
        return self._claim(view, seat, claims, rng) or (self.card(view, plays, rng) if plays else None)

    def _answer(self, view: View, seat: int, legal: Sequence[Action], rng: "Random") -> Action:
        """Answer a bet: hold if that raises the chance to win the game at this score."""
        hold, good = Hold(seat), Good(seat)
        if hold not in legal:
            return good
        holding, folding = values_of(view, seat, (hold, good), rng)
        if lost_figures(view, seat, view.hand) >> view.figure & 1:
            # The point goes to another seat in any case: a hold helps only if that is a better one than the bettor.
            return hold if holding > folding else good
        return hold if holding - folding + self.hope(view, view.figure) >= _HOLD_FOR else good

    def _claim(self, view: View, seat: int, claims: Sequence[Bet | Raise], rng: "Random") -> Action | None:
        """Return the best bet or raise, None if there is none worth making."""
        if not claims:
            return None
        nothing, *values = values_of(view, seat, (None, *claims), rng)
        best: Action | None = None
        most = 0.0
        for claim, value in zip(claims, values, strict=True):
            gain = value - nothing + self.hope(view, claim.figure)
            if gain > most and (
                gain >= max(_GAIN / view.live, _LEAST) or (isinstance(claim, Bet) and rng.random() < _BLUFF)
            ):
                best, most = claim, gain
        return best

    def card(self, view: View, plays: Sequence[Play], rng: "Random") -> Action:
        """Return the card, and the name for a wild one, that leaves the best chance to win the game."""
        worth_a_thought = candidates(view, plays)
        if len(worth_a_thought) == 1:
            return worth_a_thought[0]
        return best_play(view, worth_a_thought, rng, self.card_samples)


def _steal_or_leave(view: View) -> Action:
    """Steal the cards that are better than an average card from the pack."""
    *stolen, bottom = view.seen
    helps = figures_in(bits((*stolen, bottom))) & ~figures_in(bits(stolen)) & (1 << GLEICH | 1 << HANGER)
    high = RANK[bottom] >= (_UNTER if SUIT[bottom] in {HEARTS, LEAVES} else _KING)
    good = helps or high or (bottom == WELI and view.rules.wild)
    return Steal(view.cutter) if good else Leave(view.cutter)


JUDGE = BietenHeuristic()
