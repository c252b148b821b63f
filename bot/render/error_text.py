"""Formats errors: a code and its data become one sentence with the remedy."""

from collections.abc import Callable, Iterable
from typing import Protocol, cast

from bot.render.card_text import CardFormatter
from bot.render.panel_text import PanelFormatter, Translate
from bot.rules import panel as p


class MessageCatalog(Translate, Protocol):
    """The messages of one language."""

    def has(self, key: str) -> bool:
        """Return whether there is such a message."""
        ...


class CodedError(Protocol):
    """An error with a code."""

    code: str
    params: dict[str, object]


def refusal(
    error: CodedError, words: MessageCatalog, name: Callable[[int], str], quoted: Callable[[str], str] = str
) -> str:
    """Return the sentence for an error, with the nearest match to the input, if there is one.

    Args:
        error: its message is `error-<code>-<reason>`, else `error-<code>`, with dashes; so a game words the reasons
            that it alone has, and leaves the others to the common messages. An unknown code gets a general sentence.
    """
    # Not every error of a code has a reason, and messages choose their variant by it.
    params = {"reason": "other", **error.params}
    if params["reason"] in {"value", "preset"}:
        params["known"] = _values(str(params.get("option", "preset")), str(params["known"]), words)
    option = f"option-{params.get('option')}"
    if words.has(option):
        params["option"] = words(option)
    values = tuple((param, _param(value)) for param, value in params.items())
    # The reason chooses among sentences; everything else can be typed text.
    values = tuple((k, quoted(v) if isinstance(v, str) and k != "reason" else v) for k, v in values)
    speech = PanelFormatter(words, name, CardFormatter(words).short)
    sentence = speech.text(p.LocalizedText(_key(error.code, str(params["reason"]), words), values))
    if "near" in error.params:
        sentence = f"{sentence} {words('error-near', near=quoted(str(error.params['near'])))}"
    return sentence


def _key(code: str, reason: str, words: MessageCatalog) -> str:
    keys = (f"error-{code}-{reason}", f"error-{code}")
    return next((key for key in (key.replace("_", "-") for key in keys) if words.has(key)), "error-unknown")


def _values(option: str, known: str, words: MessageCatalog) -> str:
    """Return the values of an option as a player types them, each with its meaning behind it."""
    shown: list[str] = []
    for value in known.split(", "):
        key = next((key for key in (f"value-{option}-{value}", f"value-{value}") if words.has(key)), "")
        shown.append(f"{value} ({words(key)})" if key and words(key) != value else value)
    return ", ".join(shown)


def _param(value: object) -> p.Param:
    if isinstance(value, int | str | p.SeatName | p.CardFace | p.LocalizedText) and not isinstance(value, bool):
        return value
    if isinstance(value, tuple | list):
        parts = list(cast("Iterable[object]", value))
        if parts and all(isinstance(part, p.CardFace | p.LocalizedText | p.SeatName) for part in parts):
            return cast("p.Param", tuple(parts))
        return ", ".join(map(str, parts))
    return str(value)
