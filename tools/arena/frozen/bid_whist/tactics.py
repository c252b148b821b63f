"""Which card to play: rules of thumb over what a seat knows."""

from dataclasses import dataclass

from bot.games.bid_whist.cards import JOKERS, NO_SUIT, Ranking
from bot.games.bid_whist.play import excluded_cards
from bot.games.bid_whist.table_rules import TableRules
from bot.rules.cards import cards_in


@dataclass(frozen=True, slots=True)
class Scene:
    """What one seat knows when it has to play.

    Args:
        terms, order: the table's terms and the order of the cards.
        seat: who plays; declarer: whose contract it is.
        hand: its cards, not empty.
        unseen: cards that others may still hold.
        led: the suit to follow, `NO_SUIT` if none; best: the power to beat; winner: who has it, -1 for nobody.
        left: how many play after this seat.
        lacking: for each seat the cards it is known not to hold.
        first: whether this is the first trick.
    """

    terms: TableRules
    order: Ranking
    seat: int
    declarer: int
    hand: int
    unseen: int
    led: int
    best: int
    winner: int
    left: int
    lacking: list[int]
    first: bool

    def friend(self, seat: int) -> bool:
        """Return whether a seat is on the same side; one who plays alone has declarer against all others."""
        if self.terms.pairs:
            return self.terms.side_of[seat] == self.terms.side_of[self.seat]
        return (seat == self.declarer) == (self.seat == self.declarer)

    def power(self, card: int) -> int:
        """Return a card's power in this trick."""
        led = self.led if self.led != NO_SUIT else self.order.suit_of[card]
        return self.order.powers[led][card]

    def is_master(self, card: int) -> bool:
        """Return whether nobody can hold a better card of the same suit."""
        return self.order.suit_of[card] != NO_SUIT and not self.unseen & self.order.above[card]

    def enemies_may_have(self, suit: int) -> bool:
        """Return whether an opponent may still hold cards of a suit."""
        out = self.unseen & self.order.masks[suit]
        return any(out & ~self.lacking[seat] for seat in range(self.terms.seats) if not self.friend(seat))


def rightful(terms: TableRules, order: Ranking, hand: int, led: int) -> int:
    """Return the cards that are no renege; the hand itself if none is left."""
    fair = 0
    for card in cards_in(hand):
        if not hand & excluded_cards(terms, order, led, card):
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
    # In no trump a joker takes nothing: leading it gives the trick away.
    plain = [card for card in cards if not (order.nt and JOKERS >> card & 1)] or cards
    trumps = [] if order.nt else [card for card in plain if order.suit_of[card] == order.trump]
    side = [card for card in plain if card not in trumps]
    if trumps and scene.friend(scene.declarer):
        lead = _trump_lead(scene, trumps)
        if lead is not None:
            return lead
    masters = [card for card in side if scene.is_master(card)]
    if masters:
        # In no trump the long suit runs; with trumps about, the short suit's ace is the one that lives.
        return max(masters, key=lambda card: (_length(scene, card) * (1 if order.nt else -1), -card))
    if not side:
        return max(trumps, key=scene.order.strength) if _draws(scene) else min(trumps, key=scene.order.strength)
    long = order.nt or scene.friend(scene.declarer)
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
