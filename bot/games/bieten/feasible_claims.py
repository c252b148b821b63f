"""Finds the plays and claims that a hand allows, above all with wild cards.

Every wild card has a mask of possible names: cards that its holder does not hold, outside the suits its holder did
not follow to, or the one name it was given. The wild cards of one hand must be different cards, and together with the
real ones they must bear out every claimed figure. A naming that satisfies all this is a joint naming. An action that
would leave no joint naming is illegal.
"""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.bieten.cards import ALL_FIGURES, FIGURES, GAME, GAME_BIT, GAME_CARDS, REAL, SUIT_MASK, figures_in
from bot.games.bieten.position import Position
from bot.rules.cards import cards_in

GESPANNT_TO_BET, GESPANNT_TO_RAISE = 1, 2
"""Points missing to the target with which one may not bet or raise any more: betting or raising could reach it."""


# Names for wild cards


def namings(real: int, masks: tuple[int, ...], claims: int) -> tuple[int, ...]:
    """Return for each wild card of a hand the names it has in some joint naming; empty if there is none.

    Args:
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
    """Return the feasible names of several wild cards, by trying each name of the first one."""
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
    """Return the third cards that fulfil the claims together with two given cards."""
    names = REAL & ~pair
    for figure, cards in enumerate(_making(pair)):
        if claims >> figure & 1:
            names &= cards
    return names


@lru_cache(maxsize=1 << 10)
def _making(pair: int) -> tuple[int, ...]:
    """Return for each figure but `game` the third cards with which two given cards have it."""
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
        named: for each wild card of the table what it was named, -1 while it was not.
        names: the names that no earlier act of the holder rules out.
    """
    masks: list[int] = []
    for wild, face in zip(wilds, named, strict=True):
        if hand >> wild & 1:
            others = hand & ~(1 << wild)  # a wild seven may be named as itself
            masks.append(1 << face if face >= 0 else REAL & names & ~others)
    return tuple(masks)


# Plays and claims


Namable = Sequence[tuple[int, int]]
"""Wild cards, each with the names it may be played under now, as bits."""


def playable(position: Position, seat: int) -> tuple[int, Namable]:
    """Return the real cards, and the wild ones with their names, that a holder of wild cards may play now."""
    hand, rules = position.hands[seat], position.rules
    kept, real = hand & ~position.gone, hand & ~rules.wild
    masks, claims = masks_of(position, seat), position.claims_of(seat)
    cards = [card for card in rules.wilds if hand >> card & 1]
    free = namings(real, masks, claims)
    if not position.laid or not rules.strict:
        return kept & real, [(card, names) for card, names in zip(cards, free, strict=True) if kept >> card & 1]
    suit = SUIT_MASK[position.led]
    follow = kept & real & suit
    if follow:
        return follow, [(card, names & suit) for card, names in zip(cards, free, strict=True) if kept >> card & 1]
    namable: list[tuple[int, int]] = []
    for place, card in enumerate(cards):
        if kept >> card & 1:
            # Named otherwise, it says that no wild card left in hand is of the suit: that one would have to follow.
            thrown = namings(real, _avoiding(masks, cards, kept & ~(1 << card), suit), claims)
            namable.append((card, free[place] & suit | (thrown[place] & ~suit if thrown else 0)))
    may_throw = namings(real, _avoiding(masks, cards, kept, suit), claims)
    return kept & real if may_throw else 0, namable


def _avoiding(masks: tuple[int, ...], cards: list[int], kept: int, suit: int) -> tuple[int, ...]:
    """Return the masks when the wild cards kept in hand are not of the suit."""
    return tuple(m & ~suit if kept >> c & 1 else m for c, m in zip(cards, masks, strict=True))


def masks_of(position: Position, seat: int) -> tuple[int, ...]:
    """Return for each wild card of a hand the names it may have for itself."""
    return own_masks(position.hands[seat], position.rules.wilds, position.named, position.names_left(seat))


def figures_of(position: Position, seat: int) -> int:
    """Return the figures that a seat may claim for the sake of its cards (bits)."""
    hand = position.hands[seat]
    if not hand:
        return 0
    if not position.rules.strict:
        return ALL_FIGURES
    if hand & position.rules.wild:
        return _figures_with_wild(position, seat, hand)
    return figures_in(hand) | (GAME_BIT if hand & ~position.before & GAME_CARDS[position.last_led] else 0)


def _figures_with_wild(position: Position, seat: int, hand: int) -> int:
    """Return the figures that a hand with wild cards may claim under one name or another (bits)."""
    rules, claims, masks = position.rules, position.claims_of(seat), masks_of(position, seat)
    real = hand & ~rules.wild
    held = figures_open(real, masks, claims)
    last, cards = hand & ~position.before, GAME_CARDS[position.last_led]
    if last & ~rules.wild & cards:
        return held | GAME_BIT
    # With a wild card for the last trick, `game` needs a name for it among these.
    wilds = [card for card in rules.wilds if hand >> card & 1]
    names = zip(wilds, namings(real, masks, claims), strict=True) if last & rules.wild else ()
    return held | (GAME_BIT if any(last >> card & 1 and named & cards for card, named in names) else 0)


def recall(position: Position, seat: int) -> None:
    """Recompute the claims that a holder of wild cards is allowed to make."""
    position.has = (*position.has[:seat], figures_of(position, seat), *position.has[seat + 1 :])
