"""Forms as users fill them in: what nobody touches stays as it was shown."""

from typing import Any

RADIO = 21
OPTIONS = 3, 22
"""Lists and boxes."""
TEXT = 4


def fields(shown: Any) -> dict[str, dict[str, Any]]:
    """Return the fields of a form by their custom ids."""
    return {label["component"]["custom_id"]: label["component"] for label in shown.modal["components"]}


def preset(field: dict[str, Any]) -> list[str]:
    """Return what stands or is chosen in a field before any user touches it."""
    if field["type"] == TEXT:
        return [field["value"]] if field.get("value") else []
    defaults = [str(value["id"]) for value in field.get("default_values", ())]
    return defaults + [option["value"] for option in field.get("options", ()) if option.get("default")]


async def send(person, shown: Any, **changes: Any):
    """Change some fields of a form, send it, and return the answer; channels and roles are given as such."""
    values: dict[str, Any] = {}
    for name, field in fields(shown).items():
        before = preset(field)
        if name in changes:
            given = changes[name]
            single = field["type"] in (TEXT, RADIO) or isinstance(given, list)
            values[name] = given if single else [given]
        elif field["type"] in OPTIONS:
            values[name] = before
        elif before:
            values[name] = before[0]
    return await person.submit_modal(shown, values)
