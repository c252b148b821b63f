"""Plays a deal out by heuristics, to the end or for one card.

Searches play millions of cards by these two loops, and the heuristic player one card at a time. So a loop is written
out completely, without a call for each card, and looks up in tables which card of a suit is best.

A player's holding of a suit and its unseen cards decide nearly all about the cards of that suit. For each use of a
card (to lead it, to shed it, to overtake with it, to stay under) a rule adds up the reasons for it: how many cards
above and below it are out, how long the suit is, how high the card. The weights were fitted by
`tools/train/betel/fit_weights.py`, which plays some thousand deals out with each small change and keeps improvements,
for the declarer and the defenders in turn.
"""

from collections.abc import Callable
from math import fsum
from typing import TypeVar

from bot.games.betel.cards import SEATS, SUITS
from bot.games.betel.holdings import ABOVE, COUNT, HIGHEST, IN_A_SUIT, LOWEST, RANKS_IN, WHOLE
from bot.games.betel.play import LEFT
from bot.games.betel.playout_state import PlayoutState
from bot.games.betel.position import NOBODY

# Tables by holding


VOID_OF_DECLARER = 30.0
"""What speaks against leading a suit of which a betel's declarer has none."""

T = TypeVar("T")

Reasons = Callable[[int, int, int], tuple[int, ...]]
"""Returns for a holding, what is out of the suit and a rank of the holding what may speak for the card."""


def _against_tricks(own: int, out: int, rank: int) -> tuple[int, ...]:
    """Return the reasons in a betel."""
    above = COUNT[out & ABOVE[rank]]
    below = COUNT[out & ~ABOVE[rank]]
    lower = COUNT[own & (1 << rank) - 1]
    length = COUNT[own]
    return (
        min(above, 1),
        min(above, 2),
        min(above, 4),
        below,
        min(below, 1),
        length,
        lower,
        rank,
        COUNT[out],
        length == 1,
    )


def _for_tricks(own: int, out: int, rank: int) -> tuple[int, ...]:
    """Return the reasons where tricks are wanted."""
    above = COUNT[out & ABOVE[rank]]
    below = COUNT[out & ~ABOVE[rank]]
    length, against = COUNT[own], COUNT[out]
    master = above == 0
    return (
        master,
        min(above, 2),
        below,
        length,
        rank,
        against,
        _to_cash(own, out),
        length >= against,
        length == 1,
        master * min(against, 3),
    )


def _to_cash(own: int, out: int) -> int:
    """Return how many tricks the suit takes from the top."""
    highest = out.bit_length()
    top = COUNT[own >> highest]
    return COUNT[own] if top >= COUNT[out] else top


class LazyTable(dict[int, T]):
    """The best card of a suit, computed at the first access from weighted reasons."""

    def __init__(self, reasons: Reasons, *weights: float) -> None:
        super().__init__()
        self._reasons = reasons
        self.weights = weights

    def set_weights(self, weights: tuple[float, ...]) -> None:
        """Forget all answers, and from now on count the reasons so."""
        self.weights = weights
        self.clear()

    def best(self, own: int, out: int) -> tuple[float, int]:
        """Return how good the best card of a holding is, and its rank."""
        reasons, weights = self._reasons, self.weights
        return max(
            (fsum(weight * reason for weight, reason in zip(weights, reasons(own, out, rank), strict=True)), rank)
            for rank in RANKS_IN[own]
        )


class BestCardTable(LazyTable[tuple[float, int]]):
    """By holding times 256 plus the suit's cards outside: the value of the best card, and its rank."""

    def __missing__(self, key: int) -> tuple[float, int]:
        found = self[key] = self.best(key >> IN_A_SUIT, key & WHOLE)
        return found


class BestFollowTable(LazyTable[int]):
    """By the suit's cards outside times 256 plus the playable ones: the rank of the best card."""

    def __missing__(self, key: int) -> int:
        found = self[key] = self.best(key & WHOLE, key >> IN_A_SUIT)[1]
        return found


BETEL_DECLARER_LEADS = BestCardTable(_against_tricks, 96.0, 10.1, 6.7, 3.7, 0.6, -5.2, -2.9, 8.2, 2.0, 28.2)
"""A betel's declarer leads: surely under something, and out of danger."""
BETEL_DECLARER_SHEDS = BestCardTable(_against_tricks, -2.5, -0.5, -8.2, 24.6, 0.0, -3.5, -0.3, 2.6, 4.4, 0.5)
"""He parts with cards of suits in which others have low ones."""
BETEL_DECLARER_OVERTAKES = BestFollowTable(_against_tricks, 9.4, -10.6, -5.7, 0.0, 0.4, 0.0, -1.9, -1.7, 0.0, 0.0)
"""He must overtake, and a player is still to play."""
BETEL_DECLARER_STAYS_UNDER = BestFollowTable(_against_tricks, 0.0, 0.0, -10.0, 7.1, 0.0, 0.0, 0.0, 0.7, 0.0, 0.0)
"""He can stay under."""
BETEL_LEADS_BEFORE_DECLARER = BestCardTable(_against_tricks, -1.8, 6.7, 2.8, 1.0, 7.5, -6.9, -0.3, -0.4, 0.0, 12.3)
"""A defender leads, the declarer plays next."""
BETEL_LEADS_BEFORE_PARTNER = BestCardTable(_against_tricks, 14.6, 7.7, -8.0, 3.0, 1.8, 0.4, -2.5, -1.8, -4.5, 0.9)
"""A defender leads, the other one plays next."""
BETEL_SHEDS = BestCardTable(_against_tricks, 2.3, -0.4, 0.1, 6.2, 2.4, -7.0, 1.2, 10.4, 6.0, -1.4)
"""A defender parts with high cards, and with short suits."""
BETEL_OVERTAKES_DECLARER = BestFollowTable(_against_tricks, -7.7, 0.0, -18.7, 0.0, -1.5, -5.4, -2.5, -4.2, 3.2, 2.8)
"""A defender must overtake the declarer's lead, the other one is still to play."""
BETEL_OVERTAKES_PARTNER = BestFollowTable(_against_tricks, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -10.0, 0.0, 0.0)
"""A defender must overtake the other one, the declarer is still to play."""
BETEL_OVERTAKES_LAST = BestFollowTable(_against_tricks, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 10.0, 0.0, 0.0)
"""A defender must take the trick: with the highest, the low ones are to lead."""
BETEL_STAYS_UNDER = BestFollowTable(_against_tricks, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 10.0, 0.0, 0.0)
"""A defender stays under the declarer, or last under any player."""
BETEL_STAYS_UNDER_PARTNER = BestFollowTable(_against_tricks, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -10.0, 0.0, 0.0)
"""A defender stays low for the declarer to overtake."""
LEADS = BestCardTable(_for_tricks, 87.6, -19.0, 2.9, 71.1, -4.7, -104.0, 28.6, -46.7, -46.8, 0)
"""A declarer leads, and no player can ruff."""
DRAWS = BestCardTable(_for_tricks, 35.3, -2.3, 17.3, 0.0, 2.4, 42.2, -59.4, 76.3, 20.8, 0)
"""A declarer leads trumps while others have some."""
LEADS_SIDE = BestCardTable(_for_tricks, 78.5, 95.3, 22.0, 37.7, -53.0, -8.4, -54.1, -37.0, -106.4, -79.7)
"""A declarer leads beside trumps that are out."""
DEFENDER_LEADS = BestCardTable(_for_tricks, 121.5, 0.8, -26.8, -100.5, 16.7, -22.2, -1.6, 0, -47.7, 2.4)
"""A defender leads, and no player can ruff."""
DEFENDER_DRAWS = BestCardTable(_for_tricks, -126.2, 20.8, -115.3, -6.6, -1, 0, 5.0, 0, 0, 0)
"""A defender leads trumps."""
DEFENDER_LEADS_SIDE = BestCardTable(_for_tricks, 71.4, 24.9, 56.5, 2.9, -11.3, 1.2, 68.2, -9.2, -1.8, 18.0)
"""A defender leads beside trumps that are out."""
SHEDS = BestCardTable(_for_tricks, -40, -11.0, 0, 4.8, 18.1, -53.6, 0.3, 0, 0, -50.6)
"""A declarer parts with a card."""
DEFENDER_SHEDS = BestCardTable(_for_tricks, -143.4, -9.4, -3.1, 13.0, -8.8, -86.4, 40.9, 5.6, -15.4, -8.2)
"""A defender parts with a card."""
OVERTAKES = BestFollowTable(_for_tricks, 73.0, -61.5, 0, 106.6, 3.6, 0, 0, 0, 4.0, 16.1)
"""A declarer must overtake, and another is still to play."""
DEFENDER_OVERTAKES = BestFollowTable(_for_tricks, 100, 0, -8.9, 0, 25.4, 8.1, 0, -11.9, 0, -76.5)
"""A defender must overtake, and another is still to play."""


# Playing cards


_SUITS = tuple(range(SUITS))
_LOW = float("-inf")
WHOLE_DEAL = -1


def play_out(layout: PlayoutState, *, cards: int = WHOLE_DEAL) -> int:
    """Play on by the heuristic, and return the last card's suit times eight plus its rank.

    Args:
        layout: changed in place; `taken` has the tricks in the end.
        cards: how many are played; WHOLE_DEAL: to the end. A single one needs no other hand, and is not laid down.
    """
    if not any(layout.hands[layout.turn]):
        return 0
    return (_play_betel if layout.contract.betel else _play_for_tricks)(layout, cards)


def lay(layout: PlayoutState, suit: int, rank: int) -> None:
    """Lay down a card of the seat whose turn it is; the third one ends the trick."""
    seat, place, trump = layout.turn, layout.place, layout.contract.trump
    layout.hands[seat][suit] ^= 1 << rank
    layout.rest[suit] ^= 1 << rank
    if not place:
        layout.led, layout.top, layout.who, layout.ruffed = suit, rank, seat, -1
    elif suit == layout.led:
        if rank > layout.top:
            layout.top = rank
            if layout.ruffed < 0:
                layout.who = seat
    elif suit == trump and rank > layout.ruffed:
        layout.ruffed, layout.who = rank, seat
    elif seat == layout.declarer:
        layout.void[layout.led] = 1
    if place < SEATS - 1:
        layout.place, layout.turn = place + 1, LEFT[seat]
    else:
        layout.place, layout.turn = 0, layout.who
        layout.taken[layout.who] += 1


def _play_betel(layout: PlayoutState, cards: int) -> int:
    """Play on where the declarer wants few tricks; there are no trumps."""
    hands, rest, known, void, taken = layout.hands, layout.rest, layout.known, layout.void, layout.taken
    declarer, grand = layout.declarer, layout.grand
    seat, place, led, top, who = layout.turn, layout.place, layout.led, layout.top, layout.who
    suit = rank = 0
    while cards:
        hand, seen = hands[seat], known[seat]
        held = hand[led]
        if not place or not held:
            if place:
                if seat == declarer:
                    void[led] = 1
                    table = BETEL_DECLARER_SHEDS
                else:
                    table = BETEL_SHEDS
            elif seat == declarer:
                table = BETEL_DECLARER_LEADS
            else:
                behind = seat + 1 if seat < 2 else 0
                table = BETEL_LEADS_BEFORE_DECLARER if behind == declarer else BETEL_LEADS_BEFORE_PARTNER
            best = _LOW
            for one in _SUITS:
                own = hand[one]
                if own:
                    worth, high = table[own << IN_A_SUIT | (rest[one] ^ own ^ seen[one])]
                    if not place and void[one] and seat != declarer:
                        worth -= VOID_OF_DECLARER
                    if worth > best:
                        best, suit, rank = worth, one, high
            if not place:
                led, top, who = suit, rank, seat
        else:
            suit = led
            over = held & ABOVE[top]
            if not held & (held - 1):
                rank = HIGHEST[held]
            elif over and not (grand and seat != declarer):
                if not over & (over - 1):
                    rank = HIGHEST[over]
                else:
                    out = (rest[led] ^ held ^ seen[led]) << IN_A_SUIT
                    if seat == declarer:
                        rank = HIGHEST[over] if place == 2 else BETEL_DECLARER_OVERTAKES[out | over]
                    elif place == 2:
                        rank = BETEL_OVERTAKES_LAST[out | over]
                    elif who == declarer:
                        rank = BETEL_OVERTAKES_DECLARER[out | over]
                    else:
                        rank = BETEL_OVERTAKES_PARTNER[out | over]
            else:
                out = (rest[led] ^ held ^ seen[led]) << IN_A_SUIT
                under = held & ~ABOVE[top]
                if seat == declarer:
                    rank = BETEL_DECLARER_STAYS_UNDER[out | held]
                elif place == 1 and who != declarer:
                    rank = BETEL_STAYS_UNDER_PARTNER[out | held]
                elif under:
                    rank = BETEL_STAYS_UNDER[out | under]
                else:
                    rank = HIGHEST[held] if place == 2 else LOWEST[held]
            if rank > top:
                top, who = rank, seat
        cards -= 1
        if not cards:
            break
        hand[suit] ^= 1 << rank
        rest[suit] ^= 1 << rank
        if place < 2:
            place += 1
            seat = seat + 1 if seat < 2 else 0
        else:
            place = 0
            seat = who
            taken[seat] += 1
            first, second, third, fourth = hands[seat]
            if not (first or second or third or fourth):
                break
    return suit << 3 | rank


def _play_for_tricks(layout: PlayoutState, cards: int) -> int:
    """Play on where the declarer wants tricks, or after three passes everyone does."""
    hands, rest, known, taken = layout.hands, layout.rest, layout.known, layout.taken
    declarer, trump, rise = layout.declarer, layout.contract.trump, layout.rise
    seat, place, led, top, who, ruffed = (
        layout.turn,
        layout.place,
        layout.led,
        layout.top,
        layout.who,
        layout.ruffed,
    )
    suit = rank = 0
    while cards:
        hand, seen = hands[seat], known[seat]
        held = hand[led]
        if not place or not (held or (trump >= 0 and hand[trump])):
            trumps_out = trump >= 0 and rest[trump] ^ hand[trump] ^ seen[trump]
            for_himself = seat == declarer or declarer == NOBODY
            if place:
                table = of_trumps = SHEDS if for_himself else DEFENDER_SHEDS
            elif for_himself:
                table, of_trumps = (LEADS_SIDE, DRAWS) if trumps_out else (LEADS, LEADS)
            else:
                table, of_trumps = (
                    (DEFENDER_LEADS_SIDE, DEFENDER_DRAWS) if trumps_out else (DEFENDER_LEADS, DEFENDER_LEADS)
                )
            best = _LOW
            for one in _SUITS:
                own = hand[one]
                if own:
                    worth, high = (of_trumps if one == trump else table)[
                        own << IN_A_SUIT | (rest[one] ^ own ^ seen[one])
                    ]
                    if worth > best:
                        best, suit, rank = worth, one, high
            if not place:
                led, top, who, ruffed = suit, rank, seat, -1
        elif held:
            suit = led
            over = held & ABOVE[top]
            if ruffed >= 0 and not rise:
                rank = LOWEST[held]
            elif over:
                if place == 2 or not over & (over - 1):
                    rank = LOWEST[over]
                else:
                    choice = OVERTAKES if seat == declarer or declarer == NOBODY else DEFENDER_OVERTAKES
                    rank = choice[(rest[led] ^ held ^ seen[led]) << IN_A_SUIT | over]
                top = rank
                if ruffed < 0:
                    who = seat
            else:
                rank = LOWEST[held]
        else:
            suit = trump
            held = hand[trump]
            over = held & ABOVE[ruffed] if ruffed >= 0 else held
            if over:
                rank = ruffed = LOWEST[over]
                who = seat
            else:
                rank = LOWEST[held]
        cards -= 1
        if not cards:
            break
        hand[suit] ^= 1 << rank
        rest[suit] ^= 1 << rank
        if place < 2:
            place += 1
            seat = seat + 1 if seat < 2 else 0
        else:
            place = 0
            seat = who
            taken[seat] += 1
            first, second, third, fourth = hands[seat]
            if not (first or second or third or fourth):
                break
    return suit << 3 | rank
