"""Every drawing there is, by the file it becomes, less its ending."""

from collections.abc import Iterator

from bot.render.assets import BACK, OTHER_LETTERS, card_name, letter, suit_name, two_coloured
from bot.rules.cards import DECKS
from tools.art import cards, tiles
from tools.art.suits import FRENCH, GERMAN, TWO_COLOUR, Suit

SUITS = {"german": GERMAN, "french": FRENCH}
LOCALES = sorted({"en", *(locale for decks in OTHER_LETTERS.values() for locale in decks)})


def in_languages(deck: str) -> set[str]:
    """Return the names of the cards that a language has; a dialect's differ from them in a letter alone."""
    languages = [locale for locale in LOCALES if "-" not in locale]
    return {BACK} | {card_name(deck, code, locale) for code in DECKS[deck].codes for locale in languages}


def faces() -> dict[str, str]:
    """Return the SVG of every face."""
    drawn = {f"faces/{name}": _face(code, suit, index) for name, code, suit, index in _all()}
    return drawn | {f"faces/{deck}/{BACK}": cards.back(deck) for deck in DECKS}


def small() -> dict[str, str]:
    """Return the SVG of every tile."""
    drawn = {f"tiles/{name}": _tile(code, suit, index) for name, code, suit, index in _all()}
    suits = {
        f"tiles/{deck}/{suit_name(code)}": tiles.suit(looks)
        for deck, packs in SUITS.items()
        for code, looks in packs.items()
    }
    return drawn | suits | {f"tiles/{deck}/{BACK}": tiles.back(deck) for deck in DECKS}


def _all() -> Iterator[tuple[str, str, Suit | None, str]]:
    """Yield name, code, suit (none for jokers and the Weli) and index of every face and tile."""
    seen: set[str] = set()
    for deck in DECKS.values():
        for locale in LOCALES:
            for code in deck.codes:
                name = card_name(deck.name, code, locale)
                if f"{deck.name}/{name}" in seen:
                    continue
                seen.add(f"{deck.name}/{name}")
                index = letter(deck.name, code, locale)
                yield f"{deck.name}/{name}", code, SUITS[deck.name].get(code[1:]), index
                if two_coloured(deck.name, code):
                    yield f"{deck.name}-two/{name}", code, TWO_COLOUR[code[1:]], index


def _face(code: str, suit: Suit | None, index: str) -> str:
    """Return the SVG of a whole card; without a suit it is the Weli or a joker."""
    if suit:
        return cards.suited(suit, code[0], code[1], index)
    return cards.weli(index) if code == "W" else cards.joker(big=code == "BJ")


def _tile(code: str, suit: Suit | None, index: str) -> str:
    """Return the SVG of a card's tile; without a suit it is the Weli or a joker."""
    if suit:
        return tiles.suited(suit, index)
    return tiles.weli(index) if code == "W" else tiles.joker(big=code == "BJ")
