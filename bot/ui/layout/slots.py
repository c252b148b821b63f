"""Define slots: the named places in hand, lobby and table messages that features fill.

A feature fills a slot with a pure function. The message decides the order of the features in a slot, and leaves out
pieces that exceed Discord's limits.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, ParamSpec, TypeVar

from bot.i18n import Translations
from bot.tables import GuildSettings, Hand, Table
from bot.ui.layout.custom_id_verbs import Focus
from bot.ui.layout.panel_renderer import PanelRenderer
from bot.ui.layout.pieces import Button, Piece
from bot.ui.layout.player_names import PlayerNames

F = TypeVar("F")
P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Reader:
    """A reader's language, names and preferences.

    Args:
        now: the time in seconds since 1970.
        user: the only reader of a private message; None: everyone reads it.
    """

    words: Translations
    names: PlayerNames
    drawer: PanelRenderer
    now: int
    user: int | None = None


@dataclass(frozen=True, slots=True)
class Filling:
    """A feature's content of one slot."""

    slot: "Slot[Any]"
    part: Any


@dataclass(frozen=True, eq=False)
class Slot(Generic[F]):
    """A named place in a message.

    Args:
        order: the features that fill it, in the order in which they appear; others come after them.
    """

    name: str
    order: tuple[str, ...] = ()

    def filled(self, part: F) -> Filling:
        """Return the entry for the `slots` of a feature's cog."""
        return Filling(self, part)


class Slots:
    """The fillings of all features, in order."""

    def __init__(self, features: Mapping[str, Sequence[Filling]]) -> None:
        found: dict[Slot[Any], dict[str, list[Any]]] = {}
        for feature, fillings in features.items():
            for filling in fillings:
                found.setdefault(filling.slot, {}).setdefault(feature, []).append(filling.part)
        self._parts = {
            slot: tuple(part for feature in _ordered(parts, slot.order) for part in parts[feature])
            for slot, parts in found.items()
        }

    def __getitem__(self, slot: Slot[F]) -> tuple[F, ...]:
        """Return the functions that fill a slot."""
        return self._parts.get(slot, ())

    def fill(self, slot: Slot[Callable[P, Iterable[T]]], *args: P.args, **kwargs: P.kwargs) -> Iterator[T]:
        """Yield what all functions that fill a slot return for these arguments."""
        for part in self[slot]:
            yield from part(*args, **kwargs)


def _ordered(features: Iterable[str], order: Sequence[str]) -> list[str]:
    """Return features in a given order; those that it lacks come last and keep theirs."""
    return sorted(features, key=lambda feature: order.index(feature) if feature in order else len(order))


HandPieces = Callable[[Hand, Reader], Iterable[Piece]]
HandButtons = Callable[[Hand, Reader], Iterable[Button]]
TablePieces = Callable[[Table, Reader], Iterable[Piece]]
TableButtons = Callable[[Table, Reader], Iterable[Button]]
TableLines = Callable[[Table, Reader], Iterable[str]]
SettingsLines = Callable[[GuildSettings, Translations], Mapping[str, str]]
SettingsButtons = Callable[[GuildSettings, Translations], Iterable[Button]]

HAND_OPENED = Slot[Callable[[Hand, Reader, Focus], Iterable[Piece]]]("hand.opened")
"""Replaces the rows of a hand while something is opened in it; the first feature that returns pieces is shown."""
HAND_ACTIONS = Slot[HandPieces]("hand.actions")
"""What a player can do beside the actions of the game."""
HAND_REQUESTS = Slot[HandPieces]("hand.requests", ("presence", "undo", "claim", "protest", "host"))
"""What others ask the player."""
HAND_NOTES = Slot[HandPieces]("hand.notes", ("premove", "hint"))
"""Text below the rows of a hand."""
HAND_MENU = Slot[HandButtons]("hand.menu", ("hint", "premove", "claim", "undo", "slate", "help"))
"""Buttons behind More in a hand."""
HAND_SUBMENU = Slot[HandButtons]("hand.submenu")
"""Buttons next to Back in an opened menu of the game, such as a list of bids."""
HAND_OVER = Slot[HandButtons]("hand.over")
"""Buttons of a hand that is over, after Rematch and `TABLE_REVIEW`."""

LOBBY_SEATS = Slot[TableLines]("lobby.seats")
"""Who sits where, below the heading."""
LOBBY_ACTIONS = Slot[TableButtons]("lobby.actions")
"""The buttons that seat a person and start the game."""
LOBBY_REQUESTS = Slot[TablePieces]("lobby.requests")
"""What players ask each other before a game."""
LOBBY_LINES = Slot[TableLines]("lobby.lines", ("seats", "hint"))
"""Small print below the seats."""

NEXT_GAME_REQUESTS = Slot[TablePieces]("next_game.requests")
"""What players ask each other about the game to come, in the lobby and at the table."""

TABLE_HEADLINE = Slot[TableLines]("table.headline")
"""Why a game is over, where its result does not say it."""
TABLE_OUTCOME = Slot[TableLines]("table.outcome")
"""Lines below the result of a deal or a game."""
TABLE_STATUS = Slot[TableLines]("table.status", ("presence", "claim", "protest", "verify"))
"""Who is there during a game, until when moves are due, and what became of a request."""
TABLE_STATUS_MENU = Slot[TableButtons]("table.status_menu")
"""Buttons for players who come back, and for those who wait for others."""
TABLE_REQUESTS = Slot[TablePieces]("table.requests", ("claim", "undo", "protest", "host"))
"""What players ask each other during a game. The message shows the first open request, the menu all of them."""
SEALED_REQUESTS = Slot[TablePieces]("sealed.requests", ("protest", "host"))
"""The same as `TABLE_REQUESTS` while others still play the same cards."""
TABLE_REVIEW = Slot[TableButtons]("table.review")
"""The button that shows the players their decisions in the finished game, in its message and in their hands."""

LEFT_REVIEW = Slot[TableButtons]("left.review")
"""Buttons beside it in the message of a finished game that was left behind; elsewhere they are behind More."""

MORE = Slot[TableButtons](
    "more",
    (
        "replay",
        "slate",
        "seats",
        "help",
        "tutorial",
        "house_rules",
        "verify",
        "hint",
        "undo",
        "protest",
        "play",
    ),
)
"""Buttons of the private menu behind More; `Reader.user` has opened it."""
MORE_END = Slot[TableButtons]("more.end", ("host", "seats"))
"""Red buttons at its end, which end a game, close a table, or give up a seat."""
MORE_LISTS = Slot[TablePieces]("more.lists", ("invite", "seats"))
"""Lists below these buttons."""
SEALED_MORE = Slot[TableButtons]("sealed.more", ("help", "house_rules", "protest", "play"))
"""The same as `MORE` while others still play the same cards."""
DETAILS = Slot[TableLines]("details", ("seats", "coach", "hint", "verify"))
"""Lines of the private page behind Details."""

SETTINGS_LINES = Slot[SettingsLines]("settings.lines", ("settings", "leaderboard"))
"""Settings on the page More settings of /settings: what each is set to, by its name."""
SETTINGS_BUTTONS = Slot[SettingsButtons]("settings.buttons", ("settings", "leaderboard", "manager_log"))
"""Buttons of that page; the handler asks `Shared.more_settings` for the manager, and shows the page again with it."""
