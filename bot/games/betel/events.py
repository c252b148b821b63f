"""What everybody at the table sees happen, as messages: never a face that lies on the table unseen."""

from bot.games.betel.actions import Bid, Contra, Deal, Exchange, Look, Pass, Play, Shuffle
from bot.games.betel.auction import slots_of
from bot.games.betel.cards import SEATS
from bot.games.betel.contracts import NO_CONTRACT
from bot.games.betel.names import contract_name, face, need_of, slots_name
from bot.games.betel.position import PLAY, Public
from bot.games.betel.results import result_lines
from bot.games.betel.scoring import TARIFF
from bot.rules.actions import Action
from bot.rules.panel import Say, SeatName, say


def tell(before: Public, action: Action, after: Public) -> tuple[Say, ...]:
    """Return what everybody sees of one step."""
    who = SeatName(before.turn)
    match action:
        case Shuffle() | Deal():
            return (say("event-dealt", dealer=SeatName(after.dealer)),)
        case Look():
            return (say("event-look", who=who, slot=action.slot + 1),)
        case Exchange():
            return (say("event-exchange", who=who, slots=slots_name(slots_of(action.put))),)
        case Bid():
            return (say("event-bid", who=who, contract=contract_name(action.contract)),)
        case Pass():
            price = TARIFF.look * before.looked.bit_count()
            return (say("event-pass", who=who, price=price), *_auction_end(after))
        case Contra():
            return (say("event-contra", who=who, contract=contract_name(before.contract)),)
        case Play():
            played = say("event-play", who=who, card=face(action.card))
            return (played, *_trick_end(before, after), *_deal_end(before, after))
        case _:
            return ()


def _auction_end(after: Public) -> tuple[Say, ...]:
    if after.phase != PLAY:
        return ()
    leader = SeatName(after.turn)
    if after.contract is NO_CONTRACT:
        return (say("event-three-passes", who=leader),)
    contract, need = contract_name(after.contract), need_of(after.contract)
    return (say("event-declarer", who=leader, contract=contract, need=need),)


def _trick_end(before: Public, after: Public) -> tuple[Say, ...]:
    if len(before.trick) < SEATS - 1:
        return ()
    winner = next(seat for seat in range(SEATS) if after.taken[seat] > before.taken[seat])
    return (say("event-trick", who=SeatName(winner), count=after.taken[winner]),)


def _deal_end(before: Public, after: Public) -> tuple[Say, ...]:
    if len(after.deals) == len(before.deals):
        return ()
    return result_lines(after.deals[-1])
