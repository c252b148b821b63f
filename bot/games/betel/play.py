"""Play cards: duties, the winner of a trick, and the inference from a card about the rest of its hand."""

from functools import lru_cache

from bot.games.betel.actions import PLAYS_OF_A_SUIT, Play, plays_of
from bot.games.betel.cards import ABOVE, BIT, HAND, PACK, SEATS, SHIFT, SUIT, SUIT_OF
from bot.games.betel.contracts import GRAND_BETEL, Contract
from bot.games.betel.position import Position, PublicPosition
from bot.games.betel.scoring import finish
from bot.rules.cards import bits
from bot.rules.legal_actions import LegalActions

LEFT = (1, 2, 0)
"""By seat: the seat to the left."""
LAST = SEATS - 1
"""How many cards lie in a trick before its last one."""
ALL_PLAYED = HAND * SEATS
"""How many cards have been played when the deal is over."""


def winner_of(trick: tuple[int, ...], contract: Contract) -> int:
    """Return the place of the winning card in a trick of at least one."""
    power = contract.powers[SUIT_OF[trick[0]]]
    best = 0
    for place in range(1, len(trick)):
        if power[trick[place]] > power[trick[best]]:
            best = place
    return best


def duty(hand: int, trick: tuple[int, ...], trumps: int, rise: bool, free: bool) -> int:
    """Return the cards of a hand that may be played (rules digest, 5.2 to 5.7).

    Args:
        hand: bit set.
        trick: the cards that lie there, in order.
        trumps: bit set of all trumps, 0 in notrump.
        rise: whether one who follows must overtake the suit led though the trick is ruffed.
        free: whether the seat is excused from overtaking (a defender against Grand Betel).
    """
    if not trick:
        return hand
    follow = hand & SUIT[trick[0]]
    if follow:
        if free:
            return follow
        top = trick[0]
        if len(trick) > 1:
            second = trick[1]
            if BIT[second] & ABOVE[top]:
                top = second
            elif not rise and BIT[second] & trumps & ~SUIT[top]:
                return follow  # the trick is ruffed, and no card of the suit led can win it
        return follow & ABOVE[top] or follow
    ruffs = hand & trumps
    if not ruffs:
        return hand
    # Three play: before the last card only the second can have ruffed.
    if len(trick) > 1 and BIT[trick[1]] & trumps:
        return ruffs & ABOVE[trick[1]] or ruffs
    return ruffs


@lru_cache(maxsize=1 << 15)
def barred_by(card: int, trick: tuple[int, ...], trumps: int, rise: bool, free: bool) -> int:
    """Return the cards that `duty` would have preferred to this one, so that the hand can't have held them."""
    hand = BIT[card]
    others = (other for other in PACK if other != card)
    return bits(other for other in others if not duty(hand | BIT[other], trick, trumps, rise, free) & hand)


def proven(public: PublicPosition) -> tuple[int, int, int]:
    """Return for each seat the cards it can't hold any more, as far as its cards played prove it."""
    barred = [0] * SEATS
    contract, played, leader = public.contract, public.played, public.leader
    for first in range(0, len(played), SEATS):
        trick = played[first : first + SEATS]
        for place in range(1, len(trick)):
            seat = (leader + place) % SEATS
            free = is_free(public, seat)
            barred[seat] |= barred_by(trick[place], trick[:place], contract.trumps, public.rules.rise, free)
        leader = (leader + winner_of(trick, contract)) % SEATS
    return barred[0], barred[1], barred[2]


def playable(position: Position, seat: int) -> int:
    """Return the bit set of the cards that a seat may play at its turn."""
    free = is_free(position, seat)
    return duty(position.hands[seat], position.trick, position.contract.trumps, position.rules.rise, free)


def is_free(public: PublicPosition, seat: int) -> bool:
    """Return whether a seat is excused from overtaking: a defender against Grand Betel."""
    return public.contract is GRAND_BETEL and seat != public.declarer


def legal(position: Position, seat: int) -> LegalActions:
    """Return the plays of the seat whose turn it is."""
    trick = position.trick
    if not trick:
        return plays_of(seat, position.hands[seat])
    led, allowed = trick[0], playable(position, seat)
    if allowed & SUIT[led]:
        return PLAYS_OF_A_SUIT[seat][SUIT_OF[led]][allowed >> SHIFT[led] & 255]
    return plays_of(seat, allowed)


def play_card(position: Position, action: Play) -> None:
    """Put a card of the seat to play into the trick; the third one ends it, the thirtieth the deal."""
    seat, card, trick = position.turn, action.card, position.trick
    position.hands[seat] ^= BIT[card]
    position.played += (card,)
    if len(trick) < LAST:
        position.trick = (*trick, card)
        position.turn = LEFT[seat]
        return
    first, second = trick
    power = position.contract.powers[SUIT_OF[first]]
    best = power[first]
    # Three play: the leader sits to the left of the last to play, the second to the left of the leader.
    winner = LEFT[seat]
    if power[second] > best:
        best = power[second]
        winner = LEFT[winner]
    if power[card] > best:
        winner = seat
    taken = [*position.taken]
    taken[winner] += 1
    position.taken = taken[0], taken[1], taken[2]
    position.trick = ()
    position.turn = winner
    if len(position.played) == ALL_PLAYED:
        finish(position)
