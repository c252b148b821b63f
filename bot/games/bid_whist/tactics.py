"""Which card to play: rules of thumb over what a seat knows."""

from bot.games.bid_whist import no_trump
from bot.games.bid_whist.cards import JOKERS
from bot.games.bid_whist.ranking import NO_SUIT, Ranking
from bot.games.bid_whist.reneges import owed
from bot.games.bid_whist.sight import Scene
from bot.games.bid_whist.terms import Terms
from bot.rules.cards import cards_in


def rightful(terms: Terms, order: Ranking, hand: int, led: int) -> int:
    """Return the cards that are no renege; the hand itself if none is left."""
    fair = 0
    for card in cards_in(hand):
        if not hand & owed(terms, order, led, card):
            fair |= 1 << card
    return fair or hand


def choose(scene: Scene, cards: list[int]) -> int:
    """Return the card to play.

    Args:
        scene: what the seat knows.
        cards: what it may play, not empty.
    """
    if len(cards) == 1:
        return cards[0]
    if scene.led == NO_SUIT and scene.left == scene.terms.seats - 1:
        return _lead(scene, cards)
    jokers = [card for card in cards if JOKERS >> card & 1]
    if scene.order.nt and jokers and scene.led != NO_SUIT:
        follow = scene.hand & scene.order.masks[scene.led]
        # The first void is the time to be rid of a joker; a guard is worth keeping even when one could follow.
        if not follow or (
            follow.bit_count() > 1 and all(scene.power(card) <= scene.best for card in cards_in(follow))
        ):
            return jokers[0]
    return _follow(scene, cards)


def _lead(scene: Scene, cards: list[int]) -> int:
    order = scene.order
    if order.nt:
        return no_trump.lead(scene, cards)
    trumps = [card for card in cards if order.suit_of[card] == order.trump]
    side = [card for card in cards if card not in trumps]
    if trumps and scene.friend(scene.declarer):
        lead = _trump_lead(scene, trumps)
        if lead is not None:
            return lead
    masters = [card for card in side if scene.is_master(card)]
    if masters:
        # With trumps about, the short suit's ace is the one that lives.
        return min(masters, key=lambda card: (_length(scene, card), card))
    if not side:
        return max(trumps, key=scene.order.strength) if _draws(scene) else min(trumps, key=scene.order.strength)
    long = scene.friend(scene.declarer)
    suits = sorted(side, key=lambda card: (-_length(scene, card) if long else _length(scene, card), card))
    chosen = [card for card in side if order.suit_of[card] == order.suit_of[suits[0]]]
    return min(chosen, key=order.strength)


def _draws(scene: Scene) -> bool:
    """Return whether opponents may have trumps worth drawing."""
    return scene.enemies_may_have(scene.order.trump)


def _trump_lead(scene: Scene, trumps: list[int]) -> int | None:
    """Return the trump that declarer's side leads, None when it should lead something else.

    Declarer draws while opponents may have any; the partner returns trumps once; nobody pulls the partner's.
    """
    if not _draws(scene):
        return None
    best = max(trumps, key=scene.order.strength)
    if scene.seat != scene.declarer:
        return best
    if scene.is_master(best) or len(trumps) >= 4 or scene.first:
        return best if scene.is_master(best) or len(trumps) < 5 else _push(scene, trumps)
    return None


def _push(scene: Scene, trumps: list[int]) -> int:
    """Return a middling trump, to force out higher ones while the length lasts."""
    return sorted(trumps, key=scene.order.strength)[len(trumps) // 2]


def _length(scene: Scene, card: int) -> int:
    return (scene.hand & scene.order.masks[scene.order.suit_of[card]]).bit_count()


def _follow(scene: Scene, cards: list[int]) -> int:
    winners = [card for card in cards if scene.power(card) > scene.best]
    ours = scene.winner >= 0 and scene.friend(scene.winner)
    if not winners or (ours and _is_safe(scene)):
        return _throw(scene, cards)
    cheapest = min(winners, key=scene.power)
    if scene.left == 0:
        return cheapest
    if scene.led == NO_SUIT or scene.order.suit_of[cheapest] == scene.led:
        # Not last: only a card that can't be beaten in its suit is worth a high one; third hand plays high.
        top = max(winners, key=scene.power)
        if scene.is_master(top):
            return top
        return _throw(scene, cards) if ours or scene.left > 1 else top
    return cheapest


def _is_safe(scene: Scene) -> bool:
    """Return whether the card that wins now can hardly be beaten by those who still play."""
    if scene.left == 0:
        return True
    powers = scene.order.powers[scene.led]
    return not any(powers[card] > scene.best for card in cards_in(scene.unseen & scene.order.masks[scene.led]))


def _throw(scene: Scene, cards: list[int]) -> int:
    """Return the card least worth keeping: no trump, no master, from a short side suit."""
    order = scene.order

    def worth(card: int) -> tuple[int, int, int]:
        trump = not order.nt and order.suit_of[card] == order.trump
        keep = 2 if trump else 1 if scene.is_master(card) else 0
        return keep, order.strength(card), _length(scene, card)

    return min(cards, key=worth)
