"""Refusals in words: a code and its data become one sentence that says what would be right."""

from collections.abc import Iterable, Mapping
from typing import cast

from bot.render.speech import Speech
from bot.rules import panel as p


def refusal(speech: Speech, code: str, params: Mapping[str, object]) -> str:
    """Return the sentence for a refusal, with the nearest match to what was typed, if there is one.

    Args:
        speech: the words.
        code: snake_case; its message is `error-<code with dashes>`.
        params: its data; what the message doesn't use is left out.
    """
    # Not every refusal of a code has a reason, and messages choose their variant by it.
    values = tuple((name, _param(value)) for name, value in {"reason": "other", **params}.items())
    sentence = speech.text(p.Say(f"error-{code.replace('_', '-')}", values))
    if "near" in params:
        sentence = f"{sentence} {speech.say('error-near', near=str(params['near']))}"
    return sentence


def _param(value: object) -> p.Param:
    """Return what the catalogs can put in for a refusal's datum."""
    if isinstance(value, int | str | p.SeatName | p.Face | p.Say) and not isinstance(value, bool):
        return value
    if isinstance(value, tuple | list):
        parts = list(cast("Iterable[object]", value))
        if parts and all(isinstance(part, p.Face | p.Say | p.SeatName) for part in parts):
            return cast("p.Param", tuple(parts))
        return ", ".join(map(str, parts))
    return str(value)
