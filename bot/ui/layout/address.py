"""Custom ids: `t1:<table>:<revision>:<verb>`, what a button refers to and what its drawer saw.

A verb is an action's text form, or begins with a mark: `!join` something done to the table itself, `>key>key` an
opened menu, `?action` a question before an action, `%act` a list to pick cards from, `=n` a list of actions,
`+number` a list of a game's deals, `@page` a page or form that belongs to no table.
"""

from dataclasses import dataclass

from bot.ui.layout.limits import CUSTOM_ID

PREFIX = "t1"


@dataclass(frozen=True, slots=True)
class Address:
    """What a button or list refers to.

    Args:
        table: the table's number.
        seen: the table's revision when it was drawn.
        verb: what to do.
    """

    table: int
    seen: int
    verb: str

    def custom_id(self) -> str:
        """Return the text Discord keeps.

        Raises:
            ValueError: it is longer than Discord allows, which the library would not notice.
        """
        text = f"{PREFIX}:{self.table}:{self.seen}:{self.verb}"
        if len(text) > CUSTOM_ID:
            raise ValueError(f"custom id of {len(text)} characters")
        return text

    @classmethod
    def parse(cls, text: str) -> "Address | None":
        """Return what a custom id refers to, or None if it is not one of ours."""
        parts = text.split(":", 3)
        if len(parts) != 4 or parts[0] != PREFIX:
            return None
        _, table, seen, verb = parts
        if not (verb and _is_number(table) and _is_number(seen)):
            return None
        return cls(int(table), int(seen), verb.partition("#")[0])


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 16


def of_no_table(verb: str) -> str:
    """Return the custom id of what belongs to no table."""
    return Address(0, 0, verb).custom_id()
