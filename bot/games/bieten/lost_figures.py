"""Finds the figures that a seat can no longer win, because another seat's open cards are higher."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from bot.games.bieten.actions import Bet, Raise
from bot.games.bieten.cards import GAME_BIT, LAST_TRICK, SUIT, best_in, strength
from bot.games.bieten.feasible_claims import namings, own_masks
from bot.games.bieten.position import PublicPosition
from bot.games.bieten.scoring import names_in
from bot.games.bieten.state import View
from bot.rules.actions import Action, seat_of
from bot.rules.cards import cards_in

A = TypeVar("A", bound=Action)


def lost_figures(deal: PublicPosition, seat: int, hand: int) -> int:
    """Return the figures, as bits, that a seat can't win with any names: another has played higher cards."""
    if not deal.plays:
        return 0
    lost = GAME_BIT if _last_trick_is_lost(deal, seat, hand) else 0
    shown = [0] * deal.seats
    for play in deal.plays:
        shown[seat_of(play)] |= 1 << play.card
    shown[seat] = 0
    others = [best_in(cards, names_in(deal, cards)) for cards in shown if cards]
    if not others:
        return lost
    own = [best_in(hand, names) for names in _joint_names(deal, seat, hand)]
    for figure, height in enumerate(map(max, zip(*others, strict=True))):
        if own and height > max(heights[figure] for heights in own):
            lost |= 1 << figure
    return lost


def without_lost_claims(view: View, seat: int, actions: Sequence[A]) -> Sequence[A]:
    """Return the actions without bets and raises of figures that can't be won, which add to others' points."""
    if view.rules.exact or not any(isinstance(action, Bet | Raise) for action in actions):
        return actions
    lost = lost_figures(view, seat, view.hand)
    return [action for action in actions if not (isinstance(action, Bet | Raise) and lost >> action.figure & 1)]


def _joint_names(deal: PublicPosition, seat: int, hand: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield the names that the wild cards of a hand may still get together; rarely more than 30."""
    wilds, real = deal.rules.wilds, hand & ~deal.rules.wild
    held = [card for card in wilds if hand >> card & 1]
    masks, claims = own_masks(hand, wilds, deal.named, deal.names_left(seat)), deal.claims_of(seat)

    def joint(place: int, taken: int) -> Iterator[tuple[tuple[int, int], ...]]:
        if place == len(held):
            yield ()
            return
        free = namings(real | taken, masks[place:], claims)
        for name in cards_in(free[0]) if free else ():
            for rest in joint(place + 1, taken | 1 << name):
                yield ((held[place], name), *rest)

    return joint(0, 0)


def _last_trick_is_lost(deal: PublicPosition, seat: int, hand: int) -> bool:
    """Return whether a card of the last trick already beats the seat's card for it."""
    if deal.trick != LAST_TRICK or not deal.laid or deal.taker == seat:
        return False
    left = hand & ~deal.gone
    if not left:
        return True
    return not any(
        SUIT[name] == deal.led and strength(card, name) > deal.best
        for names in _joint_names(deal, seat, hand)
        for card, name in ((card, dict(names).get(card, card)) for card in cards_in(left))
    )
