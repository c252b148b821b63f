"""What the wild cards of a hand may still be named.

Every wild card has a mask of names it may have for itself: what its holder does not hold, outside the suits its
holder did not follow to, or the one name it was given. Between them, the wild cards of one hand must be different
cards, and together with the real ones they must bear out every figure claimed. A naming that keeps to all this is a
joint naming; whatever would leave none is illegal.
"""

from functools import lru_cache

from bot.games.bieten.cards import FIGURES, GAME, REAL, figures_in
from bot.rules.cards import cards_in


def namings(real: int, masks: tuple[int, ...], claims: int) -> tuple[int, ...]:
    """Return for each wild card of a hand the names it has in some joint naming; empty if there is none.

    Args:
        real: the real cards among the three.
        masks: for each wild card, the names it may have for itself.
        claims: the figures to be borne out, as bits.
    """
    if len(masks) == 1:
        # Nearly always: too many masks to remember, and the work is in `_completing`.
        names = masks[0] & ~real & _completing(real, claims)
        return (names,) if names else ()
    return _joint_namings(real, masks, claims)


@lru_cache(maxsize=1 << 14)
def _joint_namings(real: int, masks: tuple[int, ...], claims: int) -> tuple[int, ...]:
    """Return the same for several wild cards: each name of the first is tried, and what it leaves to the others."""
    seen = [0] * len(masks)
    for name in cards_in(masks[0] & ~real):
        rest = namings(real | 1 << name, masks[1:], claims)
        if rest:
            seen[0] |= 1 << name
            for place, names in enumerate(rest, 1):
                seen[place] |= names
    return tuple(seen) if seen[0] else ()


@lru_cache(maxsize=1 << 13)
def _completing(pair: int, claims: int) -> int:
    """Return the cards that, beside these two, bear out the claims."""
    names = REAL & ~pair
    for figure, cards in enumerate(_making(pair)):
        if claims >> figure & 1:
            names &= cards
    return names


@lru_cache(maxsize=1 << 10)
def _making(pair: int) -> tuple[int, ...]:
    """Return for each figure but `game` the cards that make it beside these two, or leave it there."""
    making = [0] * GAME
    for card in cards_in(REAL & ~pair):
        held = figures_in(pair | 1 << card)
        for figure in range(GAME):
            making[figure] |= (held >> figure & 1) << card
    return tuple(making)


@lru_cache(maxsize=1 << 14)
def figures_open(real: int, masks: tuple[int, ...], claims: int) -> int:
    """Return the figures (bits, without `game`) that a hand with wild cards can still be said to hold."""
    held = 0
    for figure in range(len(FIGURES)):
        if figure != GAME and namings(real, masks, claims | 1 << figure):
            held |= 1 << figure
    return held


def own_masks(hand: int, wilds: tuple[int, ...], named: tuple[int, ...], names: int) -> tuple[int, ...]:
    """Return for each wild card of a hand the names it may have for itself.

    Args:
        hand: the three cards, played or not.
        wilds: the cards that are wild at this table.
        named: for each of those what it was named, -1 while it was not.
        names: the names that no earlier act of the holder rules out.
    """
    masks: list[int] = []
    for wild, face in zip(wilds, named, strict=True):
        if hand >> wild & 1:
            others = hand & ~(1 << wild)  # a wild seven may be named as itself
            masks.append(1 << face if face >= 0 else REAL & names & ~others)
    return tuple(masks)
