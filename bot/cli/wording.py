"""Refusals in words, for the command line."""

from bot.errors import UserError
from bot.i18n import Catalogs
from bot.render import refusal
from bot.rules.errors import RuleError


def explain(error: RuleError | UserError, catalogs: Catalogs, locale: str, game: str | None = None) -> str:
    """Return the sentence for a refusal.

    Args:
        error: what was refused.
        catalogs: where the words are.
        locale: the language wanted; English stands in for an unknown one.
        game: the game it happened in, whose own refusals are known too.
    """
    words = catalogs.words(locale, game)
    return refusal(error, words, lambda seat: words("person-name", number=seat + 1))
