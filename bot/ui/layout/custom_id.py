"""Encode and parse custom ids: `t1:<table>:<revision>:<verb>`."""

from collections.abc import Callable

from bot.rules.frozen import frozen
from bot.ui.layout.custom_id_verbs import PlayAction, SimpleVerb, Verb, is_number, read, write
from bot.ui.layout.discord_limits import MAX_CUSTOM_ID

PREFIX = "t1"
QUESTIONS = {SimpleVerb.CLOSE.value, SimpleVerb.END.value}
"""Their Yes stands in a message of no table; the text has had the table's number at its end ever since."""


@frozen
class CustomId:
    """The target of a button or list: table, revision and verb.

    Args:
        table: the table's number; 0: of no table.
        seen: the table's revision when it was drawn.
    """

    table: int
    seen: int
    verb: Verb

    def custom_id(self, times: int = 1) -> str:
        """Return the text Discord keeps.

        Args:
            times: 2 for the second item of a message with the same verb, and so on: Discord refuses doubles.

        Raises:
            ValueError: it is longer than Discord allows, which the library would not notice.
        """
        verb = write(self.verb)
        text = f"{PREFIX}:{self.table}:{self.seen}:{verb}"
        if verb in QUESTIONS:
            text = f"{PREFIX}:0:0:{verb}.{self.table}"
        if times > 1:
            text += f"#{times}"
        if len(text) > MAX_CUSTOM_ID:
            raise ValueError(f"custom id of {len(text)} characters")
        return text

    @classmethod
    def parse(cls, text: str) -> "CustomId | None":
        """Return what a custom id refers to, or None if it is not one of ours."""
        parts = text.split(":", 3)
        if len(parts) != 4 or parts[0] != PREFIX:
            return None
        _, table, seen, verb = parts
        if not (verb and is_number(table) and is_number(seen)):
            return None
        verb = verb.partition("#")[0]
        question, _, number = verb.partition(".")
        if question not in QUESTIONS:
            return cls(int(table), int(seen), read(verb))
        return (
            cls(int(number), 0, read(question)) if is_number(number) else cls(int(table), int(seen), PlayAction(verb))
        )


AddressOf = Callable[[Verb], CustomId]
"""Knows what the verbs of a message are about."""


def without_table(verb: Verb) -> CustomId:
    """Return the address of what belongs to no table."""
    return CustomId(0, 0, verb)
