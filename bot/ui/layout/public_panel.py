"""Make the public panel of a position once: the table's message, all hands and mentions show it."""

from bot.games import find_game
from bot.rules.panel import Panel
from bot.rules.state import View

MAX_POSITIONS = 64
_panels: dict[int, tuple[View, Panel]] = {}
"""The newest panels, by the `id` of the view, which stays its own as long as the view is here."""


def public_panel(game: str, view: View) -> Panel:
    """Return the public panel of a game's position."""
    known = _panels.get(id(view))
    if known is None:
        if len(_panels) >= MAX_POSITIONS:
            del _panels[next(iter(_panels))]
        known = _panels[id(view)] = view, find_game(game).table_panel(view)
    return known[1]
