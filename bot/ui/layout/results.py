"""Draw the end of a deal or a game: its slate, or the reason for having no result."""

from collections.abc import Sequence

from bot.i18n import Translations
from bot.rules.scene import Scene
from bot.tables import Seat, Table
from bot.ui.layout.message import MessageBuilder
from bot.ui.layout.panel_renderer import PanelRenderer
from bot.ui.layout.player_names import PlayerNames
from bot.ui.layout.reading_limits import words_in
from bot.ui.layout.slate import legend, slate_columns, slate_marks, slate_of, tally
from bot.ui.layout.slate_pictures import numbers, slate_sketch
from bot.ui.layout.slots import TABLE_HEADLINE, Reader, Slots
from bot.ui.message_view import ImageAttachment

MAX_LENGTH = 1000


def without_result(table: Table, after: Table | None, reader: Reader, slots: Slots) -> str:
    """Return why a game ended without a result, in one sentence; "" if it has one or goes on.

    Args:
        after: the table after the last change, which may have ended the game; None: it is the same.
    """
    now, words, names = after or table, reader.words, reader.names
    if table.status == "playing" and now.status == "lobby":
        if not now.enders:
            return words("ended-by-consent")
        lost = [names.name_of(Seat(user)) for user in now.enders]
        return words("ended-behind-back", names=reader.drawer.speech.listed(lost), count=len(lost))
    if any(end.number == table.current_game.number for end in now.past) if table.current_game else True:
        return ""
    if now.status == "closed":
        return words("game-closed", why=now.closed_by)
    return next(slots.fill(TABLE_HEADLINE, now, reader), "") if now.status == "over" else ""


def score_line(scene: Scene, words: Translations, drawer: PanelRenderer) -> str:
    """Return the scores in one line, the best first and partners together; "" if the game has none."""
    found: dict[int, tuple[int, list[str]]] = {}
    for seat, place in enumerate(scene.places):
        if place.points is not None:
            key = -1 - seat if place.side is None else place.side
            found.setdefault(key, (place.points, []))[1].append(drawer.speech.name(seat))
    best = sorted(found.values(), key=lambda score: -score[0])
    said = [f"{' & '.join(named)} {words('number', number=points)}" for points, named in best]
    return words("scores-line", scores=words("column").join(said)) if said else ""


def result(
    message: MessageBuilder,
    table: Table,
    words: Translations,
    names: PlayerNames,
    pictures: Sequence[ImageAttachment],
    room: int,
    *,
    pictured: bool,
    scores: str,
) -> list[str]:
    """Add for whom others have played in the last game of the table, and the slate; return what its marks mean.

    Args:
        scores: the final scores in one line, for a message without room for the slate.
    """
    end = table.past[-1]
    if end.away:
        away = names.joined([names.text(seat) for seat in sorted(end.away)])
        message.text([f"-# {words('result-away', names=away, count=len(end.away))}"])
    played = slate_of(table)
    sketch = slate_sketch(played, words, names) if pictured else None
    if sketch and message.hang(sketch, pictures):
        message.text([*(f"-# {line}" for line in tally(played, words, names)), *numbers(played, names)])
        return [line.removeprefix("-# ") for line in legend(played, words)]
    lines = slate_marks(played, words, names)
    marks = [words("column").join(line for line in lines if not line.startswith("-#"))]
    columns = slate_columns(played, played.slates[-1], words, names)
    meaning = [line.removeprefix("-# ") for line in legend(played, words)]
    for lines in ([*marks, *columns], columns, [scores, *marks]):
        if words_in(*lines, *meaning) <= room:
            message.text(lines, limit=MAX_LENGTH)
            return meaning
    message.text([scores] if scores else [])
    return []
