"""Names of cards, figures, suits and seats for panels, messages and errors."""

from bot.games.bieten.actions import Play
from bot.games.bieten.cards import FIGURES
from bot.rules.cards import GERMAN
from bot.rules.panel import CardFace, CardFaceFactory, LocalizedText, localized

_DRAWN = CardFaceFactory(GERMAN)
face, faces, faces_in = _DRAWN.face, _DRAWN.faces, _DRAWN.faces_in

FIGURE_KEYS = ("figure-red", "figure-green", "figure-gleich", "figure-hanger", "figure-game")
_SUIT_KEYS = ("suit-german-h", "suit-german-l", "suit-german-b", "suit-german-a")


def played(play: Play, *, faded: bool = False) -> CardFace:
    """Return a played card to be drawn, a wild one with its name."""
    as_code = "" if play.named is None else GERMAN.codes[play.named]
    return CardFace(GERMAN.name, GERMAN.codes[play.card], as_code, faded)


def figure_name(figure: int) -> LocalizedText:
    """Return the name of a figure."""
    return localized(FIGURE_KEYS[figure])


def claimed(figure: int) -> LocalizedText:
    """Return a figure in the words of a bet or raise; some languages add an article ("das Gleich")."""
    return localized("figure-claimed", figure=FIGURES[figure])


def raised(figure: int) -> LocalizedText:
    """Return a figure in the words of a raise to three; some languages add a preposition ("fürs Gleich")."""
    return localized("figure-raised", figure=FIGURES[figure])


def suit_name(suit: int) -> LocalizedText:
    """Return the name of a suit."""
    return localized(_SUIT_KEYS[suit])
