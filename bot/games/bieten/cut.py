"""Shuffles, cuts and deals: from the pack to the hands.

The cutter lifts the top part of the pack, can steal from below it, and puts it down; the dealer puts the rest on top.
Each player gets two packets; the cutter gets the smaller of the packet and the number of missing cards.
"""

from bot.games.bieten.actions import CUTS, STEALS, Cut, Deal, Leave, Shuffle, Steal
from bot.games.bieten.cards import HAND, PACK
from bot.games.bieten.feasible_claims import figures_of
from bot.games.bieten.position import CUT, NONE, PHASES, PLAY, SHUFFLE, STEAL, Position
from bot.rules.actions import Action
from bot.rules.cards import GERMAN, bits
from bot.rules.errors import IllegalAction, WrongTime
from bot.rules.legal_actions import NOTHING, LegalActions
from bot.rules.randomness import RandomSource
from bot.rules.randomness import shuffle as shuffle_pack

MOST_STOLEN = 3


def legal_cuts(position: Position, seat: int) -> LegalActions:
    """Return the numbers of cards that the cutter can lift; none for other seats."""
    return CUTS[seat] if seat == position.cutter else NOTHING


def legal_steals(position: Position, seat: int) -> LegalActions:
    """Return whether the cutter can steal the visible card, or leave it; none for other seats."""
    return STEALS[seat] if seat == position.cutter else NOTHING


def check(position: Position, action: Action) -> None:
    """Accept a shuffle or a set-up deal; raises IllegalAction."""
    if position.outcome is not None:
        raise WrongTime("game_over")
    if position.phase != SHUFFLE:
        raise WrongTime("wrong_phase", phase=PHASES[position.phase])
    if isinstance(action, Shuffle) and len(action.pack) != PACK:
        raise IllegalAction("bad_deck", reason="pack", count=PACK)
    if isinstance(action, Deal):
        if len(action.hands) != position.seats:
            raise IllegalAction("bad_deck", reason="hands", count=position.seats)
        if any(len(hand) != (0 if seat in position.out else HAND) for seat, hand in enumerate(action.hands)):
            raise IllegalAction("bad_deck", reason="hand", count=HAND)
        if action.bottom is not None and any(action.bottom in hand for hand in action.hands):
            raise IllegalAction("bad_deck", reason="bottom", count=1)


def shuffled(luck: RandomSource) -> Shuffle:
    """Return a shuffled pack."""
    return Shuffle(None, tuple(shuffle_pack(GERMAN.pack, luck)))


def shuffle(position: Position, action: Shuffle) -> None:
    """Put the pack before the cutter."""
    position.clear()
    position.pack, position.phase, position.bottom, position.stolen = action.pack, CUT, NONE, 0


def cut(position: Position, action: Cut) -> None:
    """Lift the top part of the pack; with a plain cut the cut is over."""
    position.lift = action.lift
    position.phase = STEAL
    if not position.rules.steal:
        hand_out(position)


def steal(position: Position, _: Steal) -> None:
    """Take the card seen; the third one ends the cut."""
    position.stolen += 1
    if position.stolen == MOST_STOLEN:
        hand_out(position)


def return_lifted(position: Position, _: Leave) -> None:
    """Put the lifted part down."""
    hand_out(position)


def stolen(position: Position) -> tuple[int, ...]:
    """Return the cards the cutter has stolen so far, first first."""
    return tuple(position.pack[position.lift - 1 - number] for number in range(position.stolen))


def seen(position: Position) -> tuple[int, ...]:
    """Return the cards the cutter has seen: those stolen, then the one at the bottom now."""
    return (*stolen(position), position.pack[position.lift - 1 - position.stolen])


def hand_out(position: Position) -> None:
    """Put the pack together again and deal it."""
    lifted = position.pack[: position.lift - position.stolen]
    pack = position.pack[position.lift :] + lifted
    hands = [0] * position.rules.seats
    cutter, taken = position.cutter, 0
    hands[cutter] = bits(stolen(position))
    for packet in position.rules.packets:
        seat = position.dealer
        for _ in range(position.live):
            seat = position.after[seat]
            number = min(packet, HAND - hands[seat].bit_count()) if seat == cutter else packet
            for card in pack[taken : taken + number]:
                hands[seat] |= 1 << card
            taken += number
    begin(position, tuple(hands), pack[-1], position.stolen)


def set_up(position: Position, action: Deal) -> None:
    """Start a deal with hands set up by a player."""
    bottom = NONE if action.bottom is None else action.bottom
    position.clear()
    begin(position, tuple(bits(hand) for hand in action.hands), bottom, 0)


def begin(position: Position, hands: tuple[int, ...], bottom: int, stolen: int) -> None:
    """Start the play of a deal; the table is clear.

    Args:
        hands: three cards for every seat that is in the game, as bit sets.
        bottom: the exposed bottom card of the rest, or NONE.
    """
    position.phase = PLAY
    position.pack, position.lift = (), 0
    position.hands, position.bottom, position.stolen = hands, bottom, stolen
    position.turn = position.after[position.dealer]
    position.has = tuple([figures_of(position, seat) for seat in range(position.rules.seats)])
