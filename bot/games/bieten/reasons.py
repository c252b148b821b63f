"""Reasons for actions: remarks on decisions in a review, and the reasons of hints.

Each is a fact: of the rules and the cards that the seat sees, or of sampled deals.
"""

from typing import TYPE_CHECKING

from bot.games.bieten.actions import Bet, Good, Hold, Play, Raise
from bot.games.bieten.cards import (
    ANY_CARD,
    GAME,
    LAST_TRICK,
    RANK,
    REAL,
    STRENGTH,
    SUIT,
    SUIT_MASK,
    Names,
    best_in,
    strength,
)
from bot.games.bieten.hand_evaluation import figure_chance, trick_chance
from bot.games.bieten.labels import face, figure_name
from bot.games.bieten.lost_figures import lost_figures
from bot.games.bieten.position import NOBODY, NONE
from bot.games.bieten.scoring import names_in
from bot.games.bieten.state import View
from bot.rules.actions import Action, seat_of
from bot.rules.cards import cards_in
from bot.rules.panel import LocalizedText, localized

if TYPE_CHECKING:
    from random import Random

SELDOM, OFTEN = 0.25, 0.6
"""Below the first chance to win a figure a remark calls it seldom won, above the second one often won."""
OFTEN_TRICK = 0.72
"""The same for a trick: higher, because many names of a wild card are tried with few sampled deals."""


def remark(view: View, done: Action, best: Action | None, rng: "Random") -> LocalizedText | None:
    """Return the reason for one action and against the best, if the seat's cards bear out a short one."""
    match done, best:
        case Hold(), Good():
            return _if_seldom(view, view.figure, rng, "remark-held")
        case Good(), Hold():
            return _if_often(view, view.figure, rng, "remark-gave-way")
        case Bet(figure=figure), None | Play():
            return _if_seldom(view, figure, rng, "remark-bet-weak")
        case Raise(figure=figure), None | Play():
            return _if_seldom(view, figure, rng, "remark-raise-weak")
        case Play(), Bet(figure=figure):
            return _if_often(view, figure, rng, "remark-no-bet")
        case Play(), Raise(figure=figure):
            return _if_often(view, figure, rng, "remark-no-raise")
        case _:
            return None


def _if_seldom(view: View, figure: int, rng: "Random", key: str) -> LocalizedText | None:
    return localized(key, figure=figure_name(figure)) if max(figure_chance(view, figure, rng)) < SELDOM else None


def _if_often(view: View, figure: int, rng: "Random", key: str) -> LocalizedText | None:
    return localized(key, figure=figure_name(figure)) if min(figure_chance(view, figure, rng)) > OFTEN else None


# Hints


def hint_reason(view: View, action: Action, rng: "Random") -> LocalizedText | None:
    """Return the reason that the rules or sampled deals give for an action; None without a short one."""
    match action:
        case Good():
            return _if_seldom(view, view.figure, rng, "hint-seldom")
        case Hold():
            return _if_often(view, view.figure, rng, "hint-often")
        case Bet(figure=figure) | Raise(figure=figure):
            return _if_often(view, figure, rng, "hint-often")
        case Play(named=None):
            return _of_card(view, action, rng)
        case Play():
            return _of_name(view, action, rng)
        case _:
            return None


def _of_card(view: View, play: Play, rng: "Random") -> LocalizedText | None:
    """Return the reason for a card: the trick that it wins or can't win, or the cards that it keeps."""
    if view.owners[GAME] != NOBODY:
        return localized("hint-tricks-over", figure=figure_name(GAME))
    if _wins_surely(view, play):
        return localized("hint-wins-last" if view.trick == LAST_TRICK else "hint-wins", figure=figure_name(GAME))
    beaten = not any(_beats(view, each) for each in view.legal if isinstance(each, Play))
    if view.trick == LAST_TRICK:
        return localized("hint-lost-last", figure=figure_name(GAME)) if beaten else _if_trick_often(view, play, rng)
    if play.named is not None:
        return _if_trick_often(view, play, rng)
    rest = sorted((card for card in cards_in(view.left) if card != play.card), key=lambda card: _height(view, card))
    low, high = _height(view, rest[0]), _height(view, rest[-1])
    own = _height(view, play.card)
    if beaten and own <= low:
        return localized("hint-lowest")
    if beaten and own < high:
        return localized("hint-keeps-highest", card=face(rest[-1]))
    if own < low:
        kept = localized("hint-keeps", card=face(rest[0]), figure=figure_name(GAME))
        return kept if len(rest) == 1 else localized("hint-keeps-high")
    return _if_trick_often(view, play, rng)


def _of_name(view: View, play: Play, rng: "Random") -> LocalizedText | None:
    """Return the figures for which a wild card counts under a name, as far as they can still be won, or the trick."""
    known = tuple((card, name) for card, name in names_in(view, view.hand) if name != NONE)
    others = view.hand & ~view.rules.wild | sum(1 << card for card, _ in known)
    named: Names = (*known, (play.card, play.counts_as))
    with_it, without = best_in(others | 1 << play.card, named), best_in(others, known)
    lost = lost_figures(view, seat_of(play), view.hand)
    counts = [figure for figure in range(GAME) if with_it[figure] > without[figure] and not lost >> figure & 1]
    if view.trick == LAST_TRICK and _wins_surely(view, play):
        counts.append(GAME)
    figures = tuple(figure_name(figure) for figure in counts if view.owners[figure] == NOBODY)
    if figures:
        return localized("hint-counts-for", card=face(play.card), figures=figures)
    return _of_card(view, play, rng)


def _if_trick_often(view: View, play: Play, rng: "Random") -> LocalizedText | None:
    key = "hint-often" if view.trick == LAST_TRICK else "hint-often-wins"
    return localized(key, figure=figure_name(GAME)) if min(trick_chance(view, play, rng)) > OFTEN_TRICK else None


def _height(view: View, card: int) -> int:
    """Return the rank of a card in hand; a wild card is as high as any."""
    return max(RANK) + 1 if view.rules.wild >> card & 1 else RANK[card]


def _beats(view: View, play: Play) -> bool:
    """Return whether a card beats those of the trick so far."""
    suit = SUIT[play.counts_as]
    return not view.laid or (suit == view.led and strength(play.card, play.counts_as) > view.best)


def _wins_surely(view: View, play: Play) -> bool:
    """Return whether no card that others may still play beats this one."""
    if not _beats(view, play):
        return False
    if view.laid == view.live - 1:
        return True
    suit, height = SUIT[play.counts_as], strength(play.card, play.counts_as)
    unseen = ANY_CARD & ~(view.hand | view.gone | (1 << view.bottom if view.bottom != NONE else 0))
    ace = (SUIT_MASK[suit] & REAL).bit_length() - 1
    reals = (STRENGTH[card] for card in cards_in(unseen & SUIT_MASK[suit] & REAL))
    wilds = (strength(card, ace) for card in view.rules.wilds if unseen >> card & 1)
    return max((*reals, *wilds), default=-1) < height
