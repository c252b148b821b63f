"""Message components: traversal, and their form in Discord's responses."""

from collections.abc import Callable, Iterator
from typing import Final

from bot.sandbox.json_helpers import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23
SELECTS: Final = frozenset((STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT))
V2_FLAG: Final = 1 << 15

Media = Callable[[str], Json]
"""Turns a URL of a request (attachment://name too) into an unfurled media item."""


def children(component: Json) -> Iterator[tuple[str, Json]]:
    """Yield the direct children of a component, each with its path below it."""
    for index, child in enumerate(component.get("components") or ()):
        yield f"components.{index}", child
    for key in ("accessory", "component"):
        if key in component:
            yield key, component[key]


def walk(components: list[Json], base: str = "components") -> Iterator[tuple[str, Json]]:
    """Yield every component at any depth, in reading order, each with its dotted path."""
    for index, component in enumerate(components):
        yield from _walk_one(f"{base}.{index}", component)


def _walk_one(path: str, component: Json) -> Iterator[tuple[str, Json]]:
    yield path, component
    for step, child in children(component):
        yield from _walk_one(f"{path}.{step}", child)


def each(components: list[Json]) -> list[Json]:
    """Return every component at any depth, quickly: without paths and in no fixed order."""
    found = list(components)
    for component in found:  # grows while it is walked
        found += component.get("components") or ()
        for key in ("accessory", "component"):
            if key in component:
                found.append(component[key])
    return found


def find(components: list[Json], custom_id: str) -> Json | None:
    """Return the component with this custom_id."""
    for component in each(components):
        if component.get("custom_id") == custom_id:
            return component
    return None


def texts(components: list[Json]) -> Iterator[str]:
    """Yield the contents of all text displays."""
    for _, component in walk(components):
        if component["type"] == TEXT:
            yield component["content"]


class ComponentNormalizer:
    """Brings the components of one message into the form of an answer: ids, defaults, resolved media."""

    def __init__(self, media: Media) -> None:
        self._media = media
        self._next_id = 0
        self._taken: set[int] = set()

    def __call__(self, components: list[Json]) -> list[Json]:
        """Return the normal form of a request's component list."""
        self._taken = {c["id"] for c in each(components) if c.get("id")}
        return [self._one(component) for component in components]

    def _one(self, source: Json) -> Json:
        shape = {key: value for key, value in _filled(source).items() if key != "id"}
        shape["id"] = source.get("id") or self._free_id()
        kind = source["type"]
        if "components" in shape:
            shape["components"] = [self._one(child) for child in shape["components"]]
        for key in ("accessory", "component"):
            if key in shape:
                shape[key] = self._one(shape[key])
        if "options" in shape:
            shape["options"] = [_filled(option) for option in shape["options"]]
        if kind in SELECTS:
            shape.setdefault("min_values", 1)
            shape.setdefault("max_values", 1)
        elif kind == CONTAINER:
            shape.setdefault("accent_color", None)
            shape.setdefault("spoiler", False)
        elif kind == SEPARATOR:
            shape.setdefault("divider", True)
            shape.setdefault("spacing", 1)
        elif kind == THUMBNAIL:
            shape["media"] = self._shown(shape["media"]["url"])
            _describe(shape)
        elif kind == GALLERY:
            shape["items"] = [self._gallery_item(item) for item in shape["items"]]
        elif kind == FILE:
            shape["file"] = self._media(shape["file"]["url"])
            shape["name"] = shape["file"]["url"].rsplit("/", 1)[-1]
            shape["size"] = shape["file"].pop("size", None)
            shape.setdefault("spoiler", False)
        return shape

    def _gallery_item(self, source: Json) -> Json:
        item = {"media": self._shown(source["media"]["url"]), "spoiler": source.get("spoiler", False)}
        return _describe(item | {"description": source.get("description")})

    def _shown(self, url: str) -> Json:
        item = self._media(url)
        item.pop("size", None)  # only a file component has it
        return item

    def _free_id(self) -> int:
        self._next_id += 1
        while self._next_id in self._taken:
            self._next_id += 1
        return self._next_id


def _filled(source: Json) -> Json:
    """Return an object without its nulls, including those of its emoji, whose id becomes text, as on Discord."""
    shape = {key: value for key, value in source.items() if value is not None}
    if "emoji" in shape:
        emoji = {key: value for key, value in shape["emoji"].items() if value is not None}
        shape["emoji"] = emoji | ({"id": str(emoji["id"])} if "id" in emoji else {})
    return shape


def _describe(shape: Json) -> Json:
    shape.setdefault("description", None)
    shape.setdefault("spoiler", False)
    return shape
