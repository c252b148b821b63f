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
)
from bot.games.bid_whist.names import bid_name, card_list, contract_name, face, trump_name
from bot.games.bid_whist.position import NAMING, NOBODY, Position, Public
from bot.games.bid_whist.renege_rows import proven
from bot.games.bid_whist.results import result_lines
from bot.rules.actions import Action, seat_of
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
    # The kitty is shown by whatever ends the naming: a name, or the auction where the bid says all.
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
        yield say("event-call-right", reneges=proven(after, claim), count=count)
    else:
        yield say("event-call-wrong", player=player, count=after.terms.false_penalty)
