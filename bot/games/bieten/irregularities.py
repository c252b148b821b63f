"""Irregularities, where they are possible: found when all cards lie face up, and priced; and how to avoid them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from bot.games.bieten.actions import Bet, Hold, Play, Raise
from bot.games.bieten.betting import GESPANNT_TO_BET, GESPANNT_TO_RAISE
from bot.games.bieten.cards import ANY_CARD, GAME, GAME_BIT, GAME_CARDS, SUIT, SUIT_MASK, figures_in
from bot.games.bieten.parts import GESPANNT, REVOKE, UNHELD_FIGURE, Claimed, Thrown
from bot.games.bieten.position import Position
from bot.games.bieten.worth import Names
from bot.rules.actions import Action
from bot.rules.cards import bits, cards_in

A = TypeVar("A", bound=Action)


def found(position: Position, names: Sequence[Names]) -> Iterator[tuple[Claimed | Thrown, int]]:
    """Yield what was done, and how it was wrong, in order of time; a claim can be wrong in two ways.

    Args:
        position: with all cards played.
        names: by seat, its wild cards with their names.
    """
    for deed in position.story:
        seat = deed.seat
        match deed:
            case Thrown() if _kept_suit(deed, position.hands[seat], dict(names[seat])):
                yield deed, REVOKE
            case Claimed():
                if not _bears_out(position, deed, dict(names[seat])):
                    yield deed, UNHELD_FIGURE
                if deed.gespannt:
                    yield deed, GESPANNT
            case _:
                pass


def _kept_suit(thrown: Thrown, hand: int, named: dict[int, int]) -> bool:
    """Return whether a hand had a card of the suit led when it threw another."""
    return any(SUIT[named.get(card, card)] == thrown.led for card in cards_in(hand & ~thrown.gone))


def _bears_out(position: Position, claimed: Claimed, named: dict[int, int]) -> bool:
    """Return whether a hand has the figure that was claimed."""
    if claimed.figure == GAME:
        return bool(GAME_CARDS[claimed.led] >> position.played_by(claimed.seat)[-1].counts_as & 1)
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


def honest(position: Position, seat: int, legal: Iterable[A]) -> list[A]:
    """Return the legal actions that will not turn out to be an irregularity: nobody has to be told to play fair.

    Args:
        position: it may hold this seat's cards alone.
        seat: whose actions.
        legal: what it may do.
    """
    held, needs = _figures_held(position, seat), position.needs[seat]
    real = position.hands[seat] & ~position.gone & ~position.rules.wild
    follow = real & SUIT_MASK[position.led] if position.laid else 0
    thrown = {deed.led for deed in position.story if isinstance(deed, Thrown) and deed.seat == seat}

    def fair(action: Action) -> bool:
        match action:
            case Bet(figure=figure):
                return bool(held >> figure & 1) and needs > GESPANNT_TO_BET
            case Raise(figure=figure):
                return bool(held >> figure & 1) and needs > GESPANNT_TO_RAISE
            case Hold():
                return bool(held >> position.figure & 1)
            case Play():
                suit = SUIT[action.counts_as]
                return (not follow or suit == position.led) and (action.named is None or suit not in thrown)
            case _:
                return True

    return [action for action in legal if fair(action)]


def _figures_held(position: Position, seat: int) -> int:
    """Return the figures that a hand has whatever its wild cards will be named (bits)."""
    hand, wild = position.hands[seat], position.rules.wild
    named = bits(play.counts_as for play in position.played_by(seat))
    held = figures_in(hand & ~wild | named)
    cards = GAME_CARDS[position.last_led]
    # A wild card may yet be named otherwise, unless any card will do.
    surely = hand & ~position.before & (cards if cards == ANY_CARD else cards & ~wild)
    return held | GAME_BIT if surely else held
