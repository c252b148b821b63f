"""The private panel of the cutter: how many cards to lift, and what to steal."""

from bot.games.bieten.actions import HIGHEST_LIFT, LOWEST_LIFT, Cut, Leave, Steal
from bot.games.bieten.cut import MOST_STOLEN
from bot.games.bieten.names import face, faces
from bot.games.bieten.position import CUT
from bot.games.bieten.view import View
from bot.rules.panel import Block, Button, CardRow, Heading, Menu, Panel, Row, Select, say

_SENSIBLE_LIFTS = (8, 12, 16, 20, 25)
_SELECT_HALF = 16
"""A list holds 25 things at the most, so there are two."""


def cut_panel(view: View) -> Panel:
    """Return what the cutter sees and may do."""
    return _lift_panel(view) if view.phase == CUT else _steal_panel(view)


def _lift_panel(view: View) -> Panel:
    """Return a few lifts as buttons, and all of them in two lists behind a menu."""
    cuts = tuple(_cut_button(view, lift) for lift in _SENSIBLE_LIFTS)
    thin = tuple(_cut_button(view, lift) for lift in range(LOWEST_LIFT, _SELECT_HALF + 1))
    thick = tuple(_cut_button(view, lift) for lift in range(_SELECT_HALF + 1, HIGHEST_LIFT + 1))
    lists: tuple[Row, ...] = (
        (Select(say("prompt-lift-thin"), thin),),
        (Select(say("prompt-lift-thick"), thick),),
    )
    other = Menu(say("button-lift-other"), "lift", say("prompt-lift"), lists, groups=True)
    return Panel(say("title-hand"), (Heading(say("heading-your-cut")),), (cuts, (other,)))


def _steal_panel(view: View) -> Panel:
    """Return the card the cutter sees and those stolen, and whether to take it."""
    *stolen, bottom = view.seen
    blocks: list[Block] = [
        Heading(say("heading-your-steal", left=MOST_STOLEN - view.stolen)),
        CardRow(faces((bottom,)), say("label-bottom")),
    ]
    if stolen:
        blocks.append(CardRow(faces(stolen), say("label-stolen")))
    seat = view.cutter
    row = (
        Button(say("button-steal", card=face(bottom)), Steal(seat).text(), "danger", card=face(bottom)),
        Button(say("button-leave", card=face(bottom)), Leave(seat).text()),
    )
    return Panel(say("title-hand"), tuple(blocks), (row,))


def _cut_button(view: View, lift: int) -> Button:
    return Button(say("button-lift", count=lift), Cut(view.cutter, lift).text())
