"""Commands are tried on the same in-memory Discord as the rest of what users see."""

from tests.ui.conftest import club, make_bot

__all__ = ["club", "make_bot"]
