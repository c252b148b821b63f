"""How a finished deal went, in words."""

from collections.abc import Mapping
from typing import Any

from bot.games.betel.cards import SEATS
from bot.games.betel.contracts import BY_CODE
from bot.games.betel.names import contract_name, need_of, signed
from bot.rules.panel import Say, SeatName, say


def result_lines(deal: Mapping[str, Any]) -> tuple[Say, Say]:
    """Return how a finished deal went, and what it brought.

    Args:
        deal: as `State.deals` has it.
    """
    points = tuple(say("points-of", who=SeatName(seat), points=signed(deal["points"][seat])) for seat in range(SEATS))
    return _verdict(deal), say("result-points", points=points)


def _verdict(deal: Mapping[str, Any]) -> Say:
    tricks: list[int] = deal["tricks"]
    played: dict[str, Any] | None = deal["contract"]
    if played is None:
        counts = tuple(say("tricks-of", who=SeatName(seat), tricks=_count(tricks[seat])) for seat in range(SEATS))
        return say("result-three-passes", counts=counts)
    contract = BY_CODE[played["contract"]]
    seat: int = played["seat"]
    return say(
        "result-made" if deal["made"] else "result-failed",
        who=SeatName(seat),
        contract=contract_name(contract),
        tricks=_count(tricks[seat]),
        need=need_of(contract),
        contra="yes" if "contra" in played else "no",
    )


def _count(tricks: int) -> Say:
    return say("tricks-count", tricks=tricks)
