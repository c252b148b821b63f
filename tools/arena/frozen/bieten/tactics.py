"""Which card to play: by simple rules, and which are worth a longer thought."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.games.bieten.actions import Play
from bot.games.bieten.cards import HAND, RANK, STRENGTH, SUIT, SUIT_MASK, best_in, strength
from bot.games.bieten.play import legal_plays
from bot.games.bieten.position import Position
from bot.games.bieten.scoring import honest
from bot.games.bieten.state import View

if TYPE_CHECKING:
    from random import Random

MOST_CANDIDATES = 6
"""Names of one wild card that are thought about."""


def quick_card(position: Position, seat: int, rng: "Random") -> Play:
    """Return a card by simple rules: a wild one late and under its best name; win if it is cheap, else throw low."""
    legal: Sequence[Play] = legal_plays(position, seat)
    if not position.rules.strict:
        legal = honest(position, seat, legal)
    real = [play for play in legal if play.named is None]
    if not real or (len(real) < len(legal) and rng.random() < 0.15):
        wild = rng.choice([play.card for play in legal if play.named is not None])
        return _best_name(position, seat, [play for play in legal if play.card == wild])
    if len(real) == 1:
        return real[0]
    if not position.laid:
        return rng.choice(real)
    winning = [play for play in real if SUIT[play.card] == position.led and STRENGTH[play.card] > position.best]
    if winning and position.trick:
        return max(winning, key=lambda play: RANK[play.card])
    return min(real, key=lambda play: RANK[play.card]) if rng.random() < 0.7 else rng.choice(real)


def _best_name(position: Position, seat: int, plays: Sequence[Play]) -> Play:
    """Return the play of a wild card under the name that serves its holder best."""
    hand = position.hands[seat] & ~(1 << plays[0].card)

    def worth(play: Play) -> float:
        name = play.counts_as
        takes = SUIT[name] == position.led and strength(play.card, name) > position.best
        # The later the trick, the nearer it is to Spiel.
        return name_worth(hand, play.card, name) + (position.trick if takes or not position.laid else 0)

    return max(plays, key=worth)


@lru_cache(maxsize=1 << 14)
def name_worth(others: int, wild: int, name: int) -> float:
    """Return roughly what a name is worth to the figures of a hand, in points.

    Args:
        others: the other cards of the hand, as bits.
        wild: the wild card.
        name: what it would be.
    """
    *of_suit, _, _ = bests = best_in(others | 1 << wild, ((wild, name),))
    worth = 0.0
    for figure, best in enumerate(bests):
        if not best:
            continue
        if figure < len(of_suit):  # Rot and Grün: as good as the card is high
            worth += max(0.0, best[0] - 3) / 5
        else:
            worth += 0.35 + best[1] / 16 + (0.4 if best[0] == HAND else 0)
    return worth


def candidates(view: View, plays: Sequence[Play]) -> list[Play]:
    """Return the real cards and the most promising names of the wild ones."""
    chosen = [play for play in plays if play.named is None]
    for wild in sorted({play.card for play in plays if play.named is not None}):
        hand = view.hand & ~(1 << wild)
        named = [play for play in plays if play.card == wild]
        named.sort(key=lambda play: -name_worth(hand, wild, play.counts_as))
        chosen += named[:MOST_CANDIDATES]
        if view.laid:
            # To follow is another thing than to throw: of the names that do, the highest is thought about, too.
            follow = [play for play in named[MOST_CANDIDATES:] if SUIT_MASK[view.led] >> play.counts_as & 1]
            chosen += sorted(follow, key=lambda play: -play.counts_as)[:1]
    return chosen
