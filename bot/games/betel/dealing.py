"""Chance: a whole pack or a set-up deal, and how it is dealt."""

from collections.abc import Sequence

from bot.games.betel.actions import Deal, Shuffle
from bot.games.betel.cards import HAND, PACK, SEATS
from bot.games.betel.position import AUCTION, DEALING, OVER, Position
from bot.rules.actions import Action
from bot.rules.cards import bits
from bot.rules.dealing import SPARE, DealPattern, check_hands, check_pack
from bot.rules.errors import WrongTime
from bot.rules.randomness import RandomSource
from bot.rules.randomness import shuffle as shuffle_pack

_DEALING = DealPattern((0, SPARE, 1, 2) * 2 + (0, 1, 2) * (HAND - 2))
"""One card each, and in the first two rounds one of the twins after the first card."""


def check(position: Position, action: Action) -> None:
    """Accept 32 cards, in a pack or as hands; raise IllegalAction `game_over`, `wrong_phase`, `bad_deck`."""
    if position.phase == OVER:
        raise WrongTime("game_over")
    if position.phase != DEALING:
        raise WrongTime("wrong_phase", phase=position.phase_name)
    match action:
        case Shuffle(pack=pack):
            check_pack(PACK, pack)
        case Deal(hands=hands, twins=twins):
            check_hands(PACK, hands, (HAND,) * SEATS, twins or ())
        case _:
            raise WrongTime("wrong_phase", phase=position.phase_name)


def chance(luck: RandomSource) -> Shuffle:
    """Return a shuffled pack."""
    return Shuffle(None, tuple(shuffle_pack(PACK, luck)))


def shuffle(position: Position, action: Shuffle) -> None:
    """Deal a shuffled pack, and begin the auction."""
    _begin(position, _DEALING.hands(action.pack, position.dealer), _DEALING.spare(action.pack))


def lay_out(position: Position, action: Deal) -> None:
    """Deal hands and twins as they are written."""
    _begin(position, [bits(hand) for hand in action.hands], action.twins or ())


def _begin(position: Position, hands: list[int], twins: Sequence[int]) -> None:
    """Put these cards on a clear table; the dealer calls first."""
    position.clear()
    position.hands, position.twins = hands, (twins[0], twins[1])
    position.phase = AUCTION
    position.turn = position.dealer
