"""Request the image of a table: fill names and texts into the game's scene."""

from collections.abc import Sequence

from bot.games import find_game
from bot.i18n import Translations
from bot.render import CardFormatter, PanelFormatter
from bot.render.table import ChipModel, PileModel, SeatModel, TableImageModel
from bot.render.table import table as draw_table
from bot.rules.frozen import frozen
from bot.rules.game import AnyGame
from bot.rules.panel import CardFace, Panel
from bot.rules.scene import Chip, Scene, SeatScene
from bot.tables import CurrentGame, Table
from bot.ui.layout.discord_limits import MAX_ALT_TEXT, clip
from bot.ui.layout.player_names import PlayerNames
from bot.ui.layout.slots import Reader
from bot.ui.message_view import ImageRequest


@frozen
class TablePicture:
    """A table to be drawn; `unnamed`: the seats whose numbers replace their names."""

    sketch: ImageRequest
    cloth: TableImageModel
    scene: Scene
    unnamed: tuple[int, ...]


def table_picture(
    table: Table, game: CurrentGame, panel: Panel, own: Translations, reader: Reader, *, live: bool
) -> TablePicture:
    """Return what the image of a table shows.

    Args:
        live: False: the final state of a deal, in which no user's turn it is.
    """
    scene, names = find_game(table.game).scene(game.view), reader.names
    waiting = game.waiting_for if live and table.status == "playing" else ()
    plain = {seat: names.drawn(seat) for seat in range(len(table.seats))}
    unnamed = tuple(seat for seat, name in plain.items() if not name)
    people = tuple(
        PictureSeat(name, machine=table.seats[seat].present is None, turn=seat in waiting)
        for seat, name in plain.items()
    )
    cloth = cloth_of(find_game(table.game), scene, people, own)

    def alt() -> str:
        return clip("\n".join(reader.drawer.aloud.lines(panel)), MAX_ALT_TEXT)

    stage = (game.number, game.deal, scene.tricks, live, table.status)
    sketch = ImageRequest(draw_table, (cloth,), (("locale", own.locale),), alt, stage)
    return TablePicture(sketch, cloth, scene, unnamed)


@frozen
class PictureSeat:
    """The player at one seat of the image.

    Args:
        name: as an image can show it; "": the number of the seat replaces it.
    """

    name: str
    machine: bool = False
    turn: bool = False
    hand: tuple[CardFace, ...] = ()


def cloth_of(game: AnyGame, scene: Scene, people: Sequence[PictureSeat], own: Translations) -> TableImageModel:
    """Return a scene with all words put in, as the image shows it."""
    shown = {seat: person.name or str(seat + 1) for seat, person in enumerate(people)}
    speech = PanelFormatter(own, shown.__getitem__, CardFormatter(own).name, ", ")
    bets = tuple(
        ChipModel(speech.text(chip.label), chip.kind, chip.worth, chip.seats, _whose(chip, shown), chip.stand)
        for chip in scene.chips
    )
    return TableImageModel(
        game.deck.name,
        tuple(_seated(scene, seat, person, shown[seat], speech) for seat, person in enumerate(people)),
        scene.trick,
        scene.winner,
        scene.taken,
        tuple(str(speech.param(line)) for line in scene.contract),
        bets,
        tuple(PileModel(pile.cards, speech.text(pile.label) if pile.label else "") for pile in scene.piles),
        own("picture-dealer"),
    )


def _seated(scene: Scene, seat: int, person: PictureSeat, name: str, speech: PanelFormatter) -> SeatModel:
    place = scene.places[seat] if seat < len(scene.places) else SeatScene()
    return SeatModel(
        name,
        points="" if place.points is None else speech.alone(place.points),
        gained=_gained(place, speech),
        provisional=place.provisional,
        struck=place.struck,
        books=place.books,
        cards=0 if person.hand else place.cards,
        shown=place.shown,
        hand=person.hand,
        said=speech.text(place.said) if place.said else "",
        side=place.side,
        turn=person.turn,
        dealer=seat == scene.dealer,
        took=seat == scene.took,
        machine=person.machine,
        out=place.out,
    )


def _whose(chip: Chip, shown: dict[int, str]) -> str:
    return " – ".join(dict.fromkeys(shown[seat] for seat in chip.seats))


def _gained(place: SeatScene, speech: PanelFormatter) -> str:
    """Return points won or lost, with their sign, as numbers are written everywhere else; nothing for none."""
    if not place.gained:
        return ""
    gained = speech.say("gain", number=place.gained) if place.gained > 0 else speech.alone(place.gained)
    return f"({gained})" if place.provisional else gained


def who_is_who(picture: TablePicture, words: Translations, names: PlayerNames) -> str:
    """Return in full the names that numbers replace in the image."""
    pairs = [words("picture-name", mark=str(seat + 1), name=names.text(seat)) for seat in picture.unnamed]
    return words("picture-names", names=words("column").join(pairs))
