"""What a sensible player thinks: how often each figure is won, when to bet, hold and raise, which card to play.

It sees a View only. It deals the hidden cards anew some dozens of times, plays each deal to its end by simple rules,
and counts who has each figure then. From that follow bets, answers and cards.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.games.bieten.actions import Bet, Cut, Good, Hold, Leave, Play, Raise, Steal, seat_of
from bot.games.bieten.cards import (
    FIGURES,
    GAME,
    GAME_BIT,
    HEARTS,
    LEAVES,
    RANK,
    SUIT,
    SUIT_MASK,
    WELI,
    figures_in,
    strength,
)
from bot.games.bieten.hidden import own_part
from bot.games.bieten.parts import Thrown
from bot.games.bieten.play import legal_plays
from bot.games.bieten.position import CUT, PLAY, STEAL
from bot.games.bieten.rules import State
from bot.games.bieten.scoring import winners_by_cards
from bot.games.bieten.view import View
from bot.games.bieten.worth import best_in
from bot.rules.actions import Action
from bot.rules.cards import bits
from bot.rules.judge import Judge

if TYPE_CHECKING:
    from random import Random

SAMPLES = 16
CARD_SAMPLES = 8
MOST_CANDIDATES = 6

_STAKE = 0.5
"""How much less of a chance is enough the more players share what one loses: this, divided by their number."""
_HOLD_AT = 0.1
_BET_AT = 0.43
_RAISE_AT = 0.48
_BLUFF = 0.006
_BLUFF_AT = 0.2
_CAUTION = 0.85
"""A figure somebody else has bet is won less often than by chance: whoever bets it has something."""


class BietenJudge(Judge[View]):
    """The judgement of Bieten."""

    def choose(self, view: View, rng: "Random") -> Action | None:
        """Return what a sensible player does now; None: no bet, and nobody waits for this seat."""
        legal = [action for action in view.legal if isinstance(action, Action)]
        if not view.rules.strict and view.phase == PLAY and view.seat is not None:
            legal = honest(own_part(view), view.seat, legal)
        if not legal:
            return None
        if view.phase == CUT:
            return rng.choice([action for action in legal if isinstance(action, Cut) and 8 <= action.lift <= 25])
        if view.phase == STEAL:
            return _steal_or_leave(view)
        seat = seat_of(legal[0])
        claims = [action for action in legal if isinstance(action, Bet | Raise)]
        asked = isinstance(legal[0], Good | Hold)
        chances = _chances(view, seat, rng) if claims or asked else ()
        if asked:
            return _answer(view, seat, legal, chances, rng)
        claim = _claim(view, claims, chances, rng)
        plays = [action for action in legal if isinstance(action, Play)]
        return claim or (_card(view, seat, plays, rng) if plays else None)


# Where irregularities are possible


def honest(state: State, seat: int, legal: Iterable[Action]) -> list[Action]:
    """Return the legal actions that will not turn out to be an irregularity: nobody has to be told to play fair.

    Args:
        state: it may hold this seat's cards alone.
        seat: whose actions.
        legal: what it may do.
    """
    hand, rules = state.hands[seat], state.rules
    named = bits(play.counts_as for play in state.played_by(seat))
    held = figures_in(hand & ~rules.wild | named) | GAME_BIT
    last = hand & ~state.before & ~rules.wild
    if state.last_led >= 0 and not last & SUIT_MASK[state.led]:
        held ^= GAME_BIT
    needs, kept = state.needs[seat], hand & ~state.gone
    follow = kept & ~rules.wild & SUIT_MASK[state.led] if state.laid else 0
    thrown = {deed.led for deed in state.story if isinstance(deed, Thrown) and deed.seat == seat}

    def fair(action: Action) -> bool:
        match action:
            case Bet(figure=figure):
                return bool(held >> figure & 1) and needs > 1
            case Raise(figure=figure):
                return bool(held >> figure & 1) and needs > 2
            case Hold():
                return bool(held >> state.figure & 1)
            case Play():
                suit = SUIT[action.counts_as]
                return (not follow or suit == state.led) and (action.named is None or suit not in thrown)
            case _:
                return True

    return [action for action in legal if fair(action)]


# The cut


def _steal_or_leave(view: View) -> Action:
    """Steal what is better than a card from the pack would be."""
    *stolen, bottom = view.seen
    helps = figures_in(bits((*stolen, bottom))) & ~figures_in(bits(stolen)) & 0b1100
    red_or_green = SUIT[bottom] in {HEARTS, LEAVES}
    good = (bottom == WELI and view.rules.wild) or helps or RANK[bottom] >= (5 if red_or_green else 7)
    return Steal(view.cutter) if good else Leave(view.cutter)


# Chances


def _chances(view: View, seat: int, rng: "Random") -> tuple[float, ...]:
    """Return how often this seat has each figure when the cards are all face up."""
    won = [0] * len(FIGURES)
    for _ in range(SAMPLES):
        for figure, winner in enumerate(_played_out(view.determinize(rng), rng)):
            won[figure] += winner == seat
    return tuple(count / SAMPLES for count in won)


def _played_out(state: State, rng: "Random") -> list[int]:
    """Return who has each figure at the end when nobody bets any more; the state is used up."""
    hands = state.hands
    state.figure = state.by = state.asked = -1  # what the cards are worth doesn't depend on the open bet
    while state.phase == PLAY:
        state.play(_quick_card(state, state.turn, rng))
    return winners_by_cards(state, hands)


def _quick_card(state: State, seat: int, rng: "Random") -> Play:
    """Return a card by simple rules: a wild one late and under its best name; win if it is cheap, else throw low."""
    legal: Sequence[Play] = legal_plays(state, seat)
    if not state.rules.strict:
        legal = [play for play in honest(state, seat, legal) if isinstance(play, Play)]
    real = [play for play in legal if play.named is None]
    if not real or (len(real) < len(legal) and rng.random() < 0.15):
        wild = rng.choice([play.card for play in legal if play.named is not None])
        return _best_name(state, seat, [play for play in legal if play.card == wild])
    if len(real) == 1:
        return real[0]
    if not state.laid:
        return rng.choice(real)
    winning = [p for p in real if SUIT[p.card] == state.led and strength(p.card, p.card) > state.best]
    if winning and state.trick:
        return max(winning, key=lambda play: RANK[play.card])
    return min(real, key=lambda play: RANK[play.card]) if rng.random() < 0.7 else rng.choice(real)


def _best_name(state: State, seat: int, plays: Sequence[Play]) -> Play:
    """Return the play of a wild card under the name that serves its holder best."""
    hand = state.hands[seat] & ~(1 << plays[0].card)

    def worth(play: Play) -> float:
        takes = SUIT[play.counts_as] == state.led and strength(play.card, play.counts_as) > state.best
        lead_or_take = not state.laid or takes
        return name_worth(hand, play.card, play.counts_as) + (state.trick if lead_or_take else 0)

    return max(plays, key=worth)


@lru_cache(maxsize=1 << 14)
def name_worth(others: int, wild: int, face: int) -> float:
    """Return roughly what a name is worth to the figures of a hand, in points.

    Args:
        others: the other cards of the hand, as bits.
        wild: the wild card.
        face: the name.
    """
    bests = best_in(others | 1 << wild, ((wild, face),))
    worth = 0.0
    for figure, best in enumerate(bests):
        if not best:
            continue
        if figure < len(bests) - 2:  # Rot and Grün: as good as the card is high
            worth += max(0.0, best[0] - 3) / 5
        else:
            worth += 0.35 + best[1] / 16 + (0.4 if best[0] == 3 else 0)
    return worth


# Betting


def _answer(view: View, seat: int, legal: Sequence[Action], chances: Sequence[float], rng: "Random") -> Action:
    """Hold with a fair chance of winning, and now and then with less; say good otherwise."""
    hold = Hold(seat)
    if hold not in legal:
        return Good(seat)
    chance = chances[view.figure] * _CAUTION
    wins_the_game = view.values[view.figure] + 1 >= view.needs[seat]
    limit = _HOLD_AT + _STAKE / view.live - (0.05 if wins_the_game else 0) + 0.06 * (rng.random() - 0.5)
    return hold if chance >= limit else Good(seat)


def _claim(view: View, claims: Sequence[Bet | Raise], chances: Sequence[float], rng: "Random") -> Action | None:
    """Return the best bet or raise, None if there is none worth making."""
    best: Action | None = None
    best_chance = 0.0
    for claim in claims:
        chance = chances[claim.figure]
        limit = (_BET_AT if isinstance(claim, Bet) else _RAISE_AT) + _STAKE / view.live
        if claim.figure == GAME and view.trick == 0:
            limit += 0.1  # much can happen yet
        bluffs = chance >= _BLUFF_AT and isinstance(claim, Bet) and rng.random() < _BLUFF
        if (chance >= limit or bluffs) and chance > best_chance:
            best, best_chance = claim, chance
    return best


# Cards


def _card(view: View, seat: int, plays: Sequence[Play], rng: "Random") -> Action:
    """Return the card, and the name for a wild one, that leaves the most figures to this seat."""
    candidates = _candidates(view, plays)
    if len(candidates) == 1:
        return candidates[0]
    totals = dict.fromkeys(range(len(candidates)), 0.0)
    for _ in range(CARD_SAMPLES):
        deal = view.determinize(rng)
        for number, play in enumerate(candidates):
            state = deal.copy()
            state.play(play)
            totals[number] += _worth(view, seat, state, rng)
    return candidates[max(totals, key=lambda number: totals[number])]


def _worth(view: View, seat: int, state: State, rng: "Random") -> float:
    """Return the points this seat has from a deal played out, those of the others' average taken off."""
    winners = _played_out(state, rng)
    worth, mine = 0.0, False
    for figure, winner in enumerate(winners):
        owner = view.owners[figure]
        winner = winner if owner < 0 else owner
        mine = mine or winner == seat
        if winner >= 0 and owner < 0:
            worth += view.values[figure] * (1 if winner == seat else -1 / (view.live - 1))
    if view.rules.wild and view.hand >> WELI & 1 and not mine:
        worth -= 1
    return worth


def _candidates(view: View, plays: Sequence[Play]) -> list[Play]:
    """Return the real cards and the most promising names of the wild ones."""
    chosen = [play for play in plays if play.named is None]
    for wild in sorted({play.card for play in plays if play.named is not None}):
        hand = view.hand & ~(1 << wild)
        named = [play for play in plays if play.card == wild]
        named.sort(key=lambda play: -name_worth(hand, wild, play.counts_as))
        chosen += named[:MOST_CANDIDATES]
        if view.laid:
            follow = [p for p in named[MOST_CANDIDATES:] if SUIT_MASK[view.led] >> p.counts_as & 1]
            chosen += sorted(follow, key=lambda play: -play.counts_as)[:1]
    return chosen


JUDGE = BietenJudge()
