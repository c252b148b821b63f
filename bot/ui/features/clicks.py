"""Define clicks as features receive them, and register their handlers."""

from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.errors import NotFound
from bot.rules.errors import ParseError
from bot.tables import Table
from bot.ui.discord import InteractionResponder
from bot.ui.layout import SimpleVerb, Verb, is_number

V = TypeVar("V", bound=Verb)


@dataclass(frozen=True, slots=True)
class Click(Generic[V]):
    """A click on a button, a choice in a list, or a submitted form.

    Args:
        table: the number of the table it is about; 0: none.
        seen: the table's revision when the message was drawn.
        values: the chosen or typed values.
        known: the table as it was when the click was accepted; None: the click is about no table.
    """

    answer: InteractionResponder
    table: int
    seen: int
    verb: V
    values: Sequence[str] = ()
    known: Table | None = None

    @property
    def current(self) -> Table:
        """The table as it was when the click was accepted.

        Raises:
            NotFound: `no_table`: the click is about no table.
        """
        if self.known is None:
            raise NotFound("no_table", table=self.table)
        return self.known

    @property
    def value(self) -> str:
        """The chosen or typed value; raises ParseError `bad_action` without one."""
        if not self.values:
            raise ParseError("bad_action", reason="other")
        return self.values[0]

    @property
    def number(self) -> int:
        """The number chosen in a list; raises ParseError `bad_action`."""
        if not is_number(self.value):
            raise ParseError("bad_action", reason="other")
        return int(self.value)

    @property
    def user(self) -> int:
        """The id of the user who clicked."""
        return self.answer.interaction.user.id


Handler = Callable[[Click[Any]], Awaitable[None]]
Handlers = Mapping[Hashable, Handler]
"""Handlers of clicks, by a simple verb or by the class of any other verb."""


def key_of(verb: Verb) -> Hashable:
    """Return the key of a verb's handler."""
    return verb if isinstance(verb, SimpleVerb) else type(verb)
