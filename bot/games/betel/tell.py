"""What everybody at the table sees happen, as messages: never a face that lies on the table unseen."""

from bot.games.betel.actions import SEATS, Bid, Contra, Deal, Exchange, Look, Pass, Play, Shuffle
from bot.games.betel.auction import slots_of
from bot.games.betel.contracts import contract_of
from bot.games.betel.phases import PLAY
from bot.games.betel.rules import BetelState
from bot.games.betel.scoring import TARIFF
from bot.games.betel.words import contract_name, face, need_of, result_lines, slots_name
from bot.rules.actions import Action
from bot.rules.panel import Say, SeatName, say


def tell(before: BetelState, action: Action, after: BetelState) -> tuple[Say, ...]:
    """Return what everybody sees of one step."""
    match action:
        case Shuffle() | Deal():
            return (say("event-dealt", dealer=SeatName(after.dealt_by)),)
        case Look():
            return (say("event-look", who=SeatName(before.turn), slot=action.slot + 1),)
        case Exchange():
            return (say("event-exchange", who=SeatName(before.turn), slots=slots_name(slots_of(action.put))),)
        case Bid():
            word = say("event-bid", who=SeatName(before.turn), contract=contract_name(action.contract))
            return (word, *_auction_end(after))
        case Pass():
            price = TARIFF.look * before.looked.bit_count()
            return (say("event-pass", who=SeatName(before.turn), price=price), *_auction_end(after))
        case Contra():
            return (say("event-contra", who=SeatName(before.turn), contract=contract_name(before.high)),)
        case Play():
            played = say("event-play", who=SeatName(before.turn), card=face(action.card))
            return (played, *_trick_end(before, after), *_deal_end(before, after))
        case _:
            return ()


def _auction_end(after: BetelState) -> tuple[Say, ...]:
    if after.phase != PLAY:
        return ()
    leader = SeatName(after.turn)
    if not after.high:
        return (say("event-three-passes", who=leader),)
    contract, need = contract_name(after.high), need_of(contract_of(after.high))
    return (say("event-declarer", who=leader, contract=contract, need=need),)


def _trick_end(before: BetelState, after: BetelState) -> tuple[Say, ...]:
    if len(before.trick) < SEATS - 1:
        return ()
    winner = next(seat for seat in range(SEATS) if after.taken[seat] > before.taken[seat])
    return (say("event-trick", who=SeatName(winner), count=after.taken[winner]),)


def _deal_end(before: BetelState, after: BetelState) -> tuple[Say, ...]:
    if len(after.finished) == len(before.finished):
        return ()
    return result_lines(after.finished[-1])
