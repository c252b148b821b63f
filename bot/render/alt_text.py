"""The alt texts of images."""

from collections.abc import Sequence

from bot.render.card_images import CardOrderRow, TrickCard
from bot.render.card_text import CardFormatter
from bot.render.charts import Bar
from bot.render.panel_text import PanelFormatter, Translate
from bot.render.slate_image import MAX_ROWS, SlateColumn
from bot.rules.panel import CardFace
from bot.rules.slate import Row, SlateScore

MAX_LENGTH = 1024
"""Discord's limit for an alt text, in characters."""


class AltTexts:
    """Alt texts in one language."""

    def __init__(self, say: Translate) -> None:
        self._say = say
        self._faces = CardFormatter(say)
        self._list = PanelFormatter(say, str, self._faces.name).listed

    def trick(self, plays: Sequence[TrickCard]) -> str:
        """Return a trick in words: the players with their cards, and the winner so far."""
        texts = [
            self._say("alt-play-winning" if play.winning else "alt-play", name=play.name, card=self._name(play.face))
            for play in plays
        ]
        return self._clipped(self._say("alt-trick", plays=self._list(texts)))

    def order(self, ranks: Sequence[CardOrderRow]) -> str:
        """Return the order of cards in words."""
        rows = [self._say("alt-order", cards=self._cards(row.faces)) for row in ranks]
        named = [
            self._say("labelled", label=row.label, text=text) if row.label else text
            for row, text in zip(ranks, rows, strict=True)
        ]
        return self._clipped("\n".join(named))

    def hands(self, ranks: Sequence[CardOrderRow]) -> str:
        """Return all hands in words, a line each."""
        return self._clipped(
            "\n".join(self._say("labelled", label=row.label, text=self._faces.names(row.faces)) for row in ranks)
        )

    def slate(self, columns: Sequence[SlateColumn], rows: Sequence[Row]) -> str:
        """Return a score sheet in words, a line per player; if it is too long, the newest deals."""
        for last in range(min(len(rows), MAX_ROWS), 0, -1):
            text = self._slate(columns, rows, last)
            if len(text) <= MAX_LENGTH:
                return text
        return self._clipped(self._slate(columns, rows, 0))

    def _slate(self, columns: Sequence[SlateColumn], rows: Sequence[Row], last: int) -> str:
        whole = last == len(rows)
        lines = [self._say("alt-slate" if whole else "alt-slate-last", count=len(rows), last=last)]
        for number, column in enumerate(columns):
            scores = [self._score(row[number]) for row in rows[len(rows) - last :] if number < len(row)]
            marks = column.foot or self._say("alt-marks", crosses=column.crosses, losses=column.losses)
            text = ", ".join([*filter(None, scores), marks])
            lines.append(self._say("labelled", label=column.name, text=text))
        return "\n".join(lines)

    def chart(self, lines: Sequence[tuple[str, Sequence[int]]]) -> str:
        """Return the scores of a chart in words: the last values, the highest first."""
        deals = max((len(values) for _, values in lines), default=1) - 1
        best = sorted(lines, key=lambda line: line[1][-1], reverse=True)
        texts = [self._say("alt-score", name=name, points=values[-1]) for name, values in best]
        return self._clipped(self._say("alt-chart", count=deals, scores=self._list(texts)))

    def bars(self, title: str, rows: Sequence[Bar]) -> str:
        """Return a bar chart in words: its title, and the name and value of every bar."""
        values = [self._say("alt-bar", name=row.name, value=row.text) for row in rows]
        return self._clipped(self._say("alt-bars", title=title, values=", ".join(values)))

    def course(self, title: str, lines: Sequence[tuple[str, Sequence[int]]]) -> str:
        """Return values over time in words: the first, last, lowest and highest value of each line."""
        texts = [
            self._say(
                "alt-course",
                name=name,
                first=_ungrouped(values[0]),
                last=_ungrouped(values[-1]),
                count=len(values) - 1,
                low=_ungrouped(min(values)),
                high=_ungrouped(max(values)),
            )
            for name, values in lines
        ]
        return self._clipped("\n".join([title, *texts]))

    def _name(self, face: CardFace) -> str:
        name = self._faces.name(face)
        return self._say("card-faded", card=name) if face.faded else name

    def _cards(self, faces: Sequence[CardFace]) -> str:
        return ", ".join(map(self._name, faces))

    def _score(self, score: SlateScore | None) -> str:
        if score is None:
            return ""
        return (
            self._say("alt-struck", points=score.points) if score.struck else self._say("number", number=score.points)
        )

    @staticmethod
    def _clipped(text: str) -> str:
        return text if len(text) <= MAX_LENGTH else text[: MAX_LENGTH - 1] + "…"


def _ungrouped(number: int) -> str:
    """Return a number with a true minus and no separator: ratings are written without one."""
    return str(number).replace("-", "\N{MINUS SIGN}")
