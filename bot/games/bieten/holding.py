"""What the seats may play and claim for the sake of their cards, above all those who hold wild ones."""

from collections.abc import Sequence

from bot.games.bieten.cards import ALL_FIGURES, GAME_BIT, GAME_CARDS, SUIT_MASK, figures_in
from bot.games.bieten.position import Position
from bot.games.bieten.weli import figures_open, namings, own_masks

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
    """Work out again what a holder of wild cards may claim."""
    position.has = (*position.has[:seat], figures_of(position, seat), *position.has[seat + 1 :])
