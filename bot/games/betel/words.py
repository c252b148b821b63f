"""Cards, and names of contracts, slots and results, as they go into messages."""

from collections.abc import Mapping
from typing import Any

from bot.games.betel.actions import RANKS, SEATS
from bot.games.betel.contracts import CODES, NUMBER, Contract, contract_of
from bot.rules.cards import FRENCH, cards_in
from bot.rules.panel import Face, Say, SeatName, say

BOTH = 3


def face(card: int) -> Face:
    """Return a card as it is drawn."""
    return Face(FRENCH.name, FRENCH.codes[card])


def faces(cards: int) -> tuple[Face, ...]:
    """Return the cards of a bit set as they are drawn: by suit, highest first."""
    return tuple(face(card) for card in in_order(cards))


def in_order(cards: int) -> list[int]:
    """Return the cards of a bit set as a hand is held: by suit, highest first."""
    return sorted(cards_in(cards), key=lambda card: (card // RANKS, -card))


def contract_name(number: int) -> Say:
    """Return a contract's name."""
    return say(f"contract-{CODES[number - 1]}")


def need_of(contract: Contract) -> Say:
    """Return what a contract asks of the declarer, in words."""
    return say("need-betel" if contract.betel else "need-tricks", tricks=contract.tricks)


def slots_name(slots: int) -> Say:
    """Return which of the twins a bit set of slots means."""
    return say("slots-both") if slots == BOTH else say("slots-one", slot=slots)


def signed(points: int) -> str:
    """Return points with their sign, as a score sheet has them."""
    return f"+{points}" if points > 0 else total(points)


def total(points: int) -> str:
    """Return points on the sheet, with a proper minus sign."""
    return f"−{-points}" if points < 0 else str(points)


def result_lines(deal: Mapping[str, Any]) -> tuple[Say, Say]:
    """Return how a finished deal went, and what it brought.

    Args:
        deal: as `State.deals` keeps it.
    """
    points = tuple(say("points-of", who=SeatName(seat), points=signed(deal["points"][seat])) for seat in range(SEATS))
    return _verdict(deal), say("result-points", points=points)


def _verdict(deal: Mapping[str, Any]) -> Say:
    tricks: list[int] = deal["tricks"]
    contract: dict[str, Any] | None = deal["contract"]
    if contract is None:
        counts = tuple(say("tricks-of", who=SeatName(seat), tricks=_count(tricks[seat])) for seat in range(SEATS))
        return say("result-three-passes", counts=counts)
    number: int = NUMBER[contract["contract"]]
    seat: int = contract["seat"]
    return say(
        "result-made" if deal["made"] else "result-failed",
        who=SeatName(seat),
        contract=contract_name(number),
        tricks=_count(tricks[seat]),
        need=need_of(contract_of(number)),
        contra="yes" if "contra" in contract else "no",
    )


def _count(tricks: int) -> Say:
    return say("tricks-count", tricks=tricks)
