"""Chance: a whole pack or a set-up deal, and how it is dealt."""

from collections.abc import Sequence

from bot.games.betel.actions import Deal, Shuffle
from bot.games.betel.cards import ALL_CARDS, HAND, PACK, SEATS
from bot.games.betel.position import AUCTION, DEALING, OVER, Position
from bot.rules.actions import Action
from bot.rules.cards import bits
from bot.rules.errors import IllegalAction, WrongTime
from bot.rules.luck import Luck
from bot.rules.luck import shuffle as shuffle_pack


def check(position: Position, action: Action) -> None:
    """Accept the 32 cards when they are due, in a pack or as full hands with two twins.

    Raises:
        IllegalAction: `game_over`, `wrong_phase`, or `bad_deck`.
    """
    if position.phase == OVER:
        raise WrongTime("game_over")
    if position.phase != DEALING:
        raise WrongTime("wrong_phase", phase=position.phase_name)
    match action:
        case Shuffle(pack=cards):
            full = True
        case Deal(hands=hands, twins=twins):
            full = [len(hand) for hand in hands] == [HAND] * SEATS
            cards = [card for hand in (*hands, twins or ()) for card in hand]
        case _:
            raise WrongTime("wrong_phase", phase=position.phase_name)
    if not full or len(cards) != len(PACK) or bits(cards) != ALL_CARDS:
        raise IllegalAction("bad_deck", count=len(PACK))


def chance(luck: Luck) -> Shuffle:
    """Return a shuffled pack."""
    return Shuffle(None, tuple(shuffle_pack(PACK, luck)))


def shuffle(position: Position, action: Shuffle) -> None:
    """Deal a shuffled pack."""
    hands, twins = _dealt(action.pack, position.dealer)
    _begin(position, hands, twins)


def lay_out(position: Position, action: Deal) -> None:
    """Deal hands and twins as they are written."""
    _begin(position, [bits(hand) for hand in action.hands], action.twins or ())


def _dealt(pack: Sequence[int], dealer: int) -> tuple[list[int], Sequence[int]]:
    """Return hands and twins: left, twins, right, dealer in two rounds, then eight rounds without the twins."""
    hands = [0] * SEATS
    left, right = (dealer + 1) % SEATS, (dealer + 2) % SEATS
    hands[left] = bits((pack[0], pack[4], *pack[8::3]))
    hands[right] = bits((pack[2], pack[6], *pack[9::3]))
    hands[dealer] = bits((pack[3], pack[7], *pack[10::3]))
    return hands, (pack[1], pack[5])


def _begin(position: Position, hands: list[int], twins: Sequence[int]) -> None:
    """Put these cards on a clear table; the dealer calls first."""
    position.clear()
    position.hands, position.twins = hands, (twins[0], twins[1])
    position.phase = AUCTION
    position.turn = position.dealer
