"""Texts of public events, of a deal's result, and remarks of a review."""

from collections.abc import Iterator, Mapping
from typing import Any

from bot.games.betel.actions import Bid, Contra, Deal, Exchange, Look, Pass, Play, Shuffle
from bot.games.betel.auction import slots_of
from bot.games.betel.cards import SEATS
from bot.games.betel.contracts import BY_CODE, NO_CONTRACT
from bot.games.betel.labels import contract_name, face, need_of, slots_name
from bot.games.betel.position import PLAY, PublicPosition
from bot.games.betel.scoring import TARIFF
from bot.rules.actions import Action
from bot.rules.panel import Ending, LocalizedText, SeatName, localized, names, signed, winners

# Results


def ending(after: PublicPosition) -> Ending:
    """Return how the last deal ended, and the game with it if it is over."""
    deal = after.deals[-1]
    points = tuple(
        localized("points-of", who=SeatName(seat), points=signed(deal["points"][seat])) for seat in range(SEATS)
    )
    return Ending(_deal(deal), tuple(_game(after)), (localized("result-points", points=points),))


def _deal(deal: Mapping[str, Any]) -> LocalizedText:
    tricks: list[int] = deal["tricks"]
    played: dict[str, Any] | None = deal["contract"]
    if played is None:
        counts = tuple(
            localized("tricks-of", who=SeatName(seat), tricks=_count(tricks[seat])) for seat in range(SEATS)
        )
        return localized("ending-three-passes", counts=counts)
    contract = BY_CODE[played["contract"]]
    seat: int = played["seat"]
    return localized(
        "ending-made" if deal["made"] else "ending-failed",
        who=SeatName(seat),
        contract=contract_name(contract),
        tricks=_count(tricks[seat]),
        need=need_of(contract),
        contra="yes" if "contra" in played else "no",
        points=signed(deal["points"][seat] - deal["looks"][seat]),
    )


def _game(after: PublicPosition) -> Iterator[LocalizedText]:
    """Yield the winner with the reason, or that the game continues because of a tie at the top."""
    best, outcome = max(after.scores), after.outcome
    if outcome is None:
        if after.rules.target is not None and best >= after.rules.target:
            level = [seat for seat in range(SEATS) if after.scores[seat] == best]
            yield localized("ending-level", players=names(level), score=best)
        return
    yield winners(outcome.winners, shared=len(outcome.winners) > 1)
    if outcome.reason == "target":
        yield localized("ending-target", who=SeatName(outcome.winners[0]), target=after.rules.target or 0, score=best)
    else:
        yield localized("ending-deal-cap", score=best)


def _count(tricks: int) -> LocalizedText:
    return localized("tricks-count", tricks=tricks)


# Events


def public_events(before: PublicPosition, action: Action, after: PublicPosition) -> tuple[LocalizedText, ...]:
    """Return the public events of one step."""
    who = SeatName(before.turn)
    match action:
        case Shuffle() | Deal():
            return (localized("event-dealt", dealer=SeatName(after.dealer)),)
        case Look():
            return (localized("event-look", who=who, slot=action.slot + 1),)
        case Exchange():
            return (exchanged(before.turn, slots_of(action.put)),)
        case Bid():
            return (localized("event-bid", who=who, contract=contract_name(action.contract)),)
        case Pass():
            price = TARIFF.look * before.looked.bit_count()
            return (localized("event-pass", who=who, price=price), *_auction_end(after))
        case Contra():
            return (localized("event-contra", who=who, contract=contract_name(before.contract)),)
        case Play():
            played = localized("event-play", who=who, card=face(action.card))
            return (played, *_trick_end(before, after), *_deal_end(before, after))
        case _:
            return ()


def exchanged(seat: int, slots: int) -> LocalizedText:
    """Return the event of an exchange."""
    return localized("event-exchange", who=SeatName(seat), slots=slots_name(slots))


def _auction_end(after: PublicPosition) -> tuple[LocalizedText, ...]:
    if after.phase != PLAY:
        return ()
    if after.contract is NO_CONTRACT:
        return (localized("event-three-passes"),)
    contract, need = contract_name(after.contract), need_of(after.contract)
    return (localized("event-declarer", who=SeatName(after.turn), contract=contract, need=need),)


def _trick_end(before: PublicPosition, after: PublicPosition) -> tuple[LocalizedText, ...]:
    if len(before.trick) < SEATS - 1:
        return ()
    winner = next(seat for seat in range(SEATS) if after.taken[seat] > before.taken[seat])
    return (localized("event-trick", who=SeatName(winner), count=after.taken[winner]),)


def _deal_end(before: PublicPosition, after: PublicPosition) -> tuple[LocalizedText, ...]:
    if len(after.deals) == len(before.deals):
        return ()
    return ending(after).events


# Remarks in a review


def remark(done: Action, best: Action | None) -> LocalizedText | None:
    """Return the reason for one action and against the best, if there is a short one."""
    match done, best:
        case Pass(), Bid():
            return localized("remark-timid")
        case Bid(), Pass():
            return localized("remark-bold")
        case Contra(), Pass():
            return localized("remark-contra")
        case Pass(), Contra():
            return localized("remark-no-contra")
        case Exchange(), Exchange():
            return localized("remark-exchange")
        case _:
            return None
