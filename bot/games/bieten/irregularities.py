"""Irregularities, where they are possible: found when all cards lie face up, and priced."""

from collections.abc import Iterator, Sequence

from bot.games.bieten.cards import GAME, SUIT, figures_in
from bot.games.bieten.parts import GESPANNT, REVOKE, UNHELD_FIGURE, Claimed, Thrown
from bot.games.bieten.position import Position
from bot.games.bieten.worth import Names
from bot.rules.cards import cards_in


def found(position: Position, names: Sequence[Names]) -> Iterator[tuple[int, int]]:
    """Yield who did what wrong, in order of time; a claim can be wrong in two ways.

    Args:
        position: with all cards played.
        names: by seat, its wild cards with their names.
    """
    for deed in position.story:
        seat = deed.seat
        match deed:
            case Thrown() if _kept_suit(deed, position.hands[seat], dict(names[seat])):
                yield seat, REVOKE
            case Claimed():
                if not _bears_out(position, deed, dict(names[seat])):
                    yield seat, UNHELD_FIGURE
                if deed.gespannt:
                    yield seat, GESPANNT
            case _:
                pass


def _kept_suit(thrown: Thrown, hand: int, named: dict[int, int]) -> bool:
    """Return whether a hand had a card of the suit led when it threw another."""
    return any(SUIT[named.get(card, card)] == thrown.led for card in cards_in(hand & ~thrown.gone))


def _bears_out(position: Position, claimed: Claimed, named: dict[int, int]) -> bool:
    """Return whether a hand has the figure that was claimed."""
    if claimed.figure == GAME:
        # Nobody has it before the last trick is led to; then a card of the suit led is what one needs.
        return claimed.led < 0 or SUIT[position.played_by(claimed.seat)[-1].counts_as] == claimed.led
    return bool(figures_in(_as_named(position.hands[claimed.seat], named)) >> claimed.figure & 1)


def _as_named(hand: int, named: dict[int, int]) -> int:
    """Return the hand with its wild cards as what they were named."""
    cards = 0
    for card in cards_in(hand):
        cards |= 1 << named.get(card, card)
    return cards


def price(irregularities: str, score: int) -> int:
    """Return the points of an offence, nil or less.

    Args:
        irregularities: the table's option.
        score: of the offender, all earlier offences counted.
    """
    if irregularities == "minus-two":
        return -2
    if irregularities == "lose-score":
        return -max(score, 0)
    return 0
