"""Choose a sensible action: when to steal, bet, hold and raise, and which card to play.

The player sees a View only. It deals the hidden cards some dozens of times, plays each deal to the end by simple
rules, and counts who has each figure then. Bets, answers and cards follow from these counts.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games.bieten.actions import Bet, Cut, Good, Hold, Leave, Play, Raise, Steal
from bot.games.bieten.cards import GAME, GLEICH, HANGER, HEARTS, LEAVES, RANK, SUIT, WELI, figures_in
from bot.games.bieten.position import CUT, PLAY, STEAL
from bot.games.bieten.scoring import honest
from bot.games.bieten.state import View
from bot.rules.actions import Action, seat_of
from bot.rules.cards import GERMAN, bits
from bot.rules.heuristic import Heuristic
from tools.arena.frozen.bieten.estimate import best_play, chances
from tools.arena.frozen.bieten.hidden import own_part
from tools.arena.frozen.bieten.tactics import candidates

if TYPE_CHECKING:
    from random import Random

_USUAL_LIFTS = range(8, 26)
_UNTER, _KING = RANK[GERMAN.card("Uh")], RANK[GERMAN.card("Kh")]

_STAKE = 0.5
"""How much less of a chance is enough the more players share what one loses: this, divided by their number."""
_HOLD_AT = 0.1
_BET_AT = 0.43
_RAISE_AT = 0.48
_BLUFF = 0.006
_BLUFF_AT = 0.2
_CAUTION = 0.85
"""Factor for a figure that another seat has bet: a seat that bets usually has it, so it is won less often than by
chance."""


class BietenReference(Heuristic[View]):
    """The judgement of Bieten."""

    def choose(self, view: View, rng: "Random") -> Action | None:
        """Return what a sensible player does now; None: no bet, and nobody waits for this seat."""
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
            return _answer(view, seat, legal, rng)
        claims = [action for action in legal if isinstance(action, Bet | Raise)]
        plays = [action for action in legal if isinstance(action, Play)]
        return _claim(view, seat, claims, rng) or (_card(view, seat, plays, rng) if plays else None)


def _steal_or_leave(view: View) -> Action:
    """Steal what is better than a card from the pack would be."""
    *stolen, bottom = view.seen
    helps = figures_in(bits((*stolen, bottom))) & ~figures_in(bits(stolen)) & (1 << GLEICH | 1 << HANGER)
    high = RANK[bottom] >= (_UNTER if SUIT[bottom] in {HEARTS, LEAVES} else _KING)
    good = helps or high or (bottom == WELI and view.rules.wild)
    return Steal(view.cutter) if good else Leave(view.cutter)


def _answer(view: View, seat: int, legal: Sequence[Action], rng: "Random") -> Action:
    """Hold with a fair chance of winning, and now and then with less; say good otherwise."""
    chance = chances(view, seat, rng)[view.figure] * _CAUTION
    hold = Hold(seat)
    if hold not in legal:
        return Good(seat)
    wins_the_game = view.values[view.figure] + 1 >= view.needs[seat]
    limit = _HOLD_AT + _STAKE / view.live - (0.05 if wins_the_game else 0) + 0.06 * (rng.random() - 0.5)
    return hold if chance >= limit else Good(seat)


def _claim(view: View, seat: int, claims: Sequence[Bet | Raise], rng: "Random") -> Action | None:
    """Return the best bet or raise, None if there is none worth making."""
    if not claims:
        return None
    of_each = chances(view, seat, rng)
    best: Action | None = None
    best_chance = 0.0
    for claim in claims:
        chance = of_each[claim.figure]
        limit = (_BET_AT if isinstance(claim, Bet) else _RAISE_AT) + _STAKE / view.live
        if claim.figure == GAME and view.trick == 0:
            limit += 0.1  # much can happen yet
        bluffs = chance >= _BLUFF_AT and isinstance(claim, Bet) and rng.random() < _BLUFF
        if (chance >= limit or bluffs) and chance > best_chance:
            best, best_chance = claim, chance
    return best


def _card(view: View, seat: int, plays: Sequence[Play], rng: "Random") -> Action:
    """Return the card, and the name for a wild one, that leaves the most points to this seat."""
    worth_a_thought = candidates(view, plays)
    return worth_a_thought[0] if len(worth_a_thought) == 1 else best_play(view, seat, worth_a_thought, rng)
