"""Describe the image of a table in few words, for messages without images."""

from collections.abc import Iterator

from bot.i18n import Translations
from bot.rules import panel as p
from bot.rules.scene import Chip, Scene
from bot.ui.layout.panel_renderer import PanelRenderer
from bot.ui.layout.reading_limits import words_in

WHOLE, BRIEF, BRIEFER, TRICK, BARE = range(5)
"""Levels of detail: all, no earlier cards, no names of bettors, contract, bets and trick alone, or no bets either."""


def fitting_lines(scene: Scene, own: Translations, drawer: PanelRenderer, limit: int, *, trick: bool) -> list[str]:
    """Return the table in at most this many words: earlier tricks are dropped first, then names, then points.

    Args:
        trick: whether the trick on the table is kept in any case.
    """
    for level in range(BARE):
        lines = list(scene_lines(scene, own, drawer, level))
        if words_in(*lines) <= limit:
            return lines
    return list(scene_lines(scene, own, drawer, BARE)) if trick else []


def scene_lines(scene: Scene, own: Translations, drawer: PanelRenderer, level: int = WHOLE) -> Iterator[str]:
    """Yield the contents of a table's image: contract, bets, other cards, then a line for each seat."""
    speech, column = drawer.speech, own("column")
    if scene.contract:
        yield column.join(str(speech.param(part)) for part in scene.contract)
    if scene.chips and level < BARE:
        yield column.join(_chip(chip, own, drawer, names=level < BRIEFER) for chip in scene.chips)
    for pile in scene.piles if level < TRICK else ():
        cards = speech.cards(map(speech.card, pile.cards))
        yield own("labelled", label=speech.text(pile.label), text=cards) if pile.label else cards
    played = dict(scene.trick)
    order = [seat for seat, _ in scene.trick]
    if level < TRICK:
        order += [seat for seat in range(len(scene.places)) if seat not in played]
    for seat in order:
        yield column.join(_seat(scene, seat, own, drawer, level))


def _chip(chip: Chip, own: Translations, drawer: PanelRenderer, *, names: bool) -> str:
    """Return a figure that was bet: its name, its worth, and who stands for it."""
    if not names:
        return f"{drawer.speech.text(chip.label)} {own('number', number=chip.worth)}"
    players = " – ".join(dict.fromkeys(map(drawer.speech.name, chip.seats)))
    return f"{drawer.speech.text(chip.label)} {own('number', number=chip.worth)} ({players})"


def _seat(scene: Scene, seat: int, own: Translations, drawer: PanelRenderer, level: int) -> Iterator[str]:
    """Yield what is at a seat: the card in the trick first, then points, tricks, calls and earlier cards."""
    speech, place = drawer.speech, scene.places[seat]
    face: p.CardFace | None = dict(scene.trick).get(seat)
    name = speech.name(seat)
    if face is not None:
        card = drawer.faces.short(face) if level >= TRICK else speech.card(face)
        line = own("trick-winning" if seat == scene.winner else "trick-play", name=name, card=card)
        yield f"**{line}**" if seat == scene.winner else line
    else:
        yield name
    if place.points is not None and level < TRICK:
        points = own("number", number=place.points)
        points = f"~~{points}~~" if place.struck else points
        gained = own("gain", number=place.gained) if place.gained > 0 else own("number", number=place.gained)
        yield f"{points} ({gained})" if place.gained and place.provisional else points
        if place.gained and not place.provisional:
            yield gained
    if place.books and level < TRICK:
        yield own("scene-taken", count=place.books)
    if place.said is not None and face is None and level < TRICK:
        yield speech.text(place.said)
    if place.shown and level == WHOLE:
        yield speech.cards(map(speech.card, place.shown))
    if place.out:
        yield own("scene-out")
