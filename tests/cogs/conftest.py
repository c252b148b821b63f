"""Commands are tried on the same in-memory Discord as everything else on the surface."""

from tests.ui.conftest import club, make_bot

__all__ = ["club", "make_bot"]
