"""What is shown when somebody asks for it, one file a feature."""

from bot.ui.pages.about import Origin
from bot.ui.pages.clicks import Click, Handlers, key_of
from bot.ui.pages.index import Pages

__all__ = ["Click", "Handlers", "Origin", "Pages", "key_of"]
