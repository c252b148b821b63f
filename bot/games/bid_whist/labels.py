"""Names of cards, bids, contracts and sides for panels, messages and errors."""

from collections.abc import Iterable

from bot.games.bid_whist.actions import BidValue
from bot.games.bid_whist.cards import NO_TRUMP, UNNAMED, Ranking, ranking
from bot.games.bid_whist.position import Contract
from bot.games.bid_whist.table_rules import TableRules
from bot.rules.cards import FRENCH, cards_in
from bot.rules.panel import CardFaceFactory, LocalizedText, SeatName, SuitSign, localized

_DRAWN = CardFaceFactory(FRENCH)
face, faces = _DRAWN.face, _DRAWN.faces

# Keys stand in full, so that a search for one of a catalog finds it.
BID_KEYS = ("bid-bare", "bid-up", "bid-down", "bid-nt", "bid-nt-up", "bid-nt-down")
TRUMP_KEYS = ("suit-french-s", "suit-french-h", "suit-french-d", "suit-french-c", "no-trump")
DIRECTION_KEYS = ("direction-up", "direction-down", "direction-down-aces-bad")

SHOWN_SUITS = (0, 1, 3, 2)
"""Spades, hearts, clubs, diamonds: black and red in turn."""


def card_list(cards: Iterable[int]) -> LocalizedText:
    """Return cards as part of a sentence."""
    return localized("card-list", cards=faces(cards))


def bid_name(bid: BidValue) -> LocalizedText:
    """Return a bid in words."""
    return localized(BID_KEYS[bid.kind], number=bid.number)


def trump_name(trump: int) -> LocalizedText:
    """Return a trump suit's name, or no trump."""
    return localized(TRUMP_KEYS[trump])


def trump_sign(trump: str) -> SuitSign | None:
    """Return the sign of a trump suit; no trump has none."""
    return SuitSign(FRENCH.name, trump) if trump in FRENCH.suits else None


def direction_name(direction: int) -> LocalizedText:
    """Return a direction in words."""
    return localized(DIRECTION_KEYS[direction])


def contract_name(terms: TableRules, contract: Contract) -> LocalizedText:
    """Return a contract in words, as far as it is named; no direction where there is only one."""
    if contract.trump == UNNAMED:
        return bid_name(contract.bid)
    if contract.trump == NO_TRUMP:
        named = localized("bid-nt", number=contract.number)
    else:
        named = localized("contract-trump", number=contract.number, trump=trump_name(contract.trump))
    if contract.direction == UNNAMED or len(terms.directions) == 1:
        return named
    return localized("contract-full", contract=named, direction=direction_name(contract.direction))


def side_name(terms: TableRules, side: int) -> LocalizedText | SeatName:
    """Return the two names of a pair, or the name of a single player."""
    return localized("side-name", first=SeatName(side), second=SeatName(side + 2)) if terms.pairs else SeatName(side)


def sort_order(terms: TableRules, contract: Contract) -> Ranking:
    """Return the order in which hands are laid out: the contract's, as far as it is known."""
    trump = NO_TRUMP if contract.trump == UNNAMED else contract.trump
    direction = terms.directions[0] if contract.direction == UNNAMED else contract.direction
    return ranking(trump, direction, terms.spade2_high)


def sorted_cards(order: Ranking, hand: int) -> list[int]:
    """Return a hand as it is laid out: jokers and trumps first, then suit by suit, the best cards first."""

    def place(card: int) -> tuple[int, int]:
        suit = order.suit_of[card]
        if suit == len(SHOWN_SUITS):
            return -1, card
        return (0 if suit == order.trump else 1 + SHOWN_SUITS.index(suit)), -order.strength(card)

    return sorted(cards_in(hand), key=place)
