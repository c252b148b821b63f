"""The application's emojis: cards as small images once they are uploaded; until then, text.

discord.py doesn't cache them. They are synced once at the start in the background; a hash of the image in the name
shows whether it is the right one.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import sha256
from typing import Protocol

from discord import Emoji, PartialEmoji

from bot.render import SIGNS, assets
from bot.rules.panel import CardFace, SuitSign

HASH_DIGITS = 8


UNICODE = {
    f"{deck}_{assets.suit_name(code)}".replace("-", "_"): sign
    for deck, signs in SIGNS.items()
    for code, sign in signs.items()
}
"""Unicode emojis by the names of our suits' emojis, without their hashes."""


class EmojiStore(Protocol):
    """The store of an application's emojis; a discord.py client is one."""

    async def fetch_application_emojis(self) -> list[Emoji]:
        """Return all emojis of the application, others' than the cards' too; raises discord.HTTPException."""
        ...

    async def create_application_emoji(self, *, name: str, image: bytes) -> Emoji:
        """Upload one, PNG of 256 KiB at most; raises discord.HTTPException."""
        ...


class CardEmojis:
    """Maps cards to emojis, and uploads the missing ones."""

    def __init__(self, pictures: Mapping[str, bytes]) -> None:
        self._wanted = {hashed_name(name, data): (name, data) for name, data in pictures.items()}
        self._known: dict[str, PartialEmoji] = {}
        self._texts: dict[str, str] = {}
        self.version = 0

    def get(self, face: CardFace, locale: str = "en") -> PartialEmoji | None:
        """Return the emoji of a card with the index letters of a language, or None while there is none."""
        return self._known.get(_named(face.deck, face.code, locale))

    def text(self, face: CardFace, locale: str = "en") -> str:
        """Return a card's emoji as Markdown, "" while it isn't uploaded."""
        return self._texts.get(_named(face.deck, face.code, locale), "")

    def suit(self, sign: SuitSign) -> PartialEmoji | None:
        """Return the emoji of a suit alone, or None while there is none."""
        return self._known.get(_suit_named(sign.deck, sign.code))

    @property
    def names(self) -> frozenset[str]:
        """The names of all images wanted, each with the hash of its image."""
        return frozenset(self._wanted)

    @property
    def ready(self) -> bool:
        """Whether every card has its emoji."""
        return bool(self._wanted) and len(self._known) == len(self._wanted)

    @property
    def complete(self) -> bool:
        """Whether nothing that is wanted is missing."""
        return len(self._known) == len(self._wanted)

    async def sync(self, store: EmojiStore, *, change: bool = True) -> None:
        """Upload missing emojis, delete outdated ones, and cache the ids.

        Args:
            change: whether that is this process's part; else it learns what another one has done.

        Raises:
            discord.HTTPException: Discord refuses; what is known so far is used.
        """
        if not self._wanted:
            return
        there = {emoji.name: emoji for emoji in await store.fetch_application_emojis()}
        for base, emoji in [*self._known.items()]:
            if emoji.name not in there:
                del self._known[base], self._texts[base]
                self.version += 1
        # Existing ones are used at once, before the missing ones are uploaded.
        for name, (base, _) in self._wanted.items():
            if name in there:
                self._learn(base, PartialEmoji(name=name, id=there[name].id))
        if not change:
            return
        for name, (base, data) in self._wanted.items():
            if name not in there:
                emoji = await store.create_application_emoji(name=name, image=data)
                self._learn(base, PartialEmoji(name=name, id=emoji.id))
        for emoji in outdated(there.values(), self._wanted):
            await emoji.delete()

    def _learn(self, base: str, emoji: PartialEmoji) -> None:
        if self._known.get(base) != emoji:
            self.version += 1
        self._known[base], self._texts[base] = emoji, str(emoji)


def card_pictures() -> dict[str, bytes]:
    """Return the tiles of all cards, with every language's letters, of backs and of suits, by their names."""
    return {name.replace("/", "_").replace("-", "_"): data for name, data in assets.tiles()}


@cache
def _named(deck: str, code: str, locale: str) -> str:
    return f"{deck}_{assets.card_name(deck, code, locale)}".replace("-", "_")


@cache
def _suit_named(deck: str, suit: str) -> str:
    return f"{deck}_{assets.suit_name(suit)}".replace("-", "_")


def unicode_of(name: str) -> str | None:
    """Return the Unicode emoji of a suit's emoji, by its name; None for a card's."""
    return UNICODE.get(name[: -HASH_DIGITS - 1])


def hashed_name(name: str, data: bytes) -> str:
    """Return a name that changes with the image, 2 to 32 letters, digits and underscores."""
    return f"{name}_{sha256(data).hexdigest()[:HASH_DIGITS]}"


def outdated(there: Iterable[Emoji], wanted: Mapping[str, object]) -> list[Emoji]:
    """Return the emojis of earlier images of the same cards; others' emojis are left alone."""
    bases = {name[: -HASH_DIGITS - 1] for name in wanted}
    return [emoji for emoji in there if emoji.name not in wanted and emoji.name[: -HASH_DIGITS - 1] in bases]
