"""What everybody at the table sees happen, in messages."""

from collections.abc import Iterator
from typing import Any

from bot.games.bid_whist.actions import Accept, Bid, Bury, CallRenege, Deal, Draw, Name, Pass, Play, Redeal, Shuffle
from bot.games.bid_whist.bids import OFFERS, Offer
from bot.games.bid_whist.names import bid_name, card_list, contract_name, face, side_name, trump_name
from bot.games.bid_whist.parts import NAMING, Sheet
from bot.games.bid_whist.position import Position
from bot.games.bid_whist.terms import Terms
from bot.games.bid_whist.view import is_sported
from bot.rules.actions import Action
from bot.rules.cards import cards_in
from bot.rules.panel import Say, SeatName, say


def tell(before: Position, action: Action, after: Position) -> tuple[Say, ...]:
    """Return what everybody sees of one step."""
    return tuple(_tell(before, action, after))


def _tell(before: Position, action: Action, after: Position) -> Iterator[Say]:
    match action:
        case Shuffle() | Deal():
            yield say("event-dealt", dealer=SeatName(after.dealer), player=SeatName(after.turn))
        case Bid() | Pass() | Redeal():
            yield from _call(action, after)
        case Name(seat=seat) if after.contract is not None:
            yield say("event-named", player=_name(seat), contract=contract_name(after.terms, after.contract))
        case Bury(seat=seat):
            yield say("event-buried", player=_name(seat), count=after.terms.kitty)
            for holder, count in after.swaps:
                yield say("event-jokers-away", player=SeatName(holder), count=count)
        case Draw(seat=seat, cards=cards):
            yield say("event-drew", player=_name(seat), count=len(cards))
        case Play():
            yield from _card(before, action, after)
        case CallRenege():
            yield from _renege(action, after)
        case Accept(seat=seat):
            yield say("event-accepted", player=_name(seat))
        case _:
            pass
    shown = is_sported(after.terms, after.phase, after.contract)
    if shown and not is_sported(before.terms, before.phase, before.contract):
        yield say("event-kitty", cards=card_list(cards_in(after.kitty)))
    if len(after.deals) > len(before.deals):
        if before.buried:
            yield say("event-buried-were", cards=card_list(cards_in(before.buried)))
        yield from result_lines(after.terms, after.sheet)


def _name(seat: int | None) -> SeatName:
    return SeatName(seat or 0)


def _call(action: Action, after: Position) -> Iterator[Say]:
    player = _name(action.seat)
    if isinstance(action, Bid):
        yield say("event-bid", player=player, bid=bid_name(action.bid))
    elif isinstance(action, Redeal):
        yield say("event-redeal", player=player, dealer=SeatName(after.dealer))
    else:
        yield say("event-pass", player=player)
    if after.contract is not None:
        declarer = SeatName(after.contract.seat)
        key = "event-declares" if after.phase == NAMING else "event-declares-now"
        yield say(key, player=declarer, contract=contract_name(after.terms, after.contract))


def _card(before: Position, action: Play, after: Position) -> Iterator[Say]:
    player = _name(action.seat)
    yield say("event-play-nt" if action.nt else "event-play", player=player, card=face(action.card))
    if before.order is None and after.contract is not None and not action.nt:
        yield say("event-trump", trump=trump_name(after.contract.trump))
    if before.trick and not after.trick:
        assert before.order is not None
        # The state after the last trick of a deal has forgotten who won it.
        wins = before.order.powers[before.led][action.card] > before.best
        winner = action.seat if wins else before.winner
        yield say("event-trick", player=_name(winner), number=len(before.tricks) + 1)


def _renege(action: CallRenege, after: Position) -> Iterator[Say]:
    claim = after.claims[-1]
    player = _name(action.seat)
    if action.book:
        yield say("event-call", player=player, book=action.book)
    else:
        yield say("event-call-any", player=player)
    if claim.right:
        offenders = tuple(SeatName(seat) for seat in claim.offenders)
        yield say("event-call-right", players=offenders, count=len(claim.proven) * after.terms.penalty)
    else:
        yield say("event-call-wrong", player=player, count=after.terms.false_penalty)


def result_lines(terms: Terms, sheet: Sheet) -> Iterator[Say]:
    """Yield how the last deal was counted, and how the game ended if it did."""
    deal = sheet.deals[-1]
    contract = deal["contract"]
    seat = int(contract["seat"])
    side = terms.side_of[seat]
    yield say(
        "result-made" if deal["made"] else "result-set",
        player=SeatName(seat),
        bid=bid_name(bid_of(deal)),
        books=int(deal["books"][side]),
        needed=needed_of(terms, deal),
    )
    for renege in deal["reneges"]:
        yield say("result-renege", player=SeatName(renege["seat"]), right=str(renege["right"]), moved=renege["moved"])
    for index, points in enumerate(deal["points"]):
        if points:
            yield say("result-points", side=side_name(terms, index), points=points)
    outcome = sheet.outcome
    if outcome is not None:
        yield say("result-won", side=side_name(terms, outcome.winners[0]), reason=say(f"reason-{outcome.reason}"))
    elif sum(sheet.games) and not any((*sheet.scores, *sheet.misses)):
        # Only a new game of a rubber has neither points nor missed bids: scores are nil again after a set, too.
        yield say("result-game", games=tuple(_games(terms, sheet)))


def _games(terms: Terms, sheet: Sheet) -> Iterator[Say]:
    for side, games in enumerate(sheet.games):
        yield say("side-games", side=side_name(terms, side), games=games)


def bid_of(deal: dict[str, Any]) -> Offer:
    """Return the bid of a finished deal."""
    return OFFERS[deal["contract"]["bid"]]


def needed_of(terms: Terms, deal: dict[str, Any]) -> int:
    """Return how many books a finished deal's declarer needed."""
    return bid_of(deal).number + (6 if terms.pairs else 0)
