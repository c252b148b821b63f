"""What everybody at the table sees happen, in messages."""

from collections.abc import Iterator

from bot.games.bid_whist.actions import (
    Accept,
    Bid,
    Bury,
    CallRenege,
    Deal,
    Draw,
    Name,
    Pass,
    Play,
    Redeal,
    Shuffle,
    seat_of,
)
from bot.games.bid_whist.bids import OFFERS
from bot.games.bid_whist.names import bid_name, card_list, contract_name, face, names, side_name, trump_name
from bot.games.bid_whist.parts import Sheet
from bot.games.bid_whist.position import NAMING, NOBODY, Position, Public
from bot.games.bid_whist.scoring import needed
from bot.games.bid_whist.terms import Terms
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
            yield from _call(before, action, after)
        case Name():
            contract = contract_name(after.terms, after.contract)
            yield say("event-named", player=SeatName(before.turn), contract=contract)
        case Bury():
            yield say("event-buried", player=SeatName(before.turn), count=after.terms.kitty)
            for holder, count in after.swaps:
                yield say("event-jokers-away", player=SeatName(holder), count=count)
        case Draw():
            yield say("event-drew", player=SeatName(seat_of(action)), count=len(action.cards))
        case Play():
            yield from _card(before, action, after)
        case CallRenege():
            yield from _renege(action, after)
        case Accept():
            yield say("event-accepted", player=SeatName(seat_of(action)))
        case _:
            pass
    if after.sported and not before.sported:
        yield say("event-kitty", cards=card_list(cards_in(after.kitty)))
    if len(after.deals) > len(before.deals):
        if before.buried:
            yield say("event-buried-were", cards=card_list(cards_in(before.buried)))
        yield from result_lines(after.terms, after.sheet)


def _call(before: Public, action: Bid | Pass | Redeal, after: Public) -> Iterator[Say]:
    player = SeatName(before.turn)
    match action:
        case Bid():
            yield say("event-bid", player=player, bid=bid_name(action.bid))
        case Redeal():
            yield say("event-redeal", player=player, dealer=SeatName(after.dealer))
        case Pass():
            yield say("event-pass", player=player)
    declarer = after.contract.seat
    if declarer != NOBODY:
        key = "event-declares" if after.phase == NAMING else "event-declares-now"
        yield say(key, player=SeatName(declarer), contract=contract_name(after.terms, after.contract))


def _card(before: Public, action: Play, after: Public) -> Iterator[Say]:
    player = SeatName(before.turn)
    yield say("event-play-nt" if action.nt else "event-play", player=player, card=face(action.card))
    order = before.order
    if order is None:
        if not action.nt:
            yield say("event-trump", trump=trump_name(after.contract.trump))
    elif len(before.trick) == before.seats - 1:
        # The state after the last trick of a deal has forgotten who won it.
        wins = order.powers[before.led][action.card] > before.best
        winner = before.turn if wins else before.winner
        yield say("event-trick", player=SeatName(winner), number=len(before.tricks) + 1)


def _renege(action: CallRenege, after: Public) -> Iterator[Say]:
    claim = after.claims[-1]
    player = SeatName(claim.seat)
    if action.book:
        yield say("event-call", player=player, book=action.book)
    else:
        yield say("event-call-any", player=player)
    if claim.right:
        count = len(claim.proven) * after.terms.penalty
        yield say("event-call-right", players=names(claim.offenders), count=count)
    else:
        yield say("event-call-wrong", player=player, count=after.terms.false_penalty)


def result_lines(terms: Terms, sheet: Sheet) -> Iterator[Say]:
    """Yield how the last deal was counted, and how the game ended if it did."""
    deal = sheet.deals[-1]
    contract = deal["contract"]
    seat = int(contract["seat"])
    yield say(
        "result-made" if deal["made"] else "result-set",
        player=SeatName(seat),
        bid=bid_name(OFFERS[contract["bid"]]),
        books=int(deal["books"][terms.side_of[seat]]),
        needed=needed(terms, OFFERS[contract["bid"]].number),
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
