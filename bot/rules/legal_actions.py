"""The legal actions of a seat; made by `State.legal_actions` alone, and part of every view."""

from bot.rules.actions import Action, CardSelection


class LegalActions(tuple[Action | CardSelection, ...]):
    """All actions that a seat can take: single ones, and selections for those that are too many to list.

    A tuple of both, because one is made for every decision of a search: `LegalActions((Pass(seat), Bid(seat, 7)))`.
    """

    __slots__ = ()

    @property
    def actions(self) -> tuple[Action, ...]:
        """The single actions."""
        return tuple([option for option in self if isinstance(option, Action)])

    @property
    def choices(self) -> tuple[CardSelection, ...]:
        """The selections; each covers actions that are not listed."""
        return tuple([option for option in self if isinstance(option, CardSelection)])


NOTHING = LegalActions()
"""For a seat that can't act, as most seats most of the time."""
