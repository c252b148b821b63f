"""What a seat may do now; made by `State.legal_actions` alone, and carried by every view."""

from bot.rules.actions import Action, CardSelection


class LegalActions(tuple[Action | CardSelection, ...]):
    """All that a seat may do: actions one by one, and choices for those that are too many to list.

    A tuple of both, because one is made for every decision of a search: `LegalActions((Pass(seat), Bid(seat, 7)))`.
    """

    __slots__ = ()

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that are listed."""
        return tuple([option for option in self if isinstance(option, Action)])

    @property
    def choices(self) -> tuple[CardSelection, ...]:
        """The choices; each stands for actions that are not listed."""
        return tuple([option for option in self if isinstance(option, CardSelection)])


NOTHING = LegalActions()
"""For a seat that may do nothing, which is most seats most of the time."""
