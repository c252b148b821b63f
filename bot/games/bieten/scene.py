"""The table as a picture: cards before the players, the trick, bets as chips, the bottom card."""

from bot.games.bieten.actions import Play
from bot.games.bieten.cards import HAND
from bot.games.bieten.names import face, figure_name, played
from bot.games.bieten.position import NOBODY, PLAY, Public
from bot.rules.actions import seat_of
from bot.rules.panel import say
from bot.rules.scene import Chip, Pile, Place, Scene


def scene(view: Public) -> Scene:
    """Return the table as everybody sees it."""
    lying = view.trick_on_table()
    on = view.phase == PLAY
    tricks = view.trick if on else view.trick + bool(lying)
    taken = bool(lying) and not view.laid
    return Scene(
        tuple(_place(view, seat, lying) for seat in range(view.seats)),
        trick=tuple((seat_of(play), played(play)) for play in lying),
        winner=None if view.taker == NOBODY else view.taker,
        taken=taken,
        tricks=tricks,
        took=view.turn if on and view.trick and not view.laid else None,
        dealer=None if view.outcome else view.dealer,
        chips=tuple(_chip(view, figure) for figure in sorted(view.order)) if view.plays or on else (),
        piles=(Pile((face(view.bottom),), say("label-bottom")),) if on and view.bottom >= 0 else (),
    )


def _place(view: Public, seat: int, lying: tuple[Play, ...]) -> Place:
    """Return what is at a seat; the card that lies in the trick is not told twice."""
    on, cards = view.phase == PLAY, view.played_by(seat)
    out = seat in view.out
    gained = view.rules.target - view.scores[seat] - view.needs[seat] if on and not out else 0
    if not on and view.results:
        gained = view.results[-1].points[seat]
    return Place(
        points=view.scores[seat],
        gained=gained,
        struck=view.rules.target - view.scores[seat] == 1 and not view.outcome,
        cards=HAND - len(cards) if on and not out else 0,
        shown=tuple(played(play) for play in cards if play not in lying),
        out=out,
    )


def _chip(view: Public, figure: int) -> Chip:
    """Return a figure that was bet."""
    label, worth = figure_name(figure), view.values[figure]
    if view.owners[figure] != NOBODY:
        return Chip(label, figure, worth, (view.owners[figure],), "closed")
    if view.figure == figure:
        return Chip(label, figure, worth, (view.by,), "asked")
    raiser, holder = view.raisers[figure], view.holders[figure]
    return Chip(label, figure, worth, (view.first_bettor(figure) if raiser == NOBODY else raiser, holder), "held")
