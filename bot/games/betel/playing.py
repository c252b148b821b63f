"""Playing a deal out by rule of thumb, to its end or for one card.

Searches play millions of cards by these two loops, and the judge one at a time by the same. So a loop is written out
as a whole, without a call for each card, and looks up in the tables of tactics.py what is best in a suit.
"""

from bot.games.betel.cards import SEATS, SUITS
from bot.games.betel.layout import Layout
from bot.games.betel.play import LEFT
from bot.games.betel.position import NOBODY
from bot.games.betel.suits import ABOVE, HIGHEST, IN_A_SUIT, LOWEST
from bot.games.betel.tactics import (
    BETEL_DECLARER_LEADS,
    BETEL_DECLARER_OVERTAKES,
    BETEL_DECLARER_SHEDS,
    BETEL_DECLARER_STAYS_UNDER,
    BETEL_LEADS_BEFORE_DECLARER,
    BETEL_LEADS_BEFORE_PARTNER,
    BETEL_OVERTAKES_DECLARER,
    BETEL_OVERTAKES_LAST,
    BETEL_OVERTAKES_PARTNER,
    BETEL_SHEDS,
    BETEL_STAYS_UNDER,
    BETEL_STAYS_UNDER_PARTNER,
    DEFENDER_DRAWS,
    DEFENDER_LEADS,
    DEFENDER_LEADS_SIDE,
    DEFENDER_OVERTAKES,
    DEFENDER_SHEDS,
    DRAWS,
    LEADS,
    LEADS_SIDE,
    OVERTAKES,
    SHEDS,
    VOID_OF_DECLARER,
)

_SUITS = tuple(range(SUITS))
_LOW = float("-inf")
WHOLE_DEAL = -1


def play_out(layout: Layout, *, cards: int = WHOLE_DEAL) -> int:
    """Play on by rule of thumb, and return the last card's suit times eight plus its rank.

    Args:
        layout: changed in place; `taken` has the tricks in the end.
        cards: how many are played; WHOLE_DEAL: to the end. A single one needs the hand of nobody but its player, and
            is not laid down.
    """
    if not any(layout.hands[layout.turn]):
        return 0
    return (_play_betel if layout.contract.betel else _play_for_tricks)(layout, cards)


def lay(layout: Layout, suit: int, rank: int) -> None:
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


def _play_betel(layout: Layout, cards: int) -> int:
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


def _play_for_tricks(layout: Layout, cards: int) -> int:
    """Play on where the declarer wants tricks, or after three passes everybody does."""
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
