"""The texts of the languages, parsed once: the tests of one language share a worker."""

from functools import cache

import pytest

from bot.i18n.checking import Texts, shipped


@cache
def texts(locale: str) -> Texts:
    """Return all texts of a language or dialect."""
    return Texts(locale, shipped(locale))


def sharing(locale: str) -> pytest.MarkDecorator:
    """Return the mark of tests that read the texts of a language."""
    return pytest.mark.xdist_group(f"texts-{locale}")
