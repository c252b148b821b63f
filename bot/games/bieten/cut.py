"""Shuffle, cut and deal: from the pack to the hands.

The cutter lifts the top part of the pack and may steal from below it. Then the lifted part lies down and the dealer
puts the rest on top of it. Each player gets two packets; the cutter gets the smaller of the packet and what is
missing.
"""

from typing import TYPE_CHECKING

from bot.games.bieten.actions import Deal, Shuffle
from bot.games.bieten.cards import PACK
from bot.games.bieten.public import PHASES, SHUFFLE
from bot.rules.cards import bits
from bot.rules.errors import IllegalAction, WrongTime

if TYPE_CHECKING:
    from random import Random

    from bot.games.bieten.rules import State
    from bot.rules.actions import Action

HAND = 3
MOST_STOLEN = 3


def check(state: "State", action: "Action") -> None:
    """Accept a shuffle or a set-up deal; raises IllegalAction."""
    if state.ending is not None:
        raise WrongTime("game_over")
    if state.phase != SHUFFLE:
        raise WrongTime("wrong_phase", phase=PHASES[state.phase])
    if isinstance(action, Shuffle) and len(action.pack) != PACK:
        raise IllegalAction("bad_deck", reason="pack", count=PACK)
    if isinstance(action, Deal):
        if len(action.hands) != state.seats:
            raise IllegalAction("bad_deck", reason="hands", count=state.seats)
        if any(len(hand) != (0 if seat in state.out else HAND) for seat, hand in enumerate(action.hands)):
            raise IllegalAction("bad_deck", reason="hand", count=HAND)
        if action.bottom is not None and any(action.bottom in hand for hand in action.hands):
            raise IllegalAction("bad_deck", reason="bottom", count=1)


def shuffled(rng: "Random") -> Shuffle:
    """Return a shuffled pack."""
    pack = list(range(PACK))
    rng.shuffle(pack)
    return Shuffle(None, tuple(pack))


def stolen(state: "State") -> tuple[int, ...]:
    """Return the cards the cutter has stolen so far, first first."""
    return tuple(state.pack[state.lift - 1 - number] for number in range(state.stolen))


def seen(state: "State") -> tuple[int, ...]:
    """Return the cards the cutter has seen: those stolen, then the one at the bottom now."""
    return (*stolen(state), state.pack[state.lift - 1 - state.stolen])


def hand_out(state: "State") -> None:
    """Put the pack together again and deal it."""
    lifted = state.pack[: state.lift - state.stolen]
    pack = state.pack[state.lift :] + lifted
    hands = [0] * state.rules.seats
    cutter, taken = state.cutter, 0
    hands[cutter] = bits(stolen(state))
    for packet in state.rules.packets:
        seat = state.dealer
        for _ in range(state.live):
            seat = state.after[seat]
            number = min(packet, HAND - hands[seat].bit_count()) if seat == cutter else packet
            for card in pack[taken : taken + number]:
                hands[seat] |= 1 << card
            taken += number
    state.begin(tuple(hands), pack[-1], state.stolen)


def set_up(state: "State", action: Deal) -> None:
    """Start a deal with hands set up by somebody."""
    bottom = -1 if action.bottom is None else action.bottom
    state.clear()
    state.begin(tuple(bits(hand) for hand in action.hands), bottom, 0)
