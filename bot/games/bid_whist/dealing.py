"""Chance: the shuffled pack and how it is dealt, laid out deals, and the blind draw of the joker exchange."""

from collections.abc import Sequence

from bot.games.bid_whist import kitty
from bot.games.bid_whist.actions import Deal, Draw, Shuffle
from bot.games.bid_whist.cards import JOKERS
from bot.games.bid_whist.position import AUCTION, DEALING, DRAWING, Position
from bot.rules.actions import Action
from bot.rules.cards import FRENCH, bits
from bot.rules.dealing import check_hands, check_pack
from bot.rules.errors import IllegalAction, WrongSeat, WrongTime
from bot.rules.panel import SeatName
from bot.rules.randomness import RandomSource
from bot.rules.randomness import shuffle as shuffle_cards


def first_diamond(pack: Sequence[int], start: int, seats: int) -> tuple[int, tuple[int, ...]]:
    """Return the seat that gets the first diamond of a pack dealt face up, and the cards up to it.

    Args:
        start: the seat that gets the first card; a fixed one would get the diamond more often than the others.
    """
    diamonds = FRENCH.suit_masks[FRENCH.suits.index("d")]
    last = next(place for place, card in enumerate(pack) if diamonds >> card & 1)
    return (start + last) % seats, tuple(pack[: last + 1])


def shuffle(position: Position, action: Shuffle) -> None:
    """Deal a shuffled pack, and begin the auction."""
    dealing = position.terms.dealing
    _begin(position, dealing.hands(action.pack, position.sheet.dealer), bits(dealing.spare(action.pack)))


def lay_out(position: Position, action: Deal) -> None:
    """Deal hands as they are written."""
    _begin(position, [bits(hand) for hand in action.hands], bits(action.kitty or ()))


def _begin(position: Position, hands: list[int], into_kitty: int) -> None:
    position.sheet = position.sheet._replace(packs=position.sheet.packs + 1)
    position.hands = hands
    position.kitty = into_kitty
    position.phase = AUCTION
    position.turn = position.terms.next_seat[position.sheet.dealer]


def draw(position: Position, action: Draw) -> None:
    """Give the next holder the cards drawn for the jokers put away."""
    cards = bits(action.cards)
    position.hands[position.swaps[len(position.drawn)][0]] |= cards
    position.drawn += (cards,)
    if len(position.drawn) == len(position.swaps):
        kitty.begin_play(position)


def pile(position: Position) -> int:
    """Return the discards that can still be drawn: no jokers."""
    # Jokers that declarer held lie among the discards, where they stay.
    left = position.buried & ~JOKERS
    for cards in position.drawn:
        left &= ~cards
    return left


def check(position: Position, action: Action) -> None:
    """Accept a chance move that is due now, or raise IllegalAction."""
    if position.sheet.outcome is not None:
        raise WrongTime("game_over")
    due = DRAWING if isinstance(action, Draw) else DEALING
    if position.phase != due:
        raise WrongTime("wrong_phase", phase=position.phase_name)
    terms = position.terms
    match action:
        case Draw(seat=seat, cards=cards):
            holder, count = position.swaps[len(position.drawn)]
            if seat != holder:
                raise WrongSeat("not_your_turn", player=SeatName(holder))
            if len(cards) != count or bits(cards) & ~pile(position):
                raise IllegalAction("bad_draw", count=count)
        case Shuffle(pack=pack):
            check_pack(terms.cards, pack)
        case Deal(hands=hands, kitty=into_kitty):
            check_hands(terms.cards, hands, (terms.hand,) * terms.seats, into_kitty or ())
        case _:
            raise WrongTime("wrong_phase", phase=position.phase_name)


def chance(position: Position, luck: RandomSource) -> Action:
    """Return the shuffle, or the draw for jokers put away, that is due."""
    if position.phase == DRAWING:
        holder, count = position.swaps[len(position.drawn)]
        return Draw(holder, tuple(sorted(shuffle_cards(FRENCH.in_pack_order(pile(position)), luck)[:count])))
    return Shuffle(None, tuple(shuffle_cards(position.terms.cards, luck)))
