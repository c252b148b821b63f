"""Messages measured on the sandbox's page: tables, hands, menus, lessons, and pages for managers.

`python -m tests.screenshots --measure` prints the numbers; `tests/e2e/test_screen.py` holds the limits.
"""

from tests.browser import chromium
from tests.screen.hands import private_phases
from tests.screen.measuring import Measured, everything, measured, rows
from tests.screen.servers import server_phases
from tests.screen.tables import phases

__all__ = ["Measured", "everything", "measured", "phases", "private_phases", "server_phases", "show"]


async def show() -> None:
    """Measure everything and print the table."""
    async with chromium() as browser:
        for row in rows(await measured(browser, everything([*phases(), *private_phases(), *server_phases()]))):
            print(row)  # noqa: T201
