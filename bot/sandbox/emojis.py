"""The application's emojis: names, images and Discord's limits."""

import base64
import binascii
import re
from typing import Final

from bot.sandbox import serializers
from bot.sandbox.errors import ApiError, invalid_form, unknown
from bot.sandbox.json_helpers import Json
from bot.sandbox.world import StoredFile, World

MAX_EMOJIS: Final = 2000
MAX_SIZE: Final = 256 * 1024
_NAME: Final = re.compile(r"\w{2,32}", re.ASCII)
_DATA_URI: Final = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)


class ApplicationEmojis:
    """The application emojis by id, in the order of their creation."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._shapes: dict[str, Json] = {}
        self._files: dict[str, StoredFile] = {}

    def all(self) -> list[Json]:
        """Return all emoji objects."""
        return list(self._shapes.values())

    def get(self, emoji_id: str) -> Json:
        """Return one emoji, or raise ApiError 10014."""
        try:
            return self._shapes[emoji_id]
        except KeyError:
            raise unknown("emoji") from None

    def image(self, emoji_id: str) -> StoredFile | None:
        """Return the image of an emoji."""
        return self._files.get(emoji_id)

    def create(self, name: str, image: str) -> Json:
        """Add an emoji from a data URI, or raise ApiError 50035, 30008, 50138."""
        self._check_name(name)
        match = _DATA_URI.fullmatch(image)
        if match is None:
            raise invalid_form([("image", "IMAGE_INVALID", "Invalid image data")])
        if len(self._shapes) >= MAX_EMOJIS:
            raise ApiError(400, 30008, f"Maximum number of emojis reached ({MAX_EMOJIS})")
        try:
            content = base64.b64decode(match[2], validate=True)
        except binascii.Error:
            raise invalid_form([("image", "IMAGE_INVALID", "Invalid image data")]) from None
        if len(content) > MAX_SIZE:
            raise ApiError(400, 50138, "Failed to resize asset below the minimum size: 262144")
        emoji_id = self._world.next_id()
        self._files[emoji_id] = StoredFile(name, match[1], content)
        self._shapes[emoji_id] = {
            "id": emoji_id,
            "name": name,
            "user": serializers.user(self._world.bot),
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": match[1] == "image/gif",
            "available": True,
        }
        return self._shapes[emoji_id]

    def rename(self, emoji_id: str, name: str) -> Json:
        """Give an emoji another name."""
        shape = self.get(emoji_id)
        if shape["name"] != name:
            self._check_name(name)
        shape["name"] = name
        return shape

    def delete(self, emoji_id: str) -> None:
        """Remove an emoji."""
        self.get(emoji_id)
        del self._shapes[emoji_id], self._files[emoji_id]

    def _check_name(self, name: str) -> None:
        if not _NAME.fullmatch(name):
            sentence = "Must be between 2 and 32 letters, digits or underscores."
            raise invalid_form([("name", "BASE_TYPE_BAD_LENGTH", sentence)])
        if any(shape["name"] == name for shape in self._shapes.values()):
            raise invalid_form([("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name exists")])
