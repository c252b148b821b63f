"""The play: duties, the winner of a trick, and what a card played proves about the rest of its hand."""

from typing import TYPE_CHECKING

from bot.games.betel.actions import LOWEST, PACK, PLAYS, RANKS, SEATS, plays_of
from bot.games.betel.contracts import GRAND_BETEL, TRUMP_MASK
from bot.games.betel.deals import finish
from bot.rules.actions import Action
from bot.rules.cards import FRENCH

if TYPE_CHECKING:
    from bot.games.betel.rules import BetelState

TRICKS = 10
LEFT = (1, 2, 0)
"""By seat: the seat to the left."""
DECK_SIZE = FRENCH.size
BIT = tuple(1 << card for card in range(DECK_SIZE))
SUIT_OF = tuple(min(card // RANKS, 3) for card in range(DECK_SIZE))
SUIT = tuple(FRENCH.suit_masks[suit] for suit in SUIT_OF)
"""By card: all cards of its suit."""
ABOVE = tuple(SUIT[card] & -(2 << card) for card in range(DECK_SIZE))
"""By card: all higher cards of its suit."""
SHIFT = tuple(suit * RANKS + LOWEST for suit in SUIT_OF)
"""By card: where the eight bits of its suit begin."""


def _powers(trump: int) -> tuple[tuple[int, ...], ...]:
    """Return by suit led and card how much the card counts for in a trick; 0 if it can't win."""
    table: list[tuple[int, ...]] = []
    for led in FRENCH.suit_masks:
        row = [0] * DECK_SIZE
        for card in PACK:
            if BIT[card] & trump:
                row[card] = 100 + card
            elif BIT[card] & led:
                row[card] = 1 + card % RANKS
        table.append(tuple(row))
    return tuple(table)


_POWERS = {mask: _powers(mask) for mask in {*TRUMP_MASK}}
POWER = tuple(_POWERS[mask] for mask in TRUMP_MASK)
"""By contract number, suit led and card: its strength in the trick."""


def winner_of(trick: tuple[int, ...], number: int) -> int:
    """Return the place in the trick of the card that wins so far.

    Args:
        trick: cards in the order they were played, at least one.
        number: the contract's, 0 for three passes.
    """
    power = POWER[number][SUIT_OF[trick[0]]]
    best = 0
    for place in range(1, len(trick)):
        if power[trick[place]] > power[trick[best]]:
            best = place
    return best


def duty(hand: int, trick: tuple[int, ...], trumps: int, rise: bool, free: bool) -> int:
    """Return the cards of a hand that may be played (rules digest, 5.2 to 5.7).

    Args:
        hand: bit set of the hand.
        trick: what lies there, in order.
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
                return follow
        return follow & ABOVE[top] or follow
    ruffs = hand & trumps
    if not ruffs:
        return hand
    if len(trick) > 1 and BIT[trick[1]] & trumps:
        return ruffs & ABOVE[trick[1]] or ruffs
    return ruffs


def barred_by(card: int, trick: tuple[int, ...], trumps: int, rise: bool, free: bool) -> int:
    """Return the cards that a hand can't have held beside this one, since it was played to this trick.

    Each is one that `duty` would have preferred; the arguments are those of `duty`.
    """
    if not trick:
        return 0
    led = SUIT[trick[0]]
    if BIT[card] & led:
        if free:
            return 0
        top = trick[0]
        if len(trick) > 1:
            if BIT[trick[1]] & ABOVE[top]:
                top = trick[1]
            elif not rise and BIT[trick[1]] & trumps & ~led:
                return 0
        return 0 if BIT[card] & ABOVE[top] else ABOVE[top]
    if not BIT[card] & trumps:
        return led | trumps
    if len(trick) > 1 and BIT[trick[1]] & trumps and not BIT[card] & ABOVE[trick[1]]:
        return led | ABOVE[trick[1]]
    return led


def proven(state: "BetelState") -> tuple[int, int, int]:
    """Return for each seat the cards it can't hold any more, as far as its cards played prove it."""
    barred = [0] * SEATS
    trumps = TRUMP_MASK[state.high]
    leader = state.dealt_by if state.declarer < 0 else state.declarer
    played = state.played
    for first in range(0, len(played), SEATS):
        trick = played[first : first + SEATS]
        for place in range(1, len(trick)):
            seat = (leader + place) % SEATS
            free = state.high == GRAND_BETEL and seat != state.declarer
            barred[seat] |= barred_by(trick[place], trick[:place], trumps, state.rules.rise, free)
        leader = (leader + winner_of(trick, state.high)) % SEATS
    return barred[0], barred[1], barred[2]


def playable(state: "BetelState", seat: int) -> int:
    """Return the bit set of what a seat may play when it is its turn."""
    number = state.high
    free = number == GRAND_BETEL and seat != state.declarer
    return duty(state.hands[seat], state.trick, TRUMP_MASK[number], state.rules.rise, free)


def plays_allowed(state: "BetelState", seat: int) -> tuple[Action, ...]:
    """Return the plays of the seat whose turn it is."""
    trick = state.trick
    if not trick:
        return plays_of(seat, state.hands[seat])
    # This is `playable` written out: two calls fewer for the most frequent question of all.
    number, led = state.high, trick[0]
    free = number == GRAND_BETEL and seat != state.declarer
    allowed = duty(state.hands[seat], trick, TRUMP_MASK[number], state.rules.rise, free)
    # Most plays follow suit, and one look-up is enough for one suit.
    return PLAYS[seat][SUIT_OF[led]][allowed >> SHIFT[led] & 255] if allowed & SUIT[led] else plays_of(seat, allowed)


def play_card(state: "BetelState", card: int) -> None:
    """Put a card of the seat to play into the trick; the third one ends it, the thirtieth the deal."""
    seat = state.turn
    state.hands[seat] ^= 1 << card
    state.played += (card,)
    trick = state.trick
    if len(trick) < SEATS - 1:
        state.trick = (*trick, card)
        state.turn = LEFT[seat]
        return
    first, second = trick
    power = POWER[state.high][SUIT_OF[first]]
    best = power[first]
    winner = LEFT[seat]
    if power[second] > best:
        best = power[second]
        winner = LEFT[winner]
    if power[card] > best:
        winner = seat
    taken = state.taken
    state.taken = (taken[0] + (winner == 0), taken[1] + (winner == 1), taken[2] + (winner == 2))
    state.trick = ()
    state.turn = winner
    if len(state.played) == TRICKS * SEATS:
        finish(state)
