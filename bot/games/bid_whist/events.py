"""Texts of public events, and remarks of a review."""

from collections.abc import Iterator

from bot.games.bid_whist.actions import Accept, Bid, Bury, CallRenege, Deal, Draw, Name, Pass, Play, Redeal, Shuffle
from bot.games.bid_whist.cards import NO_SUIT, Ranking
from bot.games.bid_whist.hand_evaluation import HIGH, is_signal_turn
from bot.games.bid_whist.heuristic import scene_of
from bot.games.bid_whist.labels import bid_name, card_list, contract_name, face, trump_name
from bot.games.bid_whist.panel import ending, proven
from bot.games.bid_whist.position import NAMING, NOBODY, Position, PublicPosition
from bot.games.bid_whist.state import View
from bot.games.bid_whist.tactics import PlayContext
from bot.rules.actions import Action, seat_of
from bot.rules.cards import FRENCH, cards_in
from bot.rules.panel import CardFace, LocalizedText, SeatName, localized

# Events


def public_events(before: Position, action: Action, after: Position) -> tuple[LocalizedText, ...]:
    """Return the public events of one step."""
    return tuple(_public_events(before, action, after))


def _public_events(before: Position, action: Action, after: Position) -> Iterator[LocalizedText]:
    match action:
        case Shuffle() | Deal():
            yield localized("event-dealt", dealer=SeatName(after.dealer), player=SeatName(after.turn))
        case Bid() | Pass() | Redeal():
            yield from _call(before, action, after)
        case Name():
            contract = contract_name(after.terms, after.contract)
            yield localized("event-named", player=SeatName(before.turn), contract=contract)
        case Bury():
            yield localized("event-buried", player=SeatName(before.turn), count=after.terms.kitty)
            for holder, count in after.swaps:
                yield localized("event-jokers-away", player=SeatName(holder), count=count)
        case Draw():
            yield localized("event-drew", player=SeatName(seat_of(action)), count=len(action.cards))
        case Play():
            yield from _card(before, action, after)
        case CallRenege():
            yield from _renege(action, after)
        case Accept():
            yield localized("event-accepted", player=SeatName(seat_of(action)))
        case _:
            pass
    # The kitty is shown at the end of the naming: after a name, or after the auction where the bid names all.
    if after.sported and not before.sported:
        yield localized("event-kitty", cards=card_list(cards_in(after.kitty)))
    if len(after.deals) > len(before.deals):
        if before.buried:
            yield localized("event-buried-were", cards=card_list(cards_in(before.buried)))
        yield from ending(after.terms, after.sheet).events


def _call(before: PublicPosition, action: Bid | Pass | Redeal, after: PublicPosition) -> Iterator[LocalizedText]:
    player = SeatName(before.turn)
    match action:
        case Bid():
            yield localized("event-bid", player=player, bid=bid_name(action.bid))
        case Redeal():
            yield localized("event-redeal", player=player, dealer=SeatName(after.dealer))
        case Pass():
            yield localized("event-pass", player=player)
    declarer = after.contract.seat
    if declarer != NOBODY and after.phase != NAMING:
        contract = contract_name(after.terms, after.contract)
        yield localized("event-declares", player=SeatName(declarer), contract=contract)


def _card(before: PublicPosition, action: Play, after: PublicPosition) -> Iterator[LocalizedText]:
    player = SeatName(before.turn)
    yield localized("event-play-nt" if action.nt else "event-play", player=player, card=face(action.card))
    order = before.order
    if order is None:
        if not action.nt:
            yield localized("event-trump", trump=trump_name(after.contract.trump))
    elif len(before.trick) == before.seats - 1:
        # The state after the last trick of a deal has forgotten who won it.
        wins = order.powers[before.led][action.card] > before.best
        winner = before.turn if wins else before.winner
        yield localized("event-trick", player=SeatName(winner), number=len(before.tricks) + 1)


def _renege(action: CallRenege, after: PublicPosition) -> Iterator[LocalizedText]:
    claim = after.claims[-1]
    player = SeatName(claim.seat)
    if action.book:
        yield localized("event-call", player=player, book=action.book)
    else:
        yield localized("event-call-any", player=player)
    if claim.right:
        count = len(claim.proven) * after.terms.penalty
        yield localized("event-call-right", reneges=proven(after, claim), count=count)
    else:
        yield localized("event-call-wrong", player=player, count=after.terms.false_penalty)


# Remarks in a review


def remark(view: View, done: Action, best: Action | None) -> LocalizedText | None:
    """Return the reason for one action and against the other; None where there is no short one."""
    match done, best:
        case Pass(), Bid():
            return localized("remark-timid")
        case Bid(), Pass():
            return localized("remark-bold")
        case Bid(bid=made), Bid(bid=better) if made.number != better.number:
            if is_signal_turn(view.terms, view.calls) and max(made.number, better.number) <= HIGH:
                return None  # both show the hand, not a number of books
            return localized("remark-too-high" if made.number > better.number else "remark-too-low")
        case Play(seat, card), Play(_, other) if seat is not None and view.order is not None and card != other:
            scene = scene_of(view, seat, view.order)
            leads = not view.trick
            return _lead(scene, card, other) if leads else _follow(view, scene, card, other)
        case _:
            return None


def _lead(scene: PlayContext, card: int, best: int) -> LocalizedText | None:
    """Return the reason against a lead."""
    order = scene.order
    if not _is_unbeatable(scene, best) or _is_trump(order, best):
        return None
    if _is_trump(order, card):
        return localized("remark-led-trump", card=_face(best))
    return None if _is_unbeatable(scene, card) else localized("remark-good-card", card=_face(best))


def _follow(view: View, scene: PlayContext, card: int, best: int) -> LocalizedText | None:
    mine, other, so_far = scene.power(card), scene.power(best), scene.best
    partners = scene.terms.pairs and scene.winner >= 0 and scene.friend(scene.winner)
    if partners and mine > so_far >= other:
        theirs = view.trick[(scene.winner - view.leader) % view.seats]
        trumped = _is_trump(scene.order, card) and scene.led != scene.order.trump
        return localized("remark-trumped-partner" if trumped else "remark-overtook-partner", card=_face(theirs))
    if mine <= so_far < other:
        return localized("remark-would-win", card=_face(best))
    if mine > other > so_far:
        return localized("remark-cheaper", card=_face(best))
    if mine <= so_far and other <= so_far and _is_unbeatable(scene, card) and not _is_unbeatable(scene, best):
        return localized("remark-threw-good", card=_face(card))
    return None


def _is_unbeatable(scene: PlayContext, card: int) -> bool:
    """Return whether no other player can hold a better card of this suit, nor a trump against it."""
    if not scene.is_master(card):
        return False
    order = scene.order
    trumps = 0 if _is_trump(order, card) else scene.unseen & order.masks[order.trump]
    return not any(trumps & ~scene.lacking[seat] for seat in range(scene.terms.seats) if seat != scene.seat)


def _is_trump(order: Ranking, card: int) -> bool:
    return not order.nt and order.suit_of[card] == order.trump != NO_SUIT


def _face(card: int) -> CardFace:
    return CardFace(FRENCH.name, FRENCH.codes[card])
