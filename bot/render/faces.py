"""Cards as text: a short form with the suit's sign ("A❤️") and the full name ("ace of hearts")."""

from collections.abc import Callable

from bot.rules.panel import Face

SIGNS = {
    "german": {"h": "❤️", "l": "🍃", "b": "🔔", "a": "🌰"},
    "french": {"s": "♠️", "h": "♥️", "d": "♦️", "c": "♣️"},
}
# Cards of no suit: the Weli is printed on the six of bells.
EXTRA_SIGNS = {"W": "🔔", "BJ": "🃏", "LJ": "🃏"}


class Faces:
    """Cards in the words of one language.

    Args:
        say: looks up a message of the catalogs; letters and names come from there.
    """

    def __init__(self, say: Callable[..., str]) -> None:
        self._say = say
        self._short: dict[tuple[str, str], str] = {}

    def short(self, face: Face) -> str:
        """Return letter and sign; a wild card with its name, a faded card in brackets, a hidden one as a back."""
        if not face.code:
            return self._say("card-back")
        text = self._code(face.deck, face.code)
        if face.as_code:
            text = self._say("card-named", card=text, named=self._code(face.deck, face.as_code))
        return self._say("card-faded", card=text) if face.faded else text

    def name(self, face: Face) -> str:
        """Return the card's name, as read aloud."""
        if not face.code:
            return self._say("card-back-name")
        text = self._say(f"card-{face.deck}-{face.code}")
        if face.as_code:
            text = self._say("card-named-name", card=text, named=self._say(f"card-{face.deck}-{face.as_code}"))
        return text

    def full(self, face: Face) -> str:
        """Return the short form and the name, for lists to choose from."""
        return self._say("card-full", short=self.short(face), name=self.name(face)) if face.code else self.name(face)

    def _code(self, deck: str, code: str) -> str:
        """Return the short form of a bare code."""
        known = self._short.get((deck, code))
        if known is None:
            extra = EXTRA_SIGNS.get(code)
            index = self._say(f"index-{deck}-{code}" if extra else f"index-{deck}-{code[0]}")
            known = self._short[deck, code] = index + (extra or SIGNS[deck][code[1]])
        return known
