"""What a seat may do now; made by `State.legal_actions` alone, and carried by every view."""

from collections.abc import Iterator, Sequence
from typing import overload

from bot.rules.actions import Action, Choice


class Legal(Sequence[Action | Choice]):
    """All that a seat may do: a sequence of its actions, and after them of its choices. Never changed once made.

    Args:
        actions: one by one.
        choices: each stands for actions that are too many to list.
    """

    __slots__ = ("actions", "choices")

    def __init__(self, actions: tuple[Action, ...] = (), choices: tuple[Choice, ...] = ()) -> None:
        self.actions = actions
        self.choices = choices

    def __len__(self) -> int:
        return len(self.actions) + len(self.choices)

    def __bool__(self) -> bool:
        return bool(self.actions or self.choices)

    def __iter__(self) -> Iterator[Action | Choice]:
        return iter(self.actions + self.choices)

    def __contains__(self, option: object) -> bool:
        return option in self.actions or option in self.choices

    @overload
    def __getitem__(self, place: int) -> Action | Choice: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Action | Choice, ...]: ...
    def __getitem__(self, place: int | slice) -> Action | Choice | tuple[Action | Choice, ...]:
        return (self.actions + self.choices)[place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Legal) and self.actions == other.actions and self.choices == other.choices

    def __hash__(self) -> int:
        return hash((self.actions, self.choices))

    def __reduce__(self) -> tuple[object, ...]:
        return Legal, (self.actions, self.choices)


NOTHING = Legal()
"""For a seat that may do nothing, which is most seats most of the time."""
