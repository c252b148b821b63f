"""What speaks against a call or a card, in a sentence, from what the seat could know: for whoever looks back."""

from bot.games.bid_whist.actions import Bid, Pass, Play
from bot.games.bid_whist.player import scene_of
from bot.games.bid_whist.ranking import NO_SUIT, Ranking
from bot.games.bid_whist.sight import Scene
from bot.games.bid_whist.view import View
from bot.rules.actions import Action
from bot.rules.cards import FRENCH
from bot.rules.panel import Face, Say, say


def remark(view: View, done: Action, best: Action | None) -> Say | None:
    """Return what speaks for one action and against the other; None where nothing short can be said.

    Args:
        view: what the seat could know.
        done: what it did.
        best: what it should have done.
    """
    match done, best:
        case Pass(), Bid():
            return say("remark-timid")
        case Bid(), Pass():
            return say("remark-bold")
        case Bid(bid=made), Bid(bid=better) if made.number != better.number:
            return say("remark-too-high" if made.number > better.number else "remark-too-low")
        case Play(seat, card), Play(_, other) if seat is not None and view.order is not None and card != other:
            scene = scene_of(view, seat, view.order)
            leads = not view.trick
            return _lead(scene, card, other) if leads else _follow(view, scene, card, other)
        case _:
            return None


def _lead(scene: Scene, card: int, best: int) -> Say | None:
    """Return what speaks against a lead."""
    order = scene.order
    if not scene.is_master(best) or _is_trump(order, best):
        return None
    if _is_trump(order, card):
        return say("remark-led-trump", card=_face(best))
    return None if scene.is_master(card) else say("remark-good-card", card=_face(best))


def _follow(view: View, scene: Scene, card: int, best: int) -> Say | None:
    """Return what speaks against a card in a book that is under way."""
    mine, other, so_far = scene.power(card), scene.power(best), scene.best
    if mine > so_far and scene.winner >= 0 and scene.friend(scene.winner) and other <= so_far:
        theirs = view.trick[(scene.winner - view.leader) % view.seats]
        trumped = _is_trump(scene.order, card) and scene.led != scene.order.trump
        return say("remark-trumped-partner" if trumped else "remark-overtook-partner", card=_face(theirs))
    if mine <= so_far < other:
        return say("remark-would-win", card=_face(best))
    if mine > other > so_far:
        return say("remark-cheaper", card=_face(best))
    if mine <= so_far and other <= so_far and scene.is_master(card) and not scene.is_master(best):
        return say("remark-threw-good", card=_face(card))
    return None


def _is_trump(order: Ranking, card: int) -> bool:
    return not order.nt and order.suit_of[card] == order.trump != NO_SUIT


def _face(card: int) -> Face:
    return Face(FRENCH.name, FRENCH.codes[card])
