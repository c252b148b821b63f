"""Choose a card to play by heuristics on a seat's knowledge.

In no trump the first side to run a long suit wins the deal. Side aces are the way back to it and wait; a partner who
has led a suit has led the one that is to run.
"""

from dataclasses import dataclass

from bot.games.bid_whist.cards import JOKERS, NO_SUIT, Ranking
from bot.games.bid_whist.play import excluded_cards
from bot.games.bid_whist.table_rules import TableRules
from bot.rules.cards import cards_in

# What a seat knows


@dataclass(frozen=True, slots=True)
class PlayContext:
    """The knowledge of the seat that must play a card.

    Args:
        unseen: cards that others may still hold.
        led: the suit to follow, `NO_SUIT` if none; best: the power to beat; winner: who has it, -1 for no player.
        left: how many play after this seat.
        lacking: for each seat the cards it is known not to hold.
        returned: in no trump the suit that the partner has led first, `NO_SUIT` if none.
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
    returned: int = NO_SUIT

    def friend(self, seat: int) -> bool:
        """Return whether a seat is on the same side; without partners declarer is against all others."""
        if self.terms.pairs:
            return self.terms.side_of[seat] == self.terms.side_of[self.seat]
        return (seat == self.declarer) == (self.seat == self.declarer)

    def power(self, card: int) -> int:
        """Return a card's power in this trick."""
        led = self.led if self.led != NO_SUIT else self.order.suit_of[card]
        return self.order.powers[led][card]

    def is_master(self, card: int) -> bool:
        """Return whether no player can hold a better card of the same suit."""
        return self.order.suit_of[card] != NO_SUIT and not self.unseen & self.order.above[card]

    def enemies_may_have(self, suit: int) -> bool:
        """Return whether an opponent may still hold cards of a suit."""
        out = self.unseen & self.order.masks[suit]
        return any(out & ~self.lacking[seat] for seat in range(self.terms.seats) if not self.friend(seat))


# Leads in no trump


# What makes a suit worth leading, in cards of its own length.
OUT = 0.5
"""Each card that others may hold of it, which has to fall before it runs."""
RETURNED = 5.0
"""That the partner has led it."""
SURE = 2.0
"""Each sure book of a defender's, who has no time to lose; declarer's wait."""
BARE = 1.0
"""That it is short and has no sure book; as much less."""
LONG = 5
"""The cards of a long suit."""
RUNS = 50.0
"""That no opponent has any of it."""


def lead_in_no_trump(scene: PlayContext, cards: list[int]) -> int:
    """Return the card to lead."""
    # A joker takes nothing: leading it gives the trick away.
    plain = [card for card in cards if not JOKERS >> card & 1]
    if not plain:
        return cards[0]
    order = scene.order
    suit = max({order.suit_of[card] for card in plain}, key=lambda suit: (_promise(scene, suit), suit))
    held = sorted((card for card in plain if order.suit_of[card] == suit), key=order.strength, reverse=True)
    return _lead_in_suit(scene, held)


def _promise(scene: PlayContext, suit: int) -> float:
    """Return how much speaks for leading a suit."""
    mask = scene.order.masks[suit]
    length = (scene.hand & mask).bit_count()
    if not scene.enemies_may_have(suit):
        return RUNS + length
    sure = sum(scene.is_master(card) for card in cards_in(scene.hand & mask))
    worth = length - OUT * (scene.unseen & mask).bit_count()
    if suit == scene.returned:
        return worth + RETURNED
    if not scene.friend(scene.declarer):
        worth += SURE * sure
    return worth - BARE if length <= 2 and not sure else worth


def _lead_in_suit(scene: PlayContext, held: list[int]) -> int:
    """Return which card of a suit to lead: a sure one, the top of touching ones, the partner's suit from the top."""
    order = scene.order
    top = held[0]
    suit = order.suit_of[top]
    if scene.is_master(top) or len(held) <= 2 or suit == scene.returned:
        return top
    # Touching cards drive out what is above them; a single high one waits until the suit is led to it.
    between = scene.unseen & order.above[held[1]] & ~order.above[top]
    return held[-1] if between else top


# Cards


def rightful(terms: TableRules, order: Ranking, hand: int, led: int) -> int:
    """Return the cards that are no renege; the hand itself if none is left."""
    fair = 0
    for card in cards_in(hand):
        if not hand & excluded_cards(terms, order, led, card):
            fair |= 1 << card
    return fair or hand


def choose(scene: PlayContext, cards: list[int]) -> int:
    """Return the card to play."""
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


def as_partners_expect(scene: PlayContext, cards: list[int]) -> list[int]:
    """Return the cards among which a search may choose without surprising the partner.

    Declarer's side draws trumps when the heuristic does. In no trump a long suit is led until it runs. A joker takes
    no book there, and led later it gives a book away: it goes when the heuristic throws it.
    """
    order = scene.order
    leads = scene.led == NO_SUIT and scene.left == scene.terms.seats - 1
    if order.nt and leads:
        suit = order.suit_of[choose(scene, cards)]
        long = [card for card in cards if order.suit_of[card] == suit]
        return long if len(long) >= LONG and suit != NO_SUIT else cards
    if order.nt:
        jokers = [card for card in cards if JOKERS >> card & 1]
        return jokers if jokers and choose(scene, cards) in jokers else cards
    trumps = [card for card in cards if order.suit_of[card] == order.trump]
    if leads and trumps and scene.friend(scene.declarer) and _trump_lead(scene, trumps) is not None:
        return trumps
    return cards


def _lead(scene: PlayContext, cards: list[int]) -> int:
    order = scene.order
    if order.nt:
        return lead_in_no_trump(scene, cards)
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


def _draws(scene: PlayContext) -> bool:
    """Return whether opponents may have trumps worth drawing."""
    return scene.enemies_may_have(scene.order.trump)


def _trump_lead(scene: PlayContext, trumps: list[int]) -> int | None:
    """Return the trump that declarer's side leads, None when it should lead something else.

    Declarer draws while opponents may have any; the partner returns trumps once; no player pulls the partner's.
    """
    if not _draws(scene):
        return None
    best = max(trumps, key=scene.order.strength)
    if scene.seat != scene.declarer:
        return best
    if scene.is_master(best) or len(trumps) >= 4 or scene.first:
        return best if scene.is_master(best) or len(trumps) < 5 else _push(scene, trumps)
    return None


def _push(scene: PlayContext, trumps: list[int]) -> int:
    """Return a middling trump, to force out higher ones while the length lasts."""
    return sorted(trumps, key=scene.order.strength)[len(trumps) // 2]


def _length(scene: PlayContext, card: int) -> int:
    return (scene.hand & scene.order.masks[scene.order.suit_of[card]]).bit_count()


def _follow(scene: PlayContext, cards: list[int]) -> int:
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


def _is_safe(scene: PlayContext) -> bool:
    """Return whether the winning card can hardly be beaten by the remaining seats."""
    if scene.left == 0:
        return True
    powers = scene.order.powers[scene.led]
    return not any(powers[card] > scene.best for card in cards_in(scene.unseen & scene.order.masks[scene.led]))


def _throw(scene: PlayContext, cards: list[int]) -> int:
    """Return the card least worth keeping: no trump, no master, from a short side suit."""
    order = scene.order

    def worth(card: int) -> tuple[int, int, int]:
        trump = not order.nt and order.suit_of[card] == order.trump
        keep = 2 if trump else 1 if scene.is_master(card) else 0
        return keep, order.strength(card), _length(scene, card)

    return min(cards, key=worth)
