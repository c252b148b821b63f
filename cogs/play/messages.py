"""Playing: the button for a table's details in its private menu."""

from collections.abc import Iterator

from bot.tables import Table
from bot.ui.layout import Button, Reader, SimpleVerb


def menu(table: Table, reader: Reader) -> Iterator[Button]:
    """Yield the button that shows the details."""
    yield Button(SimpleVerb.DETAILS, reader.words("button-details"))
