"""Discord's limits for messages, components and modals, reported as 50035 with the path of the error."""

from typing import Final

from bot.sandbox import components as parts
from bot.sandbox.errors import invalid_form
from bot.sandbox.json_helpers import Json, many, one

_TOP_V1: Final = frozenset((parts.ROW,))
_IN_CONTAINER: Final = frozenset((parts.ROW, parts.SECTION, parts.TEXT, parts.GALLERY, parts.FILE, parts.SEPARATOR))
_TOP_V2: Final = _IN_CONTAINER | {parts.CONTAINER}
_IN_LABEL: Final = parts.SELECTS | {
    parts.TEXT_INPUT, parts.FILE_UPLOAD, parts.RADIO_GROUP, parts.CHECKBOX_GROUP, parts.CHECKBOX,
}  # fmt: skip
_IN_MODAL: Final = frozenset((parts.ROW, parts.TEXT, parts.LABEL))
MAX_CONTENT: Final = 2000
MAX_COMPONENTS: Final = 40
MAX_V2_TEXT: Final = 4000
MAX_ALT: Final = 1024
MAX_URL: Final = 512
MAX_NONCE: Final = 25
LINK_STYLE: Final = 5
PREMIUM_STYLE: Final = 6


class ValidationErrors:
    """Collects the errors of one body."""

    def __init__(self) -> None:
        self._found: list[tuple[str, str, str]] = []

    def add(self, path: str, code: str, message: str) -> None:
        """Add an error at a dotted path."""
        self._found.append((path, code, message))

    def length(self, path: str, value: object, limit: int, least: int = 0) -> None:
        """Add an error for a text that is too long, too short, or missing."""
        size = len(str(value or ""))
        if size > limit:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {limit} or fewer in length.")
        elif size < least:
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def count(self, path: str, size: int, limit: int, least: int = 0) -> None:
        """Add an error for a list that has too many or too few entries."""
        if not least <= size <= limit:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {limit} in length.")

    def done(self) -> None:
        """Raise ApiError 50035 if there are errors."""
        if self._found:
            raise invalid_form(self._found)


def check_message(content: str, embeds: list[Json], components: list[Json], flags: int) -> None:
    """Refuse a message that Discord would refuse; the arguments are its state after the request."""
    problems = ValidationErrors()
    problems.length("content", content, MAX_CONTENT)
    if flags & parts.V2_FLAG:
        for field, value in (("content", content), ("embeds", embeds)):
            if value:
                problems.add(
                    field,
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
        _check_v2(problems, components)
    else:
        problems.count("components", len(components), 5)
        _check_kinds(problems, "components", components, _TOP_V1)
    _check_tree(problems, components)
    _check_embeds(problems, embeds)
    problems.done()


def check_modal(modal: Json) -> None:
    """Refuse a modal that Discord would refuse."""
    problems = ValidationErrors()
    problems.length("data.title", modal.get("title"), 45, 1)
    problems.length("data.custom_id", modal.get("custom_id"), 100, 1)
    rows = many(modal, "components")
    problems.count("data.components", len(rows), 5, 1)
    _check_kinds(problems, "data.components", rows, _IN_MODAL)
    _check_tree(problems, rows, "data.components")
    problems.done()


def _check_v2(problems: ValidationErrors, components: list[Json]) -> None:
    _check_kinds(problems, "components", components, _TOP_V2)
    total = len(parts.each(components))
    if total > MAX_COMPONENTS:
        problems.add("components", "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_COMPONENTS} or fewer components in total.")
    if sum(map(len, parts.texts(components))) > MAX_V2_TEXT:
        problems.add(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total displayable text size cannot exceed {MAX_V2_TEXT}",
        )


def _check_kinds(problems: ValidationErrors, path: str, components: list[Json], allowed: frozenset[int]) -> None:
    for index, component in enumerate(components):
        if component.get("type") not in allowed:
            wanted = ", ".join(map(str, sorted(allowed)))
            problems.add(f"{path}.{index}.type", "UNION_TYPE_CHOICES", f"Value must be one of ({wanted}).")


def _check_tree(problems: ValidationErrors, components: list[Json], base: str = "components") -> None:
    seen: set[str] = set()
    for path, component in parts.walk(components, base):
        custom_id = component.get("custom_id")
        if custom_id is not None:
            problems.length(f"{path}.custom_id", custom_id, 100, 1)
            if custom_id in seen:
                problems.add(
                    f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
                )
            seen.add(custom_id)
        _check_one(problems, path, component)


def _check_one(problems: ValidationErrors, path: str, component: Json) -> None:
    match component.get("type"):
        case parts.ROW:
            _check_row(problems, path, many(component, "components"))
        case parts.BUTTON:
            _check_button(problems, path, component)
        case parts.SECTION:
            inside = many(component, "components")
            problems.count(f"{path}.components", len(inside), 3, 1)
            _check_kinds(problems, f"{path}.components", inside, frozenset((parts.TEXT,)))
            if component.get("accessory", {}).get("type") not in (parts.BUTTON, parts.THUMBNAIL):
                problems.add(f"{path}.accessory", "BASE_TYPE_REQUIRED", "This field is required")
        case parts.TEXT:
            problems.length(f"{path}.content", component.get("content"), MAX_V2_TEXT, 1)
        case parts.CONTAINER:
            inside = many(component, "components")
            _check_kinds(problems, f"{path}.components", inside, _IN_CONTAINER)
        case parts.GALLERY:
            problems.count(f"{path}.items", len(component.get("items") or ()), 10, 1)
            for index, item in enumerate(many(component, "items")):
                problems.length(f"{path}.items.{index}.description", item.get("description"), MAX_ALT)
        case parts.LABEL:
            problems.length(f"{path}.label", component.get("label"), 45, 1)
            problems.length(f"{path}.description", component.get("description"), 100)
            _check_kinds(problems, f"{path}.component", [one(component, "component")], _IN_LABEL)
        case parts.TEXT_INPUT:
            problems.length(f"{path}.value", component.get("value"), 4000)
            problems.length(f"{path}.placeholder", component.get("placeholder"), 100)
        case parts.RADIO_GROUP:
            _check_options(problems, path, component, least=2, limit=10)
        case parts.CHECKBOX_GROUP:
            _check_options(problems, path, component, least=1, limit=10)
        case kind if kind in parts.SELECTS:
            _check_select(problems, path, component)
        case _:
            pass


def _check_row(problems: ValidationErrors, path: str, inside: list[Json]) -> None:
    if any(child.get("type") != parts.BUTTON for child in inside):
        problems.count(f"{path}.components", len(inside), 1, 1)
        _check_kinds(problems, f"{path}.components", inside, parts.SELECTS | {parts.BUTTON, parts.TEXT_INPUT})
    else:
        problems.count(f"{path}.components", len(inside), 5, 1)


def _check_button(problems: ValidationErrors, path: str, button: Json) -> None:
    problems.length(f"{path}.label", button.get("label"), 80)
    problems.length(f"{path}.url", button.get("url"), MAX_URL)
    style = button.get("style")
    if not (button.get("label") or button.get("emoji") or style == PREMIUM_STYLE):
        problems.add(path, "BUTTON_COMPONENT_REQUIRES_LABEL_OR_EMOJI", "A button needs a label or an emoji")
    needed = {LINK_STYLE: "url", PREMIUM_STYLE: "sku_id"}.get(style or 1, "custom_id")
    if not button.get(needed):
        problems.add(f"{path}.{needed}", "BASE_TYPE_REQUIRED", "This field is required")


def _check_select(problems: ValidationErrors, path: str, select: Json) -> None:
    problems.length(f"{path}.placeholder", select.get("placeholder"), 150)
    if select["type"] == parts.STRING_SELECT:
        _check_options(problems, path, select, least=1, limit=25)
    least, most = select.get("min_values"), select.get("max_values")
    if (1 if least is None else least) > (1 if most is None else most):
        problems.add(f"{path}.min_values", "BASE_TYPE_MAX", "min_values must not be greater than max_values")


def _check_options(problems: ValidationErrors, path: str, holder: Json, least: int, limit: int) -> None:
    options: list[Json] = many(holder, "options")
    problems.count(f"{path}.options", len(options), limit, least)
    seen: set[str] = set()
    for index, option in enumerate(options):
        here = f"{path}.options.{index}"
        problems.length(f"{here}.label", option.get("label"), 100, 1)
        problems.length(f"{here}.value", option.get("value"), 100, 1)
        problems.length(f"{here}.description", option.get("description"), 100)
        if option.get("value") in seen:
            problems.add(f"{here}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The value is already used")
        seen.add(str(option.get("value")))
    if (holder.get("max_values") or 1) > max(1, len(options)):
        problems.add(f"{path}.max_values", "BASE_TYPE_MAX", "More values are asked for than options given")


def _check_embeds(problems: ValidationErrors, embeds: list[Json]) -> None:
    problems.count("embeds", len(embeds), 10)
    total = 0
    for index, embed in enumerate(embeds):
        here = f"embeds.{index}"
        author, footer = one(embed, "author"), one(embed, "footer")
        limits = [
            (f"{here}.title", embed.get("title"), 256),
            (f"{here}.description", embed.get("description"), 4096),
            (f"{here}.author.name", author.get("name"), 256),
            (f"{here}.footer.text", footer.get("text"), 2048),
        ]
        fields: list[Json] = many(embed, "fields")
        problems.count(f"{here}.fields", len(fields), 25)
        for number, field in enumerate(fields):
            limits.append((f"{here}.fields.{number}.name", field.get("name"), 256))
            limits.append((f"{here}.fields.{number}.value", field.get("value"), 1024))
        for path, value, most in limits:
            problems.length(path, value, most)
            total += len(value or "")
    if total > 6000:
        problems.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")
